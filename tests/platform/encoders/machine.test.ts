import {
  nextEncoderState,
  explainCommandRefusal,
  type EncoderEventName,
} from '../../../fixtures/platform/domains/encoders/encoders/machine.ts';
import {
  ENCODER_STATES,
  type EncoderStateWord,
} from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import { english } from '../../../schema/reasons/english.ts';

const ONLINE = ENCODER_STATES.filter((state) => state !== 'offline');
const REACHABLE = ONLINE.filter((state) => state !== 'restarting' && state !== 'updating');

/** Written out from the rule, apart from the module, so that the two can differ. */
const ALLOWED: [EncoderEventName, EncoderStateWord, EncoderStateWord][] = [
  ['start', 'stopped', 'starting'],
  ['start', 'idle', 'starting'],
  ['start', 'normal', 'starting'],
  ['start', 'update available', 'starting'],
  ['stop', 'starting', 'stopping'],
  ['stop', 'started', 'stopping'],
  ...REACHABLE.map((state): [EncoderEventName, EncoderStateWord, EncoderStateWord] => [
    'restart',
    state,
    'restarting',
  ]),
  ['update', 'update available', 'updating'],
  ['update', 'update required', 'updating'],
  ['upload logs', 'stopped', 'uploading logs'],
  ['has started', 'starting', 'started'],
  ['has stopped', 'stopping', 'stopped'],
  ['has stopped', 'restarting', 'stopped'],
  ['has stopped', 'updating', 'stopped'],
  ['has stopped', 'uploading logs', 'stopped'],
  ...ONLINE.map((state): [EncoderEventName, EncoderStateWord, EncoderStateWord] => [
    'is lost',
    state,
    'offline',
  ]),
  ['is back without input', 'offline', 'idle'],
  ['is back with input', 'offline', 'normal'],
  ['is offered an update', 'stopped', 'update available'],
  ['is offered an update', 'idle', 'update available'],
  ['is offered an update', 'normal', 'update available'],
  ['needs an update', 'stopped', 'update required'],
  ['needs an update', 'idle', 'update required'],
  ['needs an update', 'normal', 'update required'],
  ['needs an update', 'update available', 'update required'],
];

const EVENTS = [...new Set(ALLOWED.map(([event]) => event))];
const REFUSED = EVENTS.flatMap((event) =>
  ENCODER_STATES.filter((state) => !ALLOWED.some(([e, from]) => e === event && from === state)).map(
    (state): [EncoderEventName, EncoderStateWord] => [event, state],
  ),
);

test('ENC-11 an encoder has twelve states', () => {
  expect([...ENCODER_STATES].sort()).toEqual(
    [
      'idle',
      'normal',
      'offline',
      'restarting',
      'started',
      'starting',
      'stopped',
      'stopping',
      'update available',
      'update required',
      'updating',
      'uploading logs',
    ].sort(),
  );
});

test.each(ALLOWED)('STM-05 allowed: "%s" takes an encoder from "%s" to "%s"', (event, from, to) => {
  expect(nextEncoderState(from, event)).toBe(to);
});

test.each(REFUSED)('STM-05 refused: "%s" in state "%s"', (event, from) => {
  expect(nextEncoderState(from, event)).toBeNull();
});

test('ENC-12 uploading logs leads back to stopped, and nowhere else but offline or a restart', () => {
  const ways = EVENTS.map((event) => nextEncoderState('uploading logs', event)).filter(Boolean);
  expect(ways.sort()).toEqual(['offline', 'restarting', 'stopped']);
  expect(nextEncoderState('uploading logs', 'has stopped')).toBe('stopped');
});

test('ENC-13 starts only from stopped-like states and stops only from starting or started', () => {
  expect(ENCODER_STATES.filter((state) => nextEncoderState(state, 'start')).sort()).toEqual(
    ['idle', 'normal', 'stopped', 'update available'].sort(),
  );
  expect(ENCODER_STATES.filter((state) => nextEncoderState(state, 'stop'))).toEqual(['starting', 'started']);
});

test.each(
  REFUSED.filter((row): row is ['start' | 'stop' | 'restart' | 'update' | 'upload logs', EncoderStateWord] =>
    ['start', 'stop', 'restart', 'update', 'upload logs'].includes(row[0]),
  ),
)('a refused "%s" in state "%s" says which command and which state', (command, state) => {
  const message = english(explainCommandRefusal(command, state));
  expect(message).toContain(command);
  expect(message).toContain(state);
});
