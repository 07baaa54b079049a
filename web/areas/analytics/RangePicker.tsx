import { InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANGE_DAYS } from '../../../schema/rules/analytics.ts';
import '../../ui/chips.css';
import { useNow } from '../../time/useNow.ts';
import { APIS, toUtcDay, type Range, type RangeChoice } from './useRange.ts';

interface RangePickerProps {
  range: Range;
  onChange: (next: Partial<Range>) => void;
}

const CHOICES: readonly RangeChoice[] = [...RANGE_DAYS.map((days) => `${days}` as const), 'custom'];

/** Selects the service and the last 7, 28, or 365 days, or a custom range (ANA-02, ANA-07). */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const { t } = useTranslation('analytics');
  return (
    <div className="range-picker">
      <div className="chips" role="group" aria-label={t('api.label')}>
        {APIS.map((api) => (
          <button
            key={api}
            type="button"
            className="chip"
            aria-pressed={range.api === api}
            onClick={() => onChange({ api })}
          >
            {t(`api.${api}`)}
          </button>
        ))}
      </div>
      <div className="chips range-picker__days" role="group" aria-label={t('range.label')}>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip"
            aria-pressed={range.choice === choice}
            onClick={() => onChange({ choice })}
          >
            {choice === 'custom' ? t('range.custom') : t('range.days', { count: Number(choice) })}
          </button>
        ))}
        {range.choice === 'custom' && (
          <CustomDays key={`${range.start} ${range.end}`} range={range} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

/** Two days; they count once they make sense together. */
function CustomDays({ range, onChange }: RangePickerProps) {
  const { t } = useTranslation('analytics');
  const id = useId();
  const [start, setStart] = useState(range.start);
  const [end, setEnd] = useState(range.end);
  const today = toUtcDay(useNow(60_000));
  const isReversed = start > end;
  const commit = (next: { start: string; end: string }) => {
    if (next.start && next.end && next.start <= next.end) onChange({ choice: 'custom', ...next });
  };
  return (
    <span className="range-picker__custom">
      <InputGroup
        type="date"
        aria-label={t('range.start')}
        value={start}
        max={today}
        aria-invalid={isReversed}
        aria-describedby={isReversed ? id : undefined}
        onChange={(event) => setStart(event.target.value)}
        onBlur={() => commit({ start, end })}
      />
      –
      <InputGroup
        type="date"
        aria-label={t('range.end')}
        value={end}
        max={today}
        aria-invalid={isReversed}
        aria-describedby={isReversed ? id : undefined}
        onChange={(event) => setEnd(event.target.value)}
        onBlur={() => commit({ start, end })}
      />
      {isReversed && (
        <span className="field__error" id={id} role="alert">
          {t('range.reversed')}
        </span>
      )}
    </span>
  );
}
