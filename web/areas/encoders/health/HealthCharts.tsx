import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { READINGS_KEPT_MS } from '../../../../schema/rules/encoderHealth.ts';
import { useFormat } from '../../../app/format.ts';
import { useNow } from '../../../ui/useNow.ts';
import { hottest, type EncoderRow } from '../encoderState.ts';
import type { EncoderHealthPageQuery } from './EncoderHealthPage.generated.ts';
import { ReadingChart } from './ReadingChart.tsx';
import type { ChartPoint } from './readingPaths.ts';
import './EncoderHealth.css';

type Reading = NonNullable<NonNullable<EncoderHealthPageQuery['encoder']>['readings']>[number];

interface HealthChartsProps {
  readings: readonly Reading[];
  status: EncoderRow['status'];
}

const MINUTE = 60_000;

/** The last 24 hours of an encoder as four charts over the same time. */
export function HealthCharts({ readings, status }: HealthChartsProps) {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const to = useNow(MINUTE);
  const shared = { from: to - READINGS_KEPT_MS, to, spanMs: (readings[0]?.minutes ?? 1) * MINUTE };
  const celsius = useMemo(() => pointsOf(readings, (reading) => reading.celsius), [readings]);
  const cpu = useMemo(() => pointsOf(readings, (reading) => reading.cpu), [readings]);
  const upload = useMemo(() => pointsOf(readings, (reading) => reading.upload), [readings]);
  const dropped = useMemo(
    () =>
      pointsOf(readings, ({ droppedFrames: frames }) => ({
        minimum: frames,
        average: frames,
        maximum: frames,
      })),
    [readings],
  );
  const sensor = hottest(status);
  const say = useMemo(
    () => ({
      celsius: (value: number) => `${format.number(value)} °C`,
      cpu: (value: number) => format.percent(value / 100),
      upload: (value: number) => format.bitrate(Math.round(value)),
      frames: (value: number) => format.number(value),
    }),
    [format],
  );
  const present = (value: number | null | undefined, words: (value: number) => string) =>
    value === null || value === undefined ? '–' : words(value);
  return (
    <section className="health-charts" aria-label={t('health.chart.all')}>
      <ReadingChart
        {...shared}
        title={t('health.temperature')}
        points={celsius}
        now={present(sensor?.celsius, say.celsius)}
        low={20}
        high={sensor ? sensor.celsius + sensor.margin + 5 : 80}
        {...(sensor && { limit: sensor.celsius + sensor.margin })}
        say={say.celsius}
      />
      <ReadingChart
        {...shared}
        title={t('sensors.cpu')}
        points={cpu}
        now={present(status.cpuUsage, say.cpu)}
        low={0}
        high={100}
        say={say.cpu}
      />
      <ReadingChart
        {...shared}
        title={t('health.upload')}
        points={upload}
        now={present(status.peakCloudUpload, say.upload)}
        low={0}
        high={1000}
        say={say.upload}
      />
      <ReadingChart
        {...shared}
        title={t('health.dropped')}
        points={dropped}
        now={present(dropped.at(-1)?.average, say.frames)}
        low={0}
        high={10}
        say={say.frames}
      />
    </section>
  );
}

type Spread = Omit<ChartPoint, 'at'>;

function pointsOf(readings: readonly Reading[], pick: (reading: Reading) => Spread | null): ChartPoint[] {
  return readings.flatMap((reading) => {
    const spread = pick(reading);
    const at = Date.parse(reading.start) + (reading.minutes * MINUTE) / 2;
    return spread ? [{ at, minimum: spread.minimum, average: spread.average, maximum: spread.maximum }] : [];
  });
}
