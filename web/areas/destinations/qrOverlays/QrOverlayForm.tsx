import { useTranslation } from 'react-i18next';
import { QR_CLICK_LABEL_MAX } from '../../../../schema/rules/playerProfiles.ts';
import {
  QR_OPENING_BEHAVIORS,
  QR_OVERLAY_NAME_MAX,
  QR_OVERLAY_TYPES,
  QR_URL_MAX,
  qrOverlaySchema,
} from '../../../../schema/rules/qrOverlays.ts';
import { ChoiceField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import type { QrOverlayValues } from './qrOverlayValues.ts';

interface QrOverlayFormProps {
  title: string;
  saveLabel: string;
  initialValues: QrOverlayValues;
  back: { label: string; to: string };
  onSubmit: (values: QrOverlayValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits QRclick overlays (QRC-01 to QRC-07). */
export function QrOverlayForm(form: QrOverlayFormProps) {
  const { t } = useTranslation('qrOverlays');
  return (
    <FormPage<QrOverlayValues> {...form} rules={qrOverlaySchema}>
      <TextField name="name" label={t('fields.name')} isRequired limit={QR_OVERLAY_NAME_MAX} autoFocus />
      <ChoiceField
        name="type"
        label={t('fields.type')}
        help={t('help.type')}
        options={QR_OVERLAY_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <TextField name="url" label={t('fields.url')} help={t('help.url')} isRequired limit={QR_URL_MAX} />
      <ChoiceField
        name="openingBehavior"
        label={t('fields.openingBehavior')}
        options={QR_OPENING_BEHAVIORS.map((value) => ({ value, label: t(`openings.${value}`) }))}
      />
      <TextField
        name="customLabel"
        label={t('fields.customLabel')}
        help={t('help.customLabel')}
        limit={QR_CLICK_LABEL_MAX}
      />
    </FormPage>
  );
}
