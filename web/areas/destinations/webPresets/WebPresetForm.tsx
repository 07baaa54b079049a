import { useTranslation } from 'react-i18next';
import {
  WEB_PRESET_LIMITS,
  WEB_PRESET_NAME_MAX,
  webPresetSchema,
} from '../../../../schema/rules/webPresets.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import type { WebPresetValues } from './webPresetValues.ts';

interface WebPresetFormProps {
  title: string;
  saveLabel: string;
  initialValues: WebPresetValues;
  back: { label: string; to: string };
  onSubmit: (values: WebPresetValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** The channels of a kind that an encoder has. */
function channels({ minimum, maximum }: { minimum: number; maximum: number }) {
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => {
    const channel = String(minimum + at);
    return { value: channel, label: channel };
  });
}

const VIDEO = channels(WEB_PRESET_LIMITS.videoChannel);
const AUDIO = channels(WEB_PRESET_LIMITS.audioChannel);

/** Creates and edits web presets (WPR-01 to WPR-05, WEB-05). */
export function WebPresetForm(form: WebPresetFormProps) {
  const { t } = useTranslation('webPresets');
  return (
    <FormPage<WebPresetValues> {...form} rules={webPresetSchema}>
      <TextField name="name" label={t('fields.name')} isRequired limit={WEB_PRESET_NAME_MAX} autoFocus />
      <SelectField
        name="videoChannel"
        label={t('fields.videoChannel')}
        help={t('help.videoChannel')}
        isRequired
        options={VIDEO}
      />
      <div className="form-page__pair">
        <SelectField
          name="leftAudioChannel"
          label={t('fields.leftAudioChannel')}
          isRequired
          options={AUDIO}
        />
        <SelectField
          name="rightAudioChannel"
          label={t('fields.rightAudioChannel')}
          help={t('help.rightAudioChannel')}
          options={[{ value: '', label: t('mono') }, ...AUDIO]}
        />
      </div>
      <SwitchField name="deinterlace" label={t('fields.deinterlace')} help={t('help.deinterlace')} />
    </FormPage>
  );
}
