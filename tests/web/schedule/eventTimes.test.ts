import {
  isAboutToChange,
  splitEventTimes,
  findEventTime,
} from '../../../web/areas/schedule/event/eventTimes.ts';
import { sent, time } from './eventFixture.ts';

type Time = Parameters<typeof splitEventTimes>[0][number];
type Sent = NonNullable<Parameters<typeof isAboutToChange>[0]['contentDestinations']>[number];
const at = (id: string, day: number, change: object = {}) => time(id, day, change) as Time;
const NOW = Date.parse('2026-11-22T12:00:00Z');

test('S-046 the time that is meant is the one named, else the next, else the last', () => {
  const occurrences = [at('a', 15, { bucket: 'PAST' }), at('b', 22), at('c', 29)];
  const next = occurrences[1]!;
  expect(findEventTime({ occurrences, next }, 'c')?.id).toBe('c');
  expect(findEventTime({ occurrences, next }, 'gone')?.id).toBe('b');
  expect(findEventTime({ occurrences: occurrences.slice(0, 1), next: null }, null)?.id).toBe('a');
  expect(findEventTime({ occurrences: [], next: null }, null)).toBeUndefined();
});

test('S-046 what comes is told by start, what was with the latest first', () => {
  const { coming, past } = splitEventTimes([
    at('a', 8, { bucket: 'PAST' }),
    at('b', 15, { bucket: 'PAST' }),
    at('c', 22, { bucket: 'LIVE' }),
    at('d', 29),
  ]);
  expect(coming.map(({ id }) => id)).toEqual(['c', 'd']);
  expect(past.map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('an event is asked for again', () => {
  const later = { next: at('t', 29), contentDestinations: [] as Sent[] };

  test.each(['SET_UP', 'STARTING', 'STOPPING'])('DST-13 while a destination is in %s', (state) => {
    const contentDestinations = [sent('a', { state }) as unknown as Sent];
    expect(isAboutToChange({ ...later, contentDestinations }, NOW)).toBe(true);
  });

  test.each(['IDLE', 'STARTED', 'WARNING', 'STOPPED', 'ABORTED', 'ERROR'])(
    'DST-13 but not for one that has settled in %s',
    (state) => {
      const contentDestinations = [sent('a', { state }) as unknown as Sent];
      expect(isAboutToChange({ ...later, contentDestinations }, NOW)).toBe(false);
    },
  );

  test('DST-13 while it runs or starts within the hour', () => {
    const of = (next: Time | null, now: string) =>
      isAboutToChange({ next, contentDestinations: null }, Date.parse(now));
    expect(of(at('t', 22, { bucket: 'LIVE' }), '2026-11-22T15:00:00Z')).toBe(true);
    expect(of(at('t', 22), '2026-11-22T13:30:01Z')).toBe(true);
    expect(of(at('t', 22), '2026-11-22T13:30:00Z')).toBe(false);
    expect(of(null, '2026-11-22T13:30:01Z')).toBe(false);
  });
});
