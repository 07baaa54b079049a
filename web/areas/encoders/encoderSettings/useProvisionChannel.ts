import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useProvisionEncoderChannelMutation } from './useProvisionChannel.generated.ts';

/** Sets up the storage of a channel (C-104); a failure is told and can be tried again from the channel's page. */
export function useProvisionChannel() {
  const { t } = useTranslation('encoderSettings');
  const toasts = useToasts();
  const run = useMutationRun();
  const [provision, { loading }] = useProvisionEncoderChannelMutation();
  const start = useCallback(
    async (id: string) => {
      const outcome = await run(
        () => provision({ variables: { input: { id } } }),
        (data) => data.provisionEncoderChannel,
      );
      if (outcome.ok) return;
      const reason = refusalText(outcome);
      toasts.show({ intent: 'danger', message: t('storage.failed', { reason }) });
    },
    [run, provision, toasts, t],
  );
  return { start, isRunning: loading };
}
