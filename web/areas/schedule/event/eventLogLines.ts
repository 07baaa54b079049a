import type { DestinationState, EncoderVideoStatus } from '../../../schema.generated.ts';
import type { EventLog_EntryFragment } from './EventPage.generated.ts';

type Entry = EventLog_EntryFragment;

/** Filters of the log. */
export const LOG_FILTERS = ['', 'errors', 'changes', 'states'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const WRONG: readonly (DestinationState | EncoderVideoStatus)[] = [
  'ABORTED',
  'ERROR',
  'WARNING',
  'NO_INPUT',
  'OFFLINE',
];

/** True if something went wrong: a state says so, or a reason is given (DST-19). */
export const isError = ({ state, videoStatus, reason }: Entry): boolean =>
  reason !== null || WRONG.some((one) => one === state || one === videoStatus);

/** Those of the entries that are asked for, of words somewhere in their lines, too (LST-01). */
export function narrowed<Line extends { entry: Entry; text: string }>(
  lines: readonly Line[],
  { filter, words, language }: { filter: string; words: string; language: string },
): Line[] {
  const wanted = words.trim().toLocaleLowerCase(language);
  return lines.filter(({ entry, text }) => {
    if (filter === 'errors' && !isError(entry)) return false;
    if (filter === 'changes' && entry.subject !== 'EVENT') return false;
    if (filter === 'states' && entry.subject === 'EVENT') return false;
    return text.toLocaleLowerCase(language).includes(wanted);
  });
}
