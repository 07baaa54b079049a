/** Rules of encoders, shared by the web, the graph and the platform. The platform has the last word. */

/** Commands that people can give, each with the state that C-076 is asked for (ENC-13). */
export const REQUESTED_STATE = {
  START: 'started',
  STOP: 'stopped',
  RESTART: 'restarting',
  UPDATE: 'updating',
} as const;

/** How long ago an online encoder last reported at most, in milliseconds (ENC-23). */
export const ONLINE_WINDOW_MS = 2 * 60_000;
/** How far monitor queries look back, in milliseconds (MON-01). */
export const MONITOR_WINDOW_MS = 5 * 60_000;
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
