import { getErrorMessage } from './messages.ts';

/** One problem of a REST answer (NET-03). */
export interface RestProblem {
  code: string;
  message: string;
  /** Input field it belongs to, where the service says so. */
  field?: string;
  /** Exactly what is wrong, where the service says so. */
  reason?: string;
  /** Parameters of the reason. */
  parameters?: Readonly<Record<string, string>>;
}

/** Codes of faults that no service answered with. */
export type TransportCode = 'TIMEOUT' | 'UNREACHABLE' | 'BREAKER_OPEN' | 'OVERLOADED' | 'MALFORMED';

/** A REST call that failed, read from either error shape (NET-03). */
export class RestError extends Error {
  /** HTTP status; 504 for a time-out, 503 for a service that cannot be reached, 502 for an unreadable answer. */
  readonly status: number;
  /** The first problem's code, or a {@link TransportCode}. */
  readonly code: string;
  readonly problems: readonly RestProblem[];
  /** Call id, for example `C-068`; the method and path when the catalog has none. */
  readonly call: string;
  readonly service: string;
  /** Seconds the service asked to wait, from Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(fault: {
    status: number;
    problems: readonly RestProblem[];
    call: string;
    service: string;
    retryAfterSeconds?: number | undefined;
  }) {
    const first = fault.problems[0];
    super(first?.message || getErrorMessage(fault.status, first?.code));
    this.name = 'RestError';
    this.status = fault.status;
    this.code = first?.code ?? `HTTP_${fault.status}`;
    this.problems = fault.problems;
    this.call = fault.call;
    this.service = fault.service;
    this.retryAfterSeconds = fault.retryAfterSeconds;
  }
}

const TRANSPORT_STATUS: Record<TransportCode, number> = {
  TIMEOUT: 504,
  UNREACHABLE: 503,
  BREAKER_OPEN: 503,
  OVERLOADED: 503,
  MALFORMED: 502,
};

/** A fault on the way to a service, with the message that a person may see. */
export function transportError(code: TransportCode, call: string, service: string): RestError {
  const status = TRANSPORT_STATUS[code];
  return new RestError({ status, problems: [{ code, message: getErrorMessage(status) }], call, service });
}

/** Reads `{errors:[{code, message}]}` and `{code, message}` alike; anything else has no problems (NET-03). */
export function readProblems(body: unknown): RestProblem[] {
  if (typeof body !== 'object' || body === null) return [];
  const list: unknown = 'errors' in body ? body.errors : [body];
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { code, message, field, reason, parameters } = entry as Record<string, unknown>;
    if (typeof code !== 'string' && typeof message !== 'string') return [];
    return [
      {
        code: typeof code === 'string' ? code : 'UNKNOWN',
        message: typeof message === 'string' ? message : '',
        ...(typeof field === 'string' ? { field } : {}),
        ...(typeof reason === 'string' ? { reason, parameters: textsOf(parameters) } : {}),
      },
    ];
  });
}

/** Names and values of an object whose values are texts; anything else is left out. */
function textsOf(parameters: unknown): Record<string, string> {
  const entries = typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
