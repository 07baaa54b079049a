import { FORM_ERROR } from 'final-form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from './errorMessage.ts';

/** The shape that every mutation's payload has. */
export interface PayloadErrors {
  userErrors: ReadonlyArray<{ code: string; field?: readonly string[] | null; message: string }>;
}

export type MutationOutcome<Payload> =
  | { ok: true; payload: Payload }
  | { ok: false; payload?: Payload; fieldErrors: Record<string, string>; message: string | undefined };

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Runs a mutation and sorts its outcome: errors that name a field stand under its path (`a.b`), the rest in
 * `message`. Every mutation of the studio goes through here, so none can forget its userErrors.
 */
export async function runMutation<Data, Payload extends PayloadErrors>(
  mutate: () => Promise<{ data?: Data | null | undefined }>,
  pick: (data: Data) => Payload,
  t: Translate,
  language: string,
): Promise<MutationOutcome<Payload>> {
  let payload: Payload;
  try {
    const { data } = await mutate();
    if (!data) return { ok: false, fieldErrors: {}, message: t('errors.unexpected') };
    payload = pick(data);
  } catch (error) {
    return { ok: false, fieldErrors: {}, message: messageOf(error, t) };
  }
  if (payload.userErrors.length === 0) return { ok: true, payload };
  const fieldErrors: Record<string, string> = {};
  const general: string[] = [];
  for (const problem of payload.userErrors) {
    // The services write English; other languages say what kind of problem it is.
    const text = language.startsWith('en') ? problem.message : t(`userErrors.${problem.code}`);
    if (problem.field?.length) fieldErrors[problem.field.join('.')] ??= text;
    else general.push(text);
  }
  return { ok: false, payload, fieldErrors, message: general.join(' ') || undefined };
}

/** `run` for commands; `submit` for forms: it answers what react-final-form puts on the fields. */
export function useMutationForm() {
  const { t, i18n } = useTranslation('ui');
  const translate = t as unknown as Translate;

  const run = useCallback(
    <Data, Payload extends PayloadErrors>(
      mutate: () => Promise<{ data?: Data | null | undefined }>,
      pick: (data: Data) => Payload,
    ) => runMutation(mutate, pick, translate, i18n.language),
    [translate, i18n.language],
  );

  const submit = async <Data, Payload extends PayloadErrors>(
    mutate: () => Promise<{ data?: Data | null | undefined }>,
    pick: (data: Data) => Payload,
    onDone: (payload: Payload) => void,
  ): Promise<Record<string, unknown> | undefined> => {
    const outcome = await run(mutate, pick);
    if (outcome.ok) {
      onDone(outcome.payload);
      return undefined;
    }
    const errors: Record<string, unknown> = {};
    for (const [path, text] of Object.entries(outcome.fieldErrors)) placeError(errors, path.split('.'), text);
    if (outcome.message) errors[FORM_ERROR] = outcome.message;
    return errors;
  };

  return { run, submit };
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
