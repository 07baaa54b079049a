import type { EventLogEntryResolvers } from '../__generated__/types.ts';
import { knownReason, reasonParameters } from '../shared/reasons.ts';
import { renamed } from '../shared/renamed.ts';

/** Something that happened to an event: fields that differ from its record. */
export const EventLogEntry = {
  ...renamed({ happenedAt: 'time', occurrenceStartsAt: 'occurrenceStart' }),
  reason: ({ reason }) => knownReason(reason),
  reasonParameters: ({ parameters }) => reasonParameters(parameters),
} satisfies EventLogEntryResolvers;
