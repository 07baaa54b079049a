import { describe, expect, test } from '@jest/globals';
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { writePage, type ByteColumn } from '../../../graph/server/csv/bytes.ts';
import { SpareBuffers } from '../../../graph/server/csv/spare.ts';
import { cell } from '../../../graph/server/csv/rows.ts';
import { readTail } from '../../../graph/server/csv/jsonRows.ts';
import { scalars } from '../../../graph/engine/scalars.ts';

const column = (key: string, leaf: ByteColumn['leaf'], more: Partial<ByteColumn> = {}): ByteColumn => ({
  key,
  leaf,
  required: false,
  words: null,
  ...more,
});

const COLUMNS = [
  column('name', GraphQLString),
  column('id', GraphQLID),
  column('count', GraphQLInt),
  column('share', GraphQLFloat),
  column('live', GraphQLBoolean),
  column('at', scalars.DateTime as ByteColumn['leaf']),
  column('kind', GraphQLString, { words: { tv: 'TV', other: 'OTHER, any' } }),
  column('name', GraphQLString),
];

interface Row {
  id: unknown;
  name: unknown;
  count: unknown;
  share: unknown;
  live: unknown;
  at: unknown;
  kind: unknown;
  unused: unknown;
}

const ROW: Row = {
  id: 'a1',
  name: 'Main',
  count: 3,
  share: 0.5,
  live: true,
  at: '2026-11-20T09:00:00.000Z',
  kind: 'tv',
  unused: 'x',
};

function written(rows: readonly object[], columns: readonly ByteColumn[] = COLUMNS, tail = '') {
  const bytes = Buffer.from(`{"rows":${JSON.stringify(rows)}${tail}}`);
  const end = readTail(bytes)?.end ?? -1;
  return writePage(bytes, 'rows', end, columns, new SpareBuffers());
}

/** Line of a row as written by the executor. */
function plainLine(row: Row): string {
  const cells = COLUMNS.map(({ key, leaf, words }) => {
    const value = row[key as keyof Row];
    const known = words && typeof value === 'string' ? words[value] : value;
    return known === null || known === undefined ? '' : cell(leaf.serialize(known));
  });
  return `${cells.join(',')}\r\n`;
}

describe('rows written from the bytes of an answer', () => {
  const NAMES = [
    'Main',
    '',
    ' Main',
    'a,b',
    'a"b',
    'a\\b',
    'a\nb',
    'a\r\nb',
    'Köln',
    '東京, 日本',
    '😀',
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\tx',
    '\u00a0=1',
    "'quoted'",
    '{[]}',
    'null',
    '\u2028',
    '\u007f',
    null,
  ];
  const NUMBERS = [0, -0, 1, -1, 12345678, 1234567890, 0.1, -0.25, 40.74, 1e-7, 1e21, 3.000001, 100.5, null];

  test('ANA-19 every text is the cell that the executor makes of it: quotes, line ends, formulas, other alphabets', () => {
    const rows = NAMES.map((name) => ({ ...ROW, name }));
    const page = written(rows);
    expect(page?.count).toBe(rows.length);
    expect(page?.lines.toString('utf8')).toBe(rows.map(plainLine).join(''));
  });

  test('numbers, truth values, times and words are the cells that the executor makes of them', () => {
    const rows = [
      ...NUMBERS.map((share) => ({ ...ROW, share })),
      ...[0, -7, 2147483647, null].map((count) => ({ ...ROW, count })),
      ...[true, false, null].map((live) => ({ ...ROW, live })),
      ...['2026-11-20T10:00:00+01:00', '2026-11-20', null].map((at) => ({ ...ROW, at })),
      ...['tv', 'other', null].map((kind) => ({ ...ROW, kind })),
      ...['a1', 17, '=x'].map((id) => ({ ...ROW, id })),
    ];
    expect(written(rows)?.lines.toString('utf8')).toBe(rows.map(plainLine).join(''));
  });

  test('a list without rows is no line', () => {
    expect(written([])).toMatchObject({ count: 0, lines: Buffer.alloc(0) });
  });

  test('ANA-06 what follows the list is known before any row is read', () => {
    const bytes = Buffer.from('{"rows":[{"name":"a]}"}],"nextOffset":"2026,7"}');
    expect(readTail(bytes)).toEqual({ end: 23, fields: { nextOffset: '2026,7' } });
    expect(readTail(Buffer.from('{"rows":[]}'))?.fields).toEqual({});
    expect(readTail(Buffer.from('{"rows":['))).toBeNull();
  });

  test('whatever no service writes is left to be parsed', () => {
    const other = { ...ROW, extra: 1 };
    const { kind: _, ...short } = ROW;
    const turned = Object.fromEntries(Object.entries(ROW).reverse());
    for (const rows of [
      [ROW, other],
      [other, ROW],
      [ROW, short],
      [short],
      [ROW, turned],
      [{ ...ROW, name: ['a'] }],
      [{ ...ROW, name: { first: 'a' } }],
      [{ ...ROW, count: 1.5 }],
      [{ ...ROW, count: 3_000_000_000 }],
      [{ ...ROW, at: 'soon' }],
      [{ ...ROW, share: 'much' }],
    ]) {
      expect(written(rows)).toBeNull();
    }
    const required = [column('name', GraphQLString, { required: true })];
    expect(written([{ ...ROW, name: null }], required)).toBeNull();
    expect(written([ROW], required)).not.toBeNull();
    expect(written([ROW], COLUMNS, ',"others":[1]')).toBeNull();
    for (const text of [
      '{"rows": []}',
      '{"other":[]}',
      '{"rows":[{"name":"a',
      '{"rows":[{"name":"a"} ]}',
      '[]',
      '',
    ]) {
      const end = text.lastIndexOf(']');
      const columns = [column('name', GraphQLString)];
      expect(writePage(Buffer.from(text), 'rows', end, columns, new SpareBuffers())).toBeNull();
    }
  });

  test('any cut of a page is refused, whole pages of random rows are written', () => {
    const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...ROW,
      name: pick(NAMES, n * 7),
      share: pick(NUMBERS, n * 5),
      unused: pick(NAMES, n * 3),
    }));
    expect(written(rows)?.lines.toString('utf8')).toBe(rows.map(plainLine).join(''));
    const bytes = Buffer.from(`{"rows":${JSON.stringify(rows.slice(0, 3))}}`);
    const end = bytes.length - 2;
    expect(writePage(bytes, 'rows', end, COLUMNS, new SpareBuffers())?.count).toBe(3);
    for (let length = 0; length < bytes.length - 1; length += 1) {
      expect(writePage(bytes.subarray(0, length), 'rows', end, COLUMNS, new SpareBuffers())).toBeNull();
    }
  });

  test('a page may be written over one that has been sent, and not over one that is still going out', () => {
    const spare = new SpareBuffers();
    const page = (name: string, count: number) => {
      const bytes = Buffer.from(`{"rows":${JSON.stringify(Array(count).fill({ ...ROW, name }))}}`);
      return writePage(bytes, 'rows', bytes.length - 2, COLUMNS, spare);
    };
    const lines = (name: string, count: number) => plainLine({ ...ROW, name }).repeat(count);
    const first = page('first', 20);
    const second = page('second', 10);
    expect(first?.lines.toString('utf8')).toBe(lines('first', 20));
    expect(second?.lines.buffer).not.toBe(first?.lines.buffer);
    first?.release();
    const third = page('third', 15);
    expect(third?.lines.buffer).toBe(first?.lines.buffer);
    expect(third?.lines.toString('utf8')).toBe(lines('third', 15));
    expect(second?.lines.toString('utf8')).toBe(lines('second', 10));
  });
});
