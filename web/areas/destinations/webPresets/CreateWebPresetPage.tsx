import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { webPresetPath, webPresetsPath } from '../../../kernel/paths/webPresets.ts';
import { WebPresetForm } from './WebPresetForm.tsx';
import { useCreateWebPresetMutation } from './WebPresets.generated.ts';
import { toWebPresetInput, NEW_WEB_PRESET } from './webPresetValues.ts';

/** A new web preset (S-121). */
export function CreateWebPresetPage() {
  const { t } = useTranslation('webPresets');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreateWebPresetMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id, fieldName: 'webPresets' });
    },
  });
  return (
    <WebPresetForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_WEB_PRESET}
      back={{ label: t('title'), to: webPresetsPath() }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, ...toWebPresetInput(values) } } }),
          (data) => data.createWebPreset,
          ({ webPreset }) => {
            created.current = webPreset ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('wasCreated', { name }) });
        void navigate(id ? webPresetPath(id) : webPresetsPath());
      }}
    />
  );
}
