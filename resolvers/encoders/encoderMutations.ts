import type { MutationResolvers } from '../__generated__/types.ts';
import { type UserErrorRecord, userErrors, isStale } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import * as changes from '../../graph/upstream/rest/encoders/changes.ts';
import { readEncoder, type EncoderRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import type { RestClient } from '../../graph/upstream/client/client.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import {
  activateEncoderSchema,
  moveEncoderSchema,
  updateEncoderNetworkSchema,
  updateEncoderSchema,
  updateMarathonSchema,
} from '../../schema/rules/encoders.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { configurationWord } from './words.ts';

/** Somebody else's change refused this one: what they made of it comes along, so that nothing is lost. */
async function withPresent<P extends { userErrors: UserErrorRecord[] }>(
  rest: RestClient,
  id: string,
  payload: P,
): Promise<P & { encoder?: EncoderRecord | null }> {
  if (!isStale(payload)) return payload;
  return { ...payload, encoder: await orNull(readEncoder(rest, id)) };
}

/** Everybody who watches the organization's encoders hears of it at once. */
function published(encoder: EncoderRecord): { encoder: EncoderRecord } {
  encodersPoller.publish(encoder.customerId, encoder);
  return { encoder };
}

/** Adding, changing, moving and deleting encoders. */
export const encoderMutations = {
  activateEncoder: (_root, { input }, context) =>
    checked(
      activateEncoderSchema,
      { ...input, configuration: configurationWord(input.configuration ?? 'AUTOMATIC') },
      (valid) =>
        userErrors(async () => {
          const customerId = input.customerId ?? requireCaller(context).customerId;
          return published(await changes.activateEncoder(context.rest, customerId, valid));
        }),
    ),
  updateEncoder: (_root, { input: { id, configuration, ...settings } }, { rest, loaders }) =>
    checked(
      updateEncoderSchema,
      // Null means something for the preset and the channel: it drops them.
      {
        ...given(settings, ['encoderPresetId', 'encoderChannelId']),
        ...(configuration && { configuration: configurationWord(configuration) }),
      },
      async (valid) => {
        const payload = await userErrors(async () => {
          const encoder = await changes.updateEncoder(rest, id, valid);
          loaders.encoder.replace(encoder);
          return published(encoder);
        });
        return withPresent(rest, id, payload);
      },
    ),
  updateEncoderNetwork: (_root, { input }, { rest, loaders }) =>
    checked(
      updateEncoderNetworkSchema,
      { ...input, revision: input.revision ?? undefined },
      async (valid) => {
        const payload = await userErrors(async () => {
          await changes.updateEncoderNetwork(rest, input.id, valid);
          const encoder = await readEncoder(rest, input.id);
          loaders.encoder.replace(encoder);
          return published(encoder);
        });
        return withPresent(rest, input.id, payload);
      },
    ),
  moveEncoder: (_root, { input }, { rest, loaders }) =>
    checked(moveEncoderSchema, input, ({ customerId }) =>
      userErrors(async () => {
        const before = await readEncoder(rest, input.id);
        const encoder = await changes.moveEncoder(rest, input.id, customerId);
        loaders.encoder.replace(encoder);
        encodersPoller.quicken(before.customerId);
        return published(encoder);
      }),
    ),
  deleteEncoder: (_root, { input }, { rest }) =>
    userErrors(async () => {
      const { customerId, serialNumber } = await readEncoder(rest, input.id);
      await changes.deleteEncoder(rest, input.id);
      encodersPoller.quicken(customerId);
      const activationCode = serialNumber && (await orNull(changes.revealUnitCode(rest, serialNumber)));
      return { deletedId: input.id, activationCode };
    }),
  revokeDeviceToken: (_root, { input: { encoderId } }, { rest, loaders }) =>
    userErrors(async () => {
      const encoder = await changes.revokeEncoderToken(rest, encoderId);
      loaders.encoder.replace(encoder);
      return published(encoder);
    }),
  revealRemoteSupport: (_root, { input }, { rest }) =>
    userErrors(async () => ({ remoteSupport: await changes.revealRemoteSupport(rest, input.id) })),
  updateMarathon: (_root, { input: { id, ...settings } }, { rest }) =>
    checked(updateMarathonSchema, given(settings), (valid) =>
      userErrors(async () => ({ marathon: await changes.updateMarathon(rest, id, valid) })),
    ),
} satisfies MutationResolvers;
