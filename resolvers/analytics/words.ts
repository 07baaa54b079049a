import type { AnalyticsApiName, TimeUnit } from '../../schema/rules/analytics.ts';
import type {
  ViewerRecordRecord,
  ViewerSeriesMetricName,
} from '../../graph/upstream/rest/analytics/analytics.ts';
import type {
  AnalyticsApi,
  DeviceClass,
  ViewerSeriesMetric,
  ViewerTimeUnit,
} from '../__generated__/types.ts';

/** The `{api}` segment of each service (ANA-07). */
export const API_SEGMENT: Record<AnalyticsApi, AnalyticsApiName> = {
  CONTENT_LIBRARY: 'contentLibrary',
  WEB_EVENTS: 'webevents',
  FACEBOOK: 'facebook',
};

/** The schema's names of kinds of device (ANA-15). */
export const DEVICE_CLASS: Record<ViewerRecordRecord['deviceClass'], DeviceClass> = {
  desktop: 'DESKTOP',
  mobile: 'MOBILE',
  tablet: 'TABLET',
  gameConsole: 'GAME_CONSOLE',
  tv: 'TV',
  setTopBox: 'SET_TOP_BOX',
  other: 'OTHER',
};

/** Figures that can be read over time. */
export const SERIES_METRIC: Record<ViewerSeriesMetric, ViewerSeriesMetricName> = {
  AVERAGE_WATCH_TIME: 'averageWatchTime',
  MEDIAN_WATCH_TIME: 'medianWatchTime',
  TOTAL_WATCH_TIME: 'totalWatchTime',
  NEW_VIEWERS: 'newViewers',
  RETURN_VIEWERS: 'returnViewers',
  VIEWERS: 'viewers',
  VIEWS: 'views',
};

/** Lengths of a bucket of time (ANA-03). */
export const TIME_UNIT: Record<ViewerTimeUnit, TimeUnit> = {
  MINUTE: 'minute',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
};
