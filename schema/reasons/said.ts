import type english from './en.json';

/** Reasons for refusals and failures. The catalogs beside have their English and Spanish texts. */
export type Reason = keyof (typeof english)['reasons'];

/** Parameters of a reason. Catalog words are given by their key. */
export type Parameters = Readonly<Record<string, string | number>>;

/**
 * A reason with its parameters in one text, so that it can be the message of any rule, be compared and be kept:
 * `NAME_TOO_LONG?limit=128&length=300`. People read it through a catalog.
 */
// Each reason once more before its parameters would be more alternatives than the type checker takes.
export type ReasonMessage = Reason | `${Uppercase<string>}?${string}`;

/** A reason and what it names, apart. */
export interface Read {
  reason: Reason;
  parameters: Record<string, string>;
}

/** Says a reason with what it names. */
export function formatReason(reason: Reason, parameters: Parameters = {}): ReasonMessage {
  const named = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value).toWellFormed()]),
  ).toString();
  return named === '' ? reason : (`${reason as string}?${named}` as ReasonMessage);
}

const SAID = /^([A-Z][A-Z0-9_]+)(?:\?(\S*))?$/;

/** The reason and parameters of what was said; null for any other text. */
export function readSaid(text: string): Read | null {
  const match = SAID.exec(text);
  if (match === null) return null;
  return {
    reason: match[1] as Reason,
    parameters: Object.fromEntries(new URLSearchParams(match[2] ?? '')),
  };
}

/** A moment as a reason names it: with the zone that it is read in, and no language yet. */
export function momentSaid(at: Date, timezone: string): string {
  return `${at.toISOString()}[${timezone}]`;
}

const MOMENT = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\[([\w+/-]+)\]$/;

/** The timestamp and zone of a {@link momentSaid}; null for any other text. */
export function readMoment(value: string): { at: string; timezone: string } | null {
  const [, at, timezone] = MOMENT.exec(value) ?? [];
  return at === undefined || timezone === undefined ? null : { at, timezone };
}

const MOMENT_LOOK: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Formats a parameter in a language: an instant ({@link momentSaid}) as date and time. */
function inWords(value: string, language: string): string {
  const [, at, timeZone] = MOMENT.exec(value) ?? [];
  if (at === undefined) return value;
  try {
    return new Intl.DateTimeFormat(language, { ...MOMENT_LOOK, timeZone }).format(new Date(at));
  } catch {
    // A zone that this machine does not know, or no moment at all.
    return value;
  }
}

/** Fills the places of a catalog's sentence; `words` are those of its language. */
export function fill(
  sentence: string,
  parameters: Parameters,
  words: Readonly<Record<string, string>>,
  language = 'en',
): string {
  return sentence
    .replace(/\$t\(problems:words\.\{\{(\w+)\}\}\)/g, (_place, name: string) => {
      const word = String(parameters[name] ?? '');
      return words[word] ?? word;
    })
    .replace(/\{\{(\w+)\}\}/g, (_place, name: string) => inWords(String(parameters[name] ?? ''), language));
}
