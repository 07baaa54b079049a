import { english, isReason } from '../../schema/reasons/english.ts';
import { readSaid, formatReason, type Reason, type ReasonMessage } from '../../schema/reasons/said.ts';
import { explain, isKind, getUserErrorCode, USER_ERROR_CODES, type UserErrorCode } from './reasons.ts';
import { RestError, type RestProblem } from './restError.ts';

/** Something in an input that a person can correct. */
export interface UserErrorRecord {
  code: UserErrorCode;
  reason: Reason;
  parameters: { name: string; value: string }[];
  field: string[] | null;
  message: string;
}

/** Creates a user error for a field or the whole input, with the service's own message if there is one. */
export function refused(
  code: UserErrorCode,
  field: string | readonly string[] | null,
  said: ReasonMessage,
  message = english(said),
): UserErrorRecord {
  const { reason, parameters } = readSaid(said) ?? { reason: code, parameters: {} };
  return {
    code,
    reason,
    parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
    field: typeof field === 'string' ? [field] : field && [...field],
    message,
  };
}

/** Statuses of refusals that a person can correct in their input. */
const CORRECTABLE: ReadonlySet<number> = new Set([400, 402, 404, 409, 412, 422]);

/**
 * Performs a write: what it resolves with is the payload, with `userErrors` empty. A refusal that a person can
 * correct (400, 402, 404, 409, 412, 422) becomes `userErrors`; every other fault is thrown on. `names` are the input's
 * names of fields that the service calls otherwise.
 */
export async function userErrors<P extends object>(
  write: () => Promise<P>,
  names: Readonly<Record<string, string>> = {},
): Promise<(P | Record<never, never>) & { userErrors: UserErrorRecord[] }> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof RestError) || !CORRECTABLE.has(error.status)) throw error;
    return { userErrors: toUserErrors(error, names) };
  }
}

/** A refusal of a service as errors of the input. */
export function toUserErrors(
  error: RestError,
  names: Readonly<Record<string, string>> = {},
): UserErrorRecord[] {
  const { problems } = error;
  return (problems.length > 0 ? problems : [undefined]).map((problem) => refusalOf(error, problem, names));
}

/** Keeps one error per field: an empty value breaks its length rule too. */
export function firstOfEachField(problems: readonly UserErrorRecord[]): UserErrorRecord[] {
  const seen = new Set<string>();
  return problems.filter(({ field }) => {
    const key = field?.join('.') ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** One problem of a service as an error of the input. */
function refusalOf(
  error: RestError,
  problem: RestProblem | undefined,
  names: Readonly<Record<string, string>>,
): UserErrorRecord {
  const explained = explain(error, problem);
  const [first, ...inner] = problem?.field?.split('.') ?? [];
  const field = first === undefined ? null : [names[first] ?? first, ...inner];
  const own = isKind(explained.reason) ? problem?.message : undefined;
  return refused(
    getUserErrorCode(error, problem?.code ?? ''),
    field,
    formatReason(explained.reason, explained.parameters),
    own || undefined,
  );
}

/** A problem that a service has written down, as an error of an input. */
export function foundBy(problem: RestProblem): UserErrorRecord {
  const { code: word, message, reason, parameters } = problem;
  const code = USER_ERROR_CODES.find((kind) => kind === word) ?? 'INVALID';
  return refused(code, null, reason && isReason(reason) ? formatReason(reason, parameters) : code, message);
}

/** Something that is not there, or not the caller's to see (NET-11). */
export function gone(field = 'id'): UserErrorRecord {
  return refused('NOT_FOUND', field, 'NOT_FOUND');
}

/**
 * True if a change was rejected because another user changed the object first; the payload then has the other change.
 */
export function isStale({ userErrors: problems }: { userErrors: readonly UserErrorRecord[] }): boolean {
  return problems.some(({ reason }) => reason === 'CHANGED_MEANWHILE');
}
