import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { PageHeader } from './PageHeader.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

interface FormPageProps<Values extends object> extends FormBodyProps<Values> {
  title: string;
  /** Back link, also the target of Cancel. */
  back: { label: string; to: string };
  saveLabel: string;
  children: React.ReactNode;
}

/** A form to create or to edit with, at an address of its own; it asks before unsaved changes are left (S-211). */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { title, back, saveLabel, children, ...body } = props;
  const { isReadOnly } = body;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const hasSaved = useRef(false);
  const onSaved = () => {
    hasSaved.current = true;
    body.onSaved();
  };
  return (
    <FormBody<Values> {...body} onSaved={onSaved}>
      {({ form, failure, isTyped, isSaving }) =>
        form(
          <>
            <UnsavedChangesGuard when={() => isTyped && !hasSaved.current} />
            <PageHeader title={title} back={back} />
            <div className="card form-page__card">
              {failure}
              <fieldset className="form-page__fields" disabled={isReadOnly}>
                {children}
              </fieldset>
            </div>
            <div className="form-page__actions">
              {!isReadOnly && <span className="muted form-page__hint">{t('form.hint')}</span>}
              <Button
                text={t(isReadOnly ? 'form.back' : 'form.cancel')}
                onClick={() => void navigate(back.to)}
                disabled={isSaving}
              />
              {!isReadOnly && <Button type="submit" intent="primary" text={saveLabel} loading={isSaving} />}
            </div>
          </>,
          'form-page',
        )
      }
    </FormBody>
  );
}
