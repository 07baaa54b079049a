import { useRef, useState } from 'react';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { isStale } from '../../../ui/useMutationRun.ts';
import { diffEventValues, singleInput } from './eventChanges.ts';
import { useUpdateEventMutation, type EventForm_EventFragment } from './EventForm.generated.ts';
import { toEventValues, type EventValues, type toEventInput } from './eventValues.ts';

export type ChangedField = Exclude<keyof ReturnType<typeof toEventInput>, 'customerId'>;

interface Meant {
  scope: 'this' | 'all';
  time: { id: string } | undefined;
}

interface Outcome {
  errors?: object | undefined;
  event?: EventForm_EventFragment | undefined;
  /** Somebody else had changed it before. */
  wasFirst?: boolean;
}

/**
 * Saves what was changed, on top of what is there now. When somebody else was first nothing is saved: `changedByOthers` then
 * names what they changed, and saving once more goes on top of that.
 */
export function useSaveEvent(began: EventForm_EventFragment, initial: EventValues, { scope, time }: Meant) {
  const { submit } = useMutationForm();
  const [update] = useUpdateEventMutation();
  const [changedByOthers, setChangedByOthers] = useState<ChangedField[]>([]);
  const seen = useRef(began.revision);

  async function save(values: EventValues): Promise<Outcome> {
    const own = scope === 'this' ? singleInput(values) : diffEventValues(initial, values);
    if (scope === 'all' && Object.keys(own).length === 0) return {};
    let outcome: Outcome = {};
    const errors = await submit(
      () =>
        update({
          variables: {
            input: {
              id: began.id,
              scope: scope === 'this' ? 'THIS' : 'ALL',
              ...(time && { occurrenceId: time.id }),
              seenRevision: seen.current,
              ...own,
            },
          },
        }),
      (data) => {
        const payload = data.updateEvent;
        if (payload && isStale(payload) && payload.event) {
          seen.current = payload.event.revision;
          setChangedByOthers(
            Object.keys(
              diffEventValues(toEventValues(began), toEventValues(payload.event)),
            ) as ChangedField[],
          );
          outcome = { wasFirst: true };
        }
        return payload;
      },
      ({ event }) => {
        outcome = { event: event ?? undefined };
      },
    );
    return { ...outcome, errors };
  }

  return { save, changedByOthers };
}
