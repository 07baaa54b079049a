/** One REST call of an operation, as `extensions.upstream` shows it. */
export interface UpstreamCall {
  /** Call id, for example `C-068`; the method and path template when the catalog has none. */
  call: string;
  method: string;
  /** Path and query as sent. */
  path: string;
  /** HTTP status; 0 while it is under way or when nothing was answered. */
  status: number;
  /** From asking to answer, retries and waiting included, in milliseconds. */
  ms: number;
  /** `network`: sent by this operation; `shared`: another one was asking the same; `cache`: still fresh. */
  source: 'network' | 'cache' | 'shared';
  /** Number of retries (NET-01). */
  retries: number;
  /** True if the response is specific to this caller: results that include it must not be shared. */
  personal: boolean;
}

/** The REST calls of one operation. */
export interface UpstreamLog {
  readonly calls: readonly UpstreamCall[];
  /** True if any of all calls was for this very caller, kept or not. */
  readonly isPersonal: boolean;
  /** Notes a call when it starts; the client completes it when the answer is there. */
  note(call: UpstreamCall): void;
}

/** At most this many calls are kept an operation; a long export counts on, without keeping each. */
const KEPT_CALLS = 1000;

/** An empty log for one operation. */
export function createUpstreamLog(): UpstreamLog {
  return new OperationLog();
}

class OperationLog implements UpstreamLog {
  readonly calls: UpstreamCall[] = [];
  isPersonal = false;

  note(call: UpstreamCall): void {
    this.isPersonal ||= call.personal;
    if (this.calls.length < KEPT_CALLS) this.calls.push(call);
  }
}

/** Creates the content of `extensions.upstream`: the calls of the operation, with network calls counted. */
export function describeUpstream(log: UpstreamLog): { total: number; calls: Record<string, unknown>[] } {
  return {
    total: log.calls.filter((call) => call.source === 'network').length,
    calls: log.calls.map(({ personal: _personal, ...call }) => ({
      ...call,
      ms: Math.round(call.ms * 10) / 10,
    })),
  };
}
