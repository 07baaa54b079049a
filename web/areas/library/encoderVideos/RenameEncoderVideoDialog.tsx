import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENCODER_VIDEO_NAME_MAX, encoderVideoNameSchema } from '../../../../schema/rules/encoderVideos.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formErrors } from '../../../ui/useMutationForm.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { isStale, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useRenameEncoderVideoMutation } from './EncoderVideoDialogs.generated.ts';

interface RenameEncoderVideoDialogProps {
  video: { id: string; name: string };
  onClose: () => void;
}

/** Renames an encoder video (C-108). Who comes second is told the name that was given meanwhile. */
export function RenameEncoderVideoDialog({ video, onClose }: RenameEncoderVideoDialogProps) {
  const { t } = useTranslation('encoderVideos');
  const toasts = useToasts();
  const run = useMutationRun();
  const [rename] = useRenameEncoderVideoMutation();
  // The list behind the dialog can change; the dialog keeps the initial name.
  const [opened] = useState(video);
  const [seenName, setSeenName] = useState(video.name);
  const initialValues = useMemo(() => ({ name: opened.name }), [opened]);

  const save = async ({ name }: { name: string }) => {
    const outcome = await run(
      () => rename({ variables: { input: { id: opened.id, name, seenName } } }),
      (data) => data.updateEncoderVideo,
    );
    if (outcome.ok) {
      toasts.show({ intent: 'success', message: t('rename.done', { name: name.trim() }) });
      return undefined;
    }
    const theirs = outcome.payload?.encoderVideo?.name;
    if (theirs !== undefined && isStale(outcome.payload)) {
      setSeenName(theirs);
      return { [FORM_ERROR]: t('rename.meanwhile', { name: theirs }) };
    }
    return formErrors(outcome);
  };

  return (
    <FormDialog<{ name: string }>
      title={t('rename.title', { name: opened.name })}
      initialValues={initialValues}
      rules={encoderVideoNameSchema}
      saveLabel={t('rename.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label={t('columns.name')} isRequired limit={ENCODER_VIDEO_NAME_MAX} autoFocus />
    </FormDialog>
  );
}
