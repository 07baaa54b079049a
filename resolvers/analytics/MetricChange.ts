import type { MetricChangeResolvers, Trend } from '../__generated__/types.ts';

const TRENDS: Record<string, Trend> = { '1': 'POSITIVE', '-1': 'NEGATIVE' };

/** A metric with its change. */
export const MetricChange = {
  trend: ({ percentageChange }) => TRENDS[Math.sign(percentageChange ?? 0)] ?? 'NONE',
} satisfies MetricChangeResolvers;
