import { canBecome } from '../../../fixtures/platform/domains/encoders/live/recordingMachine.ts';
import { nextRecordingStates, recordingStatus } from '../../../fixtures/demo/simulator/encoderRecordings.ts';
import { ENCODER_VIDEO_STATUSES, type EncoderVideoStatus } from '../../../schema/rules/encoderVideos.ts';

describe('what an encoder video does', () => {
  it('GOL-06 there are five', () => {
    expect([...ENCODER_VIDEO_STATUSES].sort()).toEqual([
      'LIVE',
      'NO_INPUT',
      'OFFLINE',
      'STOPPED',
      'STOPPING',
    ]);
  });

  it.each([
    ['STARTED', 'started', true, 'LIVE'],
    ['STARTED', 'started', null, 'LIVE'],
    ['STARTED', 'started', false, 'NO_INPUT'],
    ['WARNING', 'started', true, 'NO_INPUT'],
    ['STARTED', 'restarting', null, 'NO_INPUT'],
    ['STARTED', 'offline', null, 'OFFLINE'],
    ['STOPPING', 'stopping', null, 'STOPPING'],
    ['STOPPED', 'stopped', null, 'STOPPED'],
    ['ABORTED', 'started', true, 'STOPPED'],
    ['ERROR', 'started', true, 'STOPPED'],
    [null, 'idle', null, 'STOPPED'],
  ] as const)(
    'GOL-06 while its event is %s and its encoder %s with input %p it is %s',
    (event, state, hasInput, status) => {
      expect(recordingStatus(event, { state, hasInput })).toBe(status);
    },
  );
});

/** Written out from the rule, apart from the module, so that the two can differ. */
const ALLOWED: [EncoderVideoStatus, EncoderVideoStatus][] = [
  ['OFFLINE', 'NO_INPUT'],
  ['OFFLINE', 'LIVE'],
  ['LIVE', 'NO_INPUT'],
  ['NO_INPUT', 'LIVE'],
  ['LIVE', 'STOPPING'],
  ['NO_INPUT', 'STOPPING'],
  ['STOPPING', 'STOPPED'],
];
const isAllowed = (from: EncoderVideoStatus, to: EncoderVideoStatus) =>
  ALLOWED.some((arrow) => arrow[0] === from && arrow[1] === to);
const REFUSED = ENCODER_VIDEO_STATUSES.flatMap((from) =>
  ENCODER_VIDEO_STATUSES.filter((to) => !isAllowed(from, to)).map((to) => [from, to] as const),
);

it.each(ALLOWED)('STM-04 allowed: an encoder video goes from %s to %s', (from, to) => {
  expect(canBecome(from, to)).toBe(true);
});

it.each(REFUSED)('STM-04 refused: an encoder video does not go from %s to %s', (from, to) => {
  expect(canBecome(from, to)).toBe(false);
});

const OFFLINE = { state: 'offline', hasInput: null } as const;
const STARTED = { state: 'started', hasInput: true } as const;
const DARK = { state: 'started', hasInput: false } as const;
it.each([
  ['OFFLINE', 'STARTED', DARK, ['NO_INPUT']],
  ['OFFLINE', 'STARTED', STARTED, ['LIVE']],
  ['OFFLINE', 'STARTED', OFFLINE, []],
  ['LIVE', 'STARTED', DARK, ['NO_INPUT']],
  ['LIVE', 'STARTED', OFFLINE, ['NO_INPUT']],
  ['NO_INPUT', 'STARTED', OFFLINE, []],
  ['NO_INPUT', 'STARTED', STARTED, ['LIVE']],
  ['LIVE', 'STOPPING', STARTED, ['STOPPING']],
  ['STOPPING', 'STARTED', STARTED, []],
  ['STOPPING', 'STOPPED', STARTED, ['STOPPED']],
  ['LIVE', 'ABORTED', STARTED, ['STOPPING', 'STOPPED']],
  ['NO_INPUT', 'ABORTED', OFFLINE, ['STOPPING', 'STOPPED']],
  ['OFFLINE', 'STOPPED', OFFLINE, ['NO_INPUT', 'STOPPING', 'STOPPED']],
  ['STOPPED', 'STARTED', STARTED, []],
] as const)('STM-04 one that is %s, with an event %s and its encoder %o, goes %j', (...step) => {
  const [present, event, encoder, states] = step;
  expect(nextRecordingStates(present, event, encoder)).toEqual(states);
  expect([present, ...states].every((to, at, way) => at === 0 || isAllowed(way[at - 1]!, to))).toBe(true);
});
