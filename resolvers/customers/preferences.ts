import type { Caller } from '../../graph/kernel/context.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import type { RestClient } from '../../graph/upstream/client/client.ts';
import type { PreferencesRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { changePreferences, readPreferences } from '../../graph/upstream/rest/customers/preferences.ts';
import {
  CLOCK_NAMES,
  CLOCKS,
  LANGUAGE_NAMES,
  LANGUAGES,
  updatePreferencesSchema,
} from '../../schema/rules/clocks.ts';
import type { MutationResolvers, PreferencesResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** A matter of taste keeps nobody out: while it cannot be read, nothing is chosen. */
export async function loadPreferences({ kind }: Caller, rest: RestClient): Promise<PreferencesRecord | null> {
  if (kind === 'client') return null;
  try {
    return await readPreferences(rest);
  } catch (error) {
    if (error instanceof RestError && error.status !== 401) return null;
    throw error;
  }
}

/** Preferences of a user. */
export const Preferences = {
  clock: ({ clock }) => clock && CLOCK_NAMES[clock],
  language: ({ language }) => language && LANGUAGE_NAMES[language],
} satisfies PreferencesResolvers;

/** Changes of it. */
export const preferenceMutations = {
  updatePreferences: (_root, { input }, context) => {
    requireCaller(context);
    return checked(updatePreferencesSchema, input, ({ clock, language, timezone }) =>
      userErrors(async () => ({
        preferences: await changePreferences(context.rest, {
          ...(clock !== undefined && { clock: CLOCKS.find((one) => CLOCK_NAMES[one] === clock) ?? null }),
          ...(language !== undefined && {
            language: LANGUAGES.find((one) => LANGUAGE_NAMES[one] === language) ?? null,
          }),
          ...(timezone !== undefined && { timezone }),
        }),
      })),
    );
  },
} satisfies MutationResolvers;
