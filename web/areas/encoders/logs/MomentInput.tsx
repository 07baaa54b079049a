import { InputGroup } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { TimeInput } from '../../../ui/TimeInput.tsx';

interface MomentInputProps {
  id?: string;
  name?: string;
  label: string;
  /** `yyyy-mm-ddTHH:mm`, by the viewer's own clock. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** A day and a time of the viewer's own clock. */
export function MomentInput({
  id,
  name,
  label,
  value,
  onChange,
  onFocus,
  onBlur,
  ...described
}: MomentInputProps) {
  const { t } = useTranslation('encoders');
  const [day = '', time = ''] = value.split('T');
  return (
    <span className="moment-input">
      <InputGroup
        {...described}
        id={id}
        name={name}
        type="date"
        aria-label={id ? undefined : label}
        value={day}
        onChange={({ target }) => onChange(`${target.value}T${time}`)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <TimeInput
        {...described}
        aria-label={t('logs.timeOf', { label })}
        value={time}
        onChange={(next) => onChange(`${day}T${next}`)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </span>
  );
}
