import {
  nextOccurrenceState,
  wantsEncoder,
  type PlannedOccurrence,
} from '../../../fixtures/platform/domains/events/model/eventModel.ts';
import {
  DESTINATION_STATES,
  type DestinationStateWord,
} from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { ENCODER_STATES, type EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { getEncoderUse } from '../../../schema/rules/encoderTimes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date('2027-03-07T10:00:00.000Z');
const END = new Date('2027-03-07T11:00:00.000Z');
const before = (time: number, moment = START) => new Date(moment.getTime() - time);
const after = (time: number, moment = START) => new Date(moment.getTime() + time);

const planned = (change: Partial<PlannedOccurrence> = {}): PlannedOccurrence => ({
  ...{ startAt: START, endAt: END, status: 'IDLE', paused: false, preEventBufferMinutes: 0 },
  ...{ encoderState: 'stopped', sourceProblem: null, destinationsRun: false },
  ...change,
});
const next = (change: Partial<PlannedOccurrence>, now: Date) => nextOccurrenceState(planned(change), now);

describe('STM-03 what becomes of an event in time', () => {
  const replay = { encoderState: null };
  it.each<[string, Partial<PlannedOccurrence>, Date, DestinationStateWord]>([
    ['is made ready half an hour before', {}, before(30 * MINUTE), 'SET_UP'],
    ['is made ready two minutes before without an encoder', replay, before(2 * MINUTE), 'SET_UP'],
    ['is made ready late where nothing ran at its time', {}, before(1, END), 'SET_UP'],
    ['starts at its time', { status: 'SET_UP' }, START, 'STARTING'],
    ['fails where what it plays cannot be played', { status: 'SET_UP', sourceProblem: 'x' }, START, 'ERROR'],
    [
      'is broken off when it is paused while it is made ready',
      { status: 'SET_UP', paused: true },
      before(1),
      'ABORTED',
    ],
    ['is broken off when its time is over before it starts', { status: 'SET_UP' }, END, 'ABORTED'],
    ['has started with its encoder', { status: 'STARTING', encoderState: 'started' }, START, 'STARTED'],
    ['has started at once without one', { status: 'STARTING', ...replay }, START, 'STARTED'],
    [
      'is broken off when its encoder never starts',
      { status: 'STARTING', encoderState: 'starting' },
      END,
      'ABORTED',
    ],
    [
      'is broken off when it is paused while it starts',
      { status: 'STARTING', paused: true },
      after(1),
      'ABORTED',
    ],
    ['stops by itself at its end', { status: 'STARTED', encoderState: 'started' }, END, 'STOPPING'],
    [
      'stops when it is paused',
      { status: 'STARTED', encoderState: 'started', paused: true },
      after(1),
      'STOPPING',
    ],
    [
      'stops when its encoder is stopped',
      { status: 'STARTED', encoderState: 'stopping' },
      after(1),
      'STOPPING',
    ],
    ['stops by itself out of a warning', { status: 'WARNING', encoderState: 'offline' }, END, 'STOPPING'],
    ['has stopped with its destinations', { status: 'STOPPING' }, after(1, END), 'STOPPED'],
  ])('%s', (_what, change, now, to) => {
    expect(next(change, now)).toBe(to);
  });

  it.each<[string, Partial<PlannedOccurrence>, Date]>([
    ['earlier than half an hour before', {}, before(30 * MINUTE + 1)],
    ['without an encoder earlier than two minutes before', replay, before(2 * MINUTE + 1)],
    ['while it is paused', { paused: true }, before(MINUTE)],
    ['once its whole time has passed: it never took place', {}, END],
    ['made ready, before its time', { status: 'SET_UP' }, before(1)],
    ['while its encoder starts', { status: 'STARTING', encoderState: 'starting' }, after(1)],
    ['on air, before its end', { status: 'STARTED', encoderState: 'started' }, before(1, END)],
    [
      'on air with an encoder that is lost for a while',
      { status: 'STARTED', encoderState: 'offline' },
      before(1, END),
    ],
    ['while its destinations still stop', { status: 'STOPPING', destinationsRun: true }, after(HOUR, END)],
  ])('goes no further %s', (_what, change, now) => {
    expect(next(change, now)).toBeNull();
  });

  const times = [before(HOUR), before(MINUTE), START, after(MINUTE), END, after(HOUR, END)];
  it.each(['STOPPED', 'ABORTED', 'ERROR'] as const)('DST-20 never leaves %s', (status) => {
    for (const encoderState of [null, ...ENCODER_STATES])
      for (const now of times) expect(next({ status, encoderState }, now)).toBeNull();
  });

  /** As the specification draws it, with a warning as a started one that has a problem (DST-14). */
  const ARROWS: Record<DestinationStateWord, readonly DestinationStateWord[]> = {
    IDLE: ['SET_UP'],
    SET_UP: ['STARTING', 'ABORTED', 'ERROR'],
    STARTING: ['STARTED', 'ABORTED', 'ERROR'],
    STARTED: ['STOPPING', 'ABORTED', 'ERROR'],
    WARNING: ['STOPPING', 'ABORTED', 'ERROR'],
    STOPPING: ['STOPPED', 'ABORTED', 'ERROR'],
    STOPPED: [],
    ABORTED: [],
    ERROR: [],
  };
  it.each(DESTINATION_STATES)(
    'out of %s takes no arrow that the machine does not have, whatever happens',
    (status) => {
      for (const encoderState of [null, ...ENCODER_STATES])
        for (const paused of [true, false])
          for (const sourceProblem of [null, 'x'])
            for (const destinationsRun of [true, false])
              for (const now of times) {
                const to = next({ status, encoderState, paused, sourceProblem, destinationsRun }, now);
                expect([null, ...ARROWS[status]]).toContain(to);
              }
    },
  );
});

describe('ENC-16 EVT-27 how long before an event its encoder begins', () => {
  it.each([
    ['30 minutes', 0, HOUR, 30],
    ['30 minutes where the buffer is shorter', 29, HOUR, 30],
    ['the buffer where it is longer', 45, HOUR, 45],
    ['what twelve hours leave', 0, 11 * HOUR + 40 * MINUTE, 20],
    ['nothing where the event itself takes twelve hours', 60, 12 * HOUR, 0],
  ])('is %s', (_what, preEventBufferMinutes, duration, minutes) => {
    const times = { startAt: START, endAt: after(duration), preEventBufferMinutes };
    expect(getEncoderUse(times)).toMatchObject({
      ...{ from: before(minutes * MINUTE).getTime(), to: after(duration).getTime() },
    });
  });

  it.each([
    ['not at all without a pre-roll', 0, HOUR, 0],
    ['for a pre-roll that is shorter than 30 minutes', 29, HOUR, 29],
    ['for two hours of pre-roll', 120, HOUR, 120],
    ['for what twelve hours leave', 60, 11 * HOUR + 40 * MINUTE, 20],
    ['not at all before twelve hours', 60, 12 * HOUR, 0],
  ])('EVT-11 reserves it against other events %s', (_what, preEventBufferMinutes, duration, minutes) => {
    const times = { startAt: START, endAt: after(duration), preEventBufferMinutes };
    expect(getEncoderUse(times).reservedFrom).toBe(before(minutes * MINUTE).getTime());
  });

  it('ENC-18 never lets an encoder run for more than twelve hours, up to the end of the event', () => {
    for (let minutes = 1; minutes <= 720; minutes += 7)
      for (const preEventBufferMinutes of [0, 30, 60]) {
        const times = { startAt: START, endAt: after(minutes * MINUTE), preEventBufferMinutes };
        const { from, reservedFrom, to } = getEncoderUse(times);
        expect(to - from).toBeLessThanOrEqual(12 * HOUR);
        expect(from).toBeLessThanOrEqual(reservedFrom);
        expect(reservedFrom).toBeLessThanOrEqual(START.getTime());
      }
  });
});

describe('EVT-27 whether an encoder is told to start', () => {
  const told = (change: Partial<PlannedOccurrence>, now: Date) => {
    const event = planned(change);
    return wantsEncoder(event, nextOccurrenceState(event, now), now);
  };
  it('when its event is made ready, when its time has come, and again while it waits for it', () => {
    expect(told({}, before(30 * MINUTE))).toBe(true);
    expect(told({ status: 'SET_UP' }, START)).toBe(true);
    expect(told({ status: 'STARTING', encoderState: 'stopped' }, after(MINUTE))).toBe(true);
  });

  it('before that not, and not of an event that is paused, over or broken off', () => {
    expect(told({}, before(30 * MINUTE + 1))).toBe(false);
    expect(told({ paused: true }, START)).toBe(false);
    expect(told({}, END)).toBe(false);
    expect(told({ status: 'SET_UP', paused: true }, before(1))).toBe(false);
  });

  it.each(ENCODER_STATES)(
    'before the start one that is %s again only where it has come back',
    (encoderState: EncoderStateWord) => {
      const isBack = encoderState === 'idle' || encoderState === 'normal';
      expect(told({ status: 'SET_UP', encoderState }, before(10 * MINUTE))).toBe(isBack);
    },
  );
});
