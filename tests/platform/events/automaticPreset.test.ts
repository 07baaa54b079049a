import { eq } from 'drizzle-orm';
import { customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderPresets, encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
  // As one that was just activated: it chooses by itself and has no preset.
  const { db } = platform.services;
  await db.update(encoders).set({ encoderPresetId: null }).where(eq(encoders.uuid, ENCODER_IDS.vanKit));
});
afterAll(() => platform.close());

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
/** As the event form sends an event on an encoder that chooses by itself. */
const fields = (change: object = {}) => ({
  ...{ name: 'Vespers', type: 'LIVE', timezone: 'America/New_York' },
  ...{ startLocal: '2027-03-02T19:00', duration: 3_600_000, repeat: null },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile, encoderScheduleName: 'Vespers' },
  ...{ encoderSettingsType: 'automatic', encoderPresetId: null },
  destinations: [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth }],
  ...change,
});
const create = (change: object = {}) =>
  platform.call<ScheduleRecord & { reason?: string; field?: string }>('POST', list, {
    token,
    body: fields(change),
  });
const remove = ({ uuid }: ScheduleRecord) => platform.call('DELETE', `/api/v3/schedules/${uuid}`, { token });

async function presetsByName() {
  const rows = await platform.services.db
    .select()
    .from(encoderPresets)
    .where(eq(encoderPresets.customerId, CUSTOMERS.harbour));
  return rows.sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'));
}

test('EVT-04 EVT-19 an event whose encoder chooses by itself and has no preset is saved with one of the organization', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.encoderSettingsType).toBe('automatic');
  expect((await presetsByName()).map(({ uuid }) => uuid)).toContain(body.encoderPresetId);
  const renamed = await platform.call<ScheduleRecord>('PATCH', `/api/v3/schedules/${body.uuid}`, {
    token,
    body: { name: 'Evensong' },
  });
  expect([renamed.status, renamed.body.encoderPresetId]).toEqual([200, body.encoderPresetId]);
  await remove(body);
});

test('EVT-04 EVT-15 of its presets one that the plan has comes before one in 4K that it has not', async () => {
  const { db } = platform.services;
  const [plan] = await db
    .select({ name: plans.name })
    .from(customers)
    .innerJoin(plans, eq(plans.uuid, customers.webPlanId))
    .where(eq(customers.uuid, CUSTOMERS.harbour));
  expect(plan?.name).toBe('Live Web Pro');
  const [first] = await presetsByName();
  const here = eq(encoderPresets.uuid, first!.uuid);
  await db.update(encoderPresets).set({ outputFormat: '2160p30' }).where(here);
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.encoderPresetId).not.toBe(first!.uuid);
  await remove(body);
  await db.update(encoderPresets).set({ outputFormat: first!.outputFormat }).where(here);
});

test('EVT-04 EVT-19 who chooses the preset has to, and one that an automatic event had stays', async () => {
  expect(await create({ encoderSettingsType: 'advanced' })).toMatchObject({
    status: 400,
    body: { field: 'encoderPresetId', reason: 'ENCODER_PRESET_REQUIRED' },
  });
  const { body } = await create({ encoderPresetId: PRESET_IDS.fullHd60 });
  expect(body.encoderPresetId).toBe(PRESET_IDS.fullHd60);
  await remove(body);
});

test('EVT-04 EVT-28 of an organization without any preset the encoder says that there is none', async () => {
  const { db } = platform.services;
  const move = (from: string, to: string) =>
    db.update(encoderPresets).set({ customerId: to }).where(eq(encoderPresets.customerId, from));
  await move(CUSTOMERS.northgate, CUSTOMERS.vista);
  await move(CUSTOMERS.harbour, CUSTOMERS.northgate);
  expect(await create()).toMatchObject({
    status: 400,
    body: { field: 'encoderId', reason: 'GO_LIVE_NO_PRESET' },
  });
  await move(CUSTOMERS.northgate, CUSTOMERS.harbour);
});
