import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PLUGIN_KINDS,
  registerUploaderSchema,
  UPLOADER_NAME_MAX,
  type PluginKind,
} from '../../../../schema/rules/uploaders.ts';
import { request } from '../../../kernel/request.ts';
import { FrontDoor } from '../../people/session/public/FrontDoor.tsx';
import { TextField } from '../../people/session/public/TextField.tsx';
import { Device } from './Device.tsx';
import { unregisterPath } from '../../../kernel/paths/uploader.ts';
import { uploaderPath, type Done } from './place.ts';
import { PluginKindField } from './PluginKindField.tsx';
import { NOBODY, SignInFields } from './SignInFields.tsx';
import { RegisterUploaderDocument } from './Uploader.generated.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { useRegistration } from './useRegistration.ts';
import { useUploaderForm } from './useUploaderForm.ts';

interface RegisterPageProps {
  deviceId: string | null;
  onDone: (done: Done) => void;
}

/** S-039: registers the plugin's device in the name of an Organization Admin (REG-01 to REG-04, PRM-17, ENC-09). */
export function RegisterPage({ deviceId, onDone }: RegisterPageProps) {
  const { t } = useTranslation('uploader');
  const registration = useRegistration(deviceId);
  const missing = useReasonWords(deviceId === null ? 'DEVICE_ID_REQUIRED' : null);
  const element = useRef<HTMLFormElement>(null);
  const form = useUploaderForm({
    element,
    initial: { deviceId: deviceId ?? '', pluginKind: kindOfLink(), name: '', ...NOBODY },
    fields: ['pluginKind', 'name', 'userName', 'password', 'secondFactor'],
    rules: registerUploaderSchema,
    unexpected: 'unexpectedRegistering',
    async send(input) {
      const payload = (
        await request(RegisterUploaderDocument, {
          input: { ...input, secondFactor: input.secondFactor.trim() || null },
        })
      ).registerUploader!;
      if (payload.encoderId === null) return payload.userErrors;
      onDone({
        deed: 'registered',
        deviceId: input.deviceId,
        name: input.name.trim(),
        customerName: payload.customerName,
      });
      return [];
    },
  });
  return (
    <FrontDoor title={t('register.title')} text={t('register.text')}>
      <form ref={element} className="front-form" onSubmit={form.submit} noValidate>
        {missing !== null && !form.notice && (
          <div className="front-notice" role="alert">
            {missing}
          </div>
        )}
        {form.notice && (
          <div className="front-notice" role="alert">
            {form.notice}
          </div>
        )}
        {registration?.isRegistered && (
          <div className="uploader-hint" role="status">
            {t('register.already')}{' '}
            <a href={uploaderPath(unregisterPath(), deviceId)}>{t('register.unregister')}</a>
          </div>
        )}
        {deviceId !== null && <Device deviceId={deviceId} registration={null} />}
        <PluginKindField
          value={form.values.pluginKind}
          problem={form.problem('pluginKind')}
          onChange={(pluginKind) => form.set({ pluginKind })}
        />
        <TextField
          label={t('register.name')}
          name="name"
          autoComplete="off"
          maxLength={UPLOADER_NAME_MAX}
          value={form.values.name}
          problem={form.problem('name')}
          hint={t('register.nameHint')}
          onChange={(event) => form.set({ name: event.target.value })}
        />
        <SignInFields form={form} />
        <button type="submit" className="button primary" aria-busy={form.sending}>
          {form.sending ? t('register.sending') : t('register.submit')}
        </button>
      </form>
    </FrontDoor>
  );
}

/** The plugin may say in its link what it belongs to. */
function kindOfLink(): PluginKind {
  const named = new URLSearchParams(location.search).get('plugin')?.toUpperCase();
  return PLUGIN_KINDS.find((kind) => kind === named) ?? 'OBS';
}
