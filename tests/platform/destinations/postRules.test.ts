import { isNotifiedTooOften, postLock, postStateAt, postTimeProblem } from '../../../schema/rules/posts.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [10 * MINUTE + 1, 'EDITABLE'],
  [10 * MINUTE, 'LOCKED'],
  [0, 'LOCKED'],
  [-MINUTE, 'LOCKED'],
] as const)('DST-11 STM-12 a post that waits and appears in %d ms is %s', (ms, state) => {
  expect(postStateAt({ step: 'PLANNED', publishAt: at(ms) }, NOW)).toBe(state);
});

test.each(['POSTED', 'FAILED'] as const)('STM-12 what is %s stays so, whatever time it is', (step) => {
  for (const ms of [-HOUR, 0, HOUR]) expect(postStateAt({ step, publishAt: at(ms) }, NOW)).toBe(step);
});

test.each([
  ['EDITABLE', null],
  ['LOCKED', 'POST_LOCKED?minutes=10'],
  ['POSTED', 'POST_ENDED'],
  ['FAILED', 'POST_ENDED'],
] as const)('STM-12 what is %s is changed: %s', (state, refusal) => {
  expect(postLock(state)).toBe(refusal);
});

test('DST-26 a post appears in the future, and before the event that it tells of', () => {
  expect(postTimeProblem(at(0), NOW)).toBe('POST_TIME_PAST');
  expect(postTimeProblem(at(1), NOW)).toBeNull();
  expect(postTimeProblem(at(HOUR), NOW, at(HOUR))).toBe('POST_AFTER_EVENT');
  expect(postTimeProblem(at(HOUR - 1), NOW, at(HOUR))).toBeNull();
});

test.each([
  ['two others within 24 hours', [-12 * HOUR, -HOUR], false],
  ['three others before, the first just within 24 hours', [-24 * HOUR + 1, -HOUR, -MINUTE], true],
  ['three others before, the first 24 hours ago', [-24 * HOUR, -HOUR, -MINUTE], false],
  ['one before and two after, within 24 hours', [-8 * HOUR, 8 * HOUR, 15 * HOUR], true],
  ['one before and two after, over 24 hours', [-8 * HOUR, 8 * HOUR, 17 * HOUR], false],
  ['three others after', [HOUR, 2 * HOUR, 3 * HOUR], true],
  ['three others together, a day before', [-26 * HOUR, -25 * HOUR, -25 * HOUR], false],
  ['at the same moment', [0, 0, 0], true],
] as const)(
  'DST-08 a fourth notification of a channel in 24 hours is too many: %s',
  (_what, others, isTooMany) => {
    expect(isNotifiedTooOften(NOW, others.map(at))).toBe(isTooMany);
  },
);
