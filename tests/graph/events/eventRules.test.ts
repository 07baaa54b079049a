import { eq, like } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderPresets, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
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
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const WEEKLY = { type: 'WEEKLY', ends: 'AFTER', count: 3 };
const INPUT = {
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
  ...{ startLocal: '2027-03-02T19:00', duration: HOUR },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile, encoderScheduleName: 'Choir' },
  ...{ encoderSettingsType: 'ADVANCED', encoderPresetId: PRESET_IDS.fullHd30 },
};
const PAYLOAD = `{ event { id name type occurrences { id startAt } destinations { id isLocked } }
  userErrors { code reason field parameters { name value } } }`;
const write = async (mutation: string, type: string, input: object): Promise<Data> =>
  (await maya.data(`mutation ($input: ${type}!) { ${mutation}(input: $input) ${PAYLOAD} }`, { input }))[
    mutation
  ];
const create = (more: object = {}) => write('createEvent', 'CreateEventInput', { ...INPUT, ...more });
const update = (input: object) => write('updateEvent', 'UpdateEventInput', { name: 'Other', ...input });
const made: string[] = [];
const created = async (more: object = {}): Promise<Data> => {
  const { event, userErrors } = await create(more);
  expect(userErrors).toEqual([]);
  made.push(event.id);
  return event;
};
const remove = (id: string) =>
  maya.data('mutation ($id: ID!) { removeEvent(input: { id: $id }) { deletedId userErrors { code } } }', {
    id,
  });
afterEach(async () => {
  for (const id of made.splice(0)) await remove(id);
});
const check = async (more: object = {}): Promise<Data> =>
  (
    await maya.data(
      `query ($input: EventDraftInput!) { viewer { customer { checkEvent(input: $input) {
        occurrences { startAt } errors { reason } conflicts { kind }
        warnings { reason field parameters { name value } } concurrency { limit steps { count } } } } } }`,
      { input: { ...INPUT, ...more } },
    )
  ).viewer.customer.checkEvent;

const sentTo = (kind: 'EMBED' | 'RTMP') =>
  kind === 'EMBED'
    ? { destinations: [{ kind, webChannelId: WEB_CHANNEL_IDS.youth }] }
    : { destinations: [{ kind, rtmpDestinationId: RTMP_DESTINATION_IDS.campusTv }] };

describe('what cannot be at one time', () => {
  it('EVT-12 two events at one RTMP destination', async () => {
    await created(sentTo('RTMP'));
    const other = { encoderId: ENCODER_IDS.studioB, ...sentTo('RTMP') };
    expect(await create({ ...other, startLocal: '2027-03-02T19:59' })).toMatchObject({
      event: null,
      userErrors: [{ reason: 'EVENT_CONFLICT_RTMP', field: ['destinations', '0', 'rtmpDestinationId'] }],
    });
    await created({ ...other, startLocal: '2027-03-02T20:00' });
  });

  it('EVT-32 more streams than the three of the plan, and says how many it has', async () => {
    for (const encoder of ['vanKit', 'studioB', 'overflow'] as const)
      await created({ encoderId: ENCODER_IDS[encoder] });
    const fourth = { encoderId: ENCODER_IDS.chapel };
    expect(await create(fourth)).toMatchObject({
      event: null,
      userErrors: [
        {
          ...{ reason: 'EVENT_CONFLICT_CONCURRENCY', field: ['startLocal'] },
          parameters: expect.arrayContaining([{ name: 'limit', value: '3' }]),
        },
      ],
    });
    expect(await check(fourth)).toMatchObject({
      conflicts: [{ kind: 'CONCURRENCY' }],
      concurrency: { limit: 3 },
    });
  });
});

it('EVT-16 encoder channel and web channel in different regions are warned of, and saved', async () => {
  const { db } = world.platform.services;
  const ofYouth = eq(webChannels.uuid, WEB_CHANNEL_IDS.youth);
  const [before] = await db.select().from(webChannels).where(ofYouth);
  await db.update(webChannels).set({ regionId: null }).where(ofYouth);
  const { regions } = await maya.data('{ regions { id } }');
  const elsewhere = (regions as Data[]).find(({ id }) => id !== before?.regionId);
  await db.update(webChannels).set({ regionId: elsewhere!.id }).where(ofYouth);
  expect(await check(sentTo('EMBED'))).toMatchObject({
    ...{ errors: [], conflicts: [] },
    warnings: [{ reason: 'EVENT_CONFLICT_REGION', field: ['destinations', '0', 'webChannelId'] }],
  });
  await created(sentTo('EMBED'));
  await db
    .update(webChannels)
    .set({ regionId: before?.regionId ?? null })
    .where(ofYouth);
});

it('EVT-15 in 4K it needs the plan for it, and an AV1 preset feeds no 4K web destination, told before the service is asked', async () => {
  const { db } = world.platform.services;
  const here = eq(encoderPresets.uuid, PRESET_IDS.fullHd60Hevc);
  const with4k = { encoderPresetId: PRESET_IDS.fullHd60Hevc, ...sentTo('EMBED') };
  const event = await created(with4k);
  const now = world.platform.clock.now();
  const plan = eq(customers.uuid, CUSTOMERS.harbour);
  const [before] = await db.select().from(customers).where(plan);
  const refusals = async () => {
    const asked = await create({ ...with4k, startLocal: '2027-03-04T19:00' });
    const moved = await write('moveEvent', 'MoveEventInput', {
      ...{ id: event.id, occurrenceId: event.occurrences[0].id, startAt: '2027-03-05T00:00:00Z' },
    });
    return [asked, moved];
  };
  await db.update(encoderPresets).set({ outputFormat: '2160p60' }).where(here);
  const calls = await world.callsOf(async () => {
    for (const payload of await refusals())
      expect(payload).toMatchObject({
        event: null,
        userErrors: [
          {
            ...{ code: 'LIMIT', reason: 'PRESET_NEEDS_PLAN', field: ['encoderPresetId'] },
            parameters: expect.arrayContaining([{ name: 'needed', value: 'Enterprise 4K' }]),
          },
        ],
      });
    const [big] = await db.select().from(plans).where(like(plans.name, '%Enterprise 4K'));
    await db.update(customers).set({ webPlanId: big!.uuid }).where(plan);
    world.platform.clock.advance(2 * HOUR);
    for (const payload of await refusals())
      expect(payload).toMatchObject({
        event: null,
        userErrors: [
          {
            ...{ code: 'CONFLICT', reason: 'PRESET_FEEDS_WEB', field: ['encoderPresetId'] },
            parameters: expect.arrayContaining([{ name: 'codec', value: 'HEVC' }]),
          },
        ],
      });
  });
  expect(calls.filter((call) => !call.startsWith('GET') && call.includes('schedules'))).toEqual([]);
  world.platform.clock.set(now);
  await db.update(customers).set({ webPlanId: before!.webPlanId }).where(plan);
  await db.update(encoderPresets).set({ outputFormat: '1080p60' }).where(here);
});

describe('posts that an event asks for', () => {
  const post = (scheduledPostDays: number | null) => ({
    ...{ kind: 'YOUTUBE', title: 'Choir', description: 'Every week', privacy: 'PUBLIC' },
    ...{ publishState: 'PUBLISHED', socialAccountId: SOCIAL_ACCOUNT_IDS.youtube, placeId: 'UCharbourstreet' },
    scheduledPostDays,
  });

  it('DST-10 a second one at YouTube is refused on its field, before the service is asked', async () => {
    await world.platform.forgetRequests();
    expect(await create({ destinations: [post(2), post(3)] })).toMatchObject({
      event: null,
      userErrors: [{ reason: 'EVENT_POST_TWICE', field: ['destinations', '1', 'scheduledPostDays'] }],
    });
    const asked = (await world.platform.requests()).filter(({ method }) => method === 'POST');
    expect(asked).toEqual([]);
    await created({ destinations: [post(2), post(null)] });
  });

  it.each([
    ['each week', WEEKLY, 7],
    ['once', null, 30],
  ])('DST-09 of an event %s appear from 1 day to %o before', async (_often, repeat, limit) => {
    const days = (count: number) => ({ repeat, destinations: [post(count)] });
    for (const count of [0, limit + 1]) {
      const { userErrors } = await create(days(count));
      expect(userErrors).toMatchObject([
        { reason: 'SCHEDULED_POST_DAYS', field: ['destinations', '0', 'scheduledPostDays'] },
      ]);
    }
    await created(days(limit));
  });
});

describe('when an event can be changed', () => {
  /** A start within the quarter of an hour that a token lives, and what a clock in New York shows then. */
  const soon = () => {
    const start = new Date(Math.ceil((world.platform.clock.now().getTime() + 12 * MINUTE) / MINUTE) * MINUTE);
    const local = new Date(start.getTime() - 5 * HOUR).toISOString().slice(0, 16);
    return { start, startLocal: local };
  };

  it('EVT-23 STM-13 C-121 C-122 it and its destinations no more within five minutes of its start, nor while they run', async () => {
    const before = world.platform.clock.now();
    const { start, startLocal } = soon();
    const event = await created({ startLocal, ...sentTo('EMBED') });
    const [destination] = event.destinations;
    const retitle = async (title: string) =>
      (
        await maya.data(
          `mutation ($input: UpdateEventDestinationInput!) { updateEventDestination(input: $input) {
            eventDestination { title isLocked } userErrors { reason } } }`,
          { input: { id: destination.id, title } },
        )
      ).updateEventDestination;
    const takeAway = async () =>
      (
        await maya.data(
          `mutation ($id: ID!) { removeEventDestination(input: { id: $id }) {
            deletedId userErrors { reason } } }`,
          { id: destination.id },
        )
      ).removeEventDestination;
    const refused = { userErrors: [{ reason: 'EVENT_EDIT_LOCKED' }] };
    world.platform.clock.set(new Date(start.getTime() - 5 * MINUTE - 1));
    expect(await update({ id: event.id })).toMatchObject({ event: { name: 'Other' }, userErrors: [] });
    expect(await retitle('Early')).toMatchObject({ eventDestination: { title: 'Early' }, userErrors: [] });
    const { db } = world.platform.services;
    const ofEvent = eq(scheduleOccurrences.scheduleId, event.id);
    for (const [minutes, status] of [
      [-5, 'IDLE'],
      [0, 'STARTED'],
      [30, 'STARTED'],
    ] as const) {
      world.platform.clock.set(new Date(start.getTime() + minutes * MINUTE));
      await db.update(scheduleOccurrences).set({ status }).where(ofEvent);
      expect(await update({ id: event.id, name: 'Third' })).toMatchObject(refused);
      expect(await retitle('Late')).toMatchObject(refused);
      expect(await takeAway()).toMatchObject({ deletedId: null, ...refused });
    }
    const query = `{ event(id: "${event.id}") { name destinations { title isLocked } } }`;
    expect((await maya.data(query)).event).toEqual({
      name: 'Other',
      destinations: [{ title: 'Early', isLocked: true }],
    });
    await db.update(scheduleOccurrences).set({ status: 'IDLE' }).where(ofEvent);
    world.platform.clock.set(before);
  });

  it('EVT-21 STM-11 but removed it is within those five minutes, too, and while it runs', async () => {
    const before = world.platform.clock.now();
    for (const [minutes, status] of [
      [-1, 'IDLE'],
      [1, 'STARTED'],
    ] as const) {
      const { start, startLocal } = soon();
      const event = await created({ startLocal });
      world.platform.clock.set(new Date(start.getTime() + minutes * MINUTE));
      const { db } = world.platform.services;
      await db
        .update(scheduleOccurrences)
        .set({ status })
        .where(eq(scheduleOccurrences.scheduleId, event.id));
      const told = (await update({ id: event.id })).userErrors;
      expect(told).toMatchObject([{ reason: 'EVENT_EDIT_LOCKED' }]);
      const { removeEvent } = await remove(event.id);
      expect(removeEvent).toEqual({ deletedId: event.id, userErrors: [] });
      world.platform.clock.set(before);
    }
  });

  it('EVT-25 one date by itself not while the encoder runs', async () => {
    const event = await created({ repeat: WEEKLY });
    const { db } = world.platform.services;
    const ofEncoder = eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit);
    const [before] = await db.select().from(encoderStatuses).where(ofEncoder);
    const date = { id: event.id, scope: 'THIS', occurrenceId: event.occurrences[1].id };
    await db.update(encoderStatuses).set({ state: 'started' }).where(ofEncoder);
    expect((await update(date)).userErrors).toMatchObject([{ reason: 'EVENT_ENCODER_RUNS' }]);
    await db.update(encoderStatuses).set({ state: before!.state }).where(ofEncoder);
    const alone = await update(date);
    expect(alone).toMatchObject({ event: { name: 'Other' }, userErrors: [] });
    made.push(alone.event.id);
  });

  it('STM-11 EVT-20 it is paused and resumed, and removed from either, with all of its times', async () => {
    const pause = (id: string, paused: boolean) => write('pauseEvent', 'PauseEventInput', { id, paused });
    const told = async (id: string) =>
      (await maya.data(`{ event(id: "${id}") { isPaused occurrences { id } } }`)).event;
    for (const isPausedAtLast of [true, false]) {
      const event = await created({ repeat: WEEKLY });
      for (const paused of isPausedAtLast ? [true, false, true] : [true, false]) {
        expect((await pause(event.id, paused)).userErrors).toEqual([]);
        expect(await told(event.id)).toMatchObject({ isPaused: paused });
      }
      await remove(event.id);
      expect(await told(event.id)).toBeNull();
    }
  });

  it('EVT-21 once removed, none of its times is left', async () => {
    const event = await created({ repeat: WEEKLY });
    const times = `{ viewer { customer { events(first: 100) { nodes { id } } } } }`;
    const listed = async () =>
      ((await maya.data(times)).viewer.customer.events.nodes as Data[]).map(({ id }) => id);
    expect(await listed()).toContain(event.id);
    await remove(event.id);
    expect(await listed()).not.toContain(event.id);
    expect((await maya.data(`{ event(id: "${event.id}") { occurrences { id } } }`)).event).toBeNull();
    expect((await create({ repeat: WEEKLY })).event.occurrences).toHaveLength(3);
    const { customer } = (
      await maya.data(`{ viewer { customer { events(first: 100) { nodes { id name } } } } }`)
    ).viewer;
    made.push(
      ...(customer.events.nodes as Data[]).filter(({ name }) => name === INPUT.name).map(({ id }) => id),
    );
  });
});

describe('how an event repeats', () => {
  // 2 March 2027 is a Tuesday; New York puts its clocks forward on the 14th.
  it.each([
    ['RPT-06', { type: 'MINUTELY', interval: 90 }, ['03-03T00:00', '03-03T01:30', '03-03T03:00']],
    ['RPT-06', { type: 'HOURLY', interval: 2 }, ['03-03T00:00', '03-03T02:00', '03-03T04:00']],
    ['RPT-06', { type: 'DAILY', interval: 10 }, ['03-03T00:00', '03-13T00:00', '03-22T23:00']],
    [
      'RPT-06',
      { type: 'WEEKLY', weekdays: ['TUESDAY', 'FRIDAY'] },
      ['03-03T00:00', '03-06T00:00', '03-10T00:00'],
    ],
    ['RPT-06', { type: 'YEARLY', months: [3, 6, 9] }, ['03-03T00:00', '06-02T23:00', '09-02T23:00']],
    ['RPT-06', { type: 'MONTHLY', dayOfMonth: 2 }, ['03-03T00:00', '04-02T23:00', '05-02T23:00']],
    [
      'RPT-08',
      { type: 'MONTHLY', position: 'FIRST', weekdays: ['TUESDAY'] },
      ['03-03T00:00', '04-06T23:00', '05-04T23:00'],
    ],
    [
      'RPT-08',
      { type: 'MONTHLY', position: 'LAST', weekdays: ['SUNDAY'] },
      ['03-28T23:00', '04-25T23:00', '05-30T23:00'],
    ],
  ])('%s by %j', async (_rule, repeat, starts) => {
    const { occurrences, errors } = await check({ repeat: { ends: 'AFTER', count: 3, ...repeat } });
    expect([errors, (occurrences as Data[]).map(({ startAt }) => startAt)]).toEqual([
      [],
      starts.map((start) => `2027-${start}:00.000Z`),
    ]);
  });

  it('RPT-07 as often as it says, until a day, or for thirteen months', async () => {
    const count = async (repeat: object) =>
      (await check({ repeat: { type: 'WEEKLY', ...repeat } })).occurrences.length as number;
    expect(await count({ ends: 'AFTER', count: 4 })).toBe(4);
    // Tuesdays from 2 to 30 March.
    expect(await count({ ends: 'ON', until: '2027-03-30' })).toBe(5);
    // Until 22 December 2027, thirteen months after 22 November 2026.
    expect(await count({ ends: 'NEVER' })).toBe(43);
  });
});

it('SCH-06 EVT-18 an event is of one of five types, each with what it needs', async () => {
  const ofNone = {
    encoderId: null,
    encoderChannelId: null,
    encoderPresetId: null,
    encoderScheduleName: null,
  };
  const media = { ...ofNone, mediaId: demoMediaId(CUSTOMERS.harbour, 5), ...sentTo('EMBED') };
  const types = [
    { type: 'LIVE' },
    { type: 'EXISTING_ENCODER_EVENT' },
    { type: 'REPUBLISH', ...ofNone, replayedWebChannelId: WEB_CHANNEL_IDS.youth, ...sentTo('EMBED') },
    { type: 'EXISTING_MEDIA', ...media },
    { type: 'SIMLIVE', ...media },
  ];
  for (const [week, fields] of types.entries()) {
    const startLocal = `2027-03-0${week + 2}T19:00`;
    expect((await created({ ...fields, startLocal })).type).toBe(fields.type);
  }
  const { errors } = await maya.run(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { ...INPUT, type: 'RERUN' } },
  );
  expect(errors?.[0]?.message).toContain('RERUN');
});
