import { MOST_LOG_ENTRIES, type LogLevelName } from '../../../../schema/rules/encoderLogWords.ts';

/** An entry as the graph answers it (LOG-02). */
export interface LogEntry {
  time: string;
  level: LogLevelName;
  entry: string;
}

/**
 * Merges newer entries that were read from the last entry's time, included: entries of that time that are already
 * present come again in the same order. Keeps the newest 50,000.
 */
export function joined(before: readonly LogEntry[], newer: readonly LogEntry[]): readonly LogEntry[] {
  const last = before.at(-1);
  if (!last) return newer;
  let known = 0;
  while (before[before.length - 1 - known]?.time === last.time && newer[known]?.time === last.time)
    known += 1;
  if (known === newer.length) return before;
  return [...before, ...newer.slice(known)].slice(-MOST_LOG_ENTRIES);
}

/** Entries whose text contains the words, whatever their case (LOG-02, LST-01). */
export function matchingEntries(
  entries: readonly LogEntry[],
  text: string,
  language: string,
): readonly LogEntry[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  if (!wanted) return entries;
  return entries.filter(({ entry }) => entry.toLocaleLowerCase(language).includes(wanted));
}

/** Entries as lines of text: time in UTC, level, text. */
export function asText(entries: readonly LogEntry[]): string {
  return entries.map(({ time, level, entry }) => `${time} ${level.padEnd(5)} ${entry}\n`).join('');
}

/** `north-hall-logs-2026-11-22T14-47-00.txt` */
export function logFileName(encoder: string, now: Date): string {
  const plain = encoder
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'encoder'}-logs-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.txt`;
}
