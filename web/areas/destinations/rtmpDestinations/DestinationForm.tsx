import { useTranslation } from 'react-i18next';
import { OUTPUT_NAME_MAX, STREAM_KEY_MAX, STREAM_URL_MAX } from '../../../../schema/rules/liveOutputs.ts';
import {
  rtmpDestinationEditSchema,
  rtmpDestinationSchema,
  VIEW_URL_MAX,
} from '../../../../schema/rules/rtmpDestinations.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import type { DestinationValues } from './destinationInput.ts';

interface DestinationFormProps {
  title: string;
  saveLabel: string;
  initialValues: DestinationValues;
  back: { label: string; to: string };
  /** True if it has a key already, which stays hidden and may stay as it is (RTM-08). */
  hasKey?: boolean;
  onSubmit: (values: DestinationValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits RTMP destinations (RTM-01 to RTM-05). */
export function DestinationForm({ hasKey = false, ...form }: DestinationFormProps) {
  const { t } = useTranslation('rtmpDestinations');
  return (
    <FormPage<DestinationValues> {...form} rules={hasKey ? rtmpDestinationEditSchema : rtmpDestinationSchema}>
      <TextField name="name" label={t('fields.name')} isRequired limit={OUTPUT_NAME_MAX} autoFocus />
      <TextField
        name="streamUrl"
        label={t('fields.streamUrl')}
        help={t('help.streamUrl')}
        isRequired
        limit={STREAM_URL_MAX}
      />
      <TextField
        name="streamKey"
        label={t('fields.streamKey')}
        help={t(hasKey ? 'help.keptKey' : 'help.streamKey')}
        isRequired={!hasKey}
        limit={STREAM_KEY_MAX}
      />
      <TextField name="viewUrl" label={t('fields.viewUrl')} help={t('help.viewUrl')} limit={VIEW_URL_MAX} />
    </FormPage>
  );
}
