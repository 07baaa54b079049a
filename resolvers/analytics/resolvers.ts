import { Customer } from './Customer.ts';
import { MetricChange } from './MetricChange.ts';
import { ViewerRecord } from './ViewerRecord.ts';
import { ViewerSeries, ViewerSeriesPoint } from './ViewerSeries.ts';

/** Resolvers of the analytics domain. */
export const analyticsResolvers = { Customer, MetricChange, ViewerRecord, ViewerSeries, ViewerSeriesPoint };
