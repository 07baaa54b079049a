import { useMutationRun } from '../../../ui/useMutationRun.ts';
import {
  useDeleteWebhookMutation,
  usePingWebhookMutation,
  useRegenerateWebhookSecretMutation,
  useUpdateWebhookMutation,
} from './Webhooks.generated.ts';

/** Actions on one webhook. */
export function useWebhookActions(id: string) {
  const run = useMutationRun();
  const variables = { input: { id } };
  const [sendPing, pinging] = usePingWebhookMutation({ refetchQueries: ['WebhookDeliveries'] });
  const [update, updating] = useUpdateWebhookMutation();
  const [drop] = useDeleteWebhookMutation({ refetchQueries: ['ApiClientWebhooks'] });
  const [regenerate] = useRegenerateWebhookSecretMutation({ fetchPolicy: 'no-cache' });
  return {
    isBusy: pinging.loading || updating.loading,
    ping: () =>
      run(
        () => sendPing({ variables }),
        (data) => data.pingWebhook,
      ),
    switchTo: (isOn: boolean) =>
      run(
        () => update({ variables: { input: { id, isOn } } }),
        (data) => data.updateWebhook,
      ),
    remove: () =>
      run(
        () => drop({ variables }),
        (data) => data.deleteWebhook,
      ),
    renew: () =>
      run(
        () => regenerate({ variables }),
        (data) => data.regenerateWebhookSecret,
      ),
  };
}
