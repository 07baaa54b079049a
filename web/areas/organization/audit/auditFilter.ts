import type { AuditAction, AuditFilter } from '../../../schema.generated.ts';
import { addDays, isDay, startOfDay } from '../../../time/days.ts';
import type { ListState } from '../../../ui/useListState.ts';

export const ACTIONS: readonly AuditAction[] = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'SIGN_IN_REFUSED',
  'VISITED',
];

/** Names in the URL of what narrows the list beside who did it. */
export const NARROWING = ['what', 'kind', 'thing', 'since', 'until'] as const;
type Narrowing = (typeof NARROWING)[number];

/** Filter from the URL, with days in the zone, both included. Null without a filter. */
export function toAuditFilter(
  list: Pick<ListState, 'filter' | 'values'>,
  timeZone: string,
): AuditFilter | null {
  const one = (name: Narrowing) => list.values(name)[0];
  const [since, until, kind, thing] = [one('since'), one('until'), one('kind'), one('thing')];
  const who = list.filter.trim();
  const action = ACTIONS.find((name) => name === one('what'));
  const filter: AuditFilter = {
    ...(who && { who }),
    ...(action && { action }),
    ...(kind && { subject: kind }),
    ...(thing && { subjectId: thing }),
    ...(isDay(since) && { sinceAt: startOfDay(since, timeZone).toISOString() }),
    ...(isDay(until) && { untilAt: lastOf(until, timeZone).toISOString() }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The last moment of a day that the audit tells from the next one's first. */
const lastOf = (day: string, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1);
