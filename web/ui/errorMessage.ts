import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { reasonWords } from '../kernel/reasons.ts';

/** Texts by stable error code (NET-04 to NET-14); every other error gets the second message of NET-15 (NET-16). */
const BY_CODE = {
  CONFLICT: 'errors.conflict',
  FORBIDDEN: 'errors.forbidden',
  NOT_FOUND: 'errors.notFound',
  UNAUTHENTICATED: 'errors.unauthenticated',
  RATE_LIMITED: 'errors.rateLimited',
  UPSTREAM_UNAVAILABLE: 'errors.unavailable',
  UPSTREAM_TIMEOUT: 'errors.unavailable',
  UPSTREAM_ERROR: 'errors.internal',
  CUES_UNAVAILABLE: 'errors.cuesUnavailable',
  BAD_USER_INPUT: 'errors.badRequest',
  INTERNAL_SERVER_ERROR: 'errors.internal',
} as const;

type Said = (typeof BY_CODE)[keyof typeof BY_CODE] | 'errors.unexpected' | 'errors.loading';

/** The `extensions.code` of the first GraphQL error, or undefined for a fault of the network. */
export function getErrorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** Translates an error for the user. */
export function translateError(error: unknown, t: (key: Said) => string): string {
  const reason = reasonOf(error);
  return (reason && reasonWords(reason.reason, reason.parameters)) ?? faultWords(getErrorCode(error), t);
}

/** Translates an error code for the user. */
export function faultWords(code: string | undefined, t: (key: Said) => string): string {
  return t(code && code in BY_CODE ? BY_CODE[code as keyof typeof BY_CODE] : 'errors.unexpected');
}

/** Exactly why a service refused, where it says so (NET-17). */
function reasonOf(error: unknown): { reason: string; parameters: Record<string, string> } | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { reason, parameters } = error.errors[0]?.extensions ?? {};
  return typeof reason === 'string'
    ? { reason, parameters: (parameters ?? {}) as Record<string, string> }
    : undefined;
}

/** Translates a load error. Network errors have their own message (NET-15, third message). */
export function translateLoadError(error: unknown, t: (key: Said) => string): string {
  return getErrorCode(error) === undefined && !CombinedGraphQLErrors.is(error)
    ? t('errors.loading')
    : translateError(error, t);
}
