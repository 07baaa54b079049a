import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useCreateRtmpDestinationMutation } from './DestinationForm.generated.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { toRtmpInput, NEW_DESTINATION } from './destinationInput.ts';
import { rtmpDestinationPath, rtmpDestinationsPath } from '../../../kernel/paths/rtmpDestinations.ts';

/** A new RTMP destination (S-105). */
export function CreateDestinationPage() {
  const { t } = useTranslation('rtmpDestinations');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreateRtmpDestinationMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id, fieldName: 'rtmpDestinations' });
    },
  });
  return (
    <DestinationForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_DESTINATION}
      back={{ label: t('title'), to: rtmpDestinationsPath() }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, ...toRtmpInput(values) } } }),
          (data) => data.createRtmpDestination,
          ({ rtmpDestination }) => {
            created.current = rtmpDestination ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('created', { name }) });
        void navigate(id ? rtmpDestinationPath(id) : rtmpDestinationsPath());
      }}
    />
  );
}
