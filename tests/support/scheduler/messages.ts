/** Requests to a platform process whose clock only the test advances. */
export type Question =
  /** Sets the clock and does what is due then; it may be killed amid it, when it has read the clock so many times. */
  | { do: 'pass'; now: string; dies?: number }
  /** Takes the lease of the step that looks for events and then hangs. */
  | { do: 'hold step'; now: string }
  /** Orders what is due, takes all jobs and then hangs. */
  | { do: 'hold jobs'; now: string }
  | { do: 'read'; sql: string };

/** Response; `error` is the first failure. */
export interface Answered {
  rows?: Record<string, unknown>[];
  error?: string;
}
