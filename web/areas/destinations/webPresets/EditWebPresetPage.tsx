import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { webPresetPath, webPresetsPath } from '../../../kernel/paths/webPresets.ts';
import { WebPresetForm } from './WebPresetForm.tsx';
import {
  useUpdateWebPresetMutation,
  useWebPresetPageQuery,
  type WebPreset_WebPresetFragment,
} from './WebPresets.generated.ts';
import { toWebPresetInput, toWebPresetValues } from './webPresetValues.ts';

/** The same form as for a new one, filled in (S-123); the default preset cannot be edited (WPR-06). */
export function EditWebPresetPage() {
  const { t } = useTranslation('webPresets');
  const { uuid = '' } = useParams();
  const query = useWebPresetPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: preset, load } = useDetails(query, uuid, (data) => data.webPreset);
  if (preset && !preset.isDefault) return <EditForm preset={preset} />;
  return (
    <LoadPage
      load={load}
      missing={preset?.isDefault ? t('defaultHelp') : t('missing')}
      back={{ label: preset?.name ?? t('title'), to: preset ? webPresetPath(uuid) : webPresetsPath() }}
    />
  );
}

function EditForm({ preset }: { preset: WebPreset_WebPresetFragment }) {
  const { t } = useTranslation('webPresets');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateWebPresetMutation();
  const { id, name } = preset;
  const initialValues = useMemo(() => toWebPresetValues(preset), [preset]);
  return (
    <WebPresetForm
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      back={{ label: name, to: webPresetPath(id) }}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id, ...toWebPresetInput(values) } } }),
          (data) => data.updateWebPreset,
          () => toasts.show({ intent: 'success', message: t('wasSaved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(webPresetPath(id), { replace: true })}
    />
  );
}
