import { useTranslation } from 'react-i18next';
import { rtmpStreamSchema } from '../../../schema/rules/rtmpDestinations.ts';
import { useSession } from '../../kernel/session.tsx';
import { SelectField } from '../../ui/choiceFields.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { COVERED } from './coveredKey.ts';
import { useLiveSourcesQuery, useStartRtmpStreamMutation } from './Stream.generated.ts';
import './rtmpDestinations.css';

interface StartStreamDialogProps {
  destination: { id: string; name: string; streamUrl: string };
  onClose: () => void;
}

interface Values {
  encoderChannelId: string;
}

const NOTHING_CHOSEN: Values = { encoderChannelId: '' };

/** What is sent where, before a stream is started (S-181, RTM-06). */
export function StartStreamDialog({ destination, onClose }: StartStreamDialogProps) {
  const { t } = useTranslation('rtmpDestinations');
  const { submit } = useMutationForm();
  const toasts = useToasts();
  const [start] = useStartRtmpStreamMutation();
  const { id, name, streamUrl } = destination;
  return (
    <FormDialog<Values>
      title={t('start.title', { name })}
      saveLabel={t('start.confirm')}
      initialValues={NOTHING_CHOSEN}
      rules={rtmpStreamSchema}
      onSubmit={({ encoderChannelId }) =>
        submit(
          () => start({ variables: { input: { id, encoderChannelId } } }),
          (data) => data.startRtmpStream,
          () => toasts.show({ intent: 'success', message: t('start.done', { name }) }),
        )
      }
      onClose={onClose}
    >
      <DetailsList
        rows={[
          [t('start.destination'), name],
          [
            t('fields.streamUrl'),
            <span key="url" className="mono rtmp-url">
              {streamUrl}
            </span>,
          ],
          [
            t('fields.streamKey'),
            <span key="key" className="mono">
              {COVERED}
            </span>,
          ],
        ]}
      />
      <Sources />
      <p className="muted">{t('start.goesOn')}</p>
    </FormDialog>
  );
}

/** The encoder channels that are live, or what is missing for one to be. */
function Sources() {
  const { t } = useTranslation('rtmpDestinations');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useLiveSourcesQuery({
    variables: { customerId: viewer.customer.id },
    fetchPolicy: 'network-only',
  });
  const sources = data?.customer?.liveSources;
  if (loading) return <SkeletonRows count={1} />;
  if (!sources) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  const channels = sources.encoderChannels;
  return (
    <>
      {!sources.isOpen && <p role="alert">{t('start.closed')}</p>}
      {sources.isOpen && channels.length === 0 && <p role="alert">{t('start.none')}</p>}
      <SelectField
        name="encoderChannelId"
        label={t('stream.source')}
        isRequired
        options={[
          { value: '', label: t('start.choose') },
          ...channels.map((channel) => ({ value: channel.id, label: channel.name })),
        ]}
      />
    </>
  );
}
