import { eq } from 'drizzle-orm';
import { encoderPresets, encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  RTMP_DESTINATION_IDS,
  SOCIAL_ACCOUNT_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
}

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const of = ({ uuid }: { uuid: string }) => `/api/v3/schedules/${uuid}`;
const HOUR = 3_600_000;
/** EVT-02: 128 are the most. */
const LONG_NAME = 'x'.repeat(129);

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());

const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
const WEEKLY = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'AFTER', count: 5, until: null },
};
const YOUTH = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth };
const MAIN = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.main };
/** A replay of the main channel, to another one. */
const REPLAY = { type: 'REPUBLISH', replayedWebChannelId: WEB_CHANNEL_IDS.main };
const fields = (change: object = {}) => ({
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
  ...{ startLocal: '2027-03-02T19:00', duration: HOUR, repeat: WEEKLY },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
  ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'Choir' },
  destinations: [YOUTH],
  ...change,
});
const create = (change: object = {}) => call<ScheduleRecord & Refused>('POST', list, fields(change));
const created = async (change: object = {}) => (await create(change)).body;
const starts = ({ occurrences }: ScheduleRecord) => occurrences.map(({ startDay }) => startDay);

describe('planned events', () => {
  it('EVT-01 EVT-29 SCH-07 RPT-07 C-113 C-114 keeps every field, and its times keep the clock on the wall', async () => {
    const { status, body } = await create({ description: ' Bring your scores ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fields({ description: 'Bring your scores', destinations: expect.anything() }),
      ...{ skipped: [], revision: 1, paused: false, seriesId: null, thumbnailUrl: null },
    });
    // New York puts its clocks forward on 14 March 2027.
    expect(starts(body)).toEqual([
      '2027-03-03T00:00:00.000Z',
      '2027-03-10T00:00:00.000Z',
      '2027-03-16T23:00:00.000Z',
      '2027-03-23T23:00:00.000Z',
      '2027-03-30T23:00:00.000Z',
    ]);
    expect(body.destinations).toMatchObject([
      { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth, name: 'Youth', locked: false },
    ]);
    expect((await call('GET', of(body))).body).toEqual(body);
    await call('DELETE', of(body));
  });

  it('EVT-24 SCH-07 C-115 one date becomes an event of its own, and its series leaves it out', async () => {
    const series = await created();
    const date = series.occurrences[1]!;
    const edit = {
      scope: 'this',
      occurrence: date.id,
      startLocal: '2027-03-09T20:00',
      name: 'Late practice',
    };
    const { body } = await call<ScheduleRecord>('PATCH', of(series), edit);
    expect(body).toMatchObject({ name: 'Late practice', repeat: null, seriesId: series.uuid });
    expect(body.occurrences).toMatchObject([{ id: date.id, startDay: '2027-03-10T01:00:00.000Z' }]);
    const rest = (await call<ScheduleRecord>('GET', of(series))).body;
    expect(rest.skipped).toEqual([date.startDay]);
    expect(starts(rest)).toEqual(starts(series).filter((start) => start !== date.startDay));
    await call('DELETE', of(series));
    expect((await call('GET', of(body))).status).toBe(404);
  });

  it('EVT-24 C-115 an edit of all keeps the rows of the times that stay', async () => {
    const series = await created();
    const { body } = await call<ScheduleRecord>('PATCH', of(series), { duration: 2 * HOUR });
    expect(body.occurrences.map(({ id }) => id)).toEqual(series.occurrences.map(({ id }) => id));
    expect(body.occurrences[0]?.endDay).toBe('2027-03-03T02:00:00.000Z');
    expect(body.revision).toBe(2);
    const late = await call<Refused>('PATCH', of(series), { revision: 1, name: 'Other' });
    expect(late).toMatchObject({ status: 409, body: { reason: 'CHANGED_MEANWHILE' } });
    await call('DELETE', of(series));
  });

  it('EVT-09 EVT-10 EVT-18 a live encoder, a web channel to replay and a saved video are what an event shows', async () => {
    const media = demoMediaId(CUSTOMERS.harbour, 5);
    const none = { encoderId: null, encoderChannelId: null };
    const live = { encoderId: ENCODER_IDS.vanKit, webChannelId: null, mediaId: null };
    const replay = { ...REPLAY, replayedWebChannelId: WEB_CHANNEL_IDS.youth };
    for (const [change, source] of [
      [{}, live],
      [replay, { ...none, webChannelId: WEB_CHANNEL_IDS.youth, mediaId: null }],
      [
        { type: 'EXISTING_MEDIA', mediaId: media },
        { ...none, webChannelId: null, mediaId: media },
      ],
    ] as const) {
      const { uuid, destinations } = await created(change);
      const [row] = await platform.services.db.select().from(schedules).where(eq(schedules.uuid, uuid));
      expect(row).toMatchObject(source);
      expect(destinations).toMatchObject([YOUTH]);
      await call('DELETE', of({ uuid }));
    }
  });

  it('EVT-04 EVT-19 automatic takes the preset of the encoder, advanced the one that is chosen', async () => {
    const { db } = platform.services;
    const [encoder] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.vanKit));
    const chosen = PRESET_IDS.fullHd60;
    expect(encoder!.encoderPresetId).not.toBe(chosen);
    for (const [encoderSettingsType, preset] of [
      ['automatic', encoder!.encoderPresetId],
      ['advanced', chosen],
    ] as const) {
      const event = await created({ encoderSettingsType, encoderPresetId: chosen });
      expect(event).toMatchObject({ encoderSettingsType, encoderPresetId: preset });
      await call('DELETE', of(event));
    }
  });

  it('EVT-29 C-118 leaves one date out and brings it back', async () => {
    const series = await created();
    const date = series.occurrences[2]!.startDay;
    const { body } = await call<ScheduleRecord>('POST', `${of(series)}/exdate`, { date });
    expect(starts(body)).not.toContain(date);
    expect(body.skipped).toEqual([date]);
    const back = await call<ScheduleRecord>('POST', `${of(series)}/exdate/restore`, { date });
    expect(starts(back.body)).toEqual(starts(series));
    const never = await call<Refused>('POST', `${of(series)}/exdate`, { date: '2027-03-04T00:00:00Z' });
    expect(never).toMatchObject({ status: 400, body: { reason: 'EVENT_OCCURRENCE_UNKNOWN', field: 'date' } });
    await call('DELETE', of(series));
  });

  it.each(['0001-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '3000-01-01T00:00:00Z'])(
    'C-118 refuses the date %s, which no event can have',
    async (date) => {
      const series = await created();
      const named = expect.stringContaining(`must lie between 1970-01-01 and 2999-12-31; it is "${date}"`);
      for (const [method, path, body] of [
        ['POST', `${of(series)}/exdate`, { date }],
        ['PATCH', of(series), { skipped: [date] }],
      ] as const) {
        expect(await call(method, path, body)).toMatchObject({ status: 400, body: { message: named } });
      }
      await call('DELETE', of(series));
    },
  );

  it('EVT-21 C-116 removes all its times, and what is removed comes back with them from the bin', async () => {
    const series = await created();
    expect((await call('DELETE', of(series))).status).toBe(204);
    expect((await call('DELETE', of(series))).status).toBe(404);
    expect((await call('POST', `${of(series)}/restore`)).status).toBe(204);
    expect((await call('GET', of(series))).body).toEqual(series);
    await call('DELETE', of(series));
  });

  it.each([
    ['EVT-01', { name: ' ' }, 'name', 'NAME_REQUIRED'],
    ['EVT-02', { name: LONG_NAME }, 'name', 'NAME_TOO_LONG'],
    ['EVT-03', { encoderScheduleName: null }, 'encoderScheduleName', 'EVENT_SCHEDULE_NAME_REQUIRED'],
    ['EVT-04', { encoderId: null }, 'encoderId', 'EVENT_ENCODER_REQUIRED'],
    ['EVT-04', { encoderChannelId: null }, 'encoderChannelId', 'EVENT_ENCODER_CHANNEL_REQUIRED'],
    ['EVT-04', { encoderPresetId: null }, 'encoderPresetId', 'ENCODER_PRESET_REQUIRED'],
    ['EVT-05', { duration: 12 * HOUR + 1 }, 'duration', 'EVENT_DURATION_TOO_LONG'],
    ['EVT-06', { duration: 0 }, 'duration', 'EVENT_DURATION_REQUIRED'],
    ['EVT-07', { startLocal: '2026-11-22T09:46' }, 'startLocal', 'EVENT_START_PAST'],
    ['EVT-08', { type: 'SIMLIVE' }, 'mediaId', 'EVENT_MEDIA_REQUIRED'],
    ['EVT-09', { ...REPLAY, destinations: [] }, 'destinations', 'EVENT_DESTINATION_REQUIRED'],
    ['EVT-10', REPLAY, 'destinations.0.webChannelId', 'EVENT_REPLAY_SAME_WEB'],
    [
      'EVT-10',
      { ...REPLAY, replayedWebChannelId: WEB_CHANNEL_IDS.youth, destinations: [YOUTH, MAIN] },
      'destinations.1.kind',
      'EVENT_REPLAY_ONE_WEB',
    ],
    [
      'EVT-14',
      { destinations: [{ ...YOUTH, startOffset: -1 }] },
      'destinations.0.startOffset',
      'DESTINATION_START_OFFSET',
    ],
    [
      'EVT-28',
      { type: 'EXISTING_MEDIA', mediaId: demoMediaId(CUSTOMERS.harbour, 1) },
      'mediaId',
      'MEDIA_NOT_SAVED',
    ],
    ['EVT-27', { preEventBufferMinutes: 121 }, 'preEventBufferMinutes', 'EVENT_BUFFER_RANGE'],
    ['EVT-18', { type: 'RERUN' }, 'type', 'EVENT_TYPE_REQUIRED'],
    ['EVT-19', { encoderSettingsType: 'manual' }, 'encoderSettingsType', 'EVENT_SETTINGS_TYPE_REQUIRED'],
    ['RPT-01', { repeat: { ...WEEKLY, type: 'HOURLY' } }, 'repeat.interval', 'REPEAT_INTERVAL_SHORT'],
    [
      'RPT-02',
      { repeat: { ...WEEKLY, ends: 'ON', until: '2027-03-01' } },
      'repeat.until',
      'REPEAT_UNTIL_BEFORE_START',
    ],
    [
      'RPT-03',
      { repeat: { ...WEEKLY, ends: 'ON', until: '2027-12-23' } },
      'repeat.until',
      'REPEAT_UNTIL_TOO_FAR',
    ],
    ['RPT-04', { repeat: { ...WEEKLY, type: 'DAILY', count: 0 } }, 'repeat.count', 'REPEAT_COUNT_RANGE'],
    ['RPT-04', { repeat: { ...WEEKLY, type: 'DAILY', count: 100 } }, 'repeat.count', 'REPEAT_COUNT_RANGE'],
    ['RPT-05', { repeat: { ...WEEKLY, count: 44 } }, 'repeat.count', 'REPEAT_COUNT_RANGE'],
  ])('%s refuses %j on its field', async (_rule, change, field, reason) => {
    expect(await create(change)).toMatchObject({ status: 400, body: { reason, field } });
  });
});

describe('the preset of an event', () => {
  /** Makes a preset of the demo another one, for as long as the test lasts. */
  async function withPreset(uuid: string, change: object, test: () => Promise<void>): Promise<void> {
    const { db } = platform.services;
    const here = eq(encoderPresets.uuid, uuid);
    const [before] = await db.select().from(encoderPresets).where(here);
    await db.update(encoderPresets).set(change).where(here);
    await test().finally(() => db.update(encoderPresets).set(before!).where(here));
  }
  const needsPlan = {
    ...{ code: 'LIMIT', reason: 'PRESET_NEEDS_PLAN', field: 'encoderPresetId' },
    parameters: { needed: 'Enterprise 4K', plan: 'Live Web Pro' },
  };

  it('EVT-15 EPR-06 in 4K it needs a 4K subscription, when the event is created, copied, moved or gone live with', async () => {
    const event = await created({ repeat: null });
    await withPreset(PRESET_IDS.fullHd30, { outputFormat: '2160p30' }, async () => {
      expect(await create({ startLocal: '2027-03-04T19:00' })).toMatchObject({
        status: 402,
        body: needsPlan,
      });
      const moved = await call<Refused>('PATCH', of(event), { startLocal: '2027-03-05T19:00' });
      expect(moved).toMatchObject({ status: 402, body: needsPlan });
      const live = await call<Refused>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/golive`, {
        ...{ title: 'Choir', encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
        ...{ encoderPresetId: PRESET_IDS.fullHd30, duration: HOUR, isSoonKnown: true },
        destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.youth }],
      });
      expect(live).toMatchObject({ status: 402, body: needsPlan });
    });
    const after = await call<ScheduleRecord>('PATCH', of(event), { startLocal: '2027-03-05T19:00' });
    expect(after.status).toBe(200);
    await call('DELETE', of(event));
  });

  it('EVT-15 EPR-07 in AV1 or HEVC it feeds no 4K web destination: none is added, and it becomes no such preset', async () => {
    const northgate = await platform.signIn('admin@northgate.example');
    const ask = <T>(method: string, path: string, body?: object) =>
      platform.call<T>(method, path, { token: northgate, body });
    const own = `/api/v3/customers/${CUSTOMERS.northgate}/schedules`;
    const web = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.arena, title: 'The match' };
    const match = fields({
      ...{ encoderId: ENCODER_IDS.arenaB, encoderChannelId: CHANNEL_IDS.arena, repeat: null },
      ...{ encoderPresetId: PRESET_IDS.ultraHd60Av1, timezone: 'Europe/London' },
    });
    const barred = (codec: string) => ({
      ...{ code: 'CONFLICT', reason: 'PRESET_FEEDS_WEB', field: 'encoderPresetId' },
      parameters: { codec, names: '“The match”' },
    });
    const refused = await ask<Refused>('POST', own, { ...match, destinations: [web] });
    expect(refused).toMatchObject({ status: 409, body: barred('AV1') });
    const alone = (await ask<ScheduleRecord>('POST', own, { ...match, destinations: [] })).body;
    const added = await ask<Refused>(
      'POST',
      `/api/v3/customers/${CUSTOMERS.northgate}/destinationschedules`,
      {
        ...{ scheduleId: alone.uuid, ...web },
      },
    );
    expect(added).toMatchObject({ status: 409, body: barred('AV1') });
    await ask('DELETE', of(alone));
    // H264 may, and so the preset of an event to the web stays H264.
    const plain = { ...match, encoderPresetId: PRESET_IDS.ultraHd30, destinations: [web] };
    const planned = await ask<ScheduleRecord>('POST', own, plain);
    expect(planned.status).toBe(201);
    const preset = `/api/v3/encoderprofiles/${PRESET_IDS.ultraHd30}`;
    const changed = await ask<Refused>('PATCH', preset, { codec: 'HEVC' });
    expect(changed).toMatchObject({ status: 409, body: { reason: 'PRESET_FEEDS_WEB', field: 'codec' } });
    expect(changed.body.parameters?.names).toContain('“The match”');
    await ask('DELETE', of(planned.body));
  });

  it('EVT-15 EPR-07 a group gets no web channel that an event which goes to it may not feed', async () => {
    const northgate = await platform.signIn('admin@northgate.example');
    const ask = <T>(method: string, path: string, body?: object) =>
      platform.call<T>(method, path, { token: northgate, body });
    const groups = `/api/v4/customers/${CUSTOMERS.northgate}/destinationgroups`;
    const social = { kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.arenaScreens };
    const { body: group } = await ask<{ uuid: string }>('POST', groups, {
      ...{ name: 'Match day', destinations: [social] },
    });
    const event = await ask<ScheduleRecord>('POST', `/api/v3/customers/${CUSTOMERS.northgate}/schedules`, {
      ...fields({ encoderId: ENCODER_IDS.arenaB, encoderChannelId: CHANNEL_IDS.arena, repeat: null }),
      ...{ encoderPresetId: PRESET_IDS.ultraHd60Av1, destinations: [], destinationGroupId: group.uuid },
    });
    expect(event.status).toBe(201);
    const web = await ask<Refused>('PATCH', `${groups}/${group.uuid}`, {
      webEventProfileId: WEB_CHANNEL_IDS.arena,
    });
    expect(web).toMatchObject({
      status: 409,
      body: { reason: 'PRESET_FEEDS_WEB', field: 'webEventProfileId', parameters: { codec: 'AV1' } },
    });
    await ask('DELETE', of(event.body));
    const after = await ask('PATCH', `${groups}/${group.uuid}`, { webEventProfileId: WEB_CHANNEL_IDS.arena });
    expect(after.status).toBe(200);
  });
});

describe('posts that an event asks for', () => {
  const post = (kind: 'FACEBOOK' | 'YOUTUBE', scheduledPostDays: number | null = 2) => ({
    ...{ kind, title: 'Choir', description: 'Every week', privacy: 'public', publishState: 'published' },
    socialAccountId: kind === 'YOUTUBE' ? SOCIAL_ACCOUNT_IDS.youtube : SOCIAL_ACCOUNT_IDS.facebook,
    placeId: kind === 'YOUTUBE' ? 'UCharbourstreet' : '1048576001',
    scheduledPostDays,
  });
  const attempt = async (change: object) => {
    const { status, body } = await create(change);
    // The next one needs the same encoder at the same times.
    if (status === 201) await call('DELETE', of(body));
    return { status, ...body };
  };

  it.each(['FACEBOOK', 'YOUTUBE'] as const)(
    'DST-10 %s has one, and what else goes there has none',
    async (kind) => {
      expect(await attempt({ destinations: [post(kind), post(kind)] })).toMatchObject({
        ...{ status: 400, field: 'destinations.1.scheduledPostDays', reason: 'EVENT_POST_TWICE' },
      });
      expect(await attempt({ destinations: [post(kind), post(kind, null)] })).toMatchObject({ status: 201 });
    },
  );

  it('DST-10 Facebook and YouTube have one each; no second one is added later either', async () => {
    const { status, body } = await create({ destinations: [post('FACEBOOK'), post('YOUTUBE')] });
    expect(status).toBe(201);
    const added = await call<Refused>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/destinationschedules`, {
      ...{ scheduleId: body.uuid, ...post('YOUTUBE') },
    });
    expect(added).toMatchObject({
      ...{ status: 400, body: { reason: 'EVENT_POST_TWICE', field: 'scheduledPostDays' } },
    });
    await call('DELETE', of(body));
  });

  it.each([
    ['each week', WEEKLY, 7],
    ['each day', { ...WEEKLY, type: 'DAILY' }, 1],
    ['once', null, 30],
  ])(
    'DST-09 of an event %s appear at most as many days before as lie between two',
    async (_often, repeat, limit) => {
      const days = (count: number) => attempt({ repeat, destinations: [post('YOUTUBE', count)] });
      expect(await days(0)).toMatchObject({ status: 400, reason: 'SCHEDULED_POST_DAYS' });
      expect(await days(1)).toMatchObject({ status: 201 });
      expect(await days(limit)).toMatchObject({ status: 201 });
      expect(await days(limit + 1)).toMatchObject({
        ...{ status: 400, reason: 'SCHEDULED_POST_DAYS' },
        parameters: { minimum: '1', maximum: String(limit), value: String(limit + 1) },
      });
    },
  );
});
