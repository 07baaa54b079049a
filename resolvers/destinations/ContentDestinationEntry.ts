import type { ContentDestinationEntryResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { destinationState } from './words.ts';

/** A state that a destination went into: fields that differ from its record. */
export const ContentDestinationEntry = {
  ...renamed({ happenedAt: 'time' }),
  state: (entry) => destinationState(entry.status),
} satisfies ContentDestinationEntryResolvers;
