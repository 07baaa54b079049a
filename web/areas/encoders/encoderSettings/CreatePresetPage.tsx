import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useAddress } from '../../../kernel/useAddress.ts';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { createPresetPath, presetPath, presetsPath } from '../../../kernel/paths/encoderSettings.ts';
import { PresetForm } from './PresetForm.tsx';
import { useCreateEncoderPresetMutation, useEncoderPresetFormOptionsQuery } from './PresetForm.generated.ts';
import { useEncoderPresetPageQuery } from './PresetPage.generated.ts';
import { freshPreset, presetInput, toPresetValues } from './presetValues.ts';
import './EncoderSettings.css';

/** S-092 and, with `version=2`, S-093: a new preset, or one alike to the one that `from` names. */
export function CreatePresetPage() {
  const { t } = useTranslation('encoderSettings');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const [params] = useAddress();
  const version = params.get('version') === '2' ? 2 : 1;
  const from = params.get('from');
  const options = useEncoderPresetFormOptionsQuery();
  const original = useEncoderPresetPageQuery({ variables: { id: from ?? '' }, skip: from === null });
  const alike = original.data?.encoderPreset;
  const initialValues = useMemo(
    () =>
      alike
        ? { ...toPresetValues(alike), version, name: t('presetForm.copyOf', { name: alike.name }) }
        : freshPreset(version),
    [alike, version, t],
  );
  const customerId = viewer.customer.id;
  const [create] = useCreateEncoderPresetMutation({
    update(cache) {
      const customer = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id: customer, fieldName: 'encoderPresetList' });
    },
  });
  const back = { label: t('presets.title'), to: presetsPath() };
  const held = options.data?.encoderPresetOptions;
  if (!held || original.loading) {
    const retry = () => void options.refetch();
    const load = { loading: options.loading || original.loading, error: options.error, retry };
    return <DetailsPage title={undefined} back={back} load={load} missing={t('presets.missing')} tabs={[]} />;
  }
  return (
    <PresetForm
      key={version}
      title={t(version === 2 ? 'presetForm.create2' : 'presetForm.create')}
      saveLabel={t('presets.create')}
      back={back}
      initialValues={initialValues}
      options={held}
      note={<VersionNote version={version} />}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, version, ...presetInput(values) } } }),
          (data) => data.createEncoderPreset,
          ({ encoderPreset }) => {
            created.current = encoderPreset ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('presets.created', { name }) });
        void navigate(id ? presetPath(id) : presetsPath());
      }}
    />
  );
}

/** Says what the other version has, and leads there (EPR-08). */
function VersionNote({ version }: { version: 1 | 2 }) {
  const { t } = useTranslation('encoderSettings');
  const other = version === 2 ? 1 : 2;
  return (
    <p className="version-note">
      <span className="muted">{t(`presetForm.version${version}Note`)}</span>
      <Link to={createPresetPath(other)}>{t(`presetForm.useVersion${other}`)}</Link>
    </p>
  );
}
