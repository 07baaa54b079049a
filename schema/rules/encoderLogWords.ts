/** Levels, windows and limits of encoder logs; the schemas that use them stand in `encoderLogs.ts`. */

/** Levels of log entries, from the chattiest to the gravest (LOG-01). */
export const LOG_LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type LogLevelName = (typeof LOG_LEVELS)[number];

/** The level from which entries are read unless another is asked for (ENC-24, LOG-01). */
export const DEFAULT_LOG_LEVEL = 'INFO' satisfies LogLevelName;

/** Windows of the time filter in minutes, beside one of one's own (ENC-25). */
export const LOG_WINDOW_MINUTES = [15, 30, 60, 360, 1440, 2880] as const;

/** The window that the log screen opens with, in minutes (value chosen). */
export const DEFAULT_LOG_WINDOW_MINUTES = 60;

/** Poll interval of a followed log, in milliseconds (CON-01, chosen value). */
export const LOG_FOLLOW_MS = 5_000;

/** Retention of entries, in milliseconds (chosen value). */
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
