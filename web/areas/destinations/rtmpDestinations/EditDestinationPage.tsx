import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useUpdateRtmpDestinationMutation } from './DestinationForm.generated.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { toRtmpChanges, toRtmpValues } from './destinationInput.ts';
import { useRtmpDestinationPageQuery, type Rtmp_DestinationFragment } from './DestinationPage.generated.ts';
import { rtmpDestinationPath, rtmpDestinationsPath } from '../../../kernel/paths/rtmpDestinations.ts';

/** The same form as for a new one, filled in but for the key (S-107). */
export function EditDestinationPage() {
  const { t } = useTranslation('rtmpDestinations');
  const { uuid = '' } = useParams();
  const query = useRtmpDestinationPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: destination, load } = useDetails(query, uuid, (data) => data.rtmpDestination);
  if (destination) return <EditForm destination={destination} />;
  return (
    <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: rtmpDestinationsPath() }} />
  );
}

function EditForm({ destination }: { destination: Rtmp_DestinationFragment }) {
  const { t } = useTranslation('rtmpDestinations');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateRtmpDestinationMutation();
  const { id, name } = destination;
  const initialValues = useMemo(() => toRtmpValues(destination), [destination]);
  return (
    <DestinationForm
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      hasKey
      back={{ label: name, to: rtmpDestinationPath(id) }}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id, ...toRtmpChanges(values) } } }),
          (data) => data.updateRtmpDestination,
          () => toasts.show({ intent: 'success', message: t('saved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(rtmpDestinationPath(id), { replace: true })}
    />
  );
}
