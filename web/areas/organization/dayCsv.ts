/** One line of a day: the web channel where it was watched, or what else it is. */
interface DayLine {
  /** Empty for what was not watched in a web channel. */
  webChannelId: string;
  name: string;
  bytes: number;
}

const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/** Values that a spreadsheet would interpret as a formula, with or without leading blanks (ANA-19). */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

/** A day's use of bandwidth as CSV (RFC 4180), with bytes as they were counted (S-077). */
export function dayCsv(day: string, lines: readonly DayLine[]): string {
  const rows = lines.map(({ webChannelId, name, bytes }) => [day, webChannelId, name, `${bytes}`]);
  return [['day', 'webChannelId', 'name', 'bytes'], ...rows]
    .map((row) => row.map(cell).join(',') + LINE_END)
    .join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
