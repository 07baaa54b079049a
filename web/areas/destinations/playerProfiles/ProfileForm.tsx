import { InputGroup } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import {
  CALL_TO_ACTION_TEXT_MAX,
  CALL_TO_ACTION_URL_MAX,
  playerProfileSchema,
  PROFILE_NAME_MAX,
  QR_CLICK_LABEL_MAX,
} from '../../../../schema/rules/playerProfiles.ts';
import { Field } from '../../../ui/Field.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import './playerProfiles.css';

export interface ProfileValues {
  profileName: string;
  autoplay: boolean;
  loop: boolean;
  mute: boolean;
  backgroundMode: boolean;
  callToActionText: string;
  callToActionUrl: string;
  controlColor: string;
  qrClickLabel: string;
  restrictWhenLive: boolean;
  hidePlaylist: boolean;
}

/** The color that the picker shows while none is chosen. */
const USUAL_COLOR = '#4fc3c7';

interface ProfileFormProps {
  title: string;
  saveLabel: string;
  initialValues: ProfileValues;
  back: { label: string; to: string };
  onSubmit: (values: ProfileValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits player profiles (PLY-01, PLY-03, DST-05, DST-06). */
export function ProfileForm(form: ProfileFormProps) {
  const { t } = useTranslation('playerProfiles');
  const flag = (
    name: 'autoplay' | 'loop' | 'mute' | 'backgroundMode' | 'restrictWhenLive' | 'hidePlaylist',
  ) => <SwitchField name={name} label={t(`fields.${name}`)} help={t(`help.${name}`)} />;
  return (
    <FormPage<ProfileValues> {...form} rules={playerProfileSchema}>
      <TextField
        name="profileName"
        label={t('fields.profileName')}
        isRequired
        limit={PROFILE_NAME_MAX}
        autoFocus
      />
      {flag('autoplay')}
      {flag('loop')}
      {flag('mute')}
      {flag('backgroundMode')}
      <div className="form-page__pair">
        <TextField
          name="callToActionText"
          label={t('fields.callToActionText')}
          help={t('help.callToActionText')}
          limit={CALL_TO_ACTION_TEXT_MAX}
        />
        <TextField
          name="callToActionUrl"
          label={t('fields.callToActionUrl')}
          help={t('help.callToActionUrl')}
          limit={CALL_TO_ACTION_URL_MAX}
        />
      </div>
      <ColorField name="controlColor" label={t('fields.controlColor')} help={t('help.controlColor')} />
      <TextField
        name="qrClickLabel"
        label={t('fields.qrClickLabel')}
        help={t('help.qrClickLabel')}
        limit={QR_CLICK_LABEL_MAX}
      />
      {flag('restrictWhenLive')}
      {flag('hidePlaylist')}
    </FormPage>
  );
}

function ColorField(field: { name: string; label: string; help: string }) {
  const { t } = useTranslation('playerProfiles');
  return (
    <Field<string> {...field}>
      {({ value, onChange, ...control }) => (
        <span className="color-field">
          <input
            type="color"
            aria-label={t('pickColor')}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : USUAL_COLOR}
            onChange={({ target }) => onChange(target.value)}
          />
          <InputGroup
            {...control}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
            autoComplete="off"
            intent={control['aria-invalid'] ? 'danger' : 'none'}
          />
        </span>
      )}
    </Field>
  );
}
