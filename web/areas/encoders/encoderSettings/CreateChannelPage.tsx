import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CHANNEL_DVR_WINDOW } from '../../../../schema/rules/encoderChannels.ts';
import { useSession } from '../../../kernel/session.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { ChannelForm, type ChannelValues } from './ChannelForm.tsx';
import { useCreateEncoderChannelMutation } from './ChannelForm.generated.ts';
import { channelPath, channelsPath } from '../../../kernel/paths/encoderSettings.ts';
import { useProvisionChannel } from './useProvisionChannel.ts';
import { useRegions } from './useRegions.ts';

const FIRST_DELETE_AFTER = 14;

/** S-088: a new channel; its storage is set up as soon as it is there (C-104). */
export function CreateChannelPage() {
  const { t } = useTranslation('encoderSettings');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const { start } = useProvisionChannel();
  const { regions, initialId, isLoading } = useRegions();
  const created = useRef<{ id: string; name: string; isLanOnly: boolean }>(undefined);
  const initialValues = useMemo<ChannelValues>(
    () => ({
      name: '',
      regionId: initialId,
      deleteAfter: FIRST_DELETE_AFTER,
      dvrWindowSeconds: CHANNEL_DVR_WINDOW.usual,
      lanOnly: false,
      users: [],
    }),
    [initialId],
  );
  const customerId = viewer.customer.id;
  const [create] = useCreateEncoderChannelMutation({
    update(cache) {
      const customer = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id: customer, fieldName: 'encoderChannelList' });
    },
  });
  if (isLoading) return <SkeletonRows />;
  return (
    <ChannelForm
      title={t('channelForm.create')}
      saveLabel={t('channels.create')}
      back={{ label: t('channels.title'), to: channelsPath() }}
      initialValues={initialValues}
      regions={regions}
      present={NOBODY}
      onSubmit={({ name, regionId, deleteAfter, dvrWindowSeconds, lanOnly, users }) => {
        const input = {
          customerId,
          name: name.trim(),
          regionId,
          deleteAfter: Number(deleteAfter),
          dvrWindowSeconds: Number(dvrWindowSeconds),
          lanOnly,
          users,
        };
        return submit(
          () => create({ variables: { input } }),
          (data) => data.createEncoderChannel,
          ({ encoderChannel }) => {
            created.current = encoderChannel ?? undefined;
          },
        );
      }}
      onSaved={() => {
        const { id, name, isLanOnly } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('channels.created', { name }) });
        if (id && !isLanOnly) void start(id);
        void navigate(id ? channelPath(id) : channelsPath());
      }}
    />
  );
}

const NOBODY: readonly never[] = [];
