import {
  createLiveOutput,
  deleteLiveOutput,
  revealLiveOutputKey,
  startLiveOutput,
  stopLiveOutput,
} from '../../graph/upstream/rest/encoders/liveOutputs.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { liveOutputSchema } from '../../schema/rules/liveOutputs.ts';
import type { LiveOutputResolvers, MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';

/** A server of others that a channel is sent on to: fields that differ from its record. */
export const LiveOutput = {
  id: ({ uuid }) => uuid,
  stateChangedAt: ({ since }) => since,
} satisfies LiveOutputResolvers;

/** Writes to outputs. */
export const liveOutputMutations = {
  createLiveOutput: (_root, { input: { encoderChannelId, ...input } }, { rest }) =>
    checked(liveOutputSchema, input, (valid) =>
      userErrors(async () => ({ liveOutput: await createLiveOutput(rest, encoderChannelId, valid) })),
    ),
  startLiveOutput: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => ({ liveOutput: await startLiveOutput(rest, id) })),
  stopLiveOutput: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => ({ liveOutput: await stopLiveOutput(rest, id) })),
  deleteLiveOutput: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteLiveOutput(rest, id);
      return { deletedId: id };
    }),
  revealLiveOutputKey: (_root, { input: { id } }, { rest }) =>
    userErrors(() => revealLiveOutputKey(rest, id)),
} satisfies MutationResolvers;
