import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { loadReasons, problemText } from '../../kernel/reasons.ts';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useCommandEncodersMutation } from './useEncoderCommand.generated.ts';
import { commanded, type Commandable } from './commanded.ts';

/** Gives many encoders one command in one request; answers why some of them refused, by id. */
export function useManyEncodersCommand() {
  const { t } = useTranslation(['encoders', 'ui']);
  const run = useMutationRun();
  const [mutate] = useCommandEncodersMutation();
  return useCallback(
    async (encoders: readonly Commandable[], command: EncoderCommand): Promise<Map<string, string>> => {
      const encoderIds = encoders.map(({ id }) => id);
      const outcome = await run(
        () =>
          mutate({
            variables: { input: { encoderIds, command } },
            optimisticResponse: {
              __typename: 'Mutation',
              commandEncoders: {
                __typename: 'CommandEncodersPayload',
                userErrors: [],
                results: encoders.map((encoder) => ({
                  __typename: 'CommandEncoderResult',
                  encoderId: encoder.id,
                  encoder: commanded(encoder, command),
                  userErrors: [],
                })),
              },
            },
          }),
        (data) => data.commandEncoders,
      );
      if (!outcome.ok) {
        const refusal = refusalText(outcome);
        return new Map(encoderIds.map((id) => [id, refusal || t('command.refused')]));
      }
      await loadReasons();
      return new Map(
        outcome.payload.results
          .filter(({ userErrors }) => userErrors.length > 0)
          .map(({ encoderId, userErrors }) => {
            const words = userErrors.map(problemText);
            return [encoderId, words.join(' ')];
          }),
      );
    },
    [mutate, run, t],
  );
}
