import { Customer } from './Customer.ts';
import { MetricChange } from './MetricChange.ts';
import { ViewerRecord } from './ViewerRecord.ts';

/** Resolvers of the analytics domain. */
export const analyticsResolvers = { Customer, MetricChange, ViewerRecord };
