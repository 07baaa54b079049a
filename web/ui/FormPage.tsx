import { Button } from '@blueprintjs/core';
import type { FormApi } from 'final-form';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import { PageHeader } from './PageHeader.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useRules } from './useRules.ts';
import './FormPage.css';

interface FormPageProps<Values extends object> {
  title: string;
  /** Where it leads back to, and where Cancel goes. */
  back: { label: string; to: string };
  initialValues: Values;
  /** Rules of schema/rules. */
  rules: Schema;
  saveLabel: string;
  /** Shows every field and no save (CHN-04). */
  isReadOnly?: boolean;
  /** Resolves to errors by field (see useMutationForm); undefined once it is saved. */
  onSubmit: (values: Values) => Promise<object | undefined>;
  /** After a save, with the guard down. */
  onSaved: () => void;
  children: React.ReactNode;
}

/**
 * A form to create or to edit with. It validates on blur and on submit, keeps its input when a save fails and
 * says so (APP-23), puts the focus on the first bad field, asks before unsaved changes are left (S-211), saves on
 * Ctrl-Enter, and cannot save twice.
 */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const underWay = useRef(false);
  const validate = useRules(props.rules);

  const submit = async (values: Values, form: FormApi<Values>) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    try {
      const errors = await props.onSubmit(values);
      if (errors) return errors;
      saved.current = true;
      form.reset(values);
      props.onSaved();
      return undefined;
    } finally {
      underWay.current = false;
    }
  };

  const focusFirstBadField = () => {
    const bad = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    bad?.focus();
    bad?.scrollIntoView?.({ block: 'center' });
  };

  return (
    <Form<Values>
      initialValues={props.initialValues}
      onSubmit={submit}
      validate={validate}
      keepDirtyOnReinitialize
    >
      {({
        handleSubmit,
        submitting,
        submitFailed,
        hasValidationErrors,
        hasSubmitErrors,
        submitError,
        dirty,
        dirtySinceLastSubmit,
      }) => {
        const save = async (event?: React.FormEvent) => {
          event?.preventDefault();
          if (submitting || props.isReadOnly) return;
          await handleSubmit();
          // After the errors have been drawn.
          requestAnimationFrame(focusFirstBadField);
        };
        const failed = submitFailed && (hasValidationErrors || (hasSubmitErrors && !dirtySinceLastSubmit));
        return (
          <form
            ref={element}
            className="form-page"
            noValidate
            onSubmit={(event) => void save(event)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
            }}
          >
            <UnsavedChangesGuard when={() => Boolean(dirty) && !saved.current} />
            <PageHeader title={props.title} back={props.back} />
            <div className="card form-page__card">
              {failed && (
                <div className="form-page__failed" role="alert">
                  <strong>{t('form.invalid')}</strong>
                  {typeof submitError === 'string' && <span>{submitError}</span>}
                </div>
              )}
              <fieldset className="form-page__fields" disabled={props.isReadOnly}>
                {props.children}
              </fieldset>
            </div>
            <div className="form-page__actions">
              {!props.isReadOnly && <span className="muted form-page__hint">{t('form.hint')}</span>}
              <Button
                text={t(props.isReadOnly ? 'form.back' : 'form.cancel')}
                onClick={() => void navigate(props.back.to)}
                disabled={submitting}
              />
              {!props.isReadOnly && (
                <Button type="submit" intent="primary" text={props.saveLabel} loading={submitting} />
              )}
            </div>
          </form>
        );
      }}
    </Form>
  );
}
