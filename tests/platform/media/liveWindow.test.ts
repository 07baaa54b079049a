import { describe, expect, test } from '@jest/globals';
import { withinWindow } from '../../../fixtures/platform/domains/destinations/broadcasts/liveRecording.ts';

const segments = (...lengths: number[]) => lengths.map((seconds) => ({ seconds }));

describe('a live playlist shows the last segments', () => {
  test.each([
    ['as many as are within the window', segments(8, 8, 8, 8, 8), 32, 4],
    ['all of them before it is full', segments(2, 2, 2, 2), 120, 4],
    ['three at least, as players want', segments(12, 12, 12, 12), 30, 3],
    ['those there are, where they are fewer', segments(12, 12), 30, 2],
    ['none of none', segments(), 30, 0],
    ['whatever their lengths are rounded to', segments(2, 2.001, 2.001, 2.001, 2), 8, 4],
  ])('%s', (_, all, windowSeconds, count) => {
    expect(withinWindow(all, windowSeconds)).toEqual(count === 0 ? [] : all.slice(-count));
  });
});
