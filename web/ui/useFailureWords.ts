import { useTranslation } from 'react-i18next';
import { reasonWords } from '../kernel/reasons.ts';
import { useFormat } from '../time/format.ts';
import type { CsvFailure } from './csvFailure.ts';
import { faultWords } from './errorMessage.ts';
import { useReasons } from './useReasonWords.ts';

/** Codes whose sentence says everything: what the server adds is meant for programs. */
const FAULTS: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'NOT_FOUND',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'INTERNAL_SERVER_ERROR',
  'CONFLICT',
  'CUES_UNAVAILABLE',
]);

/** Explains why an export failed, in the reader's language. Empty while the sentence is loading. */
export function useFailureWords(failure: CsvFailure | undefined): string {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const language = useReasons(failure?.reason !== undefined);
  if (!failure) return '';
  const { code, message, reason, parameters, retryAfterSeconds } = failure;
  if (reason !== undefined) {
    if (language === null) return '';
    const words = reasonWords(reason, formatted(parameters, format.number));
    if (words !== undefined) return words;
  }
  if (code === 'UNAUTHENTICATED') return t('exportFailure.sessionExpired');
  if (code === 'NETWORK') return t('exportFailure.network');
  if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
    return t('exportFailure.wait', { seconds: format.number(retryAfterSeconds) });
  }
  if (code === 'RATE_LIMITED' || FAULTS.has(code) || message === '') return faultWords(code, t);
  return t('exportFailure.refused', { message });
}

/** Numbers as the reader writes them. */
function formatted(
  parameters: Readonly<Record<string, string>> = {},
  number: (value: number) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      /^\d{1,15}$/.test(value) ? number(Number(value)) : value,
    ]),
  );
}
