import type { ContentDestinationSummaryResolvers } from '../__generated__/types.ts';
import { newest } from '../shared/lists.ts';

/** Fields of ContentDestinationSummary that differ from the record. */
export const ContentDestinationSummary = {
  history: (summary) => newest(summary.statusHistory),
} satisfies ContentDestinationSummaryResolvers;
