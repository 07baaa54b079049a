/** Kinds of JSON values in a response. */
export const Token = {
  /** A string of ASCII characters without escapes or quotes: its bytes are its text. */
  plain: 1,
  /** The same with a comma somewhere. */
  comma: 2,
  /** Any other string. */
  string: 3,
  /** A number, `true`, `false` or `null`. */
  word: 4,
} as const;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const LIST_OPEN = 0x5b;
const LIST_CLOSE = 0x5d;
const BACKSLASH = 0x5c;

/** Meaning of a byte within a value, in addition to {@link Token}. */
const ESCAPES = 5;
const ENDS = 6;
const REFUSED = 7;

const IN_TEXT = new Uint8Array(256).map((_, byte) => (byte < 0x20 || byte > 0x7e ? Token.string : 0));
IN_TEXT[COMMA] = Token.comma;
IN_TEXT[BACKSLASH] = ESCAPES;
IN_TEXT[QUOTE] = ENDS;

/** Lists and objects are nothing that a cell can hold. */
const IN_WORD = new Uint8Array(256);
IN_WORD.fill(ENDS, COMMA, COMMA + 1).fill(ENDS, CLOSE, CLOSE + 1);
IN_WORD.fill(REFUSED, OPEN, OPEN + 1)
  .fill(REFUSED, LIST_OPEN, LIST_OPEN + 1)
  .fill(REFUSED, QUOTE, QUOTE + 1);

/** Rest of a response after its list. */
export interface Tail {
  /** End of the list. */
  end: number;
  fields: Record<string, unknown>;
}

/** The fields behind an answer's list, read from its end before any row is; null when they cannot be told. */
export function readTail(bytes: Buffer): Tail | null {
  const end = bytes.lastIndexOf(LIST_CLOSE);
  const tail = bytes.toString('utf8', end + 1, bytes.length);
  try {
    return { end, fields: JSON.parse(tail === '}' ? '{}' : `{${tail.replace(',', '')}`) as Tail['fields'] };
  } catch {
    return null;
  }
}

interface Place {
  /** The key as it stands there, with its quotes and colon. */
  key: Buffer;
  /** Columns that want its value. */
  columns: readonly number[];
}

function pass(bytes: Buffer, at: number, byte: number): number {
  if (bytes[at] !== byte) throw new UnusualRows();
  return at + 1;
}

/**
 * Walks the rows of an answer like `{"records":[{…},{…}],"nextOffset":…}` in its bytes, without making an object of
 * any. It knows only what services write: no blanks, the same flat keys in the same order in every row. Whatever looks
 * different it refuses, and the answer is then parsed in the usual way.
 */
export class JsonRows {
  readonly bytes: Buffer;
  /** Start of each column's value, without quotes. */
  readonly starts: Int32Array;
  /** End of each column's value. */
  readonly ends: Int32Array;
  /** Kind of each value, as in {@link Token}. */
  readonly tokens: Uint8Array;
  /** Bytes of the present row. */
  rowLength = 0;
  readonly #wanted: readonly string[];
  readonly #order: Place[] = [];
  #at: number;
  #learning = true;

  /** `wanted` are keys of a row; a key may be wanted more than once. */
  constructor(bytes: Buffer, list: string, wanted: readonly string[]) {
    const head = `{"${list}":[`;
    if (bytes.toString('latin1', 0, head.length) !== head) throw new UnusualRows();
    this.bytes = bytes;
    this.starts = new Int32Array(wanted.length);
    this.ends = new Int32Array(wanted.length);
    this.tokens = new Uint8Array(wanted.length);
    this.#wanted = wanted;
    this.#at = head.length;
  }

  /** Goes to the next row; false behind the last. Throws {@link UnusualRows}. */
  next(): boolean {
    const { bytes, starts, ends, tokens } = this;
    let at = this.#at;
    if (bytes[at] === LIST_CLOSE) return false;
    if (this.#order.length > 0) at = pass(bytes, at, COMMA);
    at = pass(bytes, at, OPEN);
    for (let place = 0; ; place += 1) {
      const known = this.#order[place] ?? this.#learn(at);
      const { key, columns } = known;
      for (let n = 0; n < key.length; n += 1) if (bytes[at + n] !== key[n]) throw new UnusualRows();
      at += key.length;
      const quoted = bytes[at] === QUOTE;
      const kinds = quoted ? IN_TEXT : IN_WORD;
      const start = quoted ? at + 1 : at;
      let token: number = quoted ? Token.plain : Token.word;
      let end = start;
      for (let kind = kinds[bytes[end] as number]; kind !== ENDS; kind = kinds[bytes[end] as number]) {
        if (kind === undefined || kind === REFUSED) throw new UnusualRows();
        if (kind > token) token = kind;
        end += kind === ESCAPES ? 2 : 1;
      }
      for (let n = 0; n < columns.length; n += 1) {
        const column = columns[n] as number;
        starts[column] = start;
        ends[column] = end;
        tokens[column] = token === ESCAPES ? Token.string : token;
      }
      at = quoted ? end + 1 : end;
      if (bytes[at] === CLOSE) {
        this.rowLength = at + 1 - this.#at;
        this.#at = at + 1;
        this.#rowEnds(place + 1);
        return true;
      }
      at = pass(bytes, at, COMMA);
    }
  }

  /** End of the list, known after the last row. */
  get end(): number {
    return this.#at;
  }

  /** The first row tells the order of the keys. */
  #learn(at: number): Place {
    const end = this.bytes.indexOf('":', at);
    if (!this.#learning || end < 0 || this.bytes[at] !== QUOTE) throw new UnusualRows();
    const name = this.bytes.toString('utf8', at + 1, end);
    const columns = this.#wanted.flatMap((one, index) => (one === name ? [index] : []));
    const place = { key: this.bytes.subarray(at, end + 2), columns };
    this.#order.push(place);
    return place;
  }

  /** A row that lacks a key, or anything that is wanted, is none of these rows. */
  #rowEnds(places: number): void {
    if (places !== this.#order.length) throw new UnusualRows();
    if (!this.#learning) return;
    this.#learning = false;
    const found = this.#order.flatMap(({ columns }) => columns);
    if (found.length !== this.#wanted.length) throw new UnusualRows();
  }
}

/** The rows look as no service here writes them. */
export class UnusualRows extends Error {
  constructor() {
    super('These rows have to be parsed.');
    this.name = 'UnusualRows';
  }
}
