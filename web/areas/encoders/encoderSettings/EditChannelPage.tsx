import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { isSameAccess } from './channelAccess.ts';
import { ChannelForm, type ChannelValues } from './ChannelForm.tsx';
import {
  useSetEncoderChannelUsersMutation,
  useUpdateEncoderChannelMutation,
} from './ChannelForm.generated.ts';
import {
  useEditEncoderChannelPageQuery,
  type Channel_EncoderChannelFragment,
} from './ChannelPage.generated.ts';
import { channelPath, channelsPath } from '../../../kernel/paths/encoderSettings.ts';
import { useProvisionChannel } from './useProvisionChannel.ts';
import { useRegions } from './useRegions.ts';

/** S-090: the same form as for a new one, filled in. */
export function EditChannelPage() {
  const { t } = useTranslation('encoderSettings');
  const { uuid = '' } = useParams();
  const query = useEditEncoderChannelPageQuery({ variables: { id: uuid } });
  const { regions, isLoading } = useRegions();
  const { thing: channel, load } = useDetails(query, uuid, (data) => data.encoderChannel);
  if (channel && isLoading) return <SkeletonRows />;
  if (channel) return <EditChannel key={channel.id} channel={channel} regions={regions} />;
  return (
    <LoadPage
      back={{ label: t('channels.title'), to: channelsPath() }}
      load={load}
      missing={t('channels.missing')}
    />
  );
}

interface EditChannelProps {
  channel: Channel_EncoderChannelFragment;
  regions: ReturnType<typeof useRegions>['regions'];
}

function EditChannel({ channel, regions }: EditChannelProps) {
  const { t } = useTranslation('encoderSettings');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const { start } = useProvisionChannel();
  const [update] = useUpdateEncoderChannelMutation();
  const [setUsers] = useSetEncoderChannelUsersMutation();
  const { id } = channel;
  const initialValues = useMemo(() => valuesOf(channel), [channel]);

  const save = async ({ users, ...fields }: ChannelValues) => {
    const { name, regionId, deleteAfter, dvrWindowSeconds, lanOnly } = fields;
    const numbers = { deleteAfter: Number(deleteAfter), dvrWindowSeconds: Number(dvrWindowSeconds) };
    const input = { id, name: name.trim(), regionId, ...numbers, lanOnly };
    let hasStorage = channel.isProvisioned;
    const refused = await submit(
      () => update({ variables: { input } }),
      (data) => data.updateEncoderChannel,
      ({ encoderChannel }) => {
        hasStorage = encoderChannel?.isProvisioned ?? hasStorage;
      },
    );
    if (refused) return refused;
    // Another region has lost its storage; it is set up anew there.
    if (channel.isProvisioned && !hasStorage && !lanOnly) void start(id);
    if (isSameAccess(users, initialValues.users)) return undefined;
    return submit(
      () => setUsers({ variables: { input: { id, users } } }),
      (data) => data.setEncoderChannelUsers,
      () => undefined,
    );
  };

  return (
    <ChannelForm
      title={t(channel.isViewOnly ? 'channelForm.view' : 'channelForm.edit', { name: channel.name })}
      saveLabel={t('save')}
      back={{ label: channel.name, to: channelPath(id) }}
      initialValues={initialValues}
      regions={regions}
      present={channel.users ?? []}
      isReadOnly={channel.isViewOnly}
      onSubmit={save}
      onSaved={() => {
        toasts.show({ intent: 'success', message: t('channels.saved', { name: channel.name }) });
        void navigate(channelPath(id), { replace: true });
      }}
    />
  );
}

function valuesOf({
  name,
  region,
  deleteAfter,
  dvrWindowSeconds,
  isLanOnly,
  users,
}: Channel_EncoderChannelFragment): ChannelValues {
  return {
    name,
    regionId: region?.id ?? null,
    deleteAfter,
    dvrWindowSeconds,
    lanOnly: isLanOnly,
    users: (users ?? []).map(({ userId, isViewOnly }) => ({ userId, viewOnly: isViewOnly })),
  };
}
