import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormatter } from './formatters.ts';

/** Formats of the time of day, as in the graph. */
export type Clock = 'TWELVE_HOURS' | 'TWENTY_FOUR_HOURS';

/** User's choice. Null if the language decides. */
let chosen: Clock | null = null;
const listeners = new Set<() => void>();

/** From here on every time of day is written, and read, by this clock; null lets the language decide. */
export function keepClock(clock: Clock | null): void {
  if (clock === chosen) return;
  chosen = clock;
  for (const tell of listeners) tell();
}

/** The clock in force for a language: the chosen one, or the one that people who speak it here read. */
export function getClockFormat(language: string): Clock {
  return chosen ?? clockOfLanguage(language);
}

/** User's choice, and the format in effect. */
export function useClock(): { chosen: Clock | null; clock: Clock } {
  const { i18n } = useTranslation();
  const choice = useSyncExternalStore(subscribe, chosenClock);
  return { chosen: choice, clock: choice ?? clockOfLanguage(i18n.resolvedLanguage ?? 'en') };
}

/** Intl options of a time format. */
export function hourForm(clock: Clock): Intl.DateTimeFormatOptions {
  return clock === 'TWELVE_HOURS'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}

/**
 * English is read with AM and PM in New York and without them in London: the browser says which English it is. Under a
 * system without a language it says `en-US@posix`, which `Intl` throws at; that counts as if it had said nothing.
 */
function clockOfLanguage(language: string): Clock {
  const spoken =
    navigator.languages.find((tag) => tag.split('-')[0] === language && isKnown(tag)) ?? language;
  const { hourCycle } = dateFormatter(spoken, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'TWELVE_HOURS' : 'TWENTY_FOUR_HOURS';
}

function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chosenClock = () => chosen;
