import Highcharts from 'highcharts';
import 'highcharts/highcharts-more';
import { HighchartsReact } from 'highcharts-react-official';
import { useMemo } from 'react';
import { chartOptions, type ChartDrawn, type ChartWords } from './chartOptions.ts';

export interface ChartDrawingProps {
  drawn: ChartDrawn;
  words: ChartWords;
  /** Accessible description of the drawing. */
  label: string;
}

/** Redraw, take series and axes away that are gone, and move nothing. */
const UPDATE: [boolean, boolean, boolean] = [true, true, false];
/** The picture is told by its sentence; its parts are nothing to hear. */
const HIDDEN = { 'aria-hidden': true };

/** The part of a chart that Highcharts draws; fetched when the first one is on screen. */
export function ChartDrawing({ drawn, words, label }: ChartDrawingProps) {
  const options = useMemo(() => chartOptions(drawn, words), [drawn, words]);
  return (
    <div className="chart__drawing" role="img" aria-label={label}>
      <HighchartsReact
        highcharts={Highcharts}
        options={options}
        updateArgs={UPDATE}
        containerProps={HIDDEN}
      />
    </div>
  );
}
