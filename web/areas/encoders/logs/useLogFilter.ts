import { useMemo } from 'react';
import {
  DEFAULT_LOG_LEVEL,
  DEFAULT_LOG_WINDOW_MINUTES,
  LOG_LEVELS,
  LOG_WINDOW_MINUTES,
  type LogLevelName,
} from '../../../../schema/rules/encoderLogWords.ts';
import { useAddress } from '../../../kernel/useAddress.ts';

/** A window of so many minutes up to now, or one of one's own (ENC-25). */
export type WindowName = `${(typeof LOG_WINDOW_MINUTES)[number]}` | 'custom';

/** The choices of the time filter, in their order (ENC-25). */
export const WINDOWS: readonly WindowName[] = [
  ...LOG_WINDOW_MINUTES.map((minutes) => `${minutes}` as const),
  'custom',
];

const DEFAULT_WINDOW: WindowName = `${DEFAULT_LOG_WINDOW_MINUTES}`;

/** Filter of a log, stored in the URL. */
export interface LogFilter {
  text: string;
  level: LogLevelName;
  window: WindowName;
  /** Ends of a window of one's own, ISO 8601; empty for the others. */
  from: string;
  to: string;
  /** Sets what is given in the address; an empty value goes back to what it is by default. */
  change(values: Partial<Record<'q' | 'level' | 'window' | 'from' | 'to', string>>): void;
}

/** Level, window and text of the log on show, held by the address: INFO and the last hour unless it says otherwise. */
export function useLogFilter(): LogFilter {
  const [params, change] = useAddress();
  return useMemo(() => {
    const level = params.get('level');
    const from = momentIn(params.get('from'));
    const to = momentIn(params.get('to'));
    const wanted = params.get('window');
    const window = wanted === 'custom' && !(from && to) ? undefined : wanted;
    return {
      text: params.get('q') ?? '',
      level: LOG_LEVELS.find((name) => name === level) ?? DEFAULT_LOG_LEVEL,
      window: WINDOWS.find((name) => name === window) ?? DEFAULT_WINDOW,
      from,
      to,
      change,
    };
  }, [params, change]);
}

function momentIn(text: string | null): string {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
