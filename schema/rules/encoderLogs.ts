import { date, object } from 'yup';
import { LOGS_KEPT_MS } from './encoderLogWords.ts';
import { formatReason } from '../reasons/said.ts';

/** Rules of encoder logs and their upload, shared by the web, the graph and the platform. The platform has the last word. */

/** Messages of an invalid window. */
export const LOG_WINDOW_MESSAGES = {
  start: formatReason('LOG_START_REQUIRED'),
  end: formatReason('LOG_END_REQUIRED'),
  reversed: formatReason('LOG_WINDOW_REVERSED'),
  tooLong: formatReason('LOG_WINDOW_TOO_LONG', { limit: LOGS_KEPT_MS / 86_400_000 }),
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
