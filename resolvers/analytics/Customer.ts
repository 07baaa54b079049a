import type { CustomerResolvers } from '../__generated__/types.ts';
import { exportViewerRecords, readViewerSummary } from '../../graph/rest/analytics.ts';
import type { Extending } from '../parents.ts';
import { readRecords } from './pages.ts';
import { API_SEGMENT } from './words.ts';

/** What viewer data adds to an organisation. */
export const Customer = {
  viewerRecords: ({ id }, args, { rest, readAhead }) => {
    const window = { customerId: id, api: API_SEGMENT[args.api], start: args.start, end: args.end };
    return readRecords(args, (page) => exportViewerRecords(rest, window, page), readAhead);
  },
  viewerSummary: ({ id }, { api, start, end }, { rest }) =>
    readViewerSummary(rest, { customerId: id, api: API_SEGMENT[api], start, end }),
} satisfies Extending<CustomerResolvers>;
