import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CPU_WARNING_PERCENT, READINGS_KEPT_MS } from '../../../../schema/rules/encoderHealth.ts';
import { useFormat } from '../../../time/format.ts';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { ChartTable, type ChartColumn } from '../../../ui/chart/ChartTable.tsx';
import type { ChartDrawn, ChartPoint } from '../../../ui/chart/chartOptions.ts';
import { useNow } from '../../../time/useNow.ts';
import { hottest, type EncoderRow } from '../public/encoderState.ts';
import type { EncoderHealthPageQuery } from './EncoderHealthPage.generated.ts';
import './EncoderHealth.css';

type Reading = NonNullable<NonNullable<EncoderHealthPageQuery['encoder']>['readings']>[number];

interface HealthChartsProps {
  readings: readonly Reading[];
  status: EncoderRow['status'];
}

interface HealthChart extends ChartColumn {
  key: string;
  now: number | null | undefined;
  scale: Pick<ChartDrawn, 'low' | 'high' | 'limit' | 'shape'>;
}

const MINUTE = 60_000;

/** The last 24 hours of an encoder as four charts over the same time, and the same as a table. */
export function HealthCharts({ readings, status }: HealthChartsProps) {
  const { t } = useTranslation('encoders');
  const to = useNow(MINUTE);
  const spanMs = (readings[0]?.minutes ?? 1) * MINUTE;
  const charts = useHealthCharts(readings, status);
  return (
    <>
      <section className="health-charts" aria-label={t('health.chart.all')}>
        {charts.map((chart) => (
          <DayChart key={chart.key} chart={chart} spanMs={spanMs} to={to} />
        ))}
      </section>
      <ChartTable caption={t('health.chart.all')} columns={charts} spanMs={spanMs} />
    </>
  );
}

function DayChart({ chart, spanMs, to }: { chart: HealthChart; spanMs: number; to: number }) {
  const { t } = useTranslation('encoders');
  const { title, points, say, scale } = chart;
  const drawn = useMemo(
    () => ({ ...scale, points, spanMs, from: to - READINGS_KEPT_MS, to }),
    [scale, points, spanMs, to],
  );
  const now = chart.now === null || chart.now === undefined ? '–' : say(chart.now);
  const label =
    points.length === 0
      ? t('health.chart.none', { title })
      : t('health.chart.label', {
          title,
          minimum: say(Math.min(...points.map(({ value, least = value }) => least))),
          maximum: say(Math.max(...points.map(({ value, greatest = value }) => greatest))),
          now,
        });
  return <Chart title={title} now={now} drawn={drawn} say={say} label={label} />;
}

function useHealthCharts(readings: readonly Reading[], status: EncoderRow['status']): HealthChart[] {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const sensor = hottest(status);
  const limit = sensor && Math.round(sensor.celsius + sensor.margin);
  return useMemo(() => {
    const celsius = (value: number) => `${format.number(value)} °C`;
    const percent = (value: number) => format.percent(value / 100);
    const lost = pointsOf(readings, ({ droppedFrames }) => ({ average: droppedFrames }));
    return [
      {
        key: 'celsius',
        title: t('health.temperature'),
        points: pointsOf(readings, (reading) => reading.celsius),
        now: sensor?.celsius,
        say: celsius,
        scale: {
          low: 20,
          high: (limit ?? 75) + 5,
          limit: limit === undefined ? undefined : warnsAt(limit, celsius(limit)),
        },
      },
      {
        key: 'cpu',
        title: t('sensors.cpu'),
        points: pointsOf(readings, (reading) => reading.cpu),
        now: status.cpuUsage,
        say: percent,
        scale: { low: 0, high: 100, limit: warnsAt(CPU_WARNING_PERCENT, percent(CPU_WARNING_PERCENT)) },
      },
      {
        key: 'upload',
        title: t('health.upload'),
        points: pointsOf(readings, (reading) => reading.upload),
        now: status.peakCloudUpload,
        say: (value: number) => format.bitrate(Math.round(value)),
        scale: { low: 0, high: 1000 },
      },
      {
        key: 'dropped',
        title: t('health.dropped'),
        points: lost,
        now: lost.at(-1)?.value,
        say: (value: number) => format.number(value),
        scale: { low: 0, high: 10, shape: 'columns' as const },
      },
    ];

    function warnsAt(value: number, words: string) {
      return { value, words: t('health.chart.warns', { limit: words }) };
    }
  }, [t, format, readings, status.cpuUsage, status.peakCloudUpload, sensor?.celsius, limit]);
}

interface Spread {
  average: number;
  minimum?: number;
  maximum?: number;
}

/** Each span of readings as a point at its middle; spans without the reading are left out. */
function pointsOf(readings: readonly Reading[], pick: (reading: Reading) => Spread | null): ChartPoint[] {
  return readings.flatMap((reading) => {
    const spread = pick(reading);
    if (!spread) return [];
    const { average: value, minimum: least = value, maximum: greatest = value } = spread;
    return [{ at: Date.parse(reading.start) + (reading.minutes * MINUTE) / 2, value, least, greatest }];
  });
}
