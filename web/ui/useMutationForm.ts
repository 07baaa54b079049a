import { FORM_ERROR } from 'final-form';
import { useMutationRun, type PayloadErrors, type Refusal } from './useMutationRun.ts';

/** The form's names of fields that the mutation's input calls otherwise. */
type FormNames = Readonly<Record<string, string>>;

/** `submit` runs a form's mutation: it answers what react-final-form puts on the fields. */
export function useMutationForm() {
  const run = useMutationRun();

  const submit = async <Data, Payload extends PayloadErrors>(
    mutate: () => Promise<{ data?: Data | null | undefined }>,
    pick: (data: Data) => Payload | null | undefined,
    onDone: (payload: Payload) => void,
    names: FormNames = {},
  ): Promise<Record<string, unknown> | undefined> => {
    const outcome = await run(mutate, pick);
    if (outcome.ok) {
      onDone(outcome.payload);
      return undefined;
    }
    return formErrors(outcome, names);
  };

  return { submit };
}

/** A refusal as react-final-form puts it on the fields and above them. */
export function formErrors(
  { fieldErrors, message }: Refusal,
  names: FormNames = {},
): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(fieldErrors)) {
    const [first = '', ...rest] = path.split('.');
    placeError(errors, [names[first] ?? first, ...rest], text);
  }
  if (message) errors[FORM_ERROR] = message;
  return errors;
}

function placeError(errors: Record<string, unknown>, [head, ...rest]: string[], text: string): void {
  if (head === undefined) return;
  if (rest.length === 0) {
    errors[head] = text;
    return;
  }
  const inner = (typeof errors[head] === 'object' && errors[head]) || {};
  errors[head] = inner;
  placeError(inner as Record<string, unknown>, rest, text);
}
