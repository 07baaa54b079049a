import { object, string } from 'yup';

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

/** What a person prefers; what is left out stays, null is no choice. */
export const updatePreferencesSchema = object({
  clock: string().oneOf(Object.values(CLOCK_NAMES)).nullable(),
});
