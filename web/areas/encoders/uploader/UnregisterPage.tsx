import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unregisterUploaderSchema } from '../../../../schema/rules/uploaders.ts';
import { request } from '../../../kernel/request.ts';
import { FrontDoor } from '../../people/session/public/FrontDoor.tsx';
import { Device } from './Device.tsx';
import { registerPath } from '../../../kernel/paths/uploader.ts';
import { uploaderPath, type Done } from './place.ts';
import { NOBODY, SignInFields } from './SignInFields.tsx';
import { UnregisterUploaderDocument } from './Uploader.generated.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { useRegistration } from './useRegistration.ts';
import { useUploaderForm } from './useUploaderForm.ts';

interface UnregisterPageProps {
  deviceId: string | null;
  onDone: (done: Done) => void;
}

/** S-042: unregisters the plugin's device and frees its license (REG-01, REG-03, REG-04). */
export function UnregisterPage({ deviceId, onDone }: UnregisterPageProps) {
  const { t } = useTranslation('uploader');
  const registration = useRegistration(deviceId);
  const missing = useReasonWords(deviceId === null ? 'DEVICE_ID_REQUIRED' : null);
  const element = useRef<HTMLFormElement>(null);
  const form = useUploaderForm({
    element,
    initial: { deviceId: deviceId ?? '', ...NOBODY },
    fields: ['userName', 'password', 'secondFactor'],
    rules: unregisterUploaderSchema,
    unexpected: 'unexpectedUnregistering',
    async send(input) {
      const payload = (
        await request(UnregisterUploaderDocument, {
          input: { ...input, secondFactor: input.secondFactor.trim() || null },
        })
      ).unregisterUploader!;
      if (!payload.isUnregistered) return payload.userErrors;
      onDone({
        deed: 'unregistered',
        deviceId: input.deviceId,
        name: registration?.name ?? '',
        customerName: registration?.customerName ?? null,
      });
      return [];
    },
  });
  return (
    <FrontDoor title={t('unregister.title')} text={t('unregister.text')}>
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
        {registration && !registration.isRegistered && (
          <div className="uploader-hint" role="status">
            {t('unregister.notRegistered')}{' '}
            <a href={uploaderPath(registerPath(), deviceId)}>{t('unregister.register')}</a>
          </div>
        )}
        {deviceId !== null && <Device deviceId={deviceId} registration={registration} />}
        <p className="uploader-hint">{t('unregister.license')}</p>
        <SignInFields form={form} />
        <button type="submit" className="button primary" aria-busy={form.sending}>
          {form.sending ? t('unregister.sending') : t('unregister.submit')}
        </button>
      </form>
    </FrontDoor>
  );
}
