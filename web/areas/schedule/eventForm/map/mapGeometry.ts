import { addDays, getMonthRange, startOfDay, wallClock } from '../../../../time/days.ts';

/** Geometry of the 13-month timeline, in units of its width. */

/** Width of the timeline before scaling. */
export const STRIP_WIDTH = 1000;
/** Months that it shows (RPT-03). */
export const STRIP_MONTHS = 13;

export interface Span {
  startAt: string;
  endAt: string;
}

export interface StripWindow {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** From the beginning of today to the same day 13 months on, by the zone's calendar. */
export function stripWindow(now: Date, zone: string): StripWindow {
  const today = wallClock(now, zone).slice(0, 10);
  let month = getMonthRange(today)[0];
  for (let ahead = 0; ahead < STRIP_MONTHS; ahead += 1) month = getMonthRange(month)[1];
  const end = addDays(month, Number(today.slice(8)) - 1);
  return { from: startOfDay(today, zone).getTime(), to: startOfDay(end, zone).getTime() };
}

/** Position of an instant in units, clamped to the edges. */
export function toStripPosition(at: string | number, { from, to }: StripWindow): number {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return round(Math.min(1, Math.max(0, (ms - from) / (to - from))) * STRIP_WIDTH);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Those that can be seen, in order. */
const within = <S extends Span>(spans: readonly S[], { from, to }: StripWindow): S[] =>
  spans.filter(({ startAt, endAt }) => Date.parse(endAt) > from && Date.parse(startAt) < to);

/** An upright line for each, as path data: many are one drawing, so hundreds cost no more than one. */
export function linesPath(spans: readonly Span[], window: StripWindow, top: number, bottom: number): string {
  const places = new Set(within(spans, window).map(({ startAt }) => toStripPosition(startAt, window)));
  return [...places].map((x) => `M${x} ${top}V${bottom}`).join('');
}

/** A block for each, as long as it lasts. */
export function blocksPath(spans: readonly Span[], window: StripWindow, top: number, bottom: number): string {
  return within(spans, window)
    .map(({ startAt, endAt }) => {
      const x = toStripPosition(startAt, window);
      return `M${x} ${top}H${toStripPosition(endAt, window)}V${bottom}H${x}Z`;
    })
    .join('');
}

export interface Step {
  /** From when on. */
  startAt: string;
  /** Number of concurrent events. */
  count: number;
}

/** The most at once. */
export const getPeakCount = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map(({ count }) => count));

/** A line that rises and falls with how many there are at once; it fills the height at `most`. */
export function stepsPath(
  steps: readonly Step[],
  window: StripWindow,
  most: number,
  top: number,
  bottom: number,
): string {
  const y = (count: number) => round(bottom - (Math.min(count, most) / Math.max(1, most)) * (bottom - top));
  const sorted = [...steps].sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  const before = sorted.filter(({ startAt }) => Date.parse(startAt) <= window.from).at(-1)?.count ?? 0;
  const inside = sorted.filter(
    ({ startAt }) => Date.parse(startAt) > window.from && Date.parse(startAt) < window.to,
  );
  return (
    `M0 ${y(before)}` +
    inside.map(({ startAt, count }) => `H${toStripPosition(startAt, window)}V${y(count)}`).join('') +
    `H${STRIP_WIDTH}`
  );
}

/** The beginnings of the months in it, with their places. */
export function listMonths(window: StripWindow, zone: string): { day: string; x: number }[] {
  const months: { day: string; x: number }[] = [];
  let day = getMonthRange(wallClock(new Date(window.from), zone).slice(0, 10))[1];
  for (let at = startOfDay(day, zone).getTime(); at < window.to; at = startOfDay(day, zone).getTime()) {
    months.push({ day, x: toStripPosition(at, window) });
    day = getMonthRange(day)[1];
  }
  return months;
}
