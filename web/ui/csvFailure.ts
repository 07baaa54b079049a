/** Reason why an export was refused or ended early. */
export interface CsvFailure {
  /** Stable code of the graph's error, or NETWORK when nothing answered. */
  code: string;
  /** The server's own sentence, in English; empty when it sent none. */
  message: string;
  /** Exactly why, with what the reason names, where the graph has a reason. */
  reason?: string | undefined;
  parameters?: Readonly<Record<string, string>> | undefined;
  /** Time to wait before retrying, in seconds. */
  retryAfterSeconds?: number | undefined;
}

/** Thrown when an export is refused or ends early. */
export class CsvFailed extends Error {
  readonly failure: CsvFailure;
  /** Rows that were received and saved all the same. */
  readonly savedRows: number;

  constructor(failure: CsvFailure, savedRows = 0) {
    super(failure.message || failure.code);
    this.name = 'CsvFailed';
    this.failure = failure;
    this.savedRows = savedRows;
  }
}

export const NETWORK: CsvFailure = { code: 'NETWORK', message: '' };

/** Codes of faults that may pass: the same request can succeed later. */
const PASSING: ReadonlySet<string> = new Set([
  'NETWORK',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'INTERNAL_SERVER_ERROR',
  'DEADLINE_EXCEEDED',
]);

/** Codes for answers that something in front of the graph gives in its own form, by status. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  204: 'NOT_FOUND',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  429: 'RATE_LIMITED',
};

/** True if the same export can succeed when it is tried again. */
export function isPassing({ code }: CsvFailure): boolean {
  return PASSING.has(code);
}

/** Converts an error to the reason of a failed export. */
export function toCsvFailure(error: unknown): CsvFailure {
  return error instanceof CsvFailed ? error.failure : NETWORK;
}

/** Reads why the graph refused an export. */
export async function readFailure(response: Response): Promise<CsvFailure> {
  const { status } = response;
  const answer = (await response.json().catch(() => null)) as GraphRefusal | null;
  const error = answer?.errors?.[0];
  const { code, reason, parameters, retryAfterSeconds } = error?.extensions ?? {};
  if (status === 204) return { code: 'NOT_FOUND', message: '', reason: 'CSV_NOTHING' };
  return {
    code:
      code ?? CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'REFUSED' : 'UPSTREAM_UNAVAILABLE'),
    message: error?.message ?? '',
    reason,
    parameters,
    retryAfterSeconds,
  };
}

interface GraphRefusal {
  errors?: {
    message?: string;
    extensions?: {
      code?: string;
      reason?: string;
      parameters?: Record<string, string>;
      retryAfterSeconds?: number;
    };
  }[];
}
