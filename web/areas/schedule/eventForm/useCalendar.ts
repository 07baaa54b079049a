import { useEffect, useState, useSyncExternalStore } from 'react';
import { STEPS, type Repeat } from '../../../../schema/rules/repeatRule.ts';
import { isCalendarThere, loadCalendarRule, onCalendarThere } from './lazyCalendarRule.ts';

type Rule = Pick<Repeat, 'type'> | null | undefined;

/** True if the dates of a rule can be computed now: rules in minutes and hours need no calendar. */
export const canTell = (repeat: Rule): boolean => !repeat || repeat.type in STEPS || isCalendarThere();

/** Resolves once the times of a rule can be told, or the calendar cannot be had: the service judges them all the same. */
export async function calendarFor(repeat: Rule): Promise<void> {
  if (!canTell(repeat)) await loadCalendarRule().catch(() => undefined);
}

/** {@link canTell}, for what is drawn again once it is so. */
export function useCalendar(): typeof canTell {
  const isThere = useSyncExternalStore(onCalendarThere, isCalendarThere);
  return isThere ? always : canTell;
}

const always = () => true;

/** True if everything needed to show the dates of an event is loaded. */
export function useCalendarFor(repeat: Rule): boolean {
  const can = useCalendar()(repeat);
  const [isVain, setVain] = useState(false);
  useEffect(() => {
    if (!can) loadCalendarRule().catch(() => setVain(true));
  }, [can]);
  return can || isVain;
}
