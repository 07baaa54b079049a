import type { GraphContext } from '../../graph/upstream/context.ts';
import { userErrors, gone } from '../../graph/kernel/userErrors.ts';
import { codedError } from '../../graph/kernel/errors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { getErrorMessage } from '../../graph/kernel/messages.ts';
import { listRegions } from '../../graph/upstream/rest/customers/customers.ts';
import {
  readEncoderChannel,
  type EncoderChannelRecord,
} from '../../graph/upstream/rest/encoders/encoders.ts';
import { renewStreamKey, revealStreamKey } from '../../graph/upstream/rest/encoders/ingest.ts';
import {
  createEncoderChannel,
  deleteEncoderChannel,
  provisionEncoderChannel,
  setEncoderChannelUsers,
  updateEncoderChannel,
} from '../../graph/upstream/rest/encoders/settings.ts';
import {
  createEncoderChannelSchema,
  encoderChannelSchema,
  setChannelUsersSchema,
} from '../../schema/rules/encoderChannels.ts';
import { mayByRole } from '../../schema/rules/rights.ts';
import { findDefaultRegion } from '../../schema/rules/regions.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

/** Writes to encoder channels. */
export const channelMutations = {
  createEncoderChannel: (_root, { input: { customerId, ...input } }, context) => {
    const caller = requireCaller(context);
    if (!mayByRole(caller.roles, 'CREATE_ENCODER_CHANNEL')) {
      throw codedError('FORBIDDEN', getErrorMessage(403), { status: 403 });
    }
    return checked(createEncoderChannelSchema, given(input), (valid) =>
      userErrors(async () => {
        const regionId = valid.regionId ?? (await defaultRegion(context));
        const fields = { ...valid, regionId };
        return {
          encoderChannel: await createEncoderChannel(context.rest, customerId ?? caller.customerId, fields),
        };
      }),
    );
  },
  updateEncoderChannel: async (_root, { input: { id, ...input } }, context) => {
    const present = await context.loaders.encoderChannel.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input);
    return checked(encoderChannelSchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        return told(context, await updateEncoderChannel(context.rest, id, body));
      }),
    );
  },
  revealStreamKey: (_root, { input: { id } }, { rest }) => userErrors(() => revealStreamKey(rest, id)),
  renewStreamKey: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => ({
      ...(await renewStreamKey(rest, id)),
      encoderChannel: await loaders.encoderChannel.load(id),
    })),
  deleteEncoderChannel: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteEncoderChannel(rest, id);
      return { deletedId: id };
    }),
  setEncoderChannelUsers: (_root, { input: { id, users } }, context) =>
    checked(setChannelUsersSchema, { users: users.map((user) => given(user)) }, (valid) =>
      userErrors(async () => {
        await setEncoderChannelUsers(context.rest, id, valid.users);
        return told(context, await orNull(readEncoderChannel(context.rest, id)));
      }),
    ),
  provisionEncoderChannel: (_root, { input: { id, regionId } }, context) =>
    userErrors(async () => {
      await provisionEncoderChannel(context.rest, id, regionId ?? undefined);
      return told(context, await orNull(readEncoderChannel(context.rest, id)));
    }),
} satisfies MutationResolvers;

/** The region that is used when none is given (WCH-13). */
async function defaultRegion({ rest }: GraphContext): Promise<string | null> {
  return findDefaultRegion(await listRegions(rest), ({ defaultRegion }) => defaultRegion)?.uuid ?? null;
}

function told({ loaders }: GraphContext, encoderChannel: EncoderChannelRecord | null) {
  if (encoderChannel) loaders.encoderChannel.replace(encoderChannel);
  return { encoderChannel };
}
