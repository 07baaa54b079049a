/** Rules of viewer data, shared by the web, the graph and the platform. All times are UTC (ANA-01). */

/** Services that keep viewer records (ANA-07). */
export const ANALYTICS_APIS = ['contentLibrary', 'webevents', 'facebook'] as const;
export type AnalyticsApiName = (typeof ANALYTICS_APIS)[number];

/** Rows of one page of an export, and the pages that may be read (ANA-05). */
export const EXPORT_PAGE_ROWS = 1000;
export const EXPORT_MAX_PAGES = 100;
/** Rows that an export gives before it says that it was cut (ANA-18). */
export const EXPORT_MAX_ROWS = EXPORT_PAGE_ROWS * EXPORT_MAX_PAGES;

/** Widths of a chart's buckets (ANA-03). */
export const TIME_UNITS = ['minute', 'day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];
/** Minute-by-minute data exists only after this day (ANA-04). */
export const MINUTE_DATA_FROM = '2023-08-21';

/** Ranges offered, in days (ANA-02). */
export const RANGE_DAYS = [7, 28, 365] as const;

/** The ten summary metrics in their order (ANA-09, ANA-12). */
export const SUMMARY_METRICS = [
  'viewers',
  'views',
  'newViewers',
  'returnViewers',
  'peakConcurrentViewers',
  'peakConcurrentLiveViews',
  'totalMinutesWatched',
  'avgTimeWatched',
  'medianTimeWatched',
  'totalTimeWatched',
] as const;
export type SummaryMetricName = (typeof SUMMARY_METRICS)[number];

/** Kinds of device (ANA-15). */
export const DEVICE_CLASSES = [
  'desktop',
  'mobile',
  'tablet',
  'gameConsole',
  'tv',
  'setTopBox',
  'other',
] as const;
export type DeviceClassName = (typeof DEVICE_CLASSES)[number];

/** Ways to break a figure down (ANA-14). */
export const DIMENSIONS = ['resolution', 'watchTime', 'deviceType', 'country', 'region', 'city'] as const;
export type DimensionName = (typeof DIMENSIONS)[number];

/** The change from `before` to `after` in percent, one decimal; null when there was nothing before (ANA-10). */
export function percentageChange(before: number, after: number): number | null {
  return before === 0 ? null : Math.round(((after - before) / before) * 1000) / 10;
}
