import { eq } from 'drizzle-orm';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import type { EventCheckRecord } from '../../../fixtures/platform/domains/events/schedule/conflicts/records.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  RTMP_DESTINATION_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Problem {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
}
type Refused = Problem & { errors?: Problem[] };

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const of = ({ uuid }: { uuid: string }) => `/api/v3/schedules/${uuid}`;
const HOUR = 3_600_000;
const MINUTE = 60_000;

describe.each(await backends())('conflicts of events on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    token = await platform.signIn('events@harbour.example');
  });
  afterAll(() => close());

  const call = <T>(method: string, path: string, body?: object) =>
    platform.call<T>(method, path, { token, body });
  const fields = (change: object = {}) => ({
    ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
    ...{ startLocal: '2027-03-02T19:00', duration: HOUR },
    ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
    ...{
      encoderSettingsType: 'advanced',
      encoderPresetId: PRESET_IDS.fullHd30,
      encoderScheduleName: 'Choir',
    },
    ...change,
  });
  const create = (change: object = {}) => call<ScheduleRecord & Refused>('POST', list, fields(change));
  const made: { uuid: string }[] = [];
  const created = async (change: object = {}) => {
    const { status, body } = await create(change);
    expect([status, body.reason]).toEqual([201, undefined]);
    made.push(body);
    return body;
  };
  afterEach(async () => {
    for (const event of made.splice(0)) await call('DELETE', of(event));
  });
  const check = async (change: object = {}) =>
    (await call<EventCheckRecord>('POST', `${list}/validate`, fields(change))).body;
  const other = { encoderId: ENCODER_IDS.studioB };
  const web = (more: object = {}) => [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth, ...more }];
  const rtmp = (more: object = {}) => [
    { kind: 'RTMP', rtmpDestinationId: RTMP_DESTINATION_IDS.campusTv, ...more },
  ];

  it('EVT-11 an encoder is used by one event at a time; they may follow each other', async () => {
    await created({ name: 'Youth choir' });
    const clash = await create({ startLocal: '2027-03-02T19:59' });
    expect(clash).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_ENCODER', field: 'encoderId' },
        parameters: {
          ...{ name: 'Van kit', event: 'Youth choir' },
          at: '2027-03-03T00:00:00.000Z[America/New_York]',
        },
        message: 'The encoder Van kit is used by “Youth choir” at this time: Tue, Mar 2, 2027, 7:00 PM EST.',
      },
    });
    expect((await create({ startLocal: '2027-03-02T18:01' })).status).toBe(409);
    await created({ startLocal: '2027-03-02T20:00' });
    await created({ startLocal: '2027-03-02T18:00' });
    await created({ ...other });
  });

  it('EVT-13 EVT-14 a web channel is used from where one destination starts to where it stops', async () => {
    await created({ destinations: web({ startOffset: 20 * MINUTE, stopOffset: -10 * MINUTE }) });
    const at = (startLocal: string) =>
      create({ ...other, startLocal, duration: 20 * MINUTE, destinations: web() });
    for (const startLocal of ['2027-03-02T19:01', '2027-03-02T19:49']) {
      expect(await at(startLocal)).toMatchObject({
        status: 409,
        body: { reason: 'EVENT_CONFLICT_WEB_CHANNEL', field: 'destinations.0.webChannelId' },
      });
    }
    for (const startLocal of ['2027-03-02T19:00', '2027-03-02T19:50']) {
      const { status, body } = await at(startLocal);
      expect(status).toBe(201);
      made.push(body);
    }
  });

  it('EVT-12 an RTMP destination likewise', async () => {
    await created({ destinations: rtmp({ startOffset: 30 * MINUTE }) });
    const at = (startLocal: string) =>
      create({ ...other, startLocal, duration: 15 * MINUTE, destinations: rtmp() });
    expect(await at('2027-03-02T19:16')).toMatchObject({
      status: 409,
      body: { reason: 'EVENT_CONFLICT_RTMP', field: 'destinations.0.rtmpDestinationId' },
    });
    made.push((await at('2027-03-02T19:15')).body);
  });

  it('EVT-12 EVT-13 of a place that it goes to by itself and by its group its own times hold', async () => {
    const groups = `/api/v4/customers/${CUSTOMERS.harbour}/destinationgroups`;
    const { body: group } = await platform.call<{ uuid: string }>('POST', groups, {
      token: await platform.signIn('admin@harbour.example'),
      body: {
        ...{ name: 'Both', webEventProfileId: WEB_CHANNEL_IDS.youth },
        destinations: [{ kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.campusTv }],
      },
    });
    const late = { startOffset: 30 * MINUTE };
    await created({ destinationGroupId: group.uuid, destinations: [...web(late), ...rtmp(late)] });
    const before = { ...other, duration: 30 * MINUTE, destinations: [...web(), ...rtmp()] };
    await created(before);
    expect((await create({ ...before, startLocal: '2027-03-02T19:01' })).body.errors).toMatchObject([
      { reason: 'EVENT_CONFLICT_ENCODER' },
      { reason: 'EVENT_CONFLICT_WEB_CHANNEL' },
      { reason: 'EVENT_CONFLICT_RTMP' },
    ]);
  });

  it('EVT-10 the group of a replay has no other web channel, and the same one counts once', async () => {
    const groups = `/api/v4/customers/${CUSTOMERS.harbour}/destinationgroups`;
    const admin = await platform.signIn('admin@harbour.example');
    const groupOf = async (name: string, webEventProfileId: string) =>
      (
        await platform.call<{ uuid: string }>('POST', groups, {
          token: admin,
          body: { name, webEventProfileId, destinations: [] },
        })
      ).body.uuid;
    const replay = { type: 'REPUBLISH', replayedWebChannelId: WEB_CHANNEL_IDS.youth };
    const same = await groupOf('Same', WEB_CHANNEL_IDS.youth);
    const elsewhere = await groupOf('Elsewhere', WEB_CHANNEL_IDS.main);
    for (const [destinationGroupId, destinations, reason] of [
      [elsewhere, [], 'EVENT_REPLAY_SAME_WEB'],
      [elsewhere, web(), 'EVENT_REPLAY_ONE_WEB'],
    ] as const)
      expect(await create({ ...replay, destinationGroupId, destinations })).toMatchObject({
        status: 400,
        body: { reason, field: 'destinationGroupId' },
      });
    await created({ ...replay, destinationGroupId: same, destinations: web() });
  });

  it('EVT-11 EVT-13 of a series each date is looked at, and a date that is left out is not', async () => {
    await created({ startLocal: '2027-03-16T19:30', destinations: web() });
    const weekly = { type: 'WEEKLY', ends: 'AFTER', count: 4 };
    const refused = await create({ repeat: weekly, destinations: web() });
    expect(refused.body.errors).toMatchObject([
      { reason: 'EVENT_CONFLICT_ENCODER' },
      { reason: 'EVENT_CONFLICT_WEB_CHANNEL' },
    ]);
    const found = await check({ repeat: weekly, destinations: web() });
    expect(found.conflicts.map(({ kind, startAt }) => [kind, startAt])).toEqual([
      ['ENCODER', '2027-03-16T23:00:00.000Z'],
      ['WEB_CHANNEL', '2027-03-16T23:00:00.000Z'],
    ]);
    await created({ repeat: weekly, destinations: web(), skipped: ['2027-03-16T23:00:00Z'] });
  });

  it('C-117 EVT-29 tells who has it, three near free starts, free encoders and what is used when', async () => {
    const taken = await created({ name: 'Youth choir' });
    const found = await check({ startLocal: '2027-03-02T19:30' });
    expect(found).toMatchObject({
      occurrences: [{ startAt: '2027-03-03T00:30:00.000Z', endAt: '2027-03-03T01:30:00.000Z' }],
      conflicts: [
        {
          ...{ kind: 'ENCODER', resourceId: ENCODER_IDS.vanKit, resourceName: 'Van kit', field: 'encoderId' },
          other: { scheduleId: taken.uuid, title: 'Youth choir', startAt: '2027-03-03T00:00:00.000Z' },
          freeStarts: ['2027-03-02T23:00:00.000Z', '2027-03-03T01:00:00.000Z', '2027-03-03T01:15:00.000Z'],
        },
      ],
      lanes: [
        {
          ...{ kind: 'ENCODER', name: 'Van kit' },
          busy: [{ startAt: '2027-03-03T00:00:00.000Z', endAt: '2027-03-03T01:00:00.000Z' }],
        },
      ],
      errors: [],
    });
    const [conflict] = found.conflicts;
    expect(conflict?.freeEncoderIds).toContain(ENCODER_IDS.studioB);
    expect(conflict?.freeEncoderIds).not.toContain(ENCODER_IDS.vanKit);
    for (const startAt of conflict?.freeStarts ?? []) {
      const local = new Date(Date.parse(startAt) - 5 * HOUR).toISOString().slice(0, 16);
      expect((await check({ startLocal: local })).conflicts).toEqual([]);
    }
    const edited = await check({ uuid: taken.uuid });
    expect(edited.conflicts).toEqual([]);
  });

  it('C-117 EVT-28 tells what the rules refuse beside that, on its field', async () => {
    const found = await check({ name: '', startLocal: '2026-11-01T10:00', encoderId: null });
    expect(found.errors).toMatchObject([
      { field: 'name', reason: 'NAME_REQUIRED' },
      { field: 'encoderId', reason: 'EVENT_ENCODER_REQUIRED' },
      { field: 'startLocal', reason: 'EVENT_START_PAST' },
    ]);
  });

  it('EVT-11 EVT-29 what is paused, left out or removed takes nothing, and comes back only where nothing has its place', async () => {
    const series = await created({ repeat: { type: 'WEEKLY', ends: 'AFTER', count: 3 } });
    const date = series.occurrences[1]!.startDay;
    await call('PATCH', of(series), { paused: true });
    const between = await created({ startLocal: '2027-03-09T19:15' });
    expect(await call<Refused>('PATCH', of(series), { paused: false })).toMatchObject({
      status: 409,
      body: { reason: 'EVENT_CONFLICT_ENCODER' },
    });
    await call('DELETE', of(between));
    expect((await call('PATCH', of(series), { paused: false })).status).toBe(200);
    await call('POST', `${of(series)}/exdate`, { date });
    const second = await created({ startLocal: '2027-03-09T19:15' });
    expect((await call('POST', `${of(series)}/exdate/restore`, { date })).status).toBe(409);
    await call('DELETE', of(second));
    expect((await call('POST', `${of(series)}/exdate/restore`, { date })).status).toBe(200);
    expect((await call('POST', `${of(second)}/restore`)).status).toBe(409);
    await call('DELETE', of(series));
    expect((await call('POST', `${of(second)}/restore`)).status).toBe(204);
    expect((await call('POST', `${of(series)}/restore`)).status).toBe(409);
  });

  it('EVT-11 of many who save at once one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create({ name: `Choir ${at}` })));
    const won = answers.filter(({ status }) => status === 201);
    made.push(...won.map(({ body }) => body));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'EVENT_CONFLICT_ENCODER')).toHaveLength(7);
  });

  it('EVT-11 EVT-24 of two who move events to one time at once one wins', async () => {
    const first = await created();
    const second = await created({ startLocal: '2027-03-04T19:00' });
    const startLocal = '2027-03-06T10:00';
    const answers = await Promise.all(
      [first, second].map((event) => call('PATCH', of(event), { startLocal })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('EVT-16 encoder channel and web channel in different regions are warned of, and saved', async () => {
    const { db } = platform.services;
    const [before] = await db.select().from(webChannels).where(eq(webChannels.uuid, WEB_CHANNEL_IDS.youth));
    const [elsewhere] = (await call<{ uuid: string }[]>('GET', '/api/v3/regions')).body.filter(
      ({ uuid }) => uuid !== before?.regionId,
    );
    await db
      .update(webChannels)
      .set({ regionId: elsewhere?.uuid ?? null })
      .where(eq(webChannels.uuid, WEB_CHANNEL_IDS.youth));
    const found = await check({ destinations: web() });
    expect(found.warnings).toMatchObject([
      {
        reason: 'EVENT_CONFLICT_REGION',
        field: 'destinations.0.webChannelId',
        parameters: { name: 'Youth' },
      },
    ]);
    expect([found.conflicts, found.errors]).toEqual([[], []]);
    await created({ destinations: web() });
    await db
      .update(webChannels)
      .set({ regionId: before?.regionId ?? null })
      .where(eq(webChannels.uuid, WEB_CHANNEL_IDS.youth));
  });

  it('EVT-32 more streams at a time than the plan allows are refused, with what to ask support for', async () => {
    const { db } = platform.services;
    await db.update(plans).set({ concurrentStreams: 2 }).where(eq(plans.uuid, PLANS.webPro));
    const [customer] = await db.select().from(customers).where(eq(customers.uuid, CUSTOMERS.harbour));
    expect(customer?.webPlanId).toBe(PLANS.webPro);
    await created({ encoderId: ENCODER_IDS.vanKit });
    await created({ encoderId: ENCODER_IDS.studioB, startLocal: '2027-03-02T19:45' });
    const third = { encoderId: ENCODER_IDS.overflow, startLocal: '2027-03-02T19:30' };
    expect(await create(third)).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'LIMIT', reason: 'EVENT_CONFLICT_CONCURRENCY', field: 'startLocal' },
        parameters: { limit: '2' },
      },
    });
    const found = await check(third);
    // Two run from 00:45 to 01:00: what is offered ends before that, or begins after it.
    const freeStarts = ['2027-03-02T23:45', '2027-03-03T01:00', '2027-03-03T01:15'];
    expect(found.conflicts).toMatchObject([
      { kind: 'CONCURRENCY', other: null, freeStarts: freeStarts.map((at) => `${at}:00.000Z`) },
    ]);
    for (const startLocal of ['2027-03-02T18:45', '2027-03-02T20:00', '2027-03-02T20:15']) {
      expect((await check({ ...third, startLocal })).conflicts).toEqual([]);
    }
    expect(found.concurrency).toEqual({
      limit: 2,
      steps: [
        { at: '2027-03-03T00:00:00.000Z', count: 1 },
        { at: '2027-03-03T00:45:00.000Z', count: 2 },
        { at: '2027-03-03T01:00:00.000Z', count: 1 },
        { at: '2027-03-03T01:45:00.000Z', count: 0 },
      ],
    });
    await created({ ...third, duration: 15 * MINUTE });
  });
});
