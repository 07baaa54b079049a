import type { GraphContext } from '../../graph/upstream/context.ts';
import { userErrors, type UserErrorRecord } from '../../graph/kernel/errors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import {
  readEncoder,
  requestEncoderState,
  type EncoderRecord,
} from '../../graph/upstream/rest/encoders/encoders.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { BULK_COMMAND_MAX, REQUESTED_STATE } from '../../schema/rules/encoders.ts';
import type { EncoderCommand, MutationResolvers } from '../__generated__/types.ts';

/** Gives a command; the platform's field for it is `requestedState`, the input's is `command`. */
async function give(
  { rest }: GraphContext,
  encoderId: string,
  command: EncoderCommand,
): Promise<{ status?: EncoderRecord['status']; userErrors: UserErrorRecord[] }> {
  const answer = await userErrors(async () => ({
    status: await requestEncoderState(rest, encoderId, REQUESTED_STATE[command]),
  }));
  const problems = answer.userErrors.map((problem) =>
    problem.field?.[0] === 'requestedState' ? { ...problem, field: ['command'] } : problem,
  );
  return { ...answer, userErrors: problems };
}

/** Whoever watches sees the effect at once, and the rest of it as soon as the encoder gets on. */
function announce(encoder: EncoderRecord): void {
  encodersPoller.publish(encoder.customerId, encoder);
  encodersPoller.quicken(encoder.customerId);
}

/** Commands to one encoder and to many (C-076, ENC-13, STM-05). */
export const encoderCommands = {
  commandEncoder: async (_root, { input }, context) => {
    const { status, userErrors: problems } = await give(context, input.encoderId, input.command);
    // Refused: the state that refused it is the news, so it comes along (STM-05).
    const encoder = await orNull(readEncoder(context.rest, input.encoderId));
    if (!encoder || !status) return { encoder, userErrors: problems };
    const commanded = { ...encoder, status };
    announce(commanded);
    context.loaders.encoder.replace(commanded);
    return { encoder: commanded, userErrors: problems };
  },
  commandEncoders: async (_root, { input }, context) => {
    const ids = [...new Set(input.encoderIds)];
    if (ids.length === 0 || ids.length > BULK_COMMAND_MAX) {
      const message = `A command goes to 1 to ${BULK_COMMAND_MAX} encoders; ${ids.length} were given.`;
      return { results: [], userErrors: [{ code: 'LIMIT', field: ['encoderIds'], message }] };
    }
    const answers = await Promise.all(ids.map((id) => give(context, id, input.command)));
    // One call each for the command; what they are now comes out of one list for all.
    const encoders = await Promise.all(ids.map((id) => context.loaders.encoder.load(id)));
    const results = ids.map((encoderId, index) => {
      const { status, userErrors: problems } = answers[index]!;
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
