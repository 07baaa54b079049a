import type { GraphContext } from '../../graph/upstream/context.ts';
import { type UserErrorRecord, userErrors, refused } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import {
  readEncoder,
  requestEncoderState,
  type EncoderRecord,
} from '../../graph/upstream/rest/encoders/encoders.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { BULK_COMMAND_MAX, REQUESTED_STATE } from '../../schema/rules/encoders.ts';
import type { EncoderCommand, MutationResolvers } from '../__generated__/types.ts';
import { formatReason } from '../../schema/reasons/said.ts';

/** Sends a command to one encoder. */
async function sendCommand(
  { rest }: GraphContext,
  encoderId: string,
  command: EncoderCommand,
): Promise<{ encoder?: EncoderRecord; userErrors: UserErrorRecord[] }> {
  return userErrors(
    async () => ({ encoder: await requestEncoderState(rest, encoderId, REQUESTED_STATE[command]) }),
    { requestedState: 'command' },
  );
}

/** Whoever watches sees the effect at once, and the rest of it as soon as the encoder gets on. */
function announce(encoder: EncoderRecord): void {
  encodersPoller.publish(encoder.customerId, encoder);
  encodersPoller.quicken(encoder.customerId);
}

/** Commands to one encoder and to many (C-076, ENC-13, STM-05). */
export const encoderCommands = {
  commandEncoder: async (_root, { input }, context) => {
    const { encoder, userErrors: problems } = await sendCommand(context, input.encoderId, input.command);
    if (!encoder) {
      // A refused command returns the encoder too, because its state is the reason (STM-05).
      return { encoder: await orNull(readEncoder(context.rest, input.encoderId)), userErrors: problems };
    }
    announce(encoder);
    context.loaders.encoder.replace(encoder);
    return { encoder, userErrors: problems };
  },
  commandEncoders: async (_root, { input }, context) => {
    const ids = [...new Set(input.encoderIds)];
    if (ids.length === 0 || ids.length > BULK_COMMAND_MAX) {
      const problem = formatReason('ENCODER_COUNT', { limit: BULK_COMMAND_MAX, count: ids.length });
      return { results: [], userErrors: [refused('LIMIT', 'encoderIds', problem)] };
    }
    const answers = await Promise.all(ids.map((id) => sendCommand(context, id, input.command)));
    // One call each for the command; what they are now comes out of one list for all.
    const encoders = await Promise.all(ids.map((id) => context.loaders.encoder.load(id)));
    const results = ids.map((encoderId, index) => {
      const { encoder: commanded, userErrors: problems } = answers[index]!;
      const status = commanded?.status;
      const encoder = encoders[index];
      if (encoder && status) announce({ ...encoder, status });
      return {
        encoderId,
        encoder: encoder && status ? { ...encoder, status } : encoder,
        userErrors: problems,
      };
    });
    return { results, userErrors: [] };
  },
} satisfies MutationResolvers;
