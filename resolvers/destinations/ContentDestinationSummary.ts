import type { ContentDestinationSummaryResolvers } from '../__generated__/types.ts';

/** What became of a destination: fields that differ from its record. */
export const ContentDestinationSummary = {
  history: (summary) => summary.statusHistory,
} satisfies ContentDestinationSummaryResolvers;
