import { listRuns } from '../../../fixtures/platform/domains/encoders/live/recordedRuns.ts';

/** Three segments of two seconds; the names say which is which. */
const segments = ['a', 'b', 'c'].map((file) => ({ file, seconds: 2 }));
const sent = (repeats: number, fromMs: number, stopMs: number | null) =>
  listRuns({ segments, lengthMs: 6_000 }, repeats, { fromMs, stopMs }).map((run) => [
    run.segments.map(({ file }) => file).join(''),
    run.fromMs,
    run.lengthMs,
  ]);

test.each([
  ['the whole, once', 1, 0, null, [['abc', 0, 6_000]]],
  [
    'the whole, twice',
    2,
    0,
    null,
    [
      ['abc', 0, 6_000],
      ['abc', 6_000, 6_000],
    ],
  ],
  [
    'from where it was',
    2,
    4_000,
    null,
    [
      ['c', 4_000, 2_000],
      ['abc', 6_000, 6_000],
    ],
  ],
  ['from within a segment, which is sent whole', 1, 3_500, null, [['bc', 2_000, 4_000]]],
  ['to within a segment, likewise', 1, 0, 2_001, [['ab', 0, 4_000]]],
  ['to where a segment begins, without that', 1, 0, 4_000, [['ab', 0, 4_000]]],
  [
    'from one run into the next',
    2,
    4_000,
    8_000,
    [
      ['c', 4_000, 2_000],
      ['a', 6_000, 2_000],
    ],
  ],
  ['not beyond its end', 1, 0, 99_000, [['abc', 0, 6_000]]],
  ['nothing once all was sent', 1, 6_000, null, []],
])('CUE-16 of a saved video is sent: %s', (_what, repeats, fromMs, stopMs, expected) => {
  expect(sent(repeats, fromMs, stopMs)).toEqual(expected);
});
