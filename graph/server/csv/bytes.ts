import type { GraphQLLeafType } from 'graphql';
import { cell } from './rows.ts';
import type { SpareBuffers } from './spare.ts';
import { JsonRows, Token, UnusualRows } from './jsonRows.ts';

/** A column that one key of a row answers. */
export interface ByteColumn {
  /** Key of the row. */
  key: string;
  leaf: GraphQLLeafType;
  /** True if null may not be there. */
  required: boolean;
  /** Words of the service and what the schema calls them. */
  words: Readonly<Record<string, string>> | null;
}

/** A page written as CSV. */
export interface WrittenPage {
  count: number;
  lines: Buffer;
  /** To be called when the lines have been sent: their bytes are used again. */
  release(): void;
}

/** Cells of a column that are remembered at most. */
const REMEMBERED = 50;
/** Numbers that JavaScript prints as JSON has them. */
const USUAL_INT = /^(?:0|-?[1-9]\d{0,8})$/;
const USUAL_FLOAT = /^(?:0|-?[1-9]\d{0,8}|-?(?:0|[1-9]\d{0,8})\.\d{0,5}[1-9])$/;
/** Letters and digits begin no formula (ANA-19), nor do they need quotes. */
const HARMLESS = new Uint8Array(256).map((_, byte) =>
  /[0-9A-Za-z]/.test(String.fromCharCode(byte)) ? 1 : 0,
);

const QUOTE = 0x22;
const SEPARATOR = 0x2c;
const RETURN = 0x0d;
const NEWLINE = 0x0a;

/**
 * Writes the rows of an answer as CSV, from its bytes to the file's: no object is made of a row, and a value that needs
 * no care is copied as it is. `end` is where the list was found to end. Null when anything is out of the ordinary: the
 * executor then tells what is wrong.
 */
export function writePage(
  bytes: Buffer,
  list: string,
  end: number,
  columns: readonly ByteColumn[],
  spare: SpareBuffers,
): WrittenPage | null {
  const keys = columns.map(({ key }) => key);
  try {
    const rows = new JsonRows(bytes, list, keys);
    const page = writeRows(rows, columns, spare);
    return rows.end === end ? page : null;
  } catch {
    return null;
  }
}

/** One loop over all values: this is what an export's time goes into. */
function writeRows(rows: JsonRows, columns: readonly ByteColumn[], spare: SpareBuffers): WrittenPage {
  const { bytes: source, starts, ends, tokens } = rows;
  const copies = columns.map(copyCheck);
  const cells = columns.map(() => new Map<string, string>());
  const repeats = columns.length - new Set(columns.map(({ key }) => key)).size + 1;
  let lines: Buffer = spare.take(source.length);
  let at = 0;
  let count = 0;
  /** Makes room for so many bytes. */
  const room = (length: number): void => {
    if (at + length > lines.length) lines = enlarged(lines, at, length, spare);
  };
  for (; rows.next(); count += 1) {
    // Quotes and separators of each cell, beside the values themselves.
    const most = rows.rowLength * repeats + columns.length * 3;
    room(most);
    for (let n = 0; n < columns.length; n += 1) {
      if (n > 0) lines[at++] = SEPARATOR;
      const start = starts[n] as number;
      const end = ends[n] as number;
      const copy = copies[n] as CopyCheck;
      if (
        copy.always
          ? isHarmless(source, start, tokens[n] as number)
          : copy(source, start, end, tokens[n] as number)
      ) {
        const quoted = tokens[n] === Token.comma;
        if (quoted) lines[at++] = QUOTE;
        for (let from = start; from < end; from += 1) lines[at++] = source[from] as number;
        if (quoted) lines[at++] = QUOTE;
        continue;
      }
      const text = carefulCell(rows, n, columns[n] as ByteColumn, cells[n] as Map<string, string>);
      room(text.length * 3 + most);
      at += lines.write(text, at, 'utf8');
    }
    lines[at++] = RETURN;
    lines[at++] = NEWLINE;
  }
  return { count, lines: lines.subarray(0, at), release: () => spare.give(lines) };
}

function enlarged(lines: Buffer, used: number, length: number, spare: SpareBuffers): Buffer {
  const larger = spare.take(Math.max(lines.length * 2, used + length));
  lines.copy(larger, 0, 0, used);
  spare.give(lines);
  return larger;
}

/** True if a value may be copied as it is. `always` says that any harmless text may. */
interface CopyCheck {
  (source: Buffer, start: number, end: number, token: number): boolean;
  always: boolean;
}

function copyCheck({ leaf, words }: ByteColumn): CopyCheck {
  const check = (always: boolean, test: (...value: Parameters<CopyCheck>) => boolean): CopyCheck =>
    Object.assign(test, { always });
  if (words) return check(false, () => false);
  if (leaf.name === 'String' || leaf.name === 'ID') {
    return check(true, (source, start, _, token) => isHarmless(source, start, token));
  }
  if (leaf.name === 'Float' || leaf.name === 'Int') {
    const usual = leaf.name === 'Int' ? USUAL_INT : USUAL_FLOAT;
    return check(
      false,
      (source, start, end, token) =>
        token === Token.word && usual.test(source.toString('latin1', start, end)),
    );
  }
  return check(false, (source, start, end, token) => {
    if (!isHarmless(source, start, token)) return false;
    const text = source.toString('latin1', start, end);
    return leaf.serialize(text) === text;
  });
}

function isHarmless(source: Buffer, start: number, token: number): boolean {
  return token <= Token.comma && HARMLESS[source[start] as number] === 1;
}

/** The cell of a value that needs more than copying; those of few words are made once. */
function carefulCell(rows: JsonRows, n: number, column: ByteColumn, known: Map<string, string>): string {
  const quotes = rows.tokens[n] === Token.word ? 0 : 1;
  const source = rows.bytes.toString(
    'utf8',
    (rows.starts[n] as number) - quotes,
    (rows.ends[n] as number) + quotes,
  );
  const before = known.get(source);
  if (before !== undefined) return before;
  const text = cellOf(JSON.parse(source), column);
  if (known.size < REMEMBERED) known.set(source, text);
  return text;
}

function cellOf(value: unknown, { leaf, words, required }: ByteColumn): string {
  const known = words && typeof value === 'string' ? words[value] : value;
  if (known !== null && known !== undefined) return cell(leaf.serialize(known));
  if (required) throw new UnusualRows();
  return '';
}
