import { isReason } from '../../schema/reasons/english.ts';
import type { Parameters, Reason } from '../../schema/reasons/said.ts';
import type { RestError, RestProblem } from './restError.ts';

/** The kinds of problem that an input can have; each is a reason too, for what nothing more is known of. */
export const USER_ERROR_CODES = [
  'REQUIRED',
  'INVALID',
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'STATE',
  'LIMIT',
] as const satisfies readonly Reason[];
export type UserErrorCode = (typeof USER_ERROR_CODES)[number];

/** User error code by status. Other statuses are errors that a user cannot correct. */
const KIND_OF_STATUS: Readonly<Record<number, UserErrorCode>> = {
  400: 'INVALID',
  402: 'LIMIT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'STATE',
  422: 'INVALID',
};

/** Refusals that mean one thing in a call, for services that say no more than status and code. */
const REASON_OF_CALL: Readonly<Record<string, Reason>> = {
  'C-004 400 INCORRECT_PASSWORD': 'WRONG_PASSWORD',
  'C-009 400 TOKEN_EXPIRED': 'RESET_LINK_EXPIRED',
  'C-069 404': 'ACTIVATION_CODE_UNKNOWN',
  'C-091 402': 'SOFTWARE_ENCODER_LICENSE',
  'C-091 403': 'ORGANIZATION_ADMIN_NEEDED',
  'C-091 409': 'SOFTWARE_ENCODER_NAME_TAKEN',
  'C-091 409 STATE': 'DEVICE_REGISTERED',
  'C-093 403': 'ORGANIZATION_ADMIN_NEEDED',
  'C-093 404': 'DEVICE_NOT_REGISTERED',
  'C-245 409': 'PLAYLIST_FULL',
  'C-264 412': 'CUES_UNAVAILABLE',
  'C-268 412': 'CUES_UNAVAILABLE',
  'C-272 412': 'CUES_UNAVAILABLE',
};
const REASON_OF_CODE: Readonly<Record<string, Reason>> = {
  ACCOUNT_DISABLED: 'ACCOUNT_DISABLED',
  WRONG_USER_TYPE: 'VENUE_LOGIN',
};

/** Reason of a refusal and its parameters. */
export interface Explained {
  reason: Reason;
  parameters: Parameters;
}

/** Finds the reason of a refusal: as reported by the service, else by call, status, and code, else by kind. */
export function explain(error: RestError, problem: RestProblem | undefined): Explained {
  if (problem?.reason && isReason(problem.reason)) {
    return { reason: problem.reason, parameters: problem.parameters ?? {} };
  }
  const { call, status } = error;
  const code = problem?.code ?? '';
  const reason =
    REASON_OF_CODE[code] ??
    REASON_OF_CALL[`${call} ${status} ${code}`] ??
    REASON_OF_CALL[`${call} ${status}`];
  return { reason: reason ?? getUserErrorCode(error, code), parameters: {} };
}

/** Finds the user error code. */
export function getUserErrorCode({ status }: RestError, code: string): UserErrorCode {
  return USER_ERROR_CODES.find((kind) => kind === code) ?? KIND_OF_STATUS[status] ?? 'INVALID';
}

/** True if a reason says no more than the kind of problem. */
export function isKind(reason: Reason): boolean {
  return USER_ERROR_CODES.some((kind) => kind === reason);
}
