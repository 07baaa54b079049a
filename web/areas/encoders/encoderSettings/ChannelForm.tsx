import { useTranslation } from 'react-i18next';
import {
  CHANNEL_DELETE_AFTER,
  CHANNEL_DVR_WINDOW,
  CHANNEL_NAME_MAX,
  createEncoderChannelSchema,
} from '../../../../schema/rules/encoderChannels.ts';
import { NumberField } from '../../../ui/choiceFields.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import type { Candidate, ChannelAccess } from './channelAccess.ts';
import { ChannelUsersField } from './ChannelUsersField.tsx';
import { RegionField, type RegionChoice } from '../../destinations/regions/public/RegionField.tsx';
import './EncoderSettings.css';

export interface ChannelValues {
  name: string;
  regionId: string | null;
  deleteAfter: number;
  dvrWindowSeconds: number;
  lanOnly: boolean;
  users: ChannelAccess[];
}

interface ChannelFormProps {
  title: string;
  saveLabel: string;
  back: { label: string; to: string };
  initialValues: ChannelValues;
  regions: readonly RegionChoice[];
  /** Users and venues with access. */
  present: readonly Candidate[];
  isReadOnly?: boolean;
  onSubmit: (values: ChannelValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits encoder channels (CHN-01, CHN-03, USR-09, VEN-14); read-only it shows all of it (CHN-04). */
export function ChannelForm({ regions, present, isReadOnly = false, ...form }: ChannelFormProps) {
  const { t } = useTranslation('encoderSettings');
  return (
    <FormPage<ChannelValues> {...form} isReadOnly={isReadOnly} rules={createEncoderChannelSchema}>
      {isReadOnly && <p role="note">{t('channelForm.readOnly')}</p>}
      <TextField
        name="name"
        label={t('columns.name')}
        help={t('channelForm.nameHelp')}
        isRequired
        limit={CHANNEL_NAME_MAX}
        autoFocus={!isReadOnly}
      />
      <NumberField
        name="deleteAfter"
        label={t('channelForm.deleteAfter')}
        help={t('channelForm.deleteAfterHelp', { ...CHANNEL_DELETE_AFTER })}
        unit={t('channelForm.daysUnit')}
        isRequired
      />
      <NumberField
        name="dvrWindowSeconds"
        label={t('channelForm.dvrWindow')}
        help={t('channelForm.dvrWindowHelp', { ...CHANNEL_DVR_WINDOW })}
        unit={t('channelForm.secondsUnit')}
        isRequired
      />
      <SwitchField name="lanOnly" label={t('columns.lanOnly')} help={t('channelForm.lanOnlyHelp')} />
      <RegionField
        name="regionId"
        help={t('channelForm.regionHelp')}
        regions={regions}
        presentId={form.initialValues.regionId}
        isReadOnly={isReadOnly}
      />
      <ChannelUsersField name="users" present={present} isReadOnly={isReadOnly} />
    </FormPage>
  );
}
