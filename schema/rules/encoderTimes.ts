/** Times of encoders, and how they are watched and paged; apart from the schemas, which pages without forms leave out. */

/** Maximum time since the last report of an online encoder, in milliseconds (ENC-23). */
export const ONLINE_WINDOW_MS = 2 * 60_000;
/** Time range of monitor queries, in milliseconds (MON-01). */
export const MONITOR_WINDOW_MS = 5 * 60_000;
/** Encoders a page at most: the service answers all of an organization at once, so a larger page costs no call more. */
export const ENCODER_PAGE_MAX = 1000;
/** Default polling interval, in milliseconds (MON-02, CON-01). */
export const POLL_MS = 60_000;
/** Polling interval while something is on its way to another state, in milliseconds (CON-01, DST-13). */
export const FAST_POLL_MS = 5_000;
/** Time that a reference list or a schedule stays fresh, in milliseconds (SCH-04, CON-01, STM-24). */
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
/** Time before and after an event that its encoder is reserved, in milliseconds (ENC-16). */
export const EVENT_PADDING_MS = { before: 30 * 60_000, after: 0 } as const;

/** The times of an event that decide when it uses its encoder. */
interface EncoderEvent {
  startAt: Date | string;
  endAt: Date | string;
  preEventBufferMinutes: number;
}

/** Period in which an event uses its encoder, in milliseconds since 1970; `to` is exclusive. */
export interface EncoderUse {
  /** Start of the encoder: 30 minutes before the event, or its pre-roll where that is longer. From here on nobody goes live on it. */
  from: number;
  /**
   * Start of the pre-roll that the event asks for. From here on no other event may use the encoder. The 30 minutes that every
   * event has give way to the event before, because services follow each other that closely.
   */
  reservedFrom: number;
  to: number;
}

/**
 * Returns when an event uses its encoder: the one answer for the scheduler, Go Live, conflicts, readiness and the dashboard. A
 * pre-roll is shortened where the encoder would run for more than 12 hours (ENC-16, ENC-18, EVT-27).
 */
export function getEncoderUse({ startAt, endAt, preEventBufferMinutes }: EncoderEvent): EncoderUse {
  const [start, end] = [new Date(startAt).getTime(), new Date(endAt).getTime()];
  const to = end + EVENT_PADDING_MS.after;
  const longest = Math.max(0, LONGEST_RUN_MS - (to - start));
  const preRoll = preEventBufferMinutes * 60_000;
  return {
    from: start - Math.min(longest, Math.max(EVENT_PADDING_MS.before, preRoll)),
    reservedFrom: start - Math.min(longest, preRoll),
    to,
  };
}

/** Longest pre-roll of an event, its "pre-event buffer", in minutes (EVT-27; value chosen). */
export const PRE_ROLL_MAX_MINUTES = 120;
