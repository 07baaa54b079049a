import { eq } from 'drizzle-orm';
import { encoderPresets, encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
const made: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
}, START_MS);
afterAll(() => world?.close());
afterEach(async () => {
  for (const id of made.splice(0))
    await maya.data('mutation ($id: ID!) { removeEvent(input: { id: $id }) { deletedId } }', { id });
});

const DAY = 24 * 3_600_000;
const INPUT = {
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC' },
  ...{ startLocal: '2027-03-02T19:00', duration: 3_600_000, repeat: { type: 'WEEKLY', ends: 'NEVER' } },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile, encoderScheduleName: 'Choir' },
  ...{ encoderSettingsType: 'ADVANCED', encoderPresetId: PRESET_IDS.fullHd30 },
};
const PAYLOAD = `{ event { id name startLocal isPaused skippedAt encoderPreset { id } repeat { position weekdays }
  occurrences(first: 3) { id startAt } } userErrors { code reason field } }`;
const run = async (mutation: string, type: string, input: object): Promise<Data> =>
  (await maya.data(`mutation ($input: ${type}!) { ${mutation}(input: $input) ${PAYLOAD} }`, { input }))[
    mutation
  ];
const created = async (more: object = {}): Promise<Data> => {
  const { event, userErrors } = await run('createEvent', 'CreateEventInput', { ...INPUT, ...more });
  expect(userErrors).toEqual([]);
  made.push(event.id);
  return event;
};
const update = (input: object) => run('updateEvent', 'UpdateEventInput', input);
const starts = ({ occurrences }: Data) => occurrences.map(({ startAt }: Data) => startAt);

test('EVT-04 EVT-15 EVT-19 an event whose encoder chooses by itself gets a preset of the organization', async () => {
  const { db } = world.platform.services;
  const ofEncoder = eq(encoders.uuid, ENCODER_IDS.vanKit);
  const [before] = await db.select().from(encoders).where(ofEncoder);
  await db.update(encoders).set({ encoderPresetId: null }).where(ofEncoder);
  const event = await created({ encoderSettingsType: 'AUTOMATIC', encoderPresetId: null });
  expect(event.encoderPreset).toEqual({ id: expect.any(String) });
  // One that the plan has no longer is replaced, as nobody has chosen it (EVT-15).
  const ofPreset = eq(encoderPresets.uuid, PRESET_IDS.fullHd30);
  const [preset] = await db.select().from(encoderPresets).where(ofPreset);
  await db.update(encoderPresets).set({ outputFormat: '2160p30' }).where(ofPreset);
  const later = { startLocal: '2027-03-03T19:00', encoderPresetId: PRESET_IDS.fullHd30 };
  const other = await created({ ...later, encoderSettingsType: 'AUTOMATIC' });
  expect(other.encoderPreset).not.toEqual({ id: PRESET_IDS.fullHd30 });
  await db.update(encoderPresets).set({ outputFormat: preset!.outputFormat }).where(ofPreset);
  await db.update(encoders).set({ encoderPresetId: before!.encoderPresetId }).where(ofEncoder);
});

test('EVT-24 EVT-29 a series is edited whose dates behind were edited more than 99 times, and so is one of its dates', async () => {
  const event = await created();
  const first = Date.parse('2024-10-08T19:00Z');
  const skipped = Array.from({ length: 110 }, (_, at) => new Date(first + at * 7 * DAY).toISOString());
  await world.platform.services.db
    .update(schedules)
    .set({ startLocal: '2024-10-08T19:00', skipped })
    .where(eq(schedules.uuid, event.id));
  expect(await update({ id: event.id, name: 'Choir' })).toMatchObject({
    ...{ event: { name: 'Choir' }, userErrors: [] },
  });
  const date = { id: event.id, scope: 'THIS', occurrenceId: event.occurrences[1].id };
  expect((await update({ ...date, name: 'Dress rehearsal' })).userErrors).toEqual([]);
  const ahead = Array.from({ length: 100 }, (_, at) => new Date(first + (130 + at) * 7 * DAY).toISOString());
  expect((await update({ id: event.id, skippedAt: ahead })).userErrors).toMatchObject([
    { reason: 'EVENT_SKIPPED_TOO_MANY', field: ['skippedAt'] },
  ]);
});

test('EVT-24 RPT-08 a series on the first Sunday that is dragged by a week takes place on the second one', async () => {
  const repeat = { type: 'MONTHLY', weekdays: ['SUNDAY'], position: 'FIRST', ends: 'NEVER' };
  const event = await created({ startLocal: '2027-03-07T10:00', repeat });
  const { event: moved } = await run('moveEvent', 'MoveEventInput', {
    ...{ id: event.id, scope: 'ALL', occurrenceId: event.occurrences[0].id },
    startAt: '2027-03-14T10:00:00Z',
  });
  expect(moved.repeat).toEqual({ position: 'SECOND', weekdays: ['SUNDAY'] });
  expect(starts(moved)).toEqual([
    ...['2027-03-14T10:00:00.000Z', '2027-04-11T10:00:00.000Z', '2027-05-09T10:00:00.000Z'],
  ]);
});

test('EVT-11 EVT-24 STM-11 a date taken out of a series neither meets it when both are resumed, nor comes back to it', async () => {
  const event = await created();
  const [, second, third] = event.occurrences;
  const date = { id: event.id, scope: 'THIS', occurrenceId: second.id };
  const { event: alone } = await update({ ...date, name: 'Dress rehearsal' });
  const back = { id: event.id, startAt: second.startAt };
  expect((await run('restoreEventDate', 'EventDateInput', back)).userErrors).toMatchObject([
    { reason: 'EVENT_DATE_NOT_SKIPPED', field: ['startAt'] },
  ]);
  const pause = (paused: boolean) => run('pauseEvent', 'PauseEventInput', { id: event.id, paused });
  expect((await pause(true)).event.isPaused).toBe(true);
  const startLocal = third.startAt.slice(0, 16);
  expect((await update({ id: alone.id, startLocal })).userErrors).toEqual([]);
  expect((await pause(false)).userErrors).toMatchObject([{ reason: 'EVENT_CONFLICT_ENCODER' }]);
});
