import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Highcharts, { type Chart as DrawnChart } from 'highcharts';
import i18next from 'i18next';
import { createFormat } from '../../../web/time/format.ts';
import { Chart } from '../../../web/ui/chart/Chart.tsx';
import {
  bandPoints,
  chartOptions,
  linePoints,
  pointWords,
  type ChartDrawn,
  type ChartPoint,
} from '../../../web/ui/chart/chartOptions.ts';
import { ChartTable } from '../../../web/ui/chart/ChartTable.tsx';
import { startTestI18n } from '../app/i18n.ts';

const SPAN = 15 * 60_000;
const START = Date.parse('2026-11-22T10:00:00Z');
const at = (span: number) => START + span * SPAN;
const point = (span: number, value: number): ChartPoint => ({
  at: at(span),
  value,
  least: value - 1,
  greatest: value + 1,
});
/** Two spans, one missing, one alone, three missing, one alone. */
const POINTS = [point(0, 50), point(1, 60), point(3, 55), point(7, 52)];
const drawn: ChartDrawn = { points: POINTS, spanMs: SPAN, from: at(-1), to: at(8), low: 20, high: 80 };
const say = (value: number) => `${value} °C`;
const words = {
  value: say,
  time: (moment: number) => createFormat('en', 'TWENTY_FOUR_HOURS').time(moment, 'UTC'),
  timeZone: 'UTC',
};
const hidden = {
  drawn,
  say,
  title: 'Temperature',
  now: '52 °C',
  label: 'Temperature: between 49 °C and 61 °C',
};

beforeAll(async () => {
  await startTestI18n('en');
  await i18next.loadNamespaces('ui');
});

const charts = () => Highcharts.charts.filter((chart): chart is DrawnChart => chart !== undefined);

test('missing readings are a gap in the line and in the band; a reading without neighbours is a dot', () => {
  const line = linePoints(POINTS, SPAN);
  expect(line.map(({ y }) => y)).toEqual([50, 60, null, 55, null, 52]);
  expect(line.map(({ marker }) => marker?.enabled ?? false)).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(bandPoints(POINTS, SPAN).map(({ low, high }) => [low, high])).toEqual([
    [49, 51],
    [59, 61],
    [undefined, undefined],
    [54, 56],
    [undefined, undefined],
    [51, 53],
  ]);
  expect(linePoints([], SPAN)).toEqual([]);
});

test('a point is told as its range, or as one value where there is no range', () => {
  expect(pointWords(point(0, 50), say)).toBe('49 °C – 51 °C');
  expect(pointWords({ at: 0, value: 7 }, say)).toBe('7 °C');
});

test('nothing of a chart moves, and it names nobody but the product', () => {
  const { chart, plotOptions, tooltip, credits } = chartOptions(drawn, words);
  expect([chart?.animation, plotOptions?.series?.animation, tooltip?.animation]).toEqual([
    false,
    false,
    false,
  ]);
  expect(credits?.enabled).toBe(false);
  expect(chart?.styledMode).toBe(true);
});

test('the library draws the line in pieces, the band, the limit with its words, and the hours of the zone', async () => {
  render(<Chart {...hidden} drawn={{ ...drawn, limit: { value: 75, words: 'warns at 75 °C' } }} />);
  await screen.findByText('warns at 75 °C');
  const picture = screen.getByRole('img', { name: hidden.label });
  const [chart] = charts();
  expect(chart?.series.map(({ type }) => type)).toEqual(['arearange', 'line']);
  const path = picture.querySelector('.highcharts-line-series .highcharts-graph')?.getAttribute('d') ?? '';
  expect(path.match(/M/g)).toHaveLength(3);
  expect(picture.querySelectorAll('.chart-limit')).toHaveLength(1);
  expect(picture.querySelector('.highcharts-credits')).toBeNull();
  expect(chart?.yAxis[0]?.tickPositions?.map(say)).toEqual(['0 °C', '40 °C', '80 °C']);
  expect(chart?.xAxis[0]?.tickPositions?.every((moment) => moment % SPAN === 0)).toBe(true);
});

test('a chart follows new readings without being made anew, and is gone with its screen', async () => {
  const before = charts().length;
  const view = render(<Chart {...hidden} />);
  await waitFor(() => expect(charts().length).toBeGreaterThan(before));
  const [chart] = charts().slice(before);
  view.rerender(<Chart {...hidden} drawn={{ ...drawn, points: [...POINTS, point(8, 58)] }} />);
  expect(charts().slice(before)).toEqual([chart]);
  expect(chart?.series[1]?.points.at(-1)?.y).toBe(58);
  view.unmount();
  expect(charts()).toHaveLength(before);
});

test('amounts of a span stand as columns without a band', () => {
  const { series } = chartOptions({ ...drawn, shape: 'columns' }, words);
  expect(series).toEqual([expect.objectContaining({ type: 'column' })]);
});

test('pointing at a span tells its time and range, at a gap nothing', () => {
  const { tooltip } = chartOptions(drawn, words);
  const told = (moment: number) => tooltip?.formatter?.call({ x: moment } as never, {} as never);
  expect(told(at(1))).toBe('10:15 · <b>59 °C – 61 °C</b>');
  expect(told(at(2))).toBe(false);
});

test('the values stand in a table too, the newest first, with its gaps told', () => {
  const columns = [
    { title: 'Temperature', points: POINTS, say },
    { title: 'Lost', points: [{ at: at(7), value: 3 }], say: String },
  ];
  render(<ChartTable caption="Last 24 hours" columns={columns} spanMs={SPAN} />);
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('Values as a table').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = within(screen.getByRole('table', { name: 'Last 24 hours' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    [],
    ['51 °C – 53 °C', '3'],
    ['54 °C – 56 °C', 'no reading'],
    ['59 °C – 61 °C', 'no reading'],
    ['49 °C – 51 °C', 'no reading'],
  ]);
});

test('until the library that draws it is there, a chart shows its values in its place, gaps as gaps', () => {
  render(<Chart {...hidden} isLater />);
  const place = screen.getByRole('img', { name: hidden.label });
  expect(place.getAttribute('aria-busy')).toBe('true');
  const line = place.querySelector('path')?.getAttribute('d') ?? '';
  expect(line.split('M').map((run) => run.split('L').length)).toEqual([1, 2, 1, 1]);
});

test('amounts that wait for the library stand as columns from the ground, the greatest the highest', () => {
  render(<Chart {...hidden} isLater drawn={{ ...drawn, low: 0, high: 60, shape: 'columns' }} />);
  const path = screen.getByRole('img', { name: hidden.label }).querySelector('path')?.getAttribute('d') ?? '';
  const heights = [...path.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(([, ground, top]) => +ground! - +top!);
  expect(heights).toHaveLength(4);
  expect(heights[1]).toBe(Math.max(...heights));
  expect(heights[0]! / heights[1]!).toBeCloseTo(50 / 60);
});
