import type { AnalyticsApiName, TimeUnit } from '../../../../schema/rules/analytics.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { Decode } from '../../client/send.ts';

type Schemas = components['schemas'];

/** One report of one viewer (ANA-08), with what was watched where that was requested and still exists. */
export type ViewerRecordRecord = Schemas['AnalyticsRecord'] & { watched?: WatchedContentRecord };
/** Watched content: a destination with its event and occurrence, or a saved video. */
export type WatchedContentRecord = Schemas['WatchedContent'];
/** Occurrence of a scheduled event that was watched. */
export type WatchedOccurrenceRecord = NonNullable<WatchedContentRecord['occurrence']>;
/** The ten summary metrics with their change in percent (ANA-09, ANA-10). */
export type ViewerSummaryRecord = Schemas['SummaryMetrics'];
/** A metric with its change in percent (ANA-10). */
export type MetricChangeRecord = Schemas['Metric'];

/** Service and days of viewer records; both days are included and in UTC (ANA-01). */
export interface ViewerWindow {
  customerId: string;
  api: AnalyticsApiName;
  /** `yyyy-mm-dd`. */
  start: string;
  /** `yyyy-mm-dd`. */
  end: string;
}

/**
 * C-283: a page of viewer records in the order of time (ANA-05, ANA-06). `offset` is the service's own
 * `<time>,<record>` of the row to read on behind, null for the first page. `decode`
 * may read the answer's rows into something else than records; those are not linked to what was watched.
 */
export async function exportViewerRecords(
  rest: RestClient,
  { customerId, api, start, end }: ViewerWindow,
  page: { max: number; offset: string | null; isNewestFirst?: boolean },
  decode?: Decode,
): Promise<{ records: ViewerRecordRecord[]; nextOffset: string | null }> {
  const answer = await rest.get('/telemetry/api/v1/customers/{customerId}/{api}/export', {
    params: { customerId, api },
    query: {
      start,
      end,
      max: page.max,
      offset: page.offset ?? '',
      ...(page.isNewestFirst && { order: 'newest' as const }),
      ...(!decode && { watched: 'true' as const }),
    },
    ...(decode && { decode }),
  });
  const { watched } = answer;
  if (!watched) return answer;
  const records = answer.records.map((record) => {
    const content = watched[record.eventId ?? record.savedVideoId ?? ''];
    return content ? { ...record, watched: content } : record;
  });
  return { ...answer, records };
}

/** C-285: summary of a window, each metric compared with the window of the same length before it. */
export function readViewerSummary(
  rest: RestClient,
  { customerId, api, start, end }: ViewerWindow,
): Promise<ViewerSummaryRecord> {
  return rest.get('/telemetry/api/v1/customers/{customerId}/{api}/statistics/summary', {
    params: { customerId, api },
    query: { start, end },
  });
}

/** A figure over time (ANA-03). */
export type ViewerSeriesRecord = Schemas['AnalyticsSeries'];

/** A bucket of it. */
export type ViewerSeriesPointRecord = ViewerSeriesRecord['series'][number]['points'][number];

/** Path of each metric over time: C-286 to C-291 and C-293. */
export const SERIES_PATHS = {
  averageWatchTime: 'watchtime/average',
  medianWatchTime: 'watchtime/median',
  totalWatchTime: 'watchtime/total',
  newViewers: 'viewers/new',
  returnViewers: 'viewers/return',
  viewers: 'viewers/unique',
  views: 'views',
} as const;
export type ViewerSeriesMetricName = keyof typeof SERIES_PATHS;

/** C-286 to C-291, C-293: a figure of a window in buckets of a unit, empty ones with 0; at most 2000 of them. */
export function readViewerSeries(
  rest: RestClient,
  { customerId, api, start, end }: ViewerWindow,
  metric: ViewerSeriesMetricName,
  unit: TimeUnit,
): Promise<ViewerSeriesRecord> {
  return rest.get(`/telemetry/api/v1/customers/{customerId}/{api}/statistics/${SERIES_PATHS[metric]}`, {
    params: { customerId, api },
    query: { start, end, unit },
  });
}

/** C-297: bytes delivered since the allowance last started anew, the allowance, and when it starts anew (BWD-01). */
export function readBandwidth(rest: RestClient, customerId: string): Promise<Schemas['BandwidthStatistics']> {
  return rest.get('/data-usage/api/v1/customers/{id}/statistics', { params: { id: customerId } });
}

/** C-298: mean bytes a month over the last three months (BWD-03). */
export function readAverageBandwidth(
  rest: RestClient,
  customerId: string,
): Promise<{ averageBytes: number }> {
  return rest.get('/data-usage/api/v1/customers/{id}/average', { params: { id: customerId } });
}
