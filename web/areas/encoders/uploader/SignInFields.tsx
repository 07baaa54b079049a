import { useTranslation } from 'react-i18next';
import { TextField } from '../../people/session/public/TextField.tsx';
import { uploaderResetPath } from '../../../kernel/paths/uploader.ts';
import { uploaderPath } from './place.ts';
import type { UploaderForm } from './useUploaderForm.ts';

interface Credentials {
  deviceId: string;
  userName: string;
  password: string;
  secondFactor: string;
}

/** Before anything is typed. */
export const NOBODY = { userName: '', password: '', secondFactor: '' };

/** User name and password for registering or unregistering, instead of a session (REG-04). */
export function SignInFields<Values extends Credentials>({ form }: { form: UploaderForm<Values> }) {
  const { t } = useTranslation('uploader');
  const { deviceId, userName, password, secondFactor } = form.values;
  return (
    <fieldset className="uploader-group">
      <legend>{t('signIn.title')}</legend>
      <p className="uploader-note">{t('signIn.text')}</p>
      <TextField
        label={t('signIn.userName')}
        name="userName"
        type="email"
        autoComplete="username"
        value={userName}
        problem={form.problem('userName')}
        onChange={(event) => form.set({ userName: event.target.value } as Partial<Values>)}
      />
      <TextField
        label={t('signIn.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        problem={form.problem('password')}
        onChange={(event) => form.set({ password: event.target.value } as Partial<Values>)}
      />
      <TextField
        label={t('signIn.secondFactor')}
        name="secondFactor"
        autoComplete="one-time-code"
        value={secondFactor}
        problem={form.problem('secondFactor')}
        hint={t('signIn.secondFactorHint')}
        onChange={(event) => form.set({ secondFactor: event.target.value } as Partial<Values>)}
      />
      <a className="uploader-forgot" href={uploaderPath(uploaderResetPath(), deviceId || null)}>
        {t('signIn.forgot')}
      </a>
    </fieldset>
  );
}
