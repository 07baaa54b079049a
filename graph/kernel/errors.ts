import { GraphQLError, Kind, type ASTNode, type GraphQLFormattedError } from 'graphql';
import { english } from '../../schema/reasons/english.ts';
import { formatReason, type Reason } from '../../schema/reasons/said.ts';
import { getErrorMessage } from './messages.ts';
import { explain, isKind } from './reasons.ts';
import { RestError } from './restError.ts';

/** Codes of GraphQL errors, by the status of the REST answer. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  402: 'LIMIT_REACHED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  500: 'UPSTREAM_ERROR',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};

/** Statuses whose own words may be about something else than the feature: theirs are replaced (NET-08, 12 to 14). */
const WORDS_REPLACED = new Set([401, 429, 500, 502, 503, 504]);

const INVALID_TOKEN =
  'The access token has expired or is not valid. Request a new token, then send the request again.';

/** An error with a stable code that the graph itself raises. */
export function codedError(
  code: string,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** An error of the graph itself that has a reason, so that clients can explain it in their language. */
export function reasonError(
  code: string,
  reason: Reason,
  parameters: Readonly<Record<string, string | number>> = {},
  extensions: Record<string, unknown> = {},
): GraphQLError {
  const named = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return codedError(code, english(formatReason(reason, parameters)), {
    reason,
    parameters: named,
    ...extensions,
  });
}

/** 401: nobody is signed in, or the session has ended (SES-09 to SES-12, NET-14). */
export function unauthenticated(): GraphQLError {
  return codedError('UNAUTHENTICATED', getErrorMessage(401), { status: 401 });
}

/** 401 for a Bearer token that the platform does not accept: expired, revoked or malformed. */
export function invalidToken(): GraphQLError {
  return codedError('UNAUTHENTICATED', INVALID_TOKEN, { status: 401 });
}

/** Wraps whatever was thrown outside of a resolver, so that it can be formatted like the rest. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause.message, { originalError: cause });
}

/**
 * Maps an error to a GraphQL error; the only place that does. REST errors get a stable code, the upstream status, and
 * the texts of NET-04 to NET-14, unless the feature has its own text (NET-17). Coded errors of the graph and of
 * GraphQL itself pass. Everything else becomes INTERNAL_SERVER_ERROR without its message, and is reported to
 * `unexpected`.
 */
export function formatError(
  error: GraphQLError,
  trackingId: string,
  unexpected?: (cause: unknown) => void,
): GraphQLFormattedError {
  const { message, extensions } = describe(error, unexpected);
  return {
    message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...extensions, trackingId },
  };
}

function describe(
  error: GraphQLError,
  unexpected: ((cause: unknown) => void) | undefined,
): { message: string; extensions: Record<string, unknown> } {
  const cause = rootOf(error);
  if (cause instanceof RestError) {
    return {
      message: wordsOf(cause),
      extensions: {
        code: codeOf(cause),
        status: cause.status,
        call: cause.call,
        ...explained(cause),
        ...(cause.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: cause.retryAfterSeconds }),
      },
    };
  }
  if (cause instanceof GraphQLError && !isServersFault(error, cause)) {
    const {
      stacktrace: _stacktrace,
      http: _http,
      ...extensions
    } = { ...error.extensions, ...cause.extensions };
    return {
      message: cause.message,
      extensions: { code: languageCode(cause), ...extensions, ...tooLong(cause) },
    };
  }
  unexpected?.(cause);
  return { message: getErrorMessage(500), extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 } };
}

/**
 * True if a resolver returned a value that its type does not accept. Errors of the caller have a code, are outside
 * the result, or name a position in the document.
 */
function isServersFault(error: GraphQLError, cause: GraphQLError): boolean {
  return error.path !== undefined && cause.extensions.code === undefined && !cause.nodes?.some(isValue);
}

function isValue({ kind }: ASTNode): boolean {
  return kind !== Kind.FIELD;
}

/** The code of an error that the language itself raises: a syntax error, or a value that cannot be read. */
function languageCode(error: GraphQLError): string {
  return error.message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_USER_INPUT';
}

/** The parser's only way to say that a document has too many tokens is its message. */
function tooLong(error: GraphQLError): { code?: string } {
  return /^Syntax Error: Document contains more tha[tn] \d+ tokens/.test(error.message)
    ? { code: 'QUERY_TOO_LONG' }
    : {};
}

/** Exactly what was refused, where the service or the catalog of calls says so. */
function explained(error: RestError): object {
  const [problem] = error.problems;
  const { reason, parameters } = explain(error, problem);
  return isKind(reason) ? {} : { reason, parameters };
}

/** The error that was thrown, out of whatever wrapped it on the way. */
function rootOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function codeOf(error: RestError): string {
  if (error.status === 412 && (error.service === 'cues' || error.code === 'CUES_UNAVAILABLE')) {
    return 'CUES_UNAVAILABLE';
  }
  return CODE_OF_STATUS[error.status] ?? (error.status >= 500 ? 'UPSTREAM_ERROR' : 'BAD_USER_INPUT');
}

function wordsOf(error: RestError): string {
  if (WORDS_REPLACED.has(error.status) || error.status > 500)
    return getErrorMessage(error.status, error.code);
  return error.message;
}
