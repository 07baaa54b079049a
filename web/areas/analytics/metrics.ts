import { SUMMARY_METRICS, type SummaryMetricName } from '../../../schema/rules/analytics.ts';
import { numberFormatter } from '../../time/formatters.ts';
import { formatPlayerDuration } from '../../player/playerState.ts';

/** The ten metrics in their order (ANA-12). */
export const METRICS: readonly SummaryMetricName[] = SUMMARY_METRICS;

const SECONDS: ReadonlySet<SummaryMetricName> = new Set([
  'avgTimeWatched',
  'medianTimeWatched',
  'totalTimeWatched',
]);
const A_DAY = 86_400;

/** Seconds watched: as "1h 20m" under a day, from a day on in hours and compact, "1.2K h" (ANA-16). */
export function formatTimeWatched(seconds: number, language: string): string {
  if (seconds < A_DAY) return formatPlayerDuration(seconds) || '0s';
  const hours = numberFormatter(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
    seconds / 3600,
  );
  return `${hours} h`;
}

/** A metric as it is shown: counts with thousands separators (LST-05), times as time. */
export function formatMetric(name: SummaryMetricName, count: number, language: string): string {
  if (SECONDS.has(name)) return formatTimeWatched(count, language);
  return numberFormatter(language, { maximumFractionDigits: 0, useGrouping: true }).format(count);
}

/** A change in percent with its sign; a dash stands for "nothing to compare with" (ANA-10). */
export function formatChange(percent: number | null, language: string): string {
  if (percent === null) return '–';
  return numberFormatter(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(percent / 100);
}
