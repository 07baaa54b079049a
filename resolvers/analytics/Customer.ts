import type { CustomerResolvers } from '../__generated__/types.ts';
import {
  exportViewerRecords,
  readViewerSeries,
  readViewerSummary,
} from '../../graph/upstream/rest/analytics/analytics.ts';
import type { Extending } from '../shared/parents.ts';
import { readRecords } from './pages.ts';
import { API_SEGMENT, SERIES_METRIC, TIME_UNIT } from './words.ts';

/** Fields of Customer with viewer data. */
export const Customer = {
  viewerRecords: ({ id }, args, { rest, reading }) => {
    const window = { customerId: id, api: API_SEGMENT[args.api], start: args.start, end: args.end };
    // A page that is read from its middle needs its rows one by one.
    const decode = reading?.decode('records');
    const isNewestFirst = args.order === 'NEWEST';
    return readRecords(
      args,
      (page, whole) =>
        exportViewerRecords(rest, window, { ...page, isNewestFirst }, whole ? decode : undefined),
      reading,
    );
  },
  viewerSummary: ({ id }, { api, start, end }, { rest }) =>
    readViewerSummary(rest, { customerId: id, api: API_SEGMENT[api], start, end }),
  viewerSeries: ({ id }, { api, start, end, metric, unit }, { rest }) =>
    readViewerSeries(
      rest,
      { customerId: id, api: API_SEGMENT[api], start, end },
      SERIES_METRIC[metric],
      TIME_UNIT[unit ?? 'DAY'],
    ),
} satisfies Extending<CustomerResolvers>;
