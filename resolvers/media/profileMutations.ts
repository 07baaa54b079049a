import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors, refused, gone } from '../../graph/kernel/userErrors.ts';
import {
  createProfile,
  deleteProfile,
  replaceProfile,
  type PlayerProfileFields,
} from '../../graph/upstream/rest/media/playerProfiles.ts';
import {
  BACKGROUND_PROFILE_ID,
  playerProfileSchema,
  PROFILE_MESSAGES,
} from '../../schema/rules/playerProfiles.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

const BUILT_IN = refused('STATE', null, PROFILE_MESSAGES.builtIn);

/** Fields that null empties. */
const TEXTS = ['callToActionText', 'callToActionUrl', 'controlColor', 'qrClickLabel'] as const;

/** Writes to player profiles. The built-in one is refused before anything is sent (PLY-02). */
export const profileMutations = {
  createPlayerProfile: (_root, { input }, context) =>
    checked(playerProfileSchema, input, (valid) =>
      userErrors(async () => ({
        playerProfile: await createProfile(
          context.rest,
          input.customerId ?? requireCaller(context).customerId,
          fieldsOf(valid),
        ),
      })),
    ),
  updatePlayerProfile: async (_root, { input }, { rest, loaders }) => {
    if (input.id === BACKGROUND_PROFILE_ID) return { userErrors: [BUILT_IN] };
    const { id, ...changes } = input;
    const before = await loaders.playerProfile.load(id);
    if (!before) return { userErrors: [gone()] };
    // The service takes a profile as a whole; nobody should have to send what they leave as it is.
    return checked(playerProfileSchema, { ...before, ...given(changes, TEXTS) }, (valid) =>
      userErrors(async () => {
        const playerProfile = await replaceProfile(rest, id, fieldsOf(valid));
        loaders.playerProfile.replace(playerProfile);
        return { playerProfile };
      }),
    );
  },
  deletePlayerProfile: async (_root, { input: { id } }, { rest, loaders }) => {
    if (id === BACKGROUND_PROFILE_ID) return { userErrors: [BUILT_IN] };
    return userErrors(async () => {
      await deleteProfile(rest, id);
      loaders.playerProfile.clear(id);
      return { deletedId: id };
    });
  },
} satisfies MutationResolvers;

/** A text that is left out is none. */
function fieldsOf(valid: (typeof playerProfileSchema)['__outputType']): PlayerProfileFields {
  const { callToActionText, callToActionUrl, controlColor, qrClickLabel, ...rest } = valid;
  return {
    ...rest,
    callToActionText: callToActionText || null,
    callToActionUrl: callToActionUrl || null,
    controlColor: controlColor || null,
    qrClickLabel: qrClickLabel || null,
  };
}
