import type { UpdateEventInput } from '../../../schema.generated.ts';
import { toEventInput, type EventValues } from './eventValues.ts';

type Fields = ReturnType<typeof toEventInput>;

/** The fields that differ, as the graph takes them: what somebody did not touch stays as it is, whoever changed it meanwhile. */
export function diffEventValues(before: EventValues, after: EventValues): Partial<Fields> {
  const [old, next] = [toEventInput(before), toEventInput(after)];
  const changed = Object.entries(next).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof Fields]),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** Input of editing one date, which becomes a separate event with its own destinations. */
export function singleInput(values: EventValues): Omit<UpdateEventInput, 'id'> {
  return toEventInput({
    ...values,
    repeat: null,
    skippedAt: [],
  });
}
