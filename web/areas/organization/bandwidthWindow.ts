import { FIRST_USAGE_DAY } from '../../../schema/rules/subscriptions.ts';
import { addDays, isDay, getMonthRange } from '../../time/days.ts';
import type { Unit } from './bandwidthChart.ts';

/** Windows that end today: days of the last 30 or 90, months of the last year or since 2022-02-01 (BWD-02). */
export const WINDOWS = {
  days30: { days: 30, unit: 'DAY' },
  days90: { days: 90, unit: 'DAY' },
  year: { days: 366, unit: 'MONTH' },
  all: { days: null, unit: 'MONTH' },
} as const satisfies Record<string, { days: number | null; unit: Unit }>;

/** One of the windows that end today. */
export type WindowName = keyof typeof WINDOWS;

/** Time range of the bandwidth: a window ending today, or the days of one month (BWD-06). */
export interface BandwidthWindow {
  /** A name of {@link WINDOWS}, or a month such as 2024-03. */
  value: string;
  unit: Unit;
  start: string;
  /** Null: until today. */
  end: string | null;
}

/** The window that an address names; the last year where it names none. */
export function bandwidthWindow(wanted: string | null, today: string): BandwidthWindow {
  if (wanted !== null && isDay(`${wanted}-01`) && wanted >= FIRST_USAGE_DAY.slice(0, 7)) {
    const [start, next] = getMonthRange(`${wanted}-01`);
    const end = addDays(next, -1);
    if (start <= today) return { value: wanted, unit: 'DAY', start, end: end < today ? end : null };
  }
  const value: WindowName =
    wanted !== null && Object.hasOwn(WINDOWS, wanted) ? (wanted as WindowName) : 'year';
  const { days, unit } = WINDOWS[value];
  const start = days === null ? FIRST_USAGE_DAY : addDays(today, 1 - days);
  return { value, unit, start: unit === 'MONTH' ? `${start.slice(0, 7)}-01` : start, end: null };
}
