import { english } from '../../../schema/reasons/english.ts';
import {
  nextLiveState,
  type LiveDestination,
  type LiveFacts,
} from '../../../fixtures/platform/domains/destinations/social/lives/liveModel.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MINUTE = 60_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const destination = (values: Partial<LiveDestination> = {}): LiveDestination => ({
  ...{ kind: 'YOUTUBE', status: 'STARTED', statusChangedAt: ago(MINUTE), startedAt: ago(MINUTE) },
  ...{ stopRequestTime: null, encoderChannelId: 'channel' },
  ...values,
});
const facts = (values: Partial<LiveFacts> = {}): LiveFacts => ({
  ...{ isMade: true, endedAt: null, wasEndedThere: false },
  ...{ outputState: 'STARTED', outputReason: null },
  ...values,
});
const next = (of: Partial<LiveDestination>, known: Partial<LiveFacts> = {}) =>
  nextLiveState(destination(of), facts(known), NOW);
const says = (of: Partial<LiveDestination>, known: Partial<LiveFacts> = {}) => {
  const change = next(of, known);
  return change && { status: change.status, cause: change.abortCause && english(change.abortCause) };
};
const stopped = { stopRequestTime: ago(1_000) };

test.each([
  ['SET_UP', {}, { isMade: true }, 'STARTING'],
  ['STARTING', {}, { outputState: 'STARTED' }, 'STARTED'],
  ['STARTED', {}, { outputState: 'WARNING', outputReason: 'LINE_CUT' }, 'WARNING'],
  ['WARNING', {}, { outputState: 'STARTED' }, 'STARTED'],
  ['STARTED', stopped, {}, 'STOPPING'],
  ['WARNING', stopped, { outputState: 'WARNING' }, 'STOPPING'],
  ['STOPPING', {}, { endedAt: NOW }, 'STOPPED'],
  ['STARTED', {}, { outputState: 'STOPPED', outputReason: 'FINISHED' }, 'STOPPING'],
] as const)('STM-03 from %s (%o, %o) to %s', (status, of, known, to) => {
  expect(next({ status, ...of }, known)).toEqual({ status: to, abortCause: null });
});

test.each([
  ['SET_UP', {}, { isMade: false }],
  ['STARTING', {}, { outputState: 'STARTING' }],
  ['STARTED', {}, {}],
  ['WARNING', {}, { outputState: 'WARNING' }],
  ['STOPPING', { statusChangedAt: ago(30_000) }, {}],
] as const)('STM-03 stays in %s (%o, %o) while nothing has happened', (status, of, known) => {
  expect(next({ status, ...of }, known)).toBeNull();
});

test.each(['STOPPED', 'ABORTED', 'ERROR', 'IDLE'] as const)(
  'DST-20 from %s nothing of a network leads anywhere',
  (status) => {
    const every: Partial<LiveFacts>[] = [{}, { wasEndedThere: true }, { outputState: 'ERROR' }];
    for (const known of every) expect(next({ status, ...stopped }, known)).toBeNull();
  },
);

test.each(['SET_UP', 'STARTING'] as const)(
  'STM-03 one that is stopped in %s is aborted, and says so',
  (status) => {
    expect(says({ status, ...stopped }, { outputState: null })).toEqual({
      status: 'ABORTED',
      cause: 'It was stopped before it went on air.',
    });
  },
);

test('DST-19 what the network ended is aborted as ended by its service', () => {
  expect(says({}, { wasEndedThere: true })).toEqual({
    status: 'ABORTED',
    cause: 'The destination service stopped the stream, for example because of its 8-hour limit.',
  });
  const limit = { kind: 'FACEBOOK', startedAt: ago(8 * 60 * MINUTE + 1) } as const;
  expect(next(limit)).toMatchObject({ status: 'ABORTED', abortCause: 'DESTINATION_SERVICE_LIMIT' });
  expect(says(limit)?.cause).toBe(english('DESTINATION_SERVICE_LIMIT'));
  expect(next({ kind: 'FACEBOOK', startedAt: ago(8 * 60 * MINUTE) })).toBeNull();
  expect(next({ kind: 'YOUTUBE', startedAt: ago(8 * 60 * MINUTE + 1) })).toBeNull();
});

test('DST-19 after more than 12 hours of an encoder it is aborted, whatever its network allows', () => {
  expect(next({ startedAt: ago(12 * 60 * MINUTE) })).toBeNull();
  expect(next({ startedAt: ago(12 * 60 * MINUTE + 1) })).toMatchObject({
    abortCause: 'ENCODER_RAN_TOO_LONG',
  });
  // A saved video has no encoder that could run too long.
  expect(next({ startedAt: ago(12 * 60 * MINUTE + 1), encoderChannelId: null })).toBeNull();
});

test('DST-19 a picture that is missing for more than 5 minutes aborts it', () => {
  const missing = { outputState: 'SET_UP', outputReason: 'NO_SOURCE' } as const;
  const since = (ms: number) => ({ status: 'WARNING', statusChangedAt: ago(ms) }) as const;
  expect(next(since(5 * MINUTE), missing)).toBeNull();
  expect(next(since(5 * MINUTE + 1), missing)).toMatchObject({
    ...{ status: 'ABORTED', abortCause: 'ENCODER_BAD_INPUT' },
  });
  const waiting = { status: 'STARTING', statusChangedAt: ago(5 * MINUTE + 1) } as const;
  expect(next(waiting, missing)).toMatchObject({ status: 'ABORTED', abortCause: 'ENCODER_BAD_INPUT' });
});

test.each([
  ['KEY_REFUSED', 'YouTube refused the stream.'],
  ['ADDRESS_INSIDE', 'The live servers of YouTube cannot be reached.'],
  ['HOST_UNREACHABLE', 'The live servers of YouTube cannot be reached.'],
] as const)('SOC-03 an output that gave up for %s fails it, and says why', (outputReason, cause) => {
  for (const status of ['STARTING', 'STARTED', 'WARNING'] as const) {
    expect(says({ status }, { outputState: 'ERROR', outputReason })).toEqual({ status: 'ERROR', cause });
  }
});
