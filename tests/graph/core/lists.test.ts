import { describe, expect, test } from '@jest/globals';
import { atMost, takeFirst, newest } from '../../../resolvers/shared/lists.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a list without pages is no longer than it says', () => {
  test('the first 1000, or the newest of a history that begins with the oldest', () => {
    expect(atMost(rows(1000))).toEqual(rows(1000));
    expect(atMost(rows(1001))).toEqual(rows(1000));
    expect(atMost(rows(3), 2)).toEqual([0, 1]);
    expect(newest(rows(1002))[0]).toBe(2);
    expect(newest(rows(3), 2)).toEqual([1, 2]);
  });

  test('as many as are asked for, all up to the bound by default, and what lies outside is refused', () => {
    expect(takeFirst(rows(3), 2)).toEqual([0, 1]);
    expect(takeFirst(rows(1001), null)).toHaveLength(1000);
    for (const first of [0, 1001]) {
      expect(() => takeFirst(rows(3), first)).toThrow(`first must be between 1 and 1000, it was ${first}.`);
    }
  });
});
