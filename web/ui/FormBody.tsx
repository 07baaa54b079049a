import type { FormApi, MutableState } from 'final-form';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { useRules } from './useRules.ts';
import './FormPage.css';

export interface FormBodyProps<Values extends object> {
  initialValues: Values;
  /** Rules of schema/rules, or what answers errors by field. */
  rules: Schema | ((values: Values) => object);
  /** Shows every field and no save (CHN-04). */
  isReadOnly?: boolean | undefined;
  /**
   * Resolves to errors by field (see useMutationForm); undefined once it is saved. Of what was done in part, `leave` keeps in
   * the form what was not: the errors stand at that.
   */
  onSubmit: (values: Values, leave: (rest: Partial<Values>) => void) => Promise<object | undefined>;
  /** After a save, with nothing left to lose. */
  onSaved: () => void;
}

interface FormParts {
  /** Puts what is given into the form's element. */
  form: (content: React.ReactNode, className?: string) => React.ReactElement;
  /** Says that it could not be saved, and what no field says. */
  failure: React.ReactNode;
  /** True if leaving would lose what was typed. */
  isTyped: boolean;
  isSaving: boolean;
}

/**
 * Form body for pages and dialogs. It validates on blur and on submit, keeps its input when saving fails and says so
 * (APP-23), focuses the first invalid field or the general error, saves with Ctrl+Enter, and cannot save twice.
 */
export function FormBody<Values extends object>({
  children,
  ...props
}: FormBodyProps<Values> & { children: (parts: FormParts) => React.ReactNode }) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const validate = useRules(props.rules);

  const submit = async (values: Values, form: FormApi<Values>) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    try {
      const errors = await props.onSubmit(values, form.mutators.leave!);
      if (errors) return errors;
      form.reset(values);
      props.onSaved();
      return undefined;
    } finally {
      underWay.current = false;
    }
  };
  const showProblem = () => {
    const bad = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    bad?.focus();
    // A general error is at the top, which can be far from the button.
    const told = bad ?? element.current?.querySelector('.form-page__failed');
    told?.scrollIntoView?.({ block: 'center' });
  };

  return (
    <Form<Values>
      initialValues={props.initialValues}
      onSubmit={submit}
      validate={validate}
      mutators={{ leave: leave<Values> }}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, submitting, submitFailed, dirty, dirtySinceLastSubmit, ...state }) => {
        const save = async (event: React.FormEvent) => {
          event.preventDefault();
          if (submitting || props.isReadOnly) return;
          await handleSubmit();
          // After the errors have been drawn.
          requestAnimationFrame(showProblem);
        };
        const isRefused = state.hasSubmitErrors && !dirtySinceLastSubmit;
        return children({
          form: (content, className) => (
            <form
              ref={element}
              className={className}
              noValidate
              onSubmit={(event) => void save(event)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
              }}
            >
              {content}
            </form>
          ),
          failure: submitFailed && (state.hasValidationErrors || isRefused) && (
            <div className="form-page__failed" role="alert">
              <strong>{t('form.invalid')}</strong>
              {typeof state.submitError === 'string' && <span>{state.submitError}</span>}
            </div>
          ),
          isTyped: dirty ?? false,
          isSaving: submitting ?? false,
        });
      }}
    </Form>
  );
}

/** Puts what is left of a submission in the place of what was submitted. */
function leave<Values extends object>([rest]: Partial<Values>[], { formState }: MutableState<Values>): void {
  formState.values = { ...formState.values, ...rest } as Values;
  formState.lastSubmittedValues = { ...formState.values };
}
