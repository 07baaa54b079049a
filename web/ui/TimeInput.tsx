import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../time/clock.ts';
import { readTime, sayTime } from '../time/timeOfDay.ts';

interface TimeInputProps {
  /** `HH:mm`, or what was typed while that is no time. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** A time of day, written and typed by the person's clock; either form is understood (LST-03). */
export function TimeInput({ value, onChange, onFocus, onBlur, ...control }: TimeInputProps) {
  const { i18n } = useTranslation();
  const { clock } = useClock();
  // Typed text is formatted when the field loses focus.
  const [typed, setTyped] = useState<string>();
  const say = (time: string) => sayTime(time, i18n.language, clock);
  const time = readTime(value);
  return (
    <InputGroup
      {...control}
      className="time-input"
      autoComplete="off"
      placeholder={say('13:05')}
      value={typed ?? (time ? say(time) : value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTime(target.value) ?? target.value);
      }}
      onFocus={onFocus}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      intent={control['aria-invalid'] ? 'danger' : 'none'}
    />
  );
}
