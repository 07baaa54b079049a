import { gone, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createRtmpDestination,
  deleteRtmpDestination,
  revealRtmpKey,
  startRtmpStream,
  stopRtmpStream,
  updateRtmpDestination,
} from '../../graph/upstream/rest/destinations/rtmpDestinations.ts';
import {
  rtmpDestinationEditSchema,
  rtmpDestinationSchema,
  rtmpStreamSchema,
} from '../../schema/rules/rtmpDestinations.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** Writes to RTMP destinations, and commands to their streams. */
export const rtmpMutations = {
  createRtmpDestination: (_root, { input: { customerId, ...input } }, context) =>
    checked(rtmpDestinationSchema, input, ({ viewUrl, ...valid }) =>
      userErrors(async () => ({
        rtmpDestination: await createRtmpDestination(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          { ...valid, viewUrl: viewUrl || null },
        ),
      })),
    ),
  updateRtmpDestination: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.rtmpDestination.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input, ['viewUrl']);
    // A key that is given is there, be it empty; without one it keeps its own.
    const rules = changes.streamKey === undefined ? rtmpDestinationEditSchema : rtmpDestinationSchema;
    return checked(rules, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const rtmpDestination = await updateRtmpDestination(rest, id, body);
        loaders.rtmpDestination.replace(rtmpDestination);
        return { rtmpDestination };
      }),
    );
  },
  deleteRtmpDestination: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteRtmpDestination(rest, id);
      return { deletedId: id };
    }),
  revealRtmpKey: (_root, { input: { id } }, { rest }) => userErrors(() => revealRtmpKey(rest, id)),
  startRtmpStream: (_root, { input: { id, encoderChannelId, mediaItemId: mediaId } }, { rest, loaders }) =>
    checked(rtmpStreamSchema, { encoderChannelId, mediaId }, (source) =>
      userErrors(async () => {
        const rtmpDestination = await startRtmpStream(rest, id, source);
        loaders.rtmpDestination.replace(rtmpDestination);
        return { rtmpDestination };
      }),
    ),
  stopRtmpStream: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      const rtmpDestination = await stopRtmpStream(rest, id);
      loaders.rtmpDestination.replace(rtmpDestination);
      return { rtmpDestination };
    }),
} satisfies MutationResolvers;
