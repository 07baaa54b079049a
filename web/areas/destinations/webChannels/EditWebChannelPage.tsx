import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { toBase64 } from '../../../ui/thumbnail/picture.ts';
import { webChannelPath, webChannelsPath } from '../../../kernel/paths/webChannels.ts';
import { useWebChannelLimits } from './useWebChannelLimits.ts';
import { WebChannelForm } from './WebChannelForm.tsx';
import {
  useUpdateWebChannelMutation,
  useUploadOfflineImageMutation,
  useWebChannelPageQuery,
  type WebChannel_ChannelFragment,
} from './WebChannels.generated.ts';
import { toChannelInput, toChannelValues, type WebChannelValues } from './webChannelValues.ts';

/** The same form as for a new one, but for the load balancer, which stays (S-119). */
export function EditWebChannelPage() {
  const { t } = useTranslation('webChannels');
  const { uuid = '' } = useParams();
  const query = useWebChannelPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: channel, load } = useDetails(query, uuid, (data) => data.webChannel);
  if (channel) return <EditForm channel={channel} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: webChannelsPath() }} />;
}

function EditForm({ channel }: { channel: WebChannel_ChannelFragment }) {
  const { t } = useTranslation('webChannels');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateWebChannelMutation();
  const [upload] = useUploadOfflineImageMutation();
  const { id, name } = channel;
  // As it was when the form was opened: an image that is uploaded first must not set the rest back.
  const initialValues = useMemo(() => toChannelValues(channel), [channel]);
  const { isLoading, regions, limits } = useWebChannelLimits();
  if (isLoading) return <SkeletonRows />;
  const save = async (values: WebChannelValues) => {
    const { offlineImage, offlineContent } = values;
    if (offlineContent.kind === 'image' && offlineImage) {
      const file = await toBase64(offlineImage);
      const refused = await submit(
        () => upload({ variables: { input: { id, file } }, context: { withFile: true } }),
        (data) => data.uploadOfflineImage,
        () => undefined,
        { file: 'offlineImage' },
      );
      if (refused) return refused;
    }
    return submit(
      () => update({ variables: { input: { id, ...toChannelInput(values) } } }),
      (data) => data.updateWebChannel,
      () => toasts.show({ intent: 'success', message: t('saved', { name: values.name }) }),
    );
  };
  return (
    <WebChannelForm
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      back={{ label: name, to: webChannelPath(id) }}
      regions={regions}
      limits={limits}
      present={channel}
      onSubmit={save}
      onSaved={() => void navigate(webChannelPath(id), { replace: true })}
    />
  );
}
