import type { Span } from './mapGeometry.ts';

/** One time of the event with all that stands in its way. */
export interface Clash<Conflict extends Span> {
  startAt: string;
  endAt: string;
  conflicts: Conflict[];
}

/** Conflicts by the event's own times, in their order. */
export function groupClashes<Conflict extends Span>(conflicts: readonly Conflict[]): Clash<Conflict>[] {
  const byStart = new Map<string, Clash<Conflict>>();
  for (const conflict of conflicts) {
    const { startAt, endAt } = conflict;
    const clash = byStart.get(startAt) ?? { startAt, endAt, conflicts: [] };
    clash.conflicts.push(conflict);
    byStart.set(startAt, clash);
  }
  return [...byStart.values()].sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}

/** Number of occurrences, and of those without conflicts, which can be saved. */
export function savable(occurrences: readonly Span[], clashes: readonly { startAt: string }[]) {
  const clashing = new Set(clashes.map(({ startAt }) => Date.parse(startAt)));
  const free = occurrences.filter(({ startAt }) => !clashing.has(Date.parse(startAt)));
  return { total: occurrences.length, free: free.length };
}
