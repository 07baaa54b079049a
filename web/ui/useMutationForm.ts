import { FORM_ERROR } from 'final-form';
import { useMutationRun, type PayloadErrors, type Refusal } from './useMutationRun.ts';

/** `submit` runs a form's mutation: it answers what react-final-form puts on the fields. */
export function useMutationForm() {
  const run = useMutationRun();

  const submit = async <Data, Payload extends PayloadErrors>(
    mutate: () => Promise<{ data?: Data | null | undefined }>,
    pick: (data: Data) => Payload | null | undefined,
    onDone: (payload: Payload) => void,
  ): Promise<Record<string, unknown> | undefined> => {
    const outcome = await run(mutate, pick);
    if (outcome.ok) {
      onDone(outcome.payload);
      return undefined;
    }
    return formErrors(outcome);
  };

  return { submit };
}

/** A refusal as react-final-form puts it on the fields and above them. */
export function formErrors({ fieldErrors, message }: Refusal): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(fieldErrors)) placeError(errors, path.split('.'), text);
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
