import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { editEncoderSchema } from '../../../schema/rules/encoders.ts';
import { useSession } from '../../kernel/session.tsx';
import { ChoiceField, SwitchField } from '../../ui/fields.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useEncoderInputSourcesQuery } from './EditEncoderPage.generated.ts';
import { EncoderFields } from './EncoderFields.tsx';
import { differences, toEncoderValues, type EditedEncoder, type EncoderValues } from './encoderInput.ts';
import { NetworkFields } from './NetworkFields.tsx';
import { encoderPath } from '../../kernel/paths/encoders.ts';
import { useSaveEncoder } from './useSaveEncoder.ts';
import './EncoderForm.css';

/** Edits an encoder (ENC-04 to ENC-07, ENC-09, ENC-15). What others save meanwhile is named, never overwritten. */
export function EncoderForm({ encoder }: { encoder: EditedEncoder }) {
  const { t } = useTranslation('encoders');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  // The form keeps its initial encoder, whatever changes while it is edited.
  const [began] = useState(encoder);
  const [initialValues] = useState(() => toEncoderValues(encoder));
  const { save, changedByOthers } = useSaveEncoder(began);
  const { data } = useEncoderInputSourcesQuery({ variables: { model: began.model } });
  const sources = data?.encoderOptions?.inputSources ?? (began.inputSource ? [began.inputSource] : []);
  const news = changedByOthers ? differences(began, changedByOthers) : [];
  return (
    <FormPage<EncoderValues>
      title={t('edit.title', { name: began.name })}
      back={{ label: began.name, to: encoderPath(began.id) }}
      initialValues={initialValues}
      rules={editEncoderSchema}
      saveLabel={t('edit.save')}
      onSubmit={save}
      onSaved={() => {
        toasts.show({ intent: 'success', message: t('edit.saved', { name: began.name }) });
        void navigate(encoderPath(began.id), { replace: true });
      }}
    >
      {news.length > 0 && (
        <div className="encoder-news" role="status">
          <strong>{t('edit.changedByOthers')}</strong>
          <ul>
            {news.map(([word, value]) => (
              <li key={word}>
                {t(word === 'networks' ? 'tabs.networks' : `setup.${word}`)}: {value}
              </li>
            ))}
          </ul>
        </div>
      )}
      <EncoderFields customerId={began.customer?.id ?? viewer.customer.id} />
      {sources.length > 0 && (
        <ChoiceField
          name="inputSource"
          label={t('setup.input')}
          help={t('form.inputHelp', { model: began.model, sources: sources.join(', ') })}
          options={sources.map((source) => ({ value: source, label: source }))}
        />
      )}
      <SwitchField name="lanMode" label={t('setup.lanMode')} help={t('form.lanHelp')} />
      {initialValues.networks.map((_, index) => (
        <NetworkFields key={index} index={index} />
      ))}
    </FormPage>
  );
}
