import { useTranslation } from 'react-i18next';
import { FrontDoor } from '../../people/session/public/FrontDoor.tsx';
import { NewPasswordForm } from '../../people/session/public/NewPasswordForm.tsx';
import { RequestResetForm } from '../../people/session/public/RequestResetForm.tsx';
import { registerPath } from '../../../kernel/paths/uploader.ts';
import { uploaderPath } from './place.ts';

/** S-040: asks for a reset link, or sets the new password with one, and leads back to registering (SES-21). */
export function UploaderResetPage({ deviceId }: { deviceId: string | null }) {
  const { t } = useTranslation('uploader');
  const token = new URLSearchParams(location.search).get('token');
  const back = { href: uploaderPath(registerPath(), deviceId), label: t('reset.back') };
  return token ? (
    <FrontDoor title={t('reset.newTitle')}>
      <NewPasswordForm
        token={token}
        again="/uploader/reset-password"
        back={deviceId === null ? null : back}
      />
      {deviceId === null && <p className="uploader-note">{t('reset.afterwards')}</p>}
    </FrontDoor>
  ) : (
    <FrontDoor title={t('reset.title')} text={t('reset.text')}>
      <RequestResetForm flow="UPLOADER" back={back} />
    </FrontDoor>
  );
}
