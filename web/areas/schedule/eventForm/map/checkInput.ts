import type { EventDraftInput } from '../../../../schema.generated.ts';
import { toEventDraft, type EventValues } from '../eventValues.ts';

/** The event that is edited, so that it does not stand in its own way. */
export type Edited = Partial<Pick<EventDraftInput, 'id' | 'scope' | 'occurrenceId'>>;

/**
 * Input of the check. Null without times (C-117). Texts do not affect conflicts and are left out, so that typing them
 * sends nothing.
 */
export function toCheckInput(values: EventValues, edited: Edited): EventDraftInput | null {
  const draft = toEventDraft(values, edited);
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
