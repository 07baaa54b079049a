import { describe, expect, test } from '@jest/globals';
import { readNotes, writeNote, type CsvNote } from '../../../schema/rules/csvNotes.ts';

const notes: [note: CsvNote, line: string][] = [
  [{ kind: 'cut', rows: 100_000 }, '# Cut at 100000 rows: there are more.'],
  [{ kind: 'gaps', values: 2 }, '# 2 values could not be read and are empty.'],
  [
    {
      kind: 'failed',
      rows: 2000,
      message: 'It is (really) gone, now.',
      code: 'UPSTREAM_ERROR',
      trackingId: 'a-1.b:c',
    },
    '# Failed after 2000 rows: It is (really) gone, now. (UPSTREAM_ERROR, a-1.b:c)',
  ],
];

describe('a note of an export', () => {
  test.each(notes)('is written as a comment line and read again: %j', (note, line) => {
    expect(writeNote(note)).toBe(line);
    expect(readNotes(['id', '1', line])).toEqual([note]);
  });

  test('stays on one line whatever the message contains', () => {
    const note = { kind: 'failed', rows: 1, message: 'a\r\n\tb', code: 'X', trackingId: 't' } as const;
    expect(writeNote(note)).toBe('# Failed after 1 rows: a b (X, t)');
  });

  test('is read beside another one, in their order', () => {
    const lines = ['id', '1', ...notes.slice(0, 2).map(([, line]) => line)];
    expect(readNotes(lines).map(({ kind }) => kind)).toEqual(['cut', 'gaps']);
  });

  test.each([
    [[]],
    [['id']],
    [['id', '#1']],
    [['id', '# Cut at the edge']],
    [['# Cut at 1 rows: there are more.', '1']],
  ])('is not seen in rows that only look like one, or above a row: %j', (lines) => {
    expect(readNotes(lines)).toEqual([]);
  });
});
