/** Times of encoders, and how they are watched and paged; apart from the schemas, which pages without forms leave out. */

/** How long ago an online encoder last reported at most, in milliseconds (ENC-23). */
export const ONLINE_WINDOW_MS = 2 * 60_000;
/** How far monitor queries look back, in milliseconds (MON-01). */
export const MONITOR_WINDOW_MS = 5 * 60_000;
/** Encoders a page at most: the service answers all of an organisation at once, so a larger page costs no call more. */
export const ENCODER_PAGE_MAX = 1000;
/** Default polling interval, in milliseconds (MON-02, CON-01). */
export const POLL_MS = 60_000;
/** Polling interval while something is on its way to another state, in milliseconds (CON-01, DST-13). */
export const FAST_POLL_MS = 5_000;
/** How long a reference list or a schedule stays fresh, in milliseconds (SCH-04, CON-01, STM-24). */
export const FRESH_MS = 120_000;

/** States that pass by themselves, as they are on the wire (ENC-11, STM-05). */
export const PASSING_ENCODER_STATES = [
  'starting',
  'stopping',
  'restarting',
  'updating',
  'uploading logs',
] as const;

/** Longest that an encoder may run, and so the longest event of one, in milliseconds (ENC-14, ENC-18). */
export const LONGEST_RUN_MS = 12 * 60 * 60_000;
/** How long before an event its encoder is set aside, and after it, in milliseconds (ENC-16). */
export const EVENT_PADDING_MS = { before: 30 * 60_000, after: 0 } as const;

/** Whether an event holds its encoder at a moment: set aside before it, and free with its end (ENC-16). */
export function setsAside(event: { startAt: string; endAt: string }, now: number): boolean {
  const from = Date.parse(event.startAt) - EVENT_PADDING_MS.before;
  return from <= now && now < Date.parse(event.endAt) + EVENT_PADDING_MS.after;
}

/**
 * How long before an event its encoder begins to encode, in milliseconds: 30 minutes, or its buffer where that is longer, but
 * so that the encoder runs no longer than it may (ENC-16, ENC-18, EVT-27).
 */
export function encoderLead(durationMs: number, preEventBufferMinutes: number): number {
  const wanted = Math.max(EVENT_PADDING_MS.before, preEventBufferMinutes * 60_000);
  return Math.max(0, Math.min(wanted, LONGEST_RUN_MS - EVENT_PADDING_MS.after - durationMs));
}
