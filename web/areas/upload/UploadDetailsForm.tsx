import { Button, TextArea } from '@blueprintjs/core';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { TITLE_MAX } from '../../../schema/rules/media.ts';
import { uploadDetailsSchema } from '../../../schema/rules/upload.ts';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { validateWith } from '../../ui/validateWith.ts';
import { UpdateMediaDocument } from '../media/edits/MediaEdits.generated.ts';
import { TagsField } from '../media/edits/TagsField.tsx';
import type { UploadDetails, UploadEntry } from './uploadEntry.ts';
import { uploadStore } from './uploadStore.ts';

/** Details of the video, to fill in while it is checked, sent and processed (UPL-20: LIB-01 to LIB-03). */
export function UploadDetailsForm({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('upload');
  const { t: words, i18n } = useTranslation('ui');
  const apollo = useApolloClient();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const validate = useMemo(
    () => validateWith(uploadDetailsSchema, words as never, i18n.language),
    [words, i18n.language],
  );
  const saved = (details: UploadDetails) => {
    uploadStore.setDetails(upload.id, details);
    toasts.show({ intent: 'success', message: t('details.saved', { title: details.title }) });
  };
  const save = async (details: UploadDetails) => {
    const clean = { ...details, title: details.title.trim() };
    const { mediaItemId } = upload;
    if (!mediaItemId) {
      saved(clean);
      return undefined;
    }
    return submit(
      () =>
        apollo.mutate({ mutation: UpdateMediaDocument, variables: { input: { id: mediaItemId, ...clean } } }),
      (data) => data.updateMedia,
      () => saved(clean),
    );
  };
  return (
    <Form<UploadDetails> initialValues={upload.details} validate={validate} onSubmit={save}>
      {({ handleSubmit, submitting, submitError, pristine }) => (
        <form className="upload-details" noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextField name="title" label={t('details.title')} isRequired limit={TITLE_MAX} />
          <Field<string> name="description" label={t('details.description')}>
            {({ onChange, value, ...control }) => (
              <TextArea
                {...control}
                fill
                value={value ?? ''}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Field>
          <TagsField name="tags" label={t('details.tags')} />
          {typeof submitError === 'string' && <p role="alert">{submitError}</p>}
          <Button type="submit" text={t('details.save')} loading={submitting} disabled={pristine} />
        </form>
      )}
    </Form>
  );
}
