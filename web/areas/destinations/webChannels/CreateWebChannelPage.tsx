import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { toBase64 } from '../../../ui/thumbnail/picture.ts';
import { webChannelPath, webChannelsPath } from '../../../kernel/paths/webChannels.ts';
import { useWebChannelLimits } from './useWebChannelLimits.ts';
import { WebChannelForm } from './WebChannelForm.tsx';
import { useCreateWebChannelMutation } from './WebChannels.generated.ts';
import { toChannelInput, newWebChannel, type WebChannelValues } from './webChannelValues.ts';

/** A new web channel (S-117). */
export function CreateWebChannelPage() {
  const { t } = useTranslation('webChannels');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const customerId = viewer.customer.id;
  const { isLoading, regions, initialRegionId, limits } = useWebChannelLimits();
  const initialValues = useMemo(
    () => newWebChannel(initialRegionId, limits.maxDeleteAfter),
    [initialRegionId, limits],
  );
  const [create] = useCreateWebChannelMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      for (const fieldName of ['webChannelList', 'webChannels']) cache.evict({ id, fieldName });
    },
  });
  if (isLoading) return <SkeletonRows />;
  const send = async (values: WebChannelValues) => {
    const { offlineImage, offlineContent, loadBalancer } = values;
    const isImage = offlineContent.kind === 'image' && offlineImage !== null;
    const picture = isImage ? { offlineImage: await toBase64(offlineImage) } : {};
    const input = { customerId, ...toChannelInput(values), loadBalancer: loadBalancer.trim(), ...picture };
    return create({ variables: { input }, context: { withFile: isImage } });
  };
  return (
    <WebChannelForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={initialValues}
      back={{ label: t('title'), to: webChannelsPath() }}
      regions={regions}
      limits={limits}
      onSubmit={(values) =>
        submit(
          () => send(values),
          (data) => data.createWebChannel,
          ({ webChannel }) => {
            created.current = webChannel ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('created', { name }) });
        void navigate(id ? webChannelPath(id) : webChannelsPath());
      }}
    />
  );
}
