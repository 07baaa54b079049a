import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { presetPath, presetsPath } from '../../../kernel/paths/encoderSettings.ts';
import { PresetForm } from './PresetForm.tsx';
import { useEncoderPresetFormOptionsQuery, useUpdateEncoderPresetMutation } from './PresetForm.generated.ts';
import { useEncoderPresetPageQuery } from './PresetPage.generated.ts';
import { presetInput, toPresetValues } from './presetValues.ts';

/** S-095: the same form as for a new one, filled in. */
export function EditPresetPage() {
  const { t } = useTranslation('encoderSettings');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const options = useEncoderPresetFormOptionsQuery();
  const { data, loading, error, refetch } = useEncoderPresetPageQuery({
    variables: { id: uuid },
    errorPolicy: 'all',
  });
  const [update] = useUpdateEncoderPresetMutation();
  const preset = data?.encoderPreset;
  const initialValues = useMemo(() => (preset ? toPresetValues(preset) : undefined), [preset]);
  const uses = preset?.uses;
  const fed = useMemo(
    () => (uses ?? []).filter(({ kind }) => kind === 'WEB_DESTINATION').map(({ name }) => name),
    [uses],
  );
  const held = options.data?.encoderPresetOptions;
  if (!preset || !initialValues || !held) {
    const retry = () => void Promise.all([refetch(), options.refetch()]);
    return (
      <LoadPage
        back={{ label: t('presets.title'), to: presetsPath() }}
        load={{ loading: loading || options.loading, error: error ?? options.error, retry }}
        missing={t('presets.missing')}
      />
    );
  }
  return (
    <PresetForm
      title={t('presetForm.edit', { name: preset.name })}
      saveLabel={t('save')}
      back={{ label: preset.name, to: presetPath(preset.id) }}
      initialValues={initialValues}
      options={held}
      webDestinations={fed}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id: preset.id, ...presetInput(values) } } }),
          (answer) => answer.updateEncoderPreset,
          () => toasts.show({ intent: 'success', message: t('presets.saved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(presetPath(preset.id), { replace: true })}
    />
  );
}
