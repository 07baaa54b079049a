import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { translateError } from './errorMessage.ts';
import { loadReasons, problemWords, type Problem } from '../kernel/reasons.ts';
import type { Refusal_ProblemFragment } from '../kernel/refusal.generated.ts';

/** The shape that every mutation's payload has. */
export interface PayloadErrors {
  userErrors: ReadonlyArray<Problem & Pick<Refusal_ProblemFragment, 'field'>>;
}

/** Refusal of a mutation: messages by field path (`a.b`), and the general message. */
export interface Refusal {
  ok: false;
  fieldErrors: Record<string, string>;
  message: string | undefined;
}

export type MutationOutcome<Payload> = { ok: true; payload: Payload } | (Refusal & { payload?: Payload });

/** All that a refusal says, for where there is no field to say it under. */
export function refusalText({ message, fieldErrors }: Refusal): string {
  return [...new Set([...(message ? [message] : []), ...Object.values(fieldErrors)])].join(' ');
}

/** The `t` of any catalog, for keys that are put together. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Runs a mutation and sorts its outcome: errors that name a field stand under its path (`a.b`), the rest in
 * `message`. Every mutation of the studio goes through here, so none can forget its userErrors.
 */
export async function runMutation<Data, Payload extends PayloadErrors>(
  mutate: () => Promise<{ data?: Data | null | undefined }>,
  pick: (data: Data) => Payload | null | undefined,
  t: Translate,
): Promise<MutationOutcome<Payload>> {
  let payload: Payload | null | undefined;
  try {
    const { data } = await mutate();
    // An answer without its payload comes with an error, which has been thrown; without one, nobody knows why.
    payload = data ? pick(data) : null;
    if (!payload) return { ok: false, fieldErrors: {}, message: t('errors.unexpected') };
  } catch (error) {
    return { ok: false, fieldErrors: {}, message: translateError(error, t) };
  }
  if (payload.userErrors.length === 0) return { ok: true, payload };
  const fieldErrors: Record<string, string> = {};
  const general: string[] = [];
  await loadReasons();
  for (const problem of payload.userErrors) {
    const text = problemWords(problem) ?? t('errors.unexpected');
    if (problem.field?.length) fieldErrors[problem.field.join('.')] ??= text;
    else general.push(text);
  }
  return { ok: false, payload, fieldErrors, message: general.join(' ') || undefined };
}

/** True if another user's change caused the rejection; the payload then contains that change. */
export function isStale(payload: PayloadErrors | undefined): boolean {
  return payload?.userErrors.some(({ reason }) => reason === 'CHANGED_MEANWHILE') ?? false;
}

/** Runs mutations and answers their sorted outcome; forms take {@link useMutationForm}. */
export function useMutationRun() {
  const { t } = useTranslation('ui');
  const translate = t as unknown as Translate;
  return useCallback(
    <Data, Payload extends PayloadErrors>(
      mutate: () => Promise<{ data?: Data | null | undefined }>,
      pick: (data: Data) => Payload | null | undefined,
    ) => runMutation(mutate, pick, translate),
    [translate],
  );
}
