import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Texts by stable error code (NET-04 to NET-14); every other error gets the second message of NET-15 (NET-16). */
const BY_CODE: Record<string, string> = {
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
};

/** The `extensions.code` of the first GraphQL error, or undefined for a fault of the network. */
export function codeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** What to tell a person about an error, in their language. */
export function messageOf(error: unknown, t: (key: string) => string): string {
  const code = codeOf(error);
  return t((code && BY_CODE[code]) ?? 'errors.unexpected');
}

/** What to say where something could not be loaded: a fault of the way to it is told as one (NET-15, third message). */
export function loadMessageOf(error: unknown, t: (key: string) => string): string {
  return codeOf(error) === undefined && !CombinedGraphQLErrors.is(error)
    ? t('errors.loading')
    : messageOf(error, t);
}
