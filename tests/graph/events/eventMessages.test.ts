import { eq } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  RTMP_DESTINATION_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let taken: Data;

const MINUTE = 60_000;
const WEB = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth };
const RTMP = { kind: 'RTMP', rtmpDestinationId: RTMP_DESTINATION_IDS.campusTv };
const INPUT = {
  ...{ name: 'Vespers', type: 'LIVE', timezone: 'America/New_York', startLocal: '2027-03-02T19:00' },
  ...{ duration: 60 * MINUTE, encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
  ...{ encoderScheduleName: 'Vespers', encoderSettingsType: 'ADVANCED' },
  ...{ encoderPresetId: PRESET_IDS.fullHd30, destinations: [WEB, RTMP] },
};
const OF_NONE = {
  ...{ encoderId: null, encoderChannelId: null, encoderPresetId: null, encoderScheduleName: null },
  startLocal: '2027-03-09T19:00',
};

const write = async (mutation: string, type: string, input: object): Promise<Data> =>
  (
    await maya.data(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        event { id name } userErrors { code field message } } }`,
      { input },
    )
  )[mutation];
const create = (more: object = {}) => write('createEvent', 'CreateEventInput', { ...INPUT, ...more });

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
  const { event, userErrors } = await create();
  expect(userErrors).toEqual([]);
  taken = event;
}, START_MS);
afterAll(() => world?.close());

const elsewhere = { encoderId: ENCODER_IDS.studioB };

test.each([
  [
    'EVT-28 an encoder that is taken',
    { destinations: [] },
    {
      code: 'CONFLICT',
      field: ['encoderId'],
      message:
        /^The encoder .+ is used by “Vespers” at this time: \w{3}, \w{3} \d+, \d{4}, \d+:\d\d .M .+\.$/,
    },
  ],
  [
    'EVT-28 an RTMP destination that is taken',
    { ...elsewhere, destinations: [RTMP] },
    {
      ...{ code: 'CONFLICT', field: ['destinations', '0', 'rtmpDestinationId'] },
      message:
        /^The RTMP destination .+ is used by “Vespers” at this time: \w{3}, \w{3} \d+, \d{4}, \d+:\d\d .M .+\.$/,
    },
  ],
  [
    'EVT-28 a web channel that is taken',
    { ...elsewhere, destinations: [WEB] },
    {
      ...{ code: 'CONFLICT', field: ['destinations', '0', 'webChannelId'] },
      message:
        /^The web channel .+ is used by “Vespers” at this time: \w{3}, \w{3} \d+, \d{4}, \d+:\d\d .M .+\.$/,
    },
  ],
  [
    'EVT-28 a start in the past',
    { startLocal: '2026-11-01T19:00' },
    { code: 'INVALID', field: ['startLocal'], message: /^The start time is in the past\.$/ },
  ],
  [
    'EVT-28 LIB-16 a library video that is still being saved',
    { ...OF_NONE, type: 'EXISTING_MEDIA', mediaId: demoMediaId(CUSTOMERS.harbour, 1), destinations: [WEB] },
    { code: 'INVALID', field: ['mediaId'], message: /^This library video has not completed saving\.$/ },
  ],
  [
    'EVT-28 a source video that is not there',
    { ...OF_NONE, type: 'EXISTING_MEDIA', mediaId: 'nobody', destinations: [WEB] },
    { code: 'INVALID', field: ['mediaId'], message: /^Could not find the source video\.$/ },
  ],
])('%s is said in words, at its field', async (_what, input, { message, ...error }) => {
  const { event, userErrors } = await create(input);
  expect(event).toBeNull();
  expect(userErrors).toEqual([{ ...error, message: expect.stringMatching(message) }]);
});

test('EVT-28 EVT-23 an edit within five minutes of the start is said to be too late', async () => {
  const before = world.platform.clock.now();
  const start = new Date(Math.ceil((before.getTime() + 12 * MINUTE) / MINUTE) * MINUTE);
  const startLocal = start.toISOString().slice(0, 16);
  const { event } = await create({ ...elsewhere, timezone: 'UTC', startLocal, destinations: [] });
  world.platform.clock.set(new Date(start.getTime() - 5 * MINUTE));
  const { userErrors } = await write('updateEvent', 'UpdateEventInput', { id: event.id, name: 'Late' });
  expect(userErrors).toMatchObject([{ code: 'CONFLICT', message: expect.stringMatching(/5 minutes/) }]);
  world.platform.clock.set(before);
  expect((await maya.data(`{ event(id: "${taken.id}") { name } }`)).event.name).toBe('Vespers');
});

test('EVT-28 EVT-25 an edit of all is refused in words while the encoder runs for the event', async () => {
  const { db } = world.platform.services;
  const ofEncoder = eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit);
  const [before] = await db.select().from(encoderStatuses).where(ofEncoder);
  const ofEvent = eq(scheduleOccurrences.scheduleId, taken.id);
  await db.update(encoderStatuses).set({ state: 'started' }).where(ofEncoder);
  await db.update(scheduleOccurrences).set({ status: 'STARTED' }).where(ofEvent);
  const edit = { id: taken.id, scope: 'ALL', name: 'Now' };
  expect(await write('updateEvent', 'UpdateEventInput', edit)).toMatchObject({
    event: null,
    userErrors: [
      {
        code: 'CONFLICT',
        message: 'The encoder is running. Stop it, or wait until it has stopped, before you edit this event.',
      },
    ],
  });
  await db.update(scheduleOccurrences).set({ status: 'IDLE' }).where(ofEvent);
  await db.update(encoderStatuses).set({ state: before!.state }).where(ofEncoder);
});

test('EVT-32 who wants more streams than the plan has is told to contact support', async () => {
  const { db } = world.platform.services;
  const [customer] = await db.select().from(customers).where(eq(customers.uuid, CUSTOMERS.harbour));
  const plan = eq(plans.uuid, customer!.webPlanId!);
  const [before] = await db.select().from(plans).where(plan);
  await db.update(plans).set({ concurrentStreams: 1 }).where(plan);
  const { event, userErrors } = await create({ ...elsewhere, destinations: [] });
  await db.update(plans).set({ concurrentStreams: before!.concurrentStreams }).where(plan);
  expect([event, userErrors]).toEqual([
    null,
    [
      {
        ...{ code: 'LIMIT', field: ['startLocal'] },
        message: 'Your plan allows 1 streams at a time. Contact support to add concurrent streaming.',
      },
    ],
  ]);
});
