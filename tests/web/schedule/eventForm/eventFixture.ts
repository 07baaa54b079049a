import { floating, momentAt, fromFloatingMs } from '../../../../schema/rules/wallTime.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const region = (id: string, name: string) => ({ id, name });
const AMERICA = region('us', 'North America');
const EUROPE = region('eu', 'Europe');

/** An encoder that an event can be planned on. */
export const encoder = (id: string, name: string, channel: string) => ({
  ...{ id, name, configuration: 'AUTOMATIC', status: { state: 'STOPPED' } },
  ...{ channel: { id: channel }, preset: { id: 'p1', name: '1080p' } },
});

/** An event as the form reads it. */
export const event = (change: object = {}) => ({
  ...{
    id: 'e1',
    name: 'Sunday service',
    description: null,
    thumbnailUrl: null,
    type: 'LIVE',
    timezone: 'America/New_York',
  },
  ...{ startLocal: '2026-11-22T09:30', startAt: '2026-11-22T14:30:00Z', duration: 5_400_000, repeat: null },
  ...{
    skippedAt: [],
    isPaused: false,
    isAdHoc: false,
    revision: 3,
    encoder: encoder('n1', 'North Hall', 'c1'),
  },
  ...{ encoderChannel: { id: 'c1', name: 'Main' }, encoderPreset: { id: 'p1', name: '1080p' } },
  ...{ encoderSettingsType: 'AUTOMATIC', encoderScheduleName: 'Sunday service', preEventBufferMinutes: 0 },
  ...{ replayedWebChannel: null, mediaItem: null, destinationGroup: null, destinations: [], occurrences: [] },
  ...change,
});

export const NOTHING_CLASHES = {
  ...{ conflicts: [], lanes: [], freeEncoders: [], warnings: [], errors: [], occurrences: [] },
  concurrency: { limit: null, steps: [] },
};

/** Answers of a graph for a user who plans events. */
export const answers = (
  change: { customer?: object; permissions?: string[] } & Record<string, unknown> = {},
) => {
  const {
    customer,
    permissions = ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA', 'VIDEO_REVIEW'],
    ...rest
  } = change;
  return {
    viewer: viewer({ permissions }),
    customer: withMedia([], {
      encoders: page([encoder('n1', 'North Hall', 'c1'), encoder('n2', 'Chapel', 'c2')]),
      encoderChannelList: page([
        { id: 'c1', name: 'Main', isViewOnly: false, region: AMERICA },
        { id: 'c2', name: 'Small', isViewOnly: false, region: AMERICA },
      ]),
      encoderPresetList: page([{ id: 'p1', name: '1080p', codec: 'H264', outputFormat: '1080p30' }]),
      webChannels: [
        { id: 'w1', name: 'Main web channel', region: AMERICA },
        { id: 'w2', name: 'European channel', region: EUROPE },
      ],
      rtmpDestinations: page([{ id: 'r1', name: 'City relay' }]),
      destinationGroups: page([]),
      socialAccounts: page([
        { id: 'a1', kind: 'YOUTUBE', name: 'Harbour', defaultDestination: { id: 'yt', name: 'Harbour TV' } },
      ]),
      events: page([event()]),
      checkEvent: NOTHING_CLASHES,
      ...customer,
    }),
    ...rest,
  };
};

interface Draft {
  startLocal: string;
  timezone: string;
  duration: number;
  encoderId: string | null;
  repeat: { type: string } | null;
}

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;

/**
 * A check that knows when encoders are taken, by the draft's own clock: `from` for `hours`, once or every week from there on. A
 * draft that repeats is looked at every hour or every week, as its rule says.
 */
export const checkAgainst =
  (taken: readonly { encoderId: string; from: string; hours: number; isWeekly?: boolean }[]) =>
  ({ input }: { input: Draft }) => {
    const first = floating(input.startLocal);
    const [step, count] = input.repeat?.type === 'HOURLY' ? [HOUR, 99] : [WEEK, input.repeat ? 57 : 1];
    const isTaken = (encoderId: string, at: number) =>
      taken.some(({ from, hours, isWeekly, ...one }) => {
        const weeks = isWeekly ? Math.max(0, Math.floor((at - floating(from)) / WEEK)) : 0;
        const begins = floating(from) + weeks * WEEK;
        return one.encoderId === encoderId && begins < at + input.duration && begins + hours * HOUR > at;
      });
    const momentOf = (at: number) => momentAt(fromFloatingMs(at), input.timezone).toISOString();
    const starts = Array.from({ length: count }, (_, index) => first + index * step);
    return {
      ...NOTHING_CLASHES,
      conflicts: starts
        .filter((at) => input.encoderId && isTaken(input.encoderId, at))
        .map((at) => {
          const [startAt, endAt] = [momentOf(at), momentOf(at + input.duration)];
          const other = { id: 'o2', eventId: 'e2', event: null, title: 'Sunday service', startAt, endAt };
          return {
            ...{ kind: 'ENCODER', resourceId: input.encoderId, resourceName: 'North Hall', startAt, endAt },
            ...{ field: ['encoderId'], freeSlots: [], other: { ...other, timezone: input.timezone } },
            freeEncoders: [
              { id: 'n1', name: 'North Hall' },
              { id: 'n2', name: 'Chapel' },
            ].filter(({ id }) => !isTaken(id, at)),
          };
        }),
    };
  };
