import { HARBOUR } from '../app/fakeGraph.ts';

/** An encoder's status as far as the schedule reads it. */
export const status = (state: string) => ({ __typename: 'EncoderStatus', state });

/** An occurrence as the graph answers one: the service of Sunday 22 November 2026, 09:30 in New York. */
export function occurrence(id: string, title: string, change: object = {}) {
  return {
    __typename: 'ScheduleItem',
    id,
    eventId: `ev-${id}`,
    title,
    type: 'LIVE',
    bucket: 'FUTURE',
    startAt: '2026-11-22T14:30:00Z',
    endAt: '2026-11-22T16:00:00Z',
    timezone: 'America/New_York',
    isPaused: false,
    readiness: null,
    encoder: { __typename: 'Encoder', id: 'e1', name: 'North Hall', status: status('STOPPED') },
    encoderChannel: { __typename: 'EncoderChannel', id: 'ch1', name: 'Main' },
    ...change,
  };
}

/** Problem that prevents an event's start: its encoder is offline. */
export const OFFLINE = {
  ...{ __typename: 'Readiness', state: 'BLOCKED' },
  findings: [
    {
      ...{ __typename: 'ReadinessFinding', reason: 'EVENT_ENCODER_OFFLINE', severity: 'BLOCKING' },
      thing: { __typename: 'ReadinessThing', kind: 'ENCODER', id: 'e1', name: 'North Hall' },
    },
  ],
};

export interface Asked {
  from: string;
  to: string;
}

/** The organization with this schedule; `asked` collects the windows. */
export function withSchedule(items: object[] | (() => object[]), asked: Asked[] = [], sent: object = {}) {
  return {
    encoderVideosWithin: [],
    contentDestinationsWithin: [],
    postsWithin: [],
    ...sent,
    ...HARBOUR,
    liveDestinations: [],
    liveFindings: [],
    schedule: (window: Asked) => {
      asked.push({ from: window.from, to: window.to });
      return typeof items === 'function' ? items() : items;
    },
  };
}
