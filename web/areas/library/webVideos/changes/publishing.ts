import { publishProblem } from '../../../../../schema/rules/contentDestinations.ts';
import type { PublishContentDestinationInput, PublishState } from '../../../../schema.generated.ts';
import { isDay, toZonedInstant, wallClock } from '../../../../time/days.ts';

/** True if viewers see a destination, as the form holds it: a day and a time in the organization's zone. */
export interface PublishValues {
  publishState: PublishState;
  day: string;
  time: string;
}

export function toPublishValues(
  publishState: PublishState,
  publishAt: string | null,
  zone: string,
): PublishValues {
  const shown = publishAt ? wallClock(new Date(publishAt), zone) : '';
  return { publishState, day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** When it is to be published; null where that is not planned or not said. */
export function plannedAt({ publishState, day, time }: PublishValues, zone: string): Date | null {
  return publishState === 'SCHEDULED_PUBLISHED' && isDay(day)
    ? toZonedInstant(day, time || '00:00', zone)
    : null;
}

/** Errors of form values by field (STM-10, DST-26). */
export function validatePublishValues(values: PublishValues, from: PublishState, zone: string, now: Date) {
  const word = (state: PublishState) => state.toLowerCase() as Lowercase<PublishState>;
  const at = plannedAt(values, zone);
  const problem = publishProblem(word(from), word(values.publishState), at, now);
  if (problem === null) return {};
  return problem === 'DESTINATION_PUBLISHED_ALREADY' ? { publishState: problem } : { day: problem };
}

/** Converts form values to the mutation's input. */
export function toPublishInput(
  id: string,
  values: PublishValues,
  zone: string,
): PublishContentDestinationInput {
  const publishAt = plannedAt(values, zone)?.toISOString();
  return { id, publishState: values.publishState, ...(publishAt && { publishAt }) };
}
