import type { ContentDestinationSummaryResolvers } from '../__generated__/types.ts';
import { newest } from '../shared/lists.ts';

/** What became of a destination: fields that differ from its record. */
export const ContentDestinationSummary = {
  history: (summary) => newest(summary.statusHistory),
} satisfies ContentDestinationSummaryResolvers;
