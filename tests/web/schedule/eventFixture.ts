import { HARBOUR } from '../app/fakeGraph.ts';

/** A time of an event, half past nine in New York on that day of November 2026. */
export const time = (id: string, day: number, change: object = {}) => ({
  __typename: 'ScheduleItem',
  id,
  startAt: `2026-11-${String(day).padStart(2, '0')}T14:30:00Z`,
  endAt: `2026-11-${String(day).padStart(2, '0')}T16:00:00Z`,
  bucket: 'FUTURE',
  isPaused: false,
  readiness: null,
  ...change,
});

/** Where a time of it went. */
export const sent = (id: string, change: object = {}) => ({
  __typename: 'ContentDestination',
  id,
  occurrenceId: 't1',
  title: `Place ${id}`,
  kind: 'EMBED',
  state: 'STOPPED',
  abortReason: null,
  liveViewers: null,
  startRequestedAt: '2026-11-15T14:28:00Z',
  startedAt: '2026-11-15T14:30:00Z',
  duration: 5_400_000,
  isPlayable: true,
  watchUrl: null,
  viewUrl: null,
  webChannel: null,
  ...change,
});

const SUNDAYS = {
  __typename: 'EventRepeat',
  type: 'WEEKLY',
  interval: 1,
  weekdays: ['SUNDAY'],
  dayOfMonth: null,
  position: null,
  months: [],
  ends: 'NEVER',
  count: null,
  until: null,
};

/** The service of every Sunday, with one past time and two to come. */
export const weekly = (change: { next?: { id: string } } & Record<string, unknown> = {}) => ({
  __typename: 'Event',
  id: 'ev1',
  name: 'Sunday service',
  description: 'With choir',
  type: 'LIVE',
  timezone: 'America/New_York',
  startLocal: '2026-11-15T09:30',
  startAt: '2026-11-15T14:30:00Z',
  duration: 5_400_000,
  isPaused: false,
  revision: 3,
  skippedAt: [],
  repeat: SUNDAYS,
  next: time('t2', 22),
  customer: HARBOUR,
  watchUrl: null,
  encoderSettingsType: 'AUTOMATIC',
  encoderScheduleName: 'Service',
  preEventBufferMinutes: 5,
  createdAt: '2026-10-01T12:00:00Z',
  takenFromAt: null,
  encoder: {
    __typename: 'Encoder',
    id: 'e1',
    name: 'North Hall',
    status: { __typename: 'EncoderStatus', state: 'IDLE' },
  },
  encoderChannel: { __typename: 'EncoderChannel', id: 'ch1', name: 'Main' },
  encoderPreset: null,
  replayedWebChannel: null,
  mediaItem: null,
  destinationGroup: null,
  series: null,
  takenOut: [],
  destinations: [],
  occurrences: [time('t1', 15, { bucket: 'PAST' }), change.next ?? time('t2', 22), time('t3', 29)],
  contentDestinations: [],
  log: [],
  ...change,
});
