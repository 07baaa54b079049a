import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import './FormPage.css';

export interface FieldControl<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onFocus: () => void;
  onBlur: () => void;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps<Value> {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  /** Most characters; counted down once a fifth of it is left. */
  limit?: number;
  /** Emptied, it holds null in the place of an empty text. */
  isNullable?: boolean;
  children: (control: FieldControl<Value>) => React.ReactNode;
}

/** A labelled field with its help, its count and its error, whatever control it holds. */
export function Field<Value>(props: FieldProps<Value>) {
  const { name, label, help, isRequired, limit, isNullable = false, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const { input, meta } = useField<Value>(name, {
    allowNull: true,
    // Emptied, it stays among the values, where it would be left out else.
    parse: (value) => (isNullable && value === '' ? (null as Value) : value),
  });
  const submitError = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  // A new error waits until the field is left; one that is shown goes as soon as it is mended, while typing. Were it
  // to go on leaving instead, the page would move under the pointer and the click that left the field would be lost.
  const [wasBad, setWasBad] = useState(false);
  const fault: unknown = (meta.touched && meta.error) || submitError;
  const error = meta.active && !wasBad && !meta.submitFailed ? undefined : fault;
  const left =
    limit !== undefined && typeof input.value === 'string' ? limit - input.value.length : undefined;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {isRequired && <span className="field__required">{t('form.required')}</span>}
        {left !== undefined && limit !== undefined && left <= limit / 5 && (
          <span
            className={left < 0 ? 'field__count field__count--over num' : 'field__count num'}
            aria-live="polite"
          >
            {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
          </span>
        )}
      </label>
      {children({
        id,
        name,
        value: input.value,
        onChange: input.onChange,
        onFocus: () => {
          setWasBad(Boolean(fault));
          input.onFocus();
        },
        onBlur: () => input.onBlur(),
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        'aria-required': isRequired || undefined,
      })}
      <span className="field__note">
        {typeof error === 'string' && (
          <span className="field__error" id={`${id}-error`}>
            {error}
          </span>
        )}
        {help && (
          <span className={typeof error === 'string' ? 'visually-hidden' : 'field__help'} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
    </div>
  );
}
