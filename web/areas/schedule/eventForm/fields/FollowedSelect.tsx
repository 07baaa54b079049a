import { HTMLSelect } from '@blueprintjs/core';
import { Field } from '../../../../ui/Field.tsx';

interface FollowedSelectProps {
  name: string;
  label: string;
  help?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** After it was chosen: what else follows from it. */
  onChosen: (value: string) => void;
}

/** One of several, which other fields follow. */
export function FollowedSelect({ options, onChosen, ...field }: FollowedSelectProps) {
  return (
    <Field<string> {...field} isRequired>
      {({ onChange, ...control }) => (
        <HTMLSelect
          {...control}
          fill
          onChange={({ target }) => {
            onChange(target.value);
            onChosen(target.value);
          }}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  );
}
