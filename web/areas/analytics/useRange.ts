import { RANGE_DAYS } from '../../../schema/rules/analytics.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import type { AnalyticsApi } from '../../schema.generated.ts';

export const APIS: readonly AnalyticsApi[] = ['WEB_EVENTS', 'CONTENT_LIBRARY', 'FACEBOOK'];
/** Days of a preset range, or `custom` (ANA-02). */
export type RangeChoice = `${(typeof RANGE_DAYS)[number]}` | 'custom';

export interface Range {
  api: AnalyticsApi;
  choice: RangeChoice;
  /** First and last day, `yyyy-mm-dd` in UTC, both included (ANA-01). */
  start: string;
  end: string;
}

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const toUtcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The range that the URL names, 28 days by default; a custom one that makes no sense falls back to that. */
export function parseRange(params: URLSearchParams, now: number): Range {
  const api = APIS.find((name) => name === params.get('api')) ?? 'WEB_EVENTS';
  const end = toUtcDay(now);
  const choice = params.get('range');
  const start = params.get('start') ?? '';
  const last = params.get('end') ?? '';
  if (choice === 'custom' && DATE.test(start) && DATE.test(last) && start <= last) {
    return { api, choice, start, end: last };
  }
  const days = RANGE_DAYS.find((count) => String(count) === choice) ?? 28;
  return { api, choice: `${days}`, start: toUtcDay(now - (days - 1) * DAY_MS), end };
}

/** When the first day begins and the last one ends. */
export const toRangeInstants = ({ start, end }: Pick<Range, 'start' | 'end'>): [from: Date, until: Date] => [
  new Date(start),
  new Date(Date.parse(end) + DAY_MS),
];

/** Range and service of the page, held by the URL. */
export function useRange(now: number) {
  const [params, put] = useAddress();
  const range = parseRange(params, now);
  const change = ({ api, choice, start, end }: Partial<Range>) => {
    // Days of one's own begin as those on show; the last days until today need none.
    const isCustom = choice === 'custom';
    put({
      ...(api && { api }),
      ...(choice && {
        range: choice,
        start: isCustom ? (start ?? range.start) : '',
        end: isCustom ? (end ?? range.end) : '',
      }),
    });
  };
  return { range, change };
}
