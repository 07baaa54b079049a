import {
  canBecome,
  statusOnWire,
  stopAnswer,
  stopRefusal,
} from '../../../fixtures/platform/domains/destinations/states/machine.ts';
import {
  DESTINATION_KINDS,
  DESTINATION_STATES,
  type DestinationStateWord,
  ENDED_STATES,
} from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { english } from '../../../schema/reasons/english.ts';

/** Written out from the rule, apart from the module, so that the two can differ. */
const ALLOWED: [DestinationStateWord, DestinationStateWord][] = [
  ['IDLE', 'SET_UP'],
  ['SET_UP', 'STARTING'],
  ['STARTING', 'STARTED'],
  ['STARTED', 'STOPPING'],
  ['STOPPING', 'STOPPED'],
  ['SET_UP', 'ABORTED'],
  ['SET_UP', 'ERROR'],
  ['STARTING', 'ABORTED'],
  ['STARTING', 'ERROR'],
  ['STARTED', 'ABORTED'],
  ['STARTED', 'ERROR'],
  ['STOPPING', 'ABORTED'],
  ['STOPPING', 'ERROR'],
  // DST-14: a started one can show a warning and go on.
  ['STARTED', 'WARNING'],
  ['WARNING', 'STARTED'],
  ['WARNING', 'STOPPING'],
  ['WARNING', 'ABORTED'],
  ['WARNING', 'ERROR'],
];

const REFUSED = DESTINATION_STATES.flatMap((from) =>
  DESTINATION_STATES.filter((to) => !ALLOWED.some(([f, t]) => f === from && t === to)).map(
    (to): [DestinationStateWord, DestinationStateWord] => [from, to],
  ),
);

test.each(ALLOWED)('STM-03 allowed: a destination goes from %s to %s', (from, to) => {
  expect(canBecome(from, to)).toBe(true);
});

test.each(REFUSED)('STM-03 refused: a destination does not go from %s to %s', (from, to) => {
  expect(canBecome(from, to)).toBe(false);
});

test.each(ENDED_STATES)('DST-20 nothing leads out of %s', (state) => {
  expect(DESTINATION_STATES.filter((to) => canBecome(state, to))).toEqual([]);
});

test.each<[DestinationStateWord, string]>([
  ['STARTED', 'stops'],
  ['WARNING', 'stops'],
  ['SET_UP', 'stops once started'],
  ['STARTING', 'stops once started'],
  ['STOPPING', 'stops already'],
  ['IDLE', 'refused'],
  ['STOPPED', 'refused'],
  ['ABORTED', 'refused'],
  ['ERROR', 'refused'],
])('STM-03 a request to stop one that is %s: %s', (state, answer) => {
  expect(stopAnswer(state)).toBe(answer);
  expect(english(stopRefusal(state))).toContain(state.toLowerCase());
});

test.each(['STOPPED', 'ABORTED', 'ERROR'] as const)(
  'WEB-09 a web video that is %s never starts again',
  (state) => {
    for (const to of ['SET_UP', 'STARTING', 'STARTED'] as const) expect(canBecome(state, to)).toBe(false);
  },
);

test('DST-21 there are seven kinds', () => {
  expect([...DESTINATION_KINDS].sort()).toEqual(
    ['EMBED', 'ENCODER', 'FACEBOOK', 'RSP_SOURCE', 'RTMP', 'SAVEONLY', 'YOUTUBE'].sort(),
  );
});

test('DST-12 web destinations report in upper case, social networks and RTMP in lower case', () => {
  expect(statusOnWire('EMBED', 'SET_UP')).toBe('SET_UP');
  expect(statusOnWire('SAVEONLY', 'STOPPED')).toBe('STOPPED');
  expect(statusOnWire('YOUTUBE', 'SET_UP')).toBe('set_up');
  expect(statusOnWire('FACEBOOK', 'STARTED')).toBe('started');
  expect(statusOnWire('RTMP', 'ABORTED')).toBe('aborted');
});
