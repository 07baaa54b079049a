import type { TFunction } from 'i18next';
import { Button } from '@blueprintjs/core';
import { Record } from '@blueprintjs/icons';
import { useField, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { encoderRuns, encoderStateWord } from '../../../../schema/rules/encoderStates.ts';
import { GO_LIVE_NAME_MAX } from '../../../../schema/rules/goLive.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { encoderPath } from '../../../kernel/paths/encoders.ts';
import {
  listChannelChoices,
  LENGTHS,
  getOwnChannelId,
  listPlaceChoices,
  type Choices,
  type EncoderChoice,
  type GoLiveValues,
} from './goLiveValues.ts';
import { AccountsField, PlacesField } from './PlacesField.tsx';

interface GoLiveFieldsProps {
  choices: Choices;
  encoders: readonly EncoderChoice[];
  failure: React.ReactNode;
  isSaving: boolean;
}

/** The fields of going live: what and with what on the left, where to on the right, and the button. */
export function GoLiveFields({ choices, encoders, failure, isSaving }: GoLiveFieldsProps) {
  const { t } = useTranslation('goLive');
  return (
    <>
      {failure}
      <div className="go-live-form__columns">
        <section className="card go-live-form__part" aria-label={t('what')}>
          <h2>{t('what')}</h2>
          <TextField name="title" label={t('fields.title')} isRequired limit={GO_LIVE_NAME_MAX} autoFocus />
          <EncoderFields choices={choices} encoders={encoders} />
          <SelectField
            name="duration"
            label={t('fields.duration')}
            help={t('help.duration')}
            options={LENGTHS.map((minutes) => ({
              value: String(minutes * 60_000),
              label: lengthWords(minutes, t),
            }))}
          />
        </section>
        <section className="card go-live-form__part" aria-label={t('where')}>
          <h2>{t('where')}</h2>
          <SelectField
            name="destinationGroupId"
            label={t('fields.group')}
            options={[
              { value: '', label: t('noGroup') },
              ...(choices.destinationGroups?.edges ?? []).map(({ node }) => ({
                value: node.id,
                label: t('groupOf', { name: node.name, count: node.destinationCount }),
              })),
            ]}
          />
          <PlacesField places={listPlaceChoices(choices)} />
          <AccountsField />
        </section>
      </div>
      <div className="go-live-form__end">
        <Submit isSaving={isSaving} />
      </div>
    </>
  );
}

/** 45 min, 1 h, 1 h 30 min. */
function lengthWords(minutes: number, t: TFunction<'goLive'>): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && t('hours', { hours }), rest > 0 && t('minutes', { minutes: rest })]
    .filter(Boolean)
    .join(' ');
}

function Submit({ isSaving }: { isSaving: boolean }) {
  const { t } = useTranslation('goLive');
  return (
    <Button
      type="submit"
      className="go-live-form__button"
      intent="danger"
      size="large"
      icon={<Record />}
      text={t('go')}
      loading={isSaving}
    />
  );
}

/** The encoder, and what it sends with: its own channel and preset follow it unless somebody chooses others. */
function EncoderFields({ choices, encoders }: Pick<GoLiveFieldsProps, 'choices' | 'encoders'>) {
  const { t } = useTranslation('goLive');
  const { values } = useFormState<GoLiveValues>({ subscription: { values: true } });
  const encoder = encoders.find(({ id }) => id === values.encoderId);
  const presets = choices.encoderPresetList?.edges.map(({ node }) => node) ?? [];
  const channels = listChannelChoices(choices);
  return (
    <>
      <EncoderField encoders={encoders} />
      {encoder && <EncoderState encoder={encoder} />}
      <div className="form-page__pair">
        <SelectField
          name="encoderChannelId"
          label={t('fields.channel')}
          isRequired
          options={[
            { value: '', label: t('chooseChannel') },
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          name="encoderPresetId"
          label={t('fields.preset')}
          options={[
            {
              value: '',
              label: encoder?.preset ? t('itsPreset', { name: encoder.preset.name }) : t('anyPreset'),
            },
            ...presets.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </>
  );
}

function EncoderField({ encoders }: { encoders: readonly EncoderChoice[] }) {
  const { t } = useTranslation(['goLive', 'ui']);
  const form = useForm<GoLiveValues>();
  const { input } = useField<string>('encoderId');
  const options = encoders.map(({ id, name, status }) => ({
    value: id,
    label: `${name} · ${t(`encoderStates.${status.state}`)}`,
  }));
  return (
    <div
      // Its channel comes with it.
      onChange={(event) => {
        const { value } = event.target as unknown as HTMLSelectElement;
        const chosen = encoders.find(({ id }) => id === value);
        if (!chosen || value === input.value) return;
        form.change('encoderChannelId', getOwnChannelId(chosen));
        form.change('encoderPresetId', '');
      }}
    >
      <SelectField
        name="encoderId"
        label={t('fields.encoder')}
        isRequired
        options={[{ value: '', label: t('chooseEncoder') }, ...options]}
      />
    </div>
  );
}

/** State of the encoder if it prevents going live, with a link. */
function EncoderState({ encoder: { id, status } }: { encoder: EncoderChoice }) {
  const { t } = useTranslation('goLive');
  const isRunning = encoderRuns(encoderStateWord(status.state));
  const isStuck = status.state === 'OFFLINE' || status.state === 'UPDATE_REQUIRED';
  if (!isRunning && !isStuck) return null;
  return (
    <p className="go-live-form__state" role="status">
      <StatusTag kind="encoder" state={status.state} />
      <span>{t(isRunning ? 'encoderRuns' : 'encoderStuck')}</span>
      <LinkButton to={encoderPath(id)} size="small" text={t('openEncoder')} />
    </p>
  );
}
