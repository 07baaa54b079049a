import type { AnalyticsApiName } from '../../schema/rules/analytics.ts';
import type { ViewerRecordRecord } from '../../graph/upstream/rest/analytics/analytics.ts';
import type { AnalyticsApi, DeviceClass } from '../__generated__/types.ts';

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
