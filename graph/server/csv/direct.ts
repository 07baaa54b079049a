import {
  getNamedType,
  getNullableType,
  type GraphQLError,
  isLeafType,
  isNonNullType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import type { GraphContext } from '../../upstream/context.ts';
import { asGraphqlError } from '../../kernel/errors.ts';
import type { Decode } from '../../upstream/client/send.ts';
import { connectionNodes, type RowCapture } from '../../kernel/rowCapture.ts';
import { sourceOfField } from '../../engine/compose/exportable.ts';
import { writePage, type ByteColumn, type WrittenPage } from './bytes.ts';
import { listFields, getResponseKey } from './columns.ts';
import { cell, LINE_END } from './rows.ts';
import { SpareBuffers } from './spare.ts';
import { PageFailed } from './pageFailed.ts';
import { readTail } from './jsonRows.ts';

/** Captures the rows of a page, which are written directly from their records. */
export interface RawRowCapture extends RowCapture {
  /** Reads an answer without parsing the rows of its `list`; undefined when they have to be records. */
  reader(list: string): Decode | undefined;
}

/** Context of an export's operations. */
export interface ExportContext extends GraphContext {
  /** Captures rows that are written directly from their records; null where the executor resolves them. */
  capture: RowCapture | null;
}

/** Writes rows of an export without the executor. */
export interface DirectRows {
  /** Writes a record's line; a value that cannot be read is an empty cell and goes to `gaps`. */
  line(record: unknown, gaps: GraphQLError[]): string;
  /** Creates a capture for one page. */
  capture(): RawRowCapture;
}

/** Rows that nobody has parsed: what their list stands for. */
export interface UnparsedRows {
  /** The rows as lines, or as records where the bytes would not do. */
  read(): WrittenPage | readonly unknown[];
}

const UNPARSED = new WeakMap<readonly unknown[], UnparsedRows>();

/** Returns the raw rows if a list was captured unparsed. */
export function unparsed(rows: readonly unknown[]): UnparsedRows | undefined {
  return UNPARSED.get(rows);
}

/**
 * Writer for a connection's rows without result objects, possible if every column is a leaf of the record or a pure
 * function of it. Null if the executor is needed. `alone` means that no outer fields are repeated in the rows.
 */
export function directRows(
  connection: GraphQLObjectType,
  rows: FieldNode,
  alone: boolean,
): DirectRows | null {
  const { nodes } = connection.getFields();
  if (rows.name.value !== 'nodes' || nodes?.resolve !== connectionNodes) return null;
  const type = getNamedType(nodes.type) as GraphQLObjectType;
  const columns = new Map<string, DirectColumn>();
  for (const node of listFields(rows)) {
    const column = columnOf(type, type.getFields()[node.name.value]);
    if (!column) return null;
    columns.set(getResponseKey(node), column);
  }
  const all = [...columns.values()];
  const bytes = all.map((column) => column.bytes);
  const spare = new SpareBuffers();
  const inBytes = alone && bytes.every((column) => column !== undefined) ? bytes : undefined;
  return {
    line: lineWriter(all),
    capture: () => ({
      rows: [],
      reader: (list) => inBytes && ((pieces) => readAnswer(pieces, list, inBytes, spare)),
    }),
  };
}

/**
 * An answer whose rows nobody has looked at: where to read on is known at once, so that the next call goes out before
 * the rows are written. One that is none stands for them.
 */
function readAnswer(
  pieces: readonly Buffer[],
  list: string,
  columns: readonly ByteColumn[],
  spare: SpareBuffers,
): unknown {
  const { whole, bytes } = joined(pieces, spare);
  const tail = readTail(bytes);
  const parsed = () => JSON.parse(bytes.toString('utf8')) as Record<string, unknown[]>;
  if (!tail) return parsed();
  const rows: unknown[] = [null];
  UNPARSED.set(rows, {
    read() {
      const page = writePage(bytes, list, tail.end, columns, spare) ?? parsed()[list] ?? [];
      UNPARSED.delete(rows);
      spare.give(whole);
      return page;
    },
  });
  return { ...tail.fields, [list]: rows };
}

function joined(pieces: readonly Buffer[], spare: SpareBuffers): { whole: Buffer; bytes: Buffer } {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const whole = spare.take(length);
  let at = 0;
  for (const piece of pieces) at += piece.copy(whole, at);
  return { whole, bytes: whole.subarray(0, length) };
}

interface DirectColumn {
  /** The cell of a record; throws PageFailed where null may not be, as the executor would end there. */
  read(record: unknown): string;
  /** The same for a record that has not been parsed; undefined when it has to be. */
  bytes: ByteColumn | undefined;
}

function columnOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown> | undefined,
): DirectColumn | null {
  const leaf = field && getNullableType(field.type);
  if (!isLeafType(leaf) || !field || field.args.length > 0) return null;
  const { name, resolve, extensions } = field;
  if (resolve && resolve.length > 1) return null;
  const required = isNonNullType(field.type);
  const ofRecord = resolve as ((record: unknown) => unknown) | undefined;
  const source = resolve ? sourceOfField(extensions) : { key: name, words: null };
  const value = ofRecord ?? ((record: unknown) => (record as Record<string, unknown>)[name]);
  return {
    read(record) {
      const found = value(record);
      if (found !== null && found !== undefined) return cell(leaf.serialize(found));
      if (!required) return '';
      throw new PageFailed([
        asGraphqlError(new Error(`Cannot return null for non-nullable field ${type.name}.${name}.`)),
      ]);
    },
    bytes: source && { ...source, leaf, required },
  };
}

function lineWriter(columns: readonly DirectColumn[]): DirectRows['line'] {
  return (record, gaps) => {
    let line = '';
    for (const [n, column] of columns.entries()) {
      if (n > 0) line += ',';
      try {
        line += column.read(record);
      } catch (error) {
        if (error instanceof PageFailed) throw error;
        gaps.push(asGraphqlError(new Error('A value could not be read.', { cause: error })));
      }
    }
    return line + LINE_END;
  };
}
