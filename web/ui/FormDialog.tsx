import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { TypedDialog } from './TypedDialog.tsx';
import { useRules } from './useRules.ts';
import './FormPage.css';

interface FormDialogProps<Values extends object> {
  title: string;
  initialValues: Values;
  /** Rules of schema/rules. */
  rules: Schema;
  saveLabel: string;
  /** Resolves to errors by field (see useMutationForm); undefined once it is saved, which closes the dialog. */
  onSubmit: (values: Values) => Promise<object | undefined>;
  onClose: () => void;
  children: React.ReactNode;
}

/** A short form over the page: as {@link FormPage}, but without an address of its own (APP-23). */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  const validate = useRules(props.rules);
  const submit = async (values: Values) => {
    const errors = await props.onSubmit(values);
    if (!errors) props.onClose();
    return errors;
  };
  return (
    <Form<Values> initialValues={props.initialValues} onSubmit={submit} validate={validate}>
      {({ handleSubmit, submitting, submitFailed, dirtySinceLastSubmit, ...form }) => {
        const save = async (event?: React.FormEvent) => {
          event?.preventDefault();
          if (submitting) return;
          await handleSubmit();
          requestAnimationFrame(() =>
            element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          );
        };
        const failed =
          submitFailed && (form.hasValidationErrors || (form.hasSubmitErrors && !dirtySinceLastSubmit));
        return (
          <TypedDialog
            title={props.title}
            isTyped={form.dirty ?? false}
            isSaving={submitting}
            onClose={props.onClose}
          >
            {(close) => (
              <form
                ref={element}
                noValidate
                onSubmit={(event) => void save(event)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
                }}
              >
                <DialogBody>
                  <div className="form-page__fields">
                    {failed && (
                      <div className="form-page__failed" role="alert">
                        <strong>{t('form.invalid')}</strong>
                        {typeof form.submitError === 'string' && <span>{form.submitError}</span>}
                      </div>
                    )}
                    {props.children}
                  </div>
                </DialogBody>
                <DialogFooter
                  actions={
                    <>
                      <Button text={t('form.cancel')} onClick={close} disabled={submitting} />
                      <Button type="submit" intent="primary" text={props.saveLabel} loading={submitting} />
                    </>
                  }
                />
              </form>
            )}
          </TypedDialog>
        );
      }}
    </Form>
  );
}
