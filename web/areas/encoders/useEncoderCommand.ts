import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { getStateLook } from '../../ui/states.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { commanded, type Commandable } from './commanded.ts';
import { canCommand } from './public/encoderState.ts';
import { useCommandEncoderMutation } from './useEncoderCommand.generated.ts';
import { useManyEncodersCommand } from './useManyEncodersCommand.ts';

/** Commands one or many encoders; a toast names what happened to each. Answers the ids of those that refused. */
export function useEncoderCommand() {
  const { t } = useTranslation(['encoders', 'ui']);
  const toasts = useToasts();
  const run = useMutationRun();
  const [mutate] = useCommandEncoderMutation();
  const sendMany = useManyEncodersCommand();

  const send = useCallback(
    async (encoder: Commandable, command: EncoderCommand): Promise<string | undefined> => {
      const outcome = await run(
        () =>
          mutate({
            variables: { input: { encoderId: encoder.id, command } },
            optimisticResponse: {
              __typename: 'Mutation',
              commandEncoder: {
                __typename: 'CommandEncoderPayload',
                encoder: commanded(encoder, command),
                userErrors: [],
              },
            },
          }),
        (data) => data.commandEncoder,
      );
      if (outcome.ok) return undefined;
      const refusal = refusalText(outcome);
      return refusal || t('command.refused');
    },
    [mutate, run, t],
  );

  const sendOne = useCallback(
    async (encoder: Commandable, command: EncoderCommand): Promise<string[]> => {
      const { id, name } = encoder;
      const refusal = await send(encoder, command);
      const undo = () => void send({ ...encoder, status: { ...encoder.status, state: 'STARTING' } }, 'STOP');
      toasts.show({
        intent: refusal ? 'danger' : 'success',
        message: t(refusal ? `command.${command}.failed` : `command.${command}.done`, { name, refusal }),
        ...(command === 'START' && !refusal && { action: { label: t('command.undo'), onClick: undo } }),
      });
      return refusal ? [id] : [];
    },
    [send, t, toasts],
  );

  return useCallback(
    async (encoders: readonly Commandable[], command: EncoderCommand): Promise<string[]> => {
      const [only] = encoders;
      if (encoders.length === 1 && only) return sendOne(only, command);
      const able = encoders.filter(({ status }) => canCommand(command, status.state));
      const refusals = await sendMany(able, command);
      for (const { id, status } of encoders) {
        if (canCommand(command, status.state)) continue;
        const state = t(`ui:states.${getStateLook('encoder', status.state)?.word ?? 'idle'}`);
        refusals.set(id, t('command.notNow', { state }));
      }
      toasts.show({
        intent: refusals.size > 0 ? 'danger' : 'success',
        message: t(`command.${command}.bulk`, {
          count: encoders.length - refusals.size,
          total: encoders.length,
        }),
        details: encoders.map(
          ({ id, name }) => `${name}: ${refusals.get(id) ?? t(`command.${command}.each`)}`,
        ),
      });
      return [...refusals.keys()];
    },
    [sendOne, sendMany, t, toasts],
  );
}
