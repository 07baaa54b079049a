import type { EventLogEntryResolvers } from '../__generated__/types.ts';
import { isReason } from '../../schema/reasons/english.ts';
import { renamed } from '../shared/renamed.ts';

/** Something that happened to an event: fields that differ from its record. */
export const EventLogEntry = {
  ...renamed({ happenedAt: 'time', occurrenceStartsAt: 'occurrenceStart' }),
  reason: ({ reason }) => (reason && isReason(reason) ? reason : null),
} satisfies EventLogEntryResolvers;
