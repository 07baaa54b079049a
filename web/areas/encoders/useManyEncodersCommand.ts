import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { loadServiceWords } from '../../ui/serviceWords.ts';
import { problemWords, useMutationRun, type Translate } from '../../ui/useMutationRun.ts';
import { useCommandEncodersMutation } from './useEncoderCommand.generated.ts';
import { commanded, type Commandable } from './useEncoderCommand.ts';

/** Gives many encoders one command in one request; answers why some of them refused, by id. */
export function useManyEncodersCommand() {
  const { t, i18n } = useTranslation(['encoders', 'ui']);
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
        const refusal = outcome.message ?? Object.values(outcome.fieldErrors).join(' ');
        return new Map(encoderIds.map((id) => [id, refusal || t('command.refused')]));
      }
      await loadServiceWords(i18n.language);
      const translate = t as unknown as Translate;
      return new Map(
        outcome.payload.results
          .filter(({ userErrors }) => userErrors.length > 0)
          .map(({ encoderId, userErrors }) => {
            const words = userErrors.map((problem) => problemWords(problem, translate, i18n.language));
            return [encoderId, words.join(' ')];
          }),
      );
    },
    [mutate, run, t, i18n.language],
  );
}
