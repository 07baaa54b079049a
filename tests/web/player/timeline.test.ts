import { markBeside, momentAt, movedBy } from '../../../web/player/timeline/timelineKeys.ts';

describe('keys of a timeline', () => {
  it.each([
    ['ArrowRight', 5000, 6000],
    ['ArrowLeft', 5000, 4000],
    ['ArrowLeft', 400, 0],
    ['PageUp', 5000, 15_000],
    ['PageDown', 5000, 0],
    ['PageUp', 55_000, 60_000],
    ['Home', 5000, 0],
    ['End', 5000, 60_000],
    ['a', 5000, null],
  ])('%s moves a handle from %i ms to %p within a minute', (key, at, to) => {
    expect(movedBy(key, at, 60_000)).toBe(to);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, null],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['End', 2, null],
    ['x', 1, null],
  ])('%s goes from mark %i of three to %p', (key, index, to) => {
    expect(markBeside(key, index, 3)).toBe(to);
  });
});

describe('a pointer over a timeline', () => {
  it.each([
    [100, 0],
    [200, 30_000],
    [350, 60_000],
    [0, 0],
  ])('at %i px is at %i ms of a minute', (x, at) => {
    expect(momentAt(x, { left: 100, width: 200 }, 60_000)).toBe(at);
  });

  it('is at the beginning of a track without width', () => {
    expect(momentAt(5, { left: 0, width: 0 }, 60_000)).toBe(0);
  });
});
