import { GraphQLError, Kind, type ASTNode, type GraphQLFormattedError } from 'graphql';
import { messageOf } from './messages.ts';
import { RestError, type RestProblem } from './restError.ts';

/** Codes of `UserError.code`. */
export type UserErrorCode =
  'REQUIRED' | 'INVALID' | 'CONFLICT' | 'NOT_FOUND' | 'FORBIDDEN' | 'STATE' | 'LIMIT';

/** Something in an input that a person can correct. */
export interface UserErrorRecord {
  code: UserErrorCode;
  field: string[] | null;
  message: string;
}

const USER_ERROR_CODES: readonly string[] = [
  'REQUIRED',
  'INVALID',
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'STATE',
  'LIMIT',
] satisfies UserErrorCode[];

/** What a write's refusal means to a person, by status. Other statuses are faults that nobody can correct. */
const USER_ERROR_OF_STATUS: Readonly<Record<number, UserErrorCode>> = {
  400: 'INVALID',
  402: 'LIMIT',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'STATE',
  422: 'INVALID',
};

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

/**
 * Performs a write: what it resolves with is the payload, with `userErrors` empty. A refusal that a person can
 * correct (400, 402, 404, 409, 412, 422) becomes `userErrors`, beside the fields of `refused` where the payload has
 * fields that cannot be null; every other fault is thrown on.
 */
export async function userErrors<P extends object, R extends object = Record<never, never>>(
  write: () => Promise<P>,
  refused?: R,
): Promise<(P | R) & { userErrors: UserErrorRecord[] }> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    const problems = error instanceof RestError ? correctable(error) : null;
    if (!problems) throw error;
    return { ...(refused ?? ({} as R)), userErrors: problems };
  }
}

function correctable(error: RestError): UserErrorRecord[] | null {
  const byStatus = USER_ERROR_OF_STATUS[error.status];
  if (!byStatus) return null;
  const problems: readonly RestProblem[] =
    error.problems.length > 0 ? error.problems : [{ code: '', message: '' }];
  return problems.map((problem) => ({
    code: USER_ERROR_CODES.includes(problem.code) ? (problem.code as UserErrorCode) : byStatus,
    field: problem.field ? problem.field.split('.') : null,
    message: problem.message || messageOf(error.status, problem.code),
  }));
}

/** An error with a stable code that the graph itself raises. */
export function codedError(
  code: string,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** 401: nobody is signed in, or the session has ended (SES-09 to SES-12, NET-14). */
export function unauthenticated(): GraphQLError {
  return codedError('UNAUTHENTICATED', messageOf(401), { status: 401 });
}

/** Wraps whatever was thrown outside of a resolver, so that it can be formatted like the rest. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause.message, { originalError: cause });
}

/**
 * What leaves the graph for an error: mapped here and nowhere else. REST faults get a stable code, the upstream's
 * status and the words of NET-04 to NET-14, a feature's own words winning (NET-17); the graph's own coded errors and
 * those of the language pass; anything else becomes INTERNAL_SERVER_ERROR without its words. `unexpected` hears of the latter.
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
  return { message: messageOf(500), extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 } };
}

/**
 * Whether the language refused what the graph itself made: a value for the answer that is none of its type. An error
 * of the asker's has a code, stands outside of the answer, or names the place in the document that it is about.
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
  if (WORDS_REPLACED.has(error.status) || error.status > 500) return messageOf(error.status, error.code);
  return error.message;
}
