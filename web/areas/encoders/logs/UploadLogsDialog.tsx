import { Button } from '@blueprintjs/core';
import { CloudUpload } from '@blueprintjs/icons';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import {
  DEFAULT_LOG_WINDOW_MINUTES,
  ENCODER_LOGS_CAPABILITY,
} from '../../../../schema/rules/encoderLogWords.ts';
import { useSession } from '../../../kernel/session.tsx';
import type { EncoderState } from '../../../schema.generated.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useReasons } from '../../../ui/useReasonWords.ts';
import { toLocalInput } from './localInput.ts';
import { MomentInput } from './MomentInput.tsx';
import { useUploadEncoderLogsMutation } from './UploadLogsDialog.generated.ts';
import { uploadWindow, type UploadValues } from './uploadWindow.ts';
import { WINDOWS, type WindowName } from './useLogFilter.ts';
import './Logs.css';

interface Uploading {
  id: string;
  name: string;
  status: { state: EncoderState };
}

/** Opens the Upload Logs dialog; greyed out unless the encoder is stopped (STM-05). For holders of the capability. */
export function UploadLogsButton({ encoder }: { encoder: Uploading }) {
  const { t } = useTranslation('encoders');
  const { can, hasCapability } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can('MANAGE_ENCODER_AND_WEB_SETTINGS') || !hasCapability(ENCODER_LOGS_CAPABILITY)) return null;
  const isStopped = encoder.status.state === 'STOPPED';
  return (
    <>
      <Button
        icon={<CloudUpload />}
        text={t('logUpload.open')}
        disabled={!isStopped}
        title={isStopped ? undefined : t('logUpload.onlyStopped')}
        onClick={() => setOpen(true)}
      />
      {isOpen && <UploadLogsDialog encoder={encoder} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks a stopped encoder for the logs of a window; they go to the storage bucket (S-164, ENC-12, ENC-25, ENC-26). */
function UploadLogsDialog({ encoder, onClose }: { encoder: Uploading; onClose: () => void }) {
  const { t } = useTranslation('encoders');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [mutate] = useUploadEncoderLogsMutation();
  useReasons(true);
  const [initial] = useState<UploadValues>(() => ({
    window: `${DEFAULT_LOG_WINDOW_MINUTES}`,
    start: toLocalInput(new Date(Date.now() - DEFAULT_LOG_WINDOW_MINUTES * 60_000).toISOString()),
    end: toLocalInput(new Date().toISOString()),
  }));

  const send = async (values: UploadValues) => {
    const { window, errors } = uploadWindow(values, new Date());
    if (!window) return errors;
    return submit(
      () => mutate({ variables: { input: { encoderId: encoder.id, ...window } } }),
      (data) => data.uploadEncoderLogs,
      () => toasts.show({ intent: 'success', message: t('logUpload.done', { name: encoder.name }) }),
    );
  };

  return (
    <FormDialog<UploadValues>
      title={t('logUpload.title', { name: encoder.name })}
      initialValues={initial}
      rules={check}
      saveLabel={t('logUpload.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="log-upload">
        <p>{t('logUpload.what')}</p>
        <WindowField />
      </div>
    </FormDialog>
  );
}

/** Validates the form values. */
const check = (values: UploadValues) => uploadWindow(values, new Date()).errors ?? {};

/** One of the windows up to now, or the ends of one's own. */
function WindowField() {
  const { t } = useTranslation('encoders');
  const { input } = useField<WindowName>('window');
  return (
    <>
      <SelectField
        name="window"
        label={t('logs.window')}
        options={WINDOWS.map((value) => ({ value, label: t(`logs.windows.${value}`) }))}
      />
      {input.value === 'custom' && (
        <div className="log-upload__ends">
          <MomentField name="start" label={t('logs.from')} />
          <MomentField name="end" label={t('logs.to')} />
        </div>
      )}
    </>
  );
}

function MomentField({ name, label }: { name: 'start' | 'end'; label: string }) {
  return (
    <Field<string> name={name} label={label} isRequired>
      {({ value, ...control }) => <MomentInput {...control} label={label} value={value ?? ''} />}
    </Field>
  );
}
