import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { librarySettingsSchema } from '../../../../schema/rules/mediaEdits.ts';
import { useFormat } from '../../../time/format.ts';
import { useSession } from '../../../kernel/session.tsx';
import { NumberField } from '../../../ui/choiceFields.tsx';
import { SwitchField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { settingsPath } from '../../../kernel/paths/settings.ts';
import {
  useLibrarySettingsQuery,
  useUpdateLibrarySettingsMutation,
  type LibrarySettingsQuery,
} from './LibrarySettingsPage.generated.ts';

type Settings = NonNullable<NonNullable<LibrarySettingsQuery['customer']>['librarySettings']>;
type Storage = NonNullable<LibrarySettingsQuery['customer']>['storage'];
type Values = Record<'deleteAfterEnabled', boolean> & Pick<Settings, 'deleteAfterDays'>;

/** After how many days a library deletes by itself, and how much room is left (S-078, LIB-14, SUB-03). */
export function LibrarySettingsPage() {
  const { t } = useTranslation('media');
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useLibrarySettingsQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
  });
  const settings = data?.customer?.librarySettings;
  if (settings) return <SettingsForm settings={settings} storage={data.customer?.storage ?? null} />;
  return (
    <LoadPage
      title={t('settings.title')}
      load={{ loading, error, retry: () => void refetch() }}
      back={{ label: t('settings.back'), to: settingsPath() }}
      rows={3}
    />
  );
}

function SettingsForm({ settings, storage }: { settings: Settings; storage: Storage }) {
  const { t } = useTranslation('media');
  const { viewer, hasCapability } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const customerId = viewer.customer.id;
  const [update] = useUpdateLibrarySettingsMutation({
    update(cache, { data }) {
      const saved = data?.updateLibrarySettings?.librarySettings;
      if (!saved) return;
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.modify({ ...(id && { id }), fields: { librarySettings: () => saved } });
    },
  });
  const { isDeleteAfterEnabled, deleteAfterDays } = settings;
  const initialValues = useMemo<Values>(
    () => ({ deleteAfterEnabled: isDeleteAfterEnabled, deleteAfterDays }),
    [isDeleteAfterEnabled, deleteAfterDays],
  );
  return (
    <FormPage<Values>
      title={t('settings.title')}
      back={{ label: t('settings.back'), to: settingsPath() }}
      initialValues={initialValues}
      rules={librarySettingsSchema}
      saveLabel={t('edit.save')}
      isReadOnly={!(hasCapability('organizationDetails') && hasCapability('updateLibrary'))}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { customerId, ...values } } }),
          (answer) => answer.updateLibrarySettings,
          () => toasts.show({ intent: 'success', message: t('settings.saved') }),
        )
      }
      onSaved={() => void navigate(settingsPath())}
    >
      {storage && <StorageUsed storage={storage} />}
      <SwitchField name="deleteAfterEnabled" label={t('settings.enabled')} help={t('settings.help')} />
      <NumberField name="deleteAfterDays" label={t('settings.days')} unit={t('settings.unit')} isRequired />
    </FormPage>
  );
}

function StorageUsed({ storage }: { storage: NonNullable<Storage> }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const used = format.bytes(storage.usedBytes);
  if (storage.limitBytes === null) return <p className="num">{t('settings.used', { used })}</p>;
  const limit = format.bytes(storage.limitBytes);
  return (
    <Meter
      label={t('settings.storage')}
      share={storage.usedBytes / storage.limitBytes}
      text={t('settings.usedOf', { used, limit })}
      warnAt={0.9}
    />
  );
}
