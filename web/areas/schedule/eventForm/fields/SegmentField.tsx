import { useId } from 'react';
import '../repeat/repeat.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** One of a few, side by side: radio buttons, so arrow keys and screen readers know them. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className="event-segments" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label }) => (
        <label key={value} className="event-segments__one">
          <input
            type="radio"
            className="event-segments__input"
            name={name}
            value={value}
            checked={props.value === value}
            disabled={props.isDisabled}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

interface TogglesProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  options: ReadonlyArray<{ value: Value; label: string; full: string }>;
  onChange: (values: Value[]) => void;
}

/** Any of several, side by side, such as the days of a week. */
export function Toggles<Value extends string | number>(props: TogglesProps<Value>) {
  const { values } = props;
  return (
    <div className="event-toggles" role="group" aria-label={props.label}>
      {props.options.map(({ value, label, full }) => (
        <button
          key={value}
          type="button"
          className="event-toggles__one"
          aria-pressed={values.includes(value)}
          aria-label={full}
          onClick={() =>
            props.onChange(
              values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
            )
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}
