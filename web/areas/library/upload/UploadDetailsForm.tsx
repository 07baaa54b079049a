import { TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { TITLE_MAX } from '../../../../schema/rules/media.ts';
import { uploadDetailsSchema } from '../../../../schema/rules/upload.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { useRules } from '../../../ui/useRules.ts';
import { TagsField } from '../media/public/TagsField.tsx';
import { hasUnsavedDetails, keepDetails, typeDetails } from './keepDetails.ts';
import { ProblemText } from './ProblemText.tsx';
import type { UploadDetails, UploadEntry } from './uploadEntry.ts';

/**
 * Details of the video, to fill in while it is checked, sent and processed (UPL-20: LIB-01 to LIB-03). What is typed goes
 * with the file, and saves itself afterwards.
 */
export function UploadDetailsForm({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('upload');
  const { id, detailsProblem, saved } = upload;
  // As it was when the form opened: what is typed comes back as the upload's details, which is no new beginning.
  const [initial] = useState(upload.details);
  const validate = useRules(uploadDetailsSchema);
  return (
    <Form<UploadDetails> initialValues={initial} validate={validate} onSubmit={() => keepDetails(id)}>
      {({ handleSubmit, hasValidationErrors }) => (
        <form
          className="upload-details"
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          onBlur={() => void keepDetails(id)}
        >
          <FormSpy<UploadDetails>
            subscription={{ values: true }}
            onChange={({ values: { title = '', description = '', tags = [] } }) =>
              typeDetails(id, { title, description, tags })
            }
          />
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
          {detailsProblem ? (
            <p className="upload-card__problem" role="alert">
              <ProblemText problem={detailsProblem} />
            </p>
          ) : (
            !hasValidationErrors && (
              <p className="muted" role="status">
                {t(
                  saved ? (hasUnsavedDetails(upload) ? 'details.saving' : 'details.saved') : 'details.along',
                )}
              </p>
            )
          )}
        </form>
      )}
    </Form>
  );
}
