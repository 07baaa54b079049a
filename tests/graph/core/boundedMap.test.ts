import { describe, expect, test } from '@jest/globals';
import { BoundedMap } from '../../../graph/kernel/boundedMap.ts';

describe('a bounded map', () => {
  test('forgets what was used longest ago, and only when there is no room', () => {
    const map = new BoundedMap<string, number>(3);
    for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
    expect(map.get('a')).toBe(0);
    map.set('d', 3);
    expect(map.get('b')).toBeUndefined();
    expect([map.get('a'), map.get('c'), map.get('d'), map.size]).toEqual([0, 2, 3, 3]);
  });

  test('putting a value in again counts as use too, however empty the map was', () => {
    const map = new BoundedMap<string, number>(4);
    for (const key of ['a', 'b']) map.set(key, 1);
    map.set('a', 2);
    for (const key of ['c', 'd', 'e']) map.set(key, 1);
    expect(map.get('b')).toBeUndefined();
    expect(map.get('a')).toBe(2);
  });
});
