import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import {
  is4k,
  PLAN_WITH_4K,
  planRefusal,
  PRESET_LIMITS,
  PRESET_NAME_MAX,
  presetRulesFor,
  VERSION_1_CODECS,
} from '../../../../schema/rules/encoderPresets.ts';
import { useSession } from '../../../kernel/session.tsx';
import { NumberField, SelectField } from '../../../ui/choiceFields.tsx';
import { ChoiceField, SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import type { EncoderPresetFormOptionsQuery } from './PresetForm.generated.ts';
import { CODEC_NAMES, formatsFor, formStandard, type PresetValues } from './presetValues.ts';

type Options = NonNullable<EncoderPresetFormOptionsQuery['encoderPresetOptions']>;

interface PresetFormProps {
  title: string;
  saveLabel: string;
  back: { label: string; to: string };
  initialValues: PresetValues;
  options: Options;
  /** Names of the web destinations that it feeds at present (EPR-07). */
  webDestinations?: readonly string[];
  /** Above the fields. */
  note?: React.ReactNode;
  onSubmit: (values: PresetValues) => Promise<object | undefined>;
  onSaved: () => void;
}

const NONE: readonly string[] = [];

/** Creates and edits encoder presets (EPR-01 to EPR-08). */
export function PresetForm({ options, webDestinations = NONE, note, ...form }: PresetFormProps) {
  const { viewer } = useSession();
  const { webPlanName } = viewer.customer;
  const { version, outputFormat } = form.initialValues;
  const rules = useMemo(
    () => presetRulesFor({ webPlanName, webDestinations, presentFormat: outputFormat }),
    [webPlanName, webDestinations, outputFormat],
  );
  return (
    <FormPage<PresetValues> {...form} rules={rules}>
      {note}
      <PictureFields options={options} version={version} presentFormat={outputFormat} />
      <SoundAndRateFields />
      {version === 2 && <Version2Fields />}
    </FormPage>
  );
}

interface PictureFieldsProps {
  options: Options;
  version: number;
  /** Current output format, which stays available when the plan loses 4K. */
  presentFormat: string;
}

function PictureFields({ options, version, presentFormat }: PictureFieldsProps) {
  const { t } = useTranslation('encoderSettings');
  const { viewer } = useSession();
  const { values } = useFormState<PresetValues>({ subscription: { values: true } });
  const codecs = options.codecs.filter((codec) => version === 2 || VERSION_1_CODECS.includes(codec));
  const lacksPlan = planRefusal('2160p30', viewer.customer.webPlanName) !== null;
  const outputs = formatsFor(options.outputFormats, values.formatStandard, values.outputFormat);
  const inputs = formatsFor(options.inputFormats, values.formatStandard, values.inputFormat);
  const barred = is4k(values.outputFormat) && values.codec !== 'H264';
  return (
    <>
      <TextField name="name" label={t('columns.name')} isRequired limit={PRESET_NAME_MAX} autoFocus />
      <TextField
        name="customName"
        label={t('presetForm.customName')}
        help={t('presetForm.customNameHelp')}
        limit={PRESET_NAME_MAX}
      />
      <SelectField
        name="codec"
        label={t('columns.codec')}
        help={t(barred ? 'presetForm.codec4kHelp' : 'presetForm.codecHelp')}
        isRequired
        options={codecs.map((codec) => ({ value: codec, label: CODEC_NAMES[codec] }))}
      />
      <ChoiceField
        name="formatStandard"
        label={t('presetForm.standard')}
        help={t('presetForm.standardHelp')}
        options={options.formatStandards.map((standard) => ({
          value: formStandard(standard),
          label: t(`standards.${standard}`),
        }))}
      />
      <div className="form-page__pair">
        <SelectField
          name="inputFormat"
          label={t('presetForm.inputFormat')}
          isRequired
          options={inputs.map((value) => ({ value, label: value === 'auto' ? t('formats.auto') : value }))}
        />
        <SelectField
          name="outputFormat"
          label={t('presetForm.outputFormat')}
          {...(lacksPlan && { help: t('presetForm.planHelp', { plan: PLAN_WITH_4K }) })}
          isRequired
          options={outputs.map((value) => ({
            value,
            label: value,
            isDisabled: lacksPlan && is4k(value) && value !== presentFormat,
          }))}
        />
      </div>
    </>
  );
}

function SoundAndRateFields() {
  const { t } = useTranslation('encoderSettings');
  const { values } = useFormState<PresetValues>({ subscription: { values: true } });
  const range = (name: keyof typeof PRESET_LIMITS) => t('presetForm.range', { ...PRESET_LIMITS[name] });
  return (
    <>
      <div className="form-page__pair">
        <NumberField
          name="videoChannels"
          label={t('presetForm.videoChannels')}
          help={range('videoChannels')}
          isRequired
        />
        <NumberField
          name="audioChannels"
          label={t('presetForm.audioChannels')}
          help={range('audioChannels')}
          isRequired
        />
      </div>
      <div className="form-page__pair">
        <NumberField
          name="bitrate"
          label={t('presetForm.bitrate')}
          help={t('presetForm.bitrateHelp')}
          unit="kbps"
          isRequired
        />
        {Number(values.videoChannels) === 2 && (
          <NumberField
            name="channel2Offset"
            label={t('presetForm.offset')}
            help={t('presetForm.offsetHelp')}
            unit={t('presetForm.framesUnit')}
          />
        )}
      </div>
    </>
  );
}

function Version2Fields() {
  const { t } = useTranslation('encoderSettings');
  return (
    <>
      <SwitchField
        name="hardwareAcceleration"
        label={t('presetForm.hardware')}
        help={t('presetForm.hardwareHelp')}
      />
      <SwitchField
        name="shortSegments"
        label={t('presetForm.segments')}
        help={t('presetForm.segmentsHelp')}
      />
    </>
  );
}
