import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { getClockFormat, hourForm, useClock, type Clock } from './clock.ts';
import { dateFormatter, numberFormatter, onZone, relativeFormatter, zoneChosen } from './formatters.ts';

type Instant = string | number | Date;

export interface Format {
  /** 1,234,567 (LST-05). */
  number(value: number, digits?: number): string;
  /** 0.38 → 38 %. */
  percent(share: number): string;
  /** Bytes with a decimal unit: 1.31 TB. */
  bytes(value: number): string;
  /** Kilobits per second: 11.8 Mbps. */
  bitrate(kbps: number): string;
  /** Milliseconds as a clock: 1:28:54, 3:05. */
  duration(ms: number): string;
  /** Milliseconds in words: 12 h 40 min, 12 s. */
  span(ms: number): string;
  /** 22 Nov 2026, in the given IANA zone, the viewer's by default. */
  date(at: Instant, timeZone?: string): string;
  /** 9:47 AM or 09:47, by the person's clock, in the given zone. */
  time(at: Instant, timeZone?: string): string;
  /** Nov 22, 2026, 9:47 AM EST: always names its zone. */
  dateTime(at: Instant, timeZone?: string): string;
  /** Sunday, 22 November. */
  day(at: Instant, timeZone?: string): string;
  /** 5 minutes ago. */
  ago(at: Instant, now?: Date): string;
}

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats of the language in use. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  const { clock } = useClock();
  const zone = useSyncExternalStore(onZone, zoneChosen);
  // Another zone is another format: what is shown already is written anew.
  return useMemo(() => createFormat(language, clock, zone), [language, clock, zone]);
}

/** Numbers, dates, lengths and sizes as a language writes them. */
export function createFormat(
  language: string,
  clock: Clock = getClockFormat(language),
  zone: string | null = null,
): Format {
  const number = (value: number, digits = 0) =>
    // Below a thousand nothing is grouped in either language, and the first formatter of numbers costs as much as a page.
    Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : numberFormatter(language, { maximumFractionDigits: digits, useGrouping: true }).format(value);
  const date = (at: Instant, options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: options.timeZone ?? zone ?? undefined }).format(
      new Date(at),
    );

  return {
    number,
    percent: (share) =>
      numberFormatter(language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    bytes(value) {
      const power = value < 1000 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(value) / 3));
      return `${number(value / 1000 ** power, power < 3 ? 0 : 2)} ${BYTE_UNITS[power]}`;
    },
    bitrate: (kbps) => (kbps < 1000 ? `${number(kbps)} kbps` : `${number(kbps / 1000, 1)} Mbps`),
    duration: lengthOf,
    span(ms) {
      if (ms < 59_500) return `${Math.round(ms / 1000)} s`;
      const minutes = Math.round(ms / 60_000);
      const hours = Math.floor(minutes / 60);
      return hours > 0 ? `${number(hours)} h ${minutes % 60} min` : `${minutes} min`;
    },
    date: (at, timeZone) => date(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
    time: (at, timeZone) => date(at, { ...hourForm(clock), timeZone }),
    dateTime: (at, timeZone) =>
      date(at, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        ...hourForm(clock),
        timeZone,
        timeZoneName: 'short',
      }),
    day: (at, timeZone) => date(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
    ago(at, now = new Date()) {
      const ms = new Date(at).getTime() - now.getTime();
      const relative = relativeFormatter(language);
      const step = STEPS.find(([, size]) => Math.abs(ms) >= size);
      return step
        ? relative.format(Math.round(ms / step[1]), step[0])
        : relative.format(Math.round(ms / 1000), 'second');
    },
  };
}

function lengthOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
