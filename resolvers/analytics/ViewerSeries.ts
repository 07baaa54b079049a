import type { ViewerSeriesPointResolvers, ViewerSeriesResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** One figure over time: the service's only line, for no dimension was asked for. */
export const ViewerSeries = {
  points: ({ series }) => series[0]?.points ?? [],
} satisfies ViewerSeriesResolvers;

/** A bucket of it. */
export const ViewerSeriesPoint = renamed({ startsAt: 'time' }) satisfies ViewerSeriesPointResolvers;
