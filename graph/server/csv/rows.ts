/** Variable that carries the cursor from page to page. */
export const EXPORT_CURSOR = 'exportCursor';

/** Ends of lines as RFC 4180 wants them. */
export const LINE_END = '\r\n';

const NEEDS_QUOTES = /[",\r\n]/;
/** Values that a spreadsheet would interpret as a formula, with or without leading blanks (ANA-19). */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

/**
 * One value as a cell: quoted where needed (RFC 4180), and text never as a formula (ANA-19). Numbers stay numbers,
 * negative ones too. A list becomes one text.
 */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : textOf(value);
  const safe = mayBeFormula(text.charCodeAt(0)) && FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** True if a text that begins so needs a look at all: most begin with a letter or a digit. */
function mayBeFormula(first: number): boolean {
  return first <= 0x2d || first === 0x3d || first === 0x40 || first > 0x7f;
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
}

/** A column: its name, and how to get at its value. */
export interface Column {
  name: string;
  path: readonly string[];
}

/** The value at a path; a list on the way becomes one text. */
export function valueAt(row: unknown, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Makes a function that writes a row's line from compiled column paths. */
export function lineWriter(columns: readonly Column[]): (row: unknown) => string {
  const readers = columns.map(({ path }): ((row: Record<string, unknown>) => unknown) => {
    const [only] = path;
    // Nearly all columns are plain fields of the row: those need no walk.
    return path.length === 1 && only !== undefined ? (row) => row[only] : (row) => valueAt(row, path);
  });
  return (row) => {
    let line = '';
    let separator = '';
    for (const read of readers) {
      line += separator + cell(read(row as Record<string, unknown>));
      separator = ',';
    }
    return line + LINE_END;
  };
}
