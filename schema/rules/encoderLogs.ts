import { date, object } from 'yup';

/** Rules of encoder logs and their upload, shared by the web, the graph and the platform. The platform has the last word. */

/** Levels of log entries, from the chattiest to the gravest (LOG-01). */
export const LOG_LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type LogLevelName = (typeof LOG_LEVELS)[number];

/** The level from which entries are read unless another is asked for (ENC-24, LOG-01). */
export const DEFAULT_LOG_LEVEL = 'INFO' satisfies LogLevelName;

/** Windows of the time filter in minutes, beside one of one's own (ENC-25). */
export const LOG_WINDOW_MINUTES = [15, 30, 60, 360, 1440, 2880] as const;

/** The window that the log screen opens with, in minutes (value chosen). */
export const DEFAULT_LOG_WINDOW_MINUTES = 60;

/** How often a followed log looks for new entries, in milliseconds (CON-01, value chosen). */
export const LOG_FOLLOW_MS = 5_000;

/** How long entries are kept, in milliseconds (value chosen). */
export const LOGS_KEPT_MS = 7 * 24 * 60 * 60_000;

/** Entries kept of each encoder, and answered at once, at most: the newest (value chosen). */
export const MOST_LOG_ENTRIES = 50_000;

/** The capability for reading and uploading an encoder's logs (PRM-20). */
export const ENCODER_LOGS_CAPABILITY = 'encoderLogsUpload';

/** Kinds of file that the archive takes, by media type, with the ending they are kept under (ENC-26, value chosen). */
export const ARCHIVE_TYPES = { 'application/gzip': '.gz', 'text/plain': '.txt' } as const;
export type ArchiveTypeName = keyof typeof ARCHIVE_TYPES;

/** Largest file that the archive takes, in bytes (ENC-26, value chosen). */
export const ARCHIVE_MAX_BYTES = 20 * 1024 * 1024;

/** Longest name of an archived file. */
export const ARCHIVE_NAME_MAX = 128;

/** What each broken rule of a window is told as, with the value. */
export const LOG_WINDOW_MESSAGES = {
  start: 'Choose the time at which the logs begin.',
  end: 'Choose the time at which the logs end.',
  reversed: 'The end must lie after the start.',
  tooLong: 'Logs are kept for 7 days, so the window must be 7 days or shorter.',
} as const;

/** Window of a log upload: both ends, in order, no longer than logs are kept (C-082). */
export const logWindowSchema = object({
  start: date().typeError(LOG_WINDOW_MESSAGES.start).required(LOG_WINDOW_MESSAGES.start),
  end: date()
    .typeError(LOG_WINDOW_MESSAGES.end)
    .required(LOG_WINDOW_MESSAGES.end)
    .test('reversed', LOG_WINDOW_MESSAGES.reversed, (_end, { parent }) => lengthOf(parent) > 0)
    .test('tooLong', LOG_WINDOW_MESSAGES.tooLong, (_end, { parent }) => lengthOf(parent) <= LOGS_KEPT_MS),
});

/** Milliseconds between the two ends; 1, which no rule minds, while one of them is no time. */
function lengthOf({ start, end }: { start?: unknown; end?: unknown }): number {
  const isTime = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());
  return isTime(start) && isTime(end) ? end.getTime() - start.getTime() : 1;
}
