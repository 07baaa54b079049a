import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { STATE_AFTER, type EncoderRow } from './encoderState.ts';
import { useCommandEncoderMutation } from './useEncoderCommand.generated.ts';

/** What a command needs to know of an encoder, to show its new state before the answer comes. */
export type Commandable = Pick<EncoderRow, 'id' | 'name' | 'version' | 'availableVersion' | 'status'>;

/** Commands one or many encoders; a toast names what happened to each. */
export function useEncoderCommand() {
  const { t } = useTranslation('encoders');
  const toasts = useToasts();
  const { run } = useMutationForm();
  const [mutate] = useCommandEncoderMutation();

  const send = useCallback(
    (encoder: Commandable, command: EncoderCommand) =>
      run(
        () =>
          mutate({
            variables: { input: { encoderId: encoder.id, command } },
            optimisticResponse: {
              __typename: 'Mutation',
              commandEncoder: {
                __typename: 'CommandEncoderPayload',
                encoder: {
                  __typename: 'Encoder',
                  id: encoder.id,
                  name: encoder.name,
                  version: encoder.version,
                  availableVersion: encoder.availableVersion,
                  status: { ...encoder.status, state: STATE_AFTER[command] },
                },
                userErrors: [],
              },
            },
          }),
        (data) => data.commandEncoder,
      ),
    [mutate, run],
  );

  return useCallback(
    async (encoders: readonly Commandable[], command: EncoderCommand): Promise<void> => {
      const outcomes = await Promise.all(
        encoders.map(async (encoder) => {
          const outcome = await send(encoder, command);
          if (outcome.ok) return { name: encoder.name, refusal: undefined };
          const refusal = [outcome.message, ...Object.values(outcome.fieldErrors)].filter(Boolean).join(' ');
          return { name: encoder.name, refusal: refusal || t('command.refused') };
        }),
      );
      const refused = outcomes.filter(({ refusal }) => refusal !== undefined);
      const [only] = encoders;
      if (encoders.length === 1 && only) {
        const refusal = refused[0]?.refusal;
        toasts.show({
          intent: refusal ? 'danger' : 'success',
          message: t(refusal ? `command.${command}.failed` : `command.${command}.done`, {
            name: only.name,
            refusal,
          }),
          ...(command === 'START' &&
            !refusal && {
              action: {
                label: t('command.undo'),
                onClick: () => void send({ ...only, status: { ...only.status, state: 'STARTING' } }, 'STOP'),
              },
            }),
        });
        return;
      }
      toasts.show({
        intent: refused.length > 0 ? 'danger' : 'success',
        message: t(`command.${command}.bulk`, {
          count: encoders.length - refused.length,
          total: encoders.length,
        }),
        details: outcomes.map(({ name, refusal }) => `${name}: ${refusal ?? t(`command.${command}.each`)}`),
      });
    },
    [send, t, toasts],
  );
}
