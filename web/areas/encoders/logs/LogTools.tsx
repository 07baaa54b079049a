import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DEFAULT_LOG_LEVEL,
  DEFAULT_LOG_WINDOW_MINUTES,
  LOG_LEVELS,
} from '../../../../schema/rules/encoderLogWords.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { fromLocalInput, toLocalInput } from './localInput.ts';
import { MomentInput } from './MomentInput.tsx';
import { WINDOWS, type LogFilter } from './useLogFilter.ts';
import './Logs.css';

interface LogToolsProps {
  filter: LogFilter;
  children: React.ReactNode;
}

/** Text, level and window of the log on show (ENC-24, ENC-25, LST-01). */
export function LogTools({ filter, children }: LogToolsProps) {
  const { t } = useTranslation('encoders');
  const chooseWindow = (window: string) => {
    const now = Date.now();
    const minutes = filter.window === 'custom' ? DEFAULT_LOG_WINDOW_MINUTES : Number(filter.window);
    filter.change(
      window === 'custom'
        ? { window, from: new Date(now - minutes * 60_000).toISOString(), to: new Date(now).toISOString() }
        : { window: window === `${DEFAULT_LOG_WINDOW_MINUTES}` ? '' : window, from: '', to: '' },
    );
  };
  return (
    <div className="log-tools" role="search">
      <TextBox filter={filter} />
      <HTMLSelect
        aria-label={t('logs.level')}
        value={filter.level}
        onChange={({ currentTarget: { value } }) =>
          filter.change({ level: value === DEFAULT_LOG_LEVEL ? '' : value })
        }
        options={LOG_LEVELS.map((level) => ({ value: level, label: t(`logs.levels.${level}`) }))}
      />
      <HTMLSelect
        aria-label={t('logs.window')}
        value={filter.window}
        onChange={({ currentTarget: { value } }) => chooseWindow(value)}
        options={WINDOWS.map((window) => ({ value: window, label: t(`logs.windows.${window}`) }))}
      />
      {filter.window === 'custom' && <OwnWindow key={`${filter.from} ${filter.to}`} filter={filter} />}
      <div className="log-tools__end">{children}</div>
    </div>
  );
}

function TextBox({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation(['encoders', 'ui']);
  const [typed, setTyped] = useDebounced(filter.text, (q) => filter.change({ q }));
  return (
    <InputGroup
      className="log-tools__filter"
      type="search"
      leftIcon={<Search />}
      placeholder={t('encoders:logs.filter')}
      aria-label={t('encoders:logs.filter')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      rightElement={
        typed ? (
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={t('ui:list.clearFilter')}
            onClick={() => setTyped('')}
          />
        ) : undefined
      }
    />
  );
}

/** Two moments in the viewer's own time; they count once they make sense together. */
function OwnWindow({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation('encoders');
  const id = useId();
  const [from, setFrom] = useState(toLocalInput(filter.from));
  const [to, setTo] = useState(toLocalInput(filter.to));
  const isReversed = from >= to;
  const commit = () => {
    const start = fromLocalInput(from);
    const end = fromLocalInput(to);
    if (start && end && start < end) filter.change({ from: start, to: end });
  };
  const ends = [
    { label: t('logs.from'), value: from, set: setFrom },
    { label: t('logs.to'), value: to, set: setTo },
  ];
  return (
    <span className="log-tools__custom">
      {ends.map(({ label, value, set }) => (
        <MomentInput
          key={label}
          label={label}
          value={value}
          aria-invalid={isReversed}
          aria-describedby={isReversed ? id : undefined}
          onChange={set}
          onBlur={commit}
        />
      ))}
      {isReversed && (
        <span className="field__error" id={id} role="alert">
          {t('logs.reversed')}
        </span>
      )}
    </span>
  );
}
