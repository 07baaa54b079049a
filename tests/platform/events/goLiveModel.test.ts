import { nextProgress } from '../../../fixtures/platform/domains/events/goLive/progress.ts';
import { ENCODER_STATES, type EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { canProgress, GO_LIVE_PROGRESS, type GoLiveProgress } from '../../../schema/rules/goLive.ts';

/** STM-06 as the specification has it: NOT_EXIST, the encoder, the event, there; any wait fails or times out. */
const ARROWS: [GoLiveProgress, GoLiveProgress][] = [
  ['NOT_EXIST', 'ENCODER_START_WAIT'],
  ['ENCODER_START_WAIT', 'SCHEDULE_CREATE_WAIT'],
  ['ENCODER_START_WAIT', 'FAILED'],
  ['ENCODER_START_WAIT', 'TIMED_OUT'],
  ['SCHEDULE_CREATE_WAIT', 'SCHEDULE_CREATED'],
  ['SCHEDULE_CREATE_WAIT', 'FAILED'],
  ['SCHEDULE_CREATE_WAIT', 'TIMED_OUT'],
];
const isAllowed = (from: GoLiveProgress, to: GoLiveProgress) =>
  ARROWS.some(([a, b]) => a === from && b === to);
const pairs = GO_LIVE_PROGRESS.flatMap((from) => GO_LIVE_PROGRESS.map((to) => [from, to] as const));

test('GOL-02 has six progress codes', () => {
  expect([...GO_LIVE_PROGRESS].sort()).toEqual([
    'ENCODER_START_WAIT',
    'FAILED',
    'NOT_EXIST',
    'SCHEDULE_CREATED',
    'SCHEDULE_CREATE_WAIT',
    'TIMED_OUT',
  ]);
});

test.each(pairs.filter((pair) => isAllowed(...pair)))('STM-06 %s goes on to %s', (from, to) => {
  expect(canProgress(from, to)).toBe(true);
});

test.each(pairs.filter((pair) => !isAllowed(...pair)))('STM-06 %s never becomes %s', (from, to) => {
  expect(canProgress(from, to)).toBe(false);
});

const SINCE = new Date('2026-11-22T15:00:00.000Z');
const after = (seconds: number) => new Date(SINCE.getTime() + seconds * 1_000);
const at = (progress: GoLiveProgress, encoderState: EncoderStateWord | null, seconds: number) =>
  nextProgress({ progress, progressAt: SINCE, encoderState }, after(seconds));

test('STM-06 waits for the encoder while it starts, and goes on once it has', () => {
  expect(at('ENCODER_START_WAIT', 'starting', 119)).toBeNull();
  expect(at('ENCODER_START_WAIT', 'started', 8)).toEqual({ to: 'SCHEDULE_CREATE_WAIT', problem: null });
});

test('STM-06 an encoder that starts for longer than two minutes times out; the very second minute is allowed', () => {
  expect(at('ENCODER_START_WAIT', 'starting', 120)).toBeNull();
  expect(at('ENCODER_START_WAIT', 'starting', 120.001)).toEqual({ to: 'TIMED_OUT', problem: 'encoder slow' });
});

test.each(ENCODER_STATES.filter((state) => state !== 'starting' && state !== 'started'))(
  'ENC-17 STM-06 an encoder that is %s while it should start has failed to',
  (state) => {
    expect(at('ENCODER_START_WAIT', state, 8)).toEqual({ to: 'FAILED', problem: 'encoder failed' });
    expect(at('SCHEDULE_CREATE_WAIT', state, 8)).toEqual({ to: 'FAILED', problem: 'encoder failed' });
  },
);

test('STM-06 an event that cannot be created for longer than a minute times out', () => {
  expect(at('SCHEDULE_CREATE_WAIT', 'started', 60)).toEqual({ to: 'SCHEDULE_CREATED', problem: null });
  expect(at('SCHEDULE_CREATE_WAIT', 'started', 60.001)).toEqual({ to: 'TIMED_OUT', problem: 'event slow' });
});

test.each(['NOT_EXIST', 'SCHEDULE_CREATED', 'FAILED', 'TIMED_OUT'] as const)(
  'STM-06 %s moves no more, whatever its encoder does',
  (progress) => {
    expect(ENCODER_STATES.length).toBeGreaterThan(1);
    for (const state of ENCODER_STATES) expect(at(progress, state, 1_000)).toBeNull();
  },
);
