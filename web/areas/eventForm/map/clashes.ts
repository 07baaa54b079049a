import type { Span } from './mapGeometry.ts';

interface Clashing extends Span {
  kind: string;
}

/** One time of the event with all that stands in its way. */
export interface Clash<Conflict extends Clashing> {
  startAt: string;
  endAt: string;
  conflicts: Conflict[];
}

/** What only warns and holds nothing up (EVT-16). */
const WARNINGS = new Set(['REGION', 'ACCOUNT_EXPIRY']);

export const blocks = ({ kind }: { kind: string }): boolean => !WARNINGS.has(kind);

/** Conflicts by the event's own times, in their order; warnings are none of them. */
export function clashesOf<Conflict extends Clashing>(conflicts: readonly Conflict[]): Clash<Conflict>[] {
  const byStart = new Map<string, Clash<Conflict>>();
  for (const conflict of conflicts.filter(blocks)) {
    const { startAt, endAt } = conflict;
    const clash = byStart.get(startAt) ?? { startAt, endAt, conflicts: [] };
    clash.conflicts.push(conflict);
    byStart.set(startAt, clash);
  }
  return [...byStart.values()].sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}

/** How many times there are, and how many of them can be saved: those that clash are left out of a series. */
export function savable(occurrences: readonly Span[], clashes: readonly { startAt: string }[]) {
  const clashing = new Set(clashes.map(({ startAt }) => Date.parse(startAt)));
  const free = occurrences.filter(({ startAt }) => !clashing.has(Date.parse(startAt)));
  return { total: occurrences.length, free: free.length };
}

/** The encoders that are free at every one of these times. */
export function freeAtAll<E extends { id: string }>(choices: readonly (readonly E[])[]): E[] {
  const [first = [], ...others] = choices;
  return first.filter(({ id }) => others.every((encoders) => encoders.some((one) => one.id === id)));
}
