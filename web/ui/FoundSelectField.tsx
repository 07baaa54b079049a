import { useField } from 'react-final-form';
import { SelectField, type SelectOption } from './choiceFields.tsx';
import { FindInput } from './FindInput.tsx';
import type { Finding } from './useFinding.ts';
import { useKeptOption } from './useKeptOption.ts';
import './FormPage.css';

interface FoundSelectFieldProps {
  name: string;
  label: string;
  isRequired?: boolean;
  /** Label without a selection. */
  none: string;
  /** Initial selection, once loaded. */
  present?: SelectOption | null;
  /** The choices that were read. */
  found: readonly SelectOption[];
  /** True if there are more than were read: then words find the others. */
  hasMore: boolean;
  findLabel: string;
  finding: Finding;
}

/** One of any number: what is chosen stays on offer where other words do not find it. */
export function FoundSelectField(props: FoundSelectFieldProps) {
  const { none, present = null, found, hasMore, findLabel, finding, ...field } = props;
  const { input } = useField<string>(field.name);
  const all = useKeptOption(input.value, found, present);
  return (
    <div className="field-found">
      {(hasMore || finding.typed !== '') && <FindInput label={findLabel} finding={finding} />}
      <SelectField {...field} options={[{ value: '', label: none }, ...all]} />
    </div>
  );
}
