import { refused } from '../../graph/kernel/userErrors.ts';
import type { EventCheckRecord } from '../../graph/upstream/rest/events/events.ts';
import { isReason } from '../../schema/reasons/english.ts';
import { formatReason } from '../../schema/reasons/said.ts';
import type {
  EventCheckResolvers,
  EventConcurrencyStepResolvers,
  EventConflictOtherResolvers,
  EventConflictResolvers,
} from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';

const encoder = (id: string) => ({ __typename: 'Encoder' as const, id });
/** The draft's names of what the service calls otherwise. */
const NAMES: Readonly<Record<string, string>> = { skipped: 'skippedAt', occurrence: 'occurrenceId' };
const fieldOf = (path: string) =>
  path.split('.').map((name, at) => (at === 0 ? (NAMES[name] ?? name) : name));

/** Fields of EventCheck that differ from the record. */
export const EventCheck = {
  freeEncoders: ({ freeEncoderIds }) => atMost(freeEncoderIds).map(encoder),
  warnings: ({ warnings }) => warnings.map(told),
  errors: ({ errors }) => errors.map(told),
} satisfies EventCheckResolvers;

function told({ reason, parameters, message, field }: EventCheckRecord['errors'][number]) {
  const said = isReason(reason) ? formatReason(reason, parameters) : 'INVALID';
  return refused('INVALID', field === null ? null : fieldOf(field), said, message);
}

/** Something that several events want: fields that differ from its record. */
export const EventConflict = {
  ...renamed({ freeSlots: 'freeStarts' }),
  field: ({ field }) => fieldOf(field),
  freeEncoders: ({ freeEncoderIds }) => atMost(freeEncoderIds).map(encoder),
} satisfies EventConflictResolvers;

/** Fields of EventConflictOther that differ from the record. */
export const EventConflictOther = {
  ...renamed({ id: 'occurrenceId', eventId: 'scheduleId' }),
  event: ({ scheduleId }, _args, { loaders }) => loaders.event.load(scheduleId),
} satisfies EventConflictOtherResolvers;

/** Number of concurrent streams from a point in time. */
export const EventConcurrencyStep = {
  ...renamed({ startAt: 'at' }),
} satisfies EventConcurrencyStepResolvers;
