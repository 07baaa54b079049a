import { TextArea } from '@blueprintjs/core';
import { Field } from './Field.tsx';

interface TextAreaFieldProps {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  limit?: number;
}

/** A text of several lines. */
export function TextAreaField(field: TextAreaFieldProps) {
  return (
    <Field<string> {...field}>
      {({ onChange, value, ...control }) => (
        <TextArea
          {...control}
          fill
          autoResize
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          intent={control['aria-invalid'] ? 'danger' : 'none'}
        />
      )}
    </Field>
  );
}
