import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import {
  LOAD_BALANCER_MAX,
  WEB_CHANNEL_NAME_MAX,
  WEB_CHANNEL_TEXT_MAX,
  WEB_EMBED_TYPES,
  webChannelSchemaFor,
  type WebChannelLimits,
} from '../../../../schema/rules/webChannels.ts';
import { NumberField, SelectField } from '../../../ui/choiceFields.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { RegionField, type RegionChoice } from '../regions/public/RegionField.tsx';
import { OfflineFields } from './OfflineFields.tsx';
import { delayChoices, toMinutes, type WebChannelValues } from './webChannelValues.ts';
import type { WebChannel_ChannelFragment } from './WebChannels.generated.ts';
import './webChannels.css';

interface WebChannelFormProps {
  title: string;
  saveLabel: string;
  initialValues: WebChannelValues;
  back: { label: string; to: string };
  regions: readonly RegionChoice[];
  limits: WebChannelLimits;
  /** The channel that is edited; none for a new one. */
  present?: WebChannel_ChannelFragment;
  onSubmit: (values: WebChannelValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits web channels (WCH-01 to WCH-07, WCH-09, WCH-11, WCH-16, AIE-06). */
export function WebChannelForm({ regions, limits, present, ...form }: WebChannelFormProps) {
  const { t } = useTranslation('webChannels');
  const hasImage = (present?.offlineContent.imageUrl ?? null) !== null;
  // A picture that was just chosen counts as one: it is uploaded with the form (WCH-05).
  const rules = useMemo(
    () => webChannelSchemaFor(limits, { image: true, subtitles: present?.hasSubtitles ?? false }),
    [limits, present],
  );
  return (
    <FormPage<WebChannelValues> {...form} rules={rules}>
      <TextField name="name" label={t('fields.name')} isRequired limit={WEB_CHANNEL_NAME_MAX} autoFocus />
      {present ? (
        <p className="web-channel-fixed">
          <span className="field__label">{t('fields.loadBalancer')}</span>
          <span className="mono">{present.loadBalancer}</span>
          <span className="field__help">{t('help.loadBalancerFixed')}</span>
        </p>
      ) : (
        <TextField
          name="loadBalancer"
          label={t('fields.loadBalancer')}
          help={t('help.loadBalancer')}
          isRequired
          limit={LOAD_BALANCER_MAX}
        />
      )}
      <TextField name="description" label={t('fields.description')} limit={WEB_CHANNEL_TEXT_MAX} />
      <RegionField
        name="regionId"
        help={t('help.region')}
        regions={regions}
        presentId={present?.region?.id}
      />
      <div className="form-page__pair">
        <NumberField
          name="deleteAfter"
          label={t('fields.deleteAfter')}
          help={t('help.deleteAfter', { maximum: limits.maxDeleteAfter })}
          unit={t('days')}
          isRequired
        />
        <SelectField
          name="streamDelay"
          label={t('fields.streamDelay')}
          help={t('help.streamDelay')}
          options={delayChoices(form.initialValues.streamDelay).map((value) => ({
            value,
            label: toMinutes(Number(value)),
          }))}
        />
      </div>
      <OfflineFields hasImage={hasImage} present={present} />
      <SelectField
        name="embedType"
        label={t('fields.embedType')}
        help={t('help.embedType')}
        options={WEB_EMBED_TYPES.map((value) => ({
          value,
          label: t(`embed.${value.toUpperCase().replace('-', '_') as 'IFRAME'}`),
        }))}
      />
      <SwitchField name="streamUrlsEnabled" label={t('fields.streamUrls')} help={t('help.streamUrls')} />
      <SwitchField name="showRostrumLogo" label={t('fields.logo')} />
      <SubtitlesField isInPlan={limits.hasSubtitles} />
      <SwitchField name="detectQrCodes" label={t('fields.qrDetection')} help={t('help.qrDetection')} />
      <SwitchField name="qrClickEnabled" label={t('fields.qrClick')} help={t('help.qrClick')} />
      <TextAreaField
        name="videoDescription"
        label={t('fields.videoDescription')}
        help={t('help.videoDescription')}
        limit={WEB_CHANNEL_TEXT_MAX}
      />
    </FormPage>
  );
}

/** Subtitles, or that the plan has none (AIE-06). */
function SubtitlesField({ isInPlan }: { isInPlan: boolean }) {
  const { t } = useTranslation('webChannels');
  const { input } = useField<boolean>('subtitlesEnabled', { type: 'checkbox' });
  if (isInPlan || input.checked)
    return <SwitchField name="subtitlesEnabled" label={t('fields.subtitles')} help={t('help.subtitles')} />;
  return (
    <p className="field" role="note">
      <span className="field__label">{t('fields.subtitles')}</span>
      <span className="field__help">{t('help.noSubtitles')}</span>
    </p>
  );
}
