import { object, string } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { isTimezone } from './timezoneNames.ts';

/** The clocks that a person chooses from: times of day in 12 or in 24 hours. */
export const CLOCKS = ['12', '24'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The same, as the graph names them. */
export const CLOCK_NAMES = { '12': 'TWELVE_HOURS', '24': 'TWENTY_FOUR_HOURS' } as const satisfies Record<
  Clock,
  string
>;

/** The languages that the studio speaks. */
export const LANGUAGES = ['en', 'es'] as const;

/** The same, as the graph names them. */
export const LANGUAGE_NAMES = { en: 'ENGLISH', es: 'SPANISH' } as const satisfies Record<
  (typeof LANGUAGES)[number],
  string
>;

/** Preferences of a user. Omitted ones stay; null clears a choice. */
export const updatePreferencesSchema = object({
  clock: string().oneOf(Object.values(CLOCK_NAMES)).nullable(),
  language: string().oneOf(Object.values(LANGUAGE_NAMES)).nullable(),
  timezone: string()
    .nullable()
    .max(64, formatReason('EVENT_TIMEZONE_UNKNOWN'))
    .test('zone', formatReason('EVENT_TIMEZONE_UNKNOWN'), (zone) => zone == null || isTimezone(zone)),
});
