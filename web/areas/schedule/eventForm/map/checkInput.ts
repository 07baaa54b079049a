import type { EventDraftInput } from '../../../../schema.generated.ts';
import { draftOf, type EventValues } from '../eventValues.ts';

/** The event that is edited, so that it does not stand in its own way. */
export type Edited = Partial<Pick<EventDraftInput, 'id' | 'scope' | 'occurrenceId'>>;

/**
 * What the check is asked about; null while there are no times to check (C-117). Titles and texts change nothing of what stands
 * in the way, so they are left out: typing them asks nothing.
 */
export function checkInputOf(values: EventValues, edited: Edited): EventDraftInput | null {
  const draft = draftOf(values, edited);
  if (!draft) return null;
  const {
    name: _name,
    description: _description,
    encoderScheduleName: _called,
    destinations,
    ...rest
  } = draft;
  return {
    ...rest,
    ...(destinations && {
      destinations: destinations.map((one) => ({ ...one, title: null, description: null })),
    }),
  };
}
