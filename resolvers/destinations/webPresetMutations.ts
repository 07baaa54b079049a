import type { MutationResolvers } from '../__generated__/types.ts';
import { gone, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createWebPreset,
  deleteWebPreset,
  updateWebPreset,
} from '../../graph/upstream/rest/destinations/webPresets.ts';
import {
  DEFAULT_WEB_PRESET_ID,
  WEB_PRESET_MESSAGES,
  webPresetSchema,
} from '../../schema/rules/webPresets.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

const BUILT_IN = refused('STATE', null, WEB_PRESET_MESSAGES.builtIn);

/** Writes to web presets. The default one is refused before anything is sent (WPR-06). */
export const webPresetMutations = {
  createWebPreset: (_root, { input: { customerId, ...input } }, context) =>
    checked(webPresetSchema, input, (valid) =>
      userErrors(async () => ({
        webPreset: await createWebPreset(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          valid,
        ),
      })),
    ),
  updateWebPreset: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    if (id === DEFAULT_WEB_PRESET_ID) return { userErrors: [BUILT_IN] };
    const present = await loaders.webPreset.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input, ['rightAudioChannel']);
    return checked(webPresetSchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const webPreset = await updateWebPreset(rest, id, body);
        loaders.webPreset.replace(webPreset);
        return { webPreset };
      }),
    );
  },
  deleteWebPreset: async (_root, { input: { id } }, { rest }) => {
    if (id === DEFAULT_WEB_PRESET_ID) return { userErrors: [BUILT_IN] };
    return userErrors(async () => {
      await deleteWebPreset(rest, id);
      return { deletedId: id };
    });
  },
} satisfies MutationResolvers;
