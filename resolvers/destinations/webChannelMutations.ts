import { gone, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import type { Loaders } from '../../graph/upstream/loaders/loaders.ts';
import {
  clearWebChannel,
  createWebChannel,
  deleteWebChannel,
  readWebChannel,
  updateWebChannel,
  uploadOfflineImage,
} from '../../graph/upstream/rest/destinations/webChannels.ts';
import { thumbnailProblem } from '../../schema/rules/mediaEdits.ts';
import { webChannelSchemaFor, type WebChannelLimits } from '../../schema/rules/webChannels.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { toWireFields } from './webChannelWords.ts';

/** Fields of the wire that the graph calls otherwise. */
const NAMES = { showRostrumLogo: 'showLogo', file: 'offlineImage' };

/** Writes to web channels. */
export const webChannelMutations = {
  createWebChannel: async (_root, { input: { customerId, offlineImage, ...input } }, context) => {
    const { rest, loaders } = context;
    const owner = customerId ?? requireCaller(context).customerId;
    const problem = offlineImage == null ? null : problemOf(offlineImage);
    if (problem !== null) return { userErrors: [refused('INVALID', 'offlineImage', problem)] };
    const rules = webChannelSchemaFor(await limitsOf(loaders, owner), { image: offlineImage != null });
    return checked(rules, toWireFields(input), (valid) =>
      userErrors(async () => {
        const body = { ...valid, ...(offlineImage != null && { offlineImage }) };
        return { webChannel: await createWebChannel(rest, owner, body) };
      }, NAMES),
    );
  },
  updateWebChannel: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.webChannel.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = toWireFields(given(input, ['description', 'videoDescription']));
    const has = { image: present.offlineContent.imageUrl !== null, subtitles: present.subtitlesEnabled };
    const rules = webChannelSchemaFor(await limitsOf(loaders, present.customerId), has);
    return checked(rules, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const webChannel = await updateWebChannel(rest, id, body);
        loaders.webChannel.replace(webChannel);
        return { webChannel };
      }, NAMES),
    );
  },
  deleteWebChannel: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteWebChannel(rest, id);
      return { deletedId: id };
    }),
  clearWebChannel: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      const webChannel = await clearWebChannel(rest, id);
      loaders.webChannel.replace(webChannel);
      return { webChannel };
    }),
  uploadOfflineImage: async (_root, { input: { id, file } }, { rest, loaders }) => {
    const problem = problemOf(file);
    if (problem !== null) return { userErrors: [refused('INVALID', 'file', problem)] };
    return userErrors(async () => {
      await uploadOfflineImage(rest, id, file);
      const webChannel = await readWebChannel(rest, id);
      loaders.webChannel.replace(webChannel);
      return { webChannel };
    });
  },
} satisfies MutationResolvers;

const problemOf = (base64: string) => thumbnailProblem(Buffer.from(base64, 'base64'));

/** Limits of an organization's plan. The service checks them again. */
async function limitsOf({ customer }: Loaders, id: string): Promise<WebChannelLimits> {
  const found = await customer.load(id);
  return {
    maxDeleteAfter: found?.data.webMaxDeleteAfter ?? Number.MAX_SAFE_INTEGER,
    hasSubtitles: (found?.data.subscriptionDetails.subtitlesHoursPerMonth ?? 1) > 0,
  };
}
