import type { startsByCalendar as Reckon } from '../../../../schema/rules/calendarRule.ts';

/**
 * Rules by the calendar, fetched when one is near: the library behind them weighs as much as the rest of an event's form. The
 * browser's build takes this module in the place of `schema/rules/calendarRule.ts` (`web/vite.config.ts`).
 */

let reckon: typeof Reckon | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** As its namesake; only once it is there. */
export const startsByCalendar: typeof Reckon = (...rule) => {
  if (!reckon) throw new Error('Rules by the calendar are not there yet.');
  return reckon(...rule);
};

/** Fetches it, once; what fails is fetched again when it is asked for again. */
export function loadCalendarRule(): Promise<void> {
  loading ??= import('../../../../schema/rules/calendarRule.ts').then(
    (module) => {
      reckon = module.startsByCalendar;
      for (const tell of listeners) tell();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export const isCalendarThere = (): boolean => reckon !== undefined;

export function onCalendarThere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
