import type { FormApi } from 'final-form';
import { useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { EVENT_NAME_MAX } from '../../../../../schema/rules/events.ts';
import type { EncoderConfiguration, EventType } from '../../../../schema.generated.ts';
import { NumberField, SelectField } from '../../../../ui/choiceFields.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import type { Sheet } from '../getFormHeader.ts';
import type { EventChoices } from '../eventChoices.ts';
import { encoderDefaults } from '../eventDefaults.ts';
import { usesEncoder, type EventValues } from '../eventValues.ts';
import { FollowedSelect } from '../fields/FollowedSelect.tsx';
import { Segments } from '../fields/SegmentField.tsx';
import { Section } from './Section.tsx';

interface EncoderSectionProps {
  choices: EventChoices;
  /** With the encoder's schedule alone its name comes first. */
  sheet: Sheet;
}

/** Encoder, channel, and settings (EVT-03, EVT-04, EVT-19, EVT-27). */
export function EncoderSection({ choices, sheet }: EncoderSectionProps) {
  const { t } = useTranslation('eventForm');
  const { input: type } = useField<EventType>('type', { subscription: { value: true } });
  return (
    <Section name="encoder">
      {usesEncoder(type.value) ? (
        <EncoderFields choices={choices} sheet={sheet} />
      ) : (
        <p className="muted event-section__help">{t('help.noEncoder')}</p>
      )}
    </Section>
  );
}

function EncoderFields({ choices, sheet }: EncoderSectionProps) {
  const { t } = useTranslation(['eventForm', 'ui']);
  const form = useForm<EventValues>();
  const { input: settings } = useField<EncoderConfiguration>('encoderSettingsType');
  const choose = (id: string) => {
    const encoder = choices.encoders.find((one) => one.id === id);
    if (encoder) form.batch(() => change(form, encoderDefaults(encoder)));
  };
  const none = { value: '', label: t('choose') };
  return (
    <>
      {sheet === 'encoder' && <ScheduleName />}
      <div className="event-pair">
        <FollowedSelect
          name="encoderId"
          label={t('fields.encoder')}
          options={[
            none,
            ...choices.encoders.map(({ id, name, status }) => ({
              value: id,
              label: status.state === 'OFFLINE' ? t('fields.offline', { name }) : name,
            })),
          ]}
          onChosen={choose}
        />
        <SelectField
          name="encoderChannelId"
          label={t('fields.encoderChannel')}
          isRequired
          options={[
            none,
            ...choices.encoderChannels.map(({ id, name, isViewOnly }) => ({
              value: id,
              label: name,
              isDisabled: isViewOnly,
            })),
          ]}
        />
      </div>
      <div className="event-pair">
        <div className="field">
          <span className="field__label" aria-hidden="true">
            {t('fields.settings')}
          </span>
          <Segments<EncoderConfiguration>
            label={t('fields.settings')}
            value={settings.value}
            options={(['AUTOMATIC', 'ADVANCED'] as const).map((value) => ({
              value,
              label: t(`settings.${value}`),
            }))}
            onChange={settings.onChange}
          />
          <span className="field__help">{t(`settingsHelp.${settings.value}`)}</span>
        </div>
        {settings.value === 'ADVANCED' && (
          <SelectField
            name="encoderPresetId"
            label={t('fields.preset')}
            isRequired
            options={[
              none,
              ...choices.encoderPresets.map(({ id, name, outputFormat }) => ({
                value: id,
                label: name.includes(outputFormat) ? name : `${name} · ${outputFormat}`,
              })),
            ]}
          />
        )}
      </div>
      {sheet === 'encoder' ? <Buffer /> : <EncoderDetails />}
    </>
  );
}

/** Puts several values in at once. */
function change(form: FormApi<EventValues>, values: Partial<EventValues>) {
  for (const [field, value] of Object.entries(values)) form.change(field as keyof EventValues, value);
}

/** Rarely changed settings. They open if one has an error. */
function EncoderDetails() {
  const { t } = useTranslation('eventForm');
  const { meta: name } = useField('encoderScheduleName', {
    subscription: { error: true, submitError: true },
  });
  const { meta: buffer, input } = useField('preEventBufferMinutes', {
    subscription: { error: true, submitError: true, value: true },
  });
  const { input: title } = useField<string>('name', { subscription: { value: true } });
  const isBad = Boolean(
    (title.value && name.error) || name.submitError || buffer.error || buffer.submitError,
  );
  return (
    <details className="event-more" open={isBad || Number(input.value) > 0 || undefined}>
      <summary>{t('more.encoder')}</summary>
      <div className="event-pair">
        <ScheduleName />
        <Buffer />
      </div>
    </details>
  );
}

function ScheduleName() {
  const { t } = useTranslation('eventForm');
  return (
    <TextField
      name="encoderScheduleName"
      label={t('fields.scheduleName')}
      help={t('help.scheduleName')}
      isRequired
      limit={EVENT_NAME_MAX}
    />
  );
}

function Buffer() {
  const { t } = useTranslation('eventForm');
  return (
    <NumberField
      name="preEventBufferMinutes"
      label={t('fields.buffer')}
      help={t('help.buffer')}
      unit={t('minutes')}
    />
  );
}
