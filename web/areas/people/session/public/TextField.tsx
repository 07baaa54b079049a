import { useId, type InputHTMLAttributes } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  problem?: string | null;
  hint?: string;
}

/** A labelled field of the signed-out pages, with its problem or its hint below. */
export function TextField({ label, problem, hint, ...input }: TextFieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className="front-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...input}
      />
      {note && (
        <span id={`${id}-note`} className={problem ? 'problem' : 'hint'}>
          {note}
        </span>
      )}
    </div>
  );
}
