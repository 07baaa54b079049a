import { eq } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { EventCheckRecord } from '../../../fixtures/platform/domains/events/schedule/conflicts/records.ts';
import type { ScheduleItemRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import type { GoLiveRecord } from '../../../fixtures/platform/domains/events/goLive/records.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/domains/events/readiness/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
}

const MINUTE = 60_000;
const CUSTOMER = `/api/v3/customers/${CUSTOMERS.harbour}`;

let platform: TestPlatform;
let world: SimulatedWorld;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming });
  world = simulatedWorld(platform.services, platform.clock);
  token = await platform.signIn('events@harbour.example');
});
beforeEach(() => world.reset());
afterAll(() => platform.close());

const call = <T>(method: string, path: string, body?: object) =>
  platform.call<T>(method, path, { token, body });
const inMinutes = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * MINUTE);

/** An hour of "Evening prayer" on South stage, with its pre-roll and how soon it starts, in minutes. */
async function evening(minutes: number, preEventBufferMinutes: number): Promise<string> {
  const { db, clock } = platform.services;
  const [row] = await db.select().from(schedules).where(eq(schedules.encoderId, ENCODER_IDS.southStage));
  const uuid = crypto.randomUUID();
  await db.insert(schedules).values({ ...row!, uuid, name: 'Evening prayer', preEventBufferMinutes });
  const id = crypto.randomUUID();
  await db.insert(scheduleOccurrences).values({
    ...{ id, scheduleId: uuid, customerId: CUSTOMERS.harbour, status: 'IDLE' },
    ...{ startAt: inMinutes(minutes), endAt: inMinutes(minutes + 60), statusChangedAt: clock.now() },
  });
  return id;
}

describe('going live before an event with pre-roll', () => {
  const goLive = (fields: object = {}) =>
    call<GoLiveRecord & Refused>('POST', `${CUSTOMER}/golive`, {
      ...{
        title: 'Choir rehearsal',
        encoderId: ENCODER_IDS.southStage,
        encoderChannelId: CHANNEL_IDS.events,
      },
      ...{ encoderPresetId: PRESET_IDS.fullHd30, duration: 60 * MINUTE, isSoonKnown: true },
      destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.prayerRoom }],
      ...fields,
    });

  test.each([
    ['15 minutes before an event in 45 with 30 of pre-roll', 45, 30, 15],
    ['2 minutes before an event in 47 with 45 of pre-roll', 47, 45, 2],
    ['when the standard half hour begins', 48, 0, 18],
    ['at the start of an event whose encoder was freed in the standard half hour', 20, 0, 20],
    ['at the pre-roll of an event whose encoder was freed in the standard half hour', 20, 10, 10],
  ])('EVT-11 EVT-27 ENC-16 stops %s', async (_when, minutes, preRoll, stopsIn) => {
    await evening(minutes, preRoll);
    const stopsAt = inMinutes(stopsIn);
    const { status, body } = await goLive();
    expect([status, body.reason]).toEqual([201, undefined]);
    await world.pass(14);
    const { request } = (await call<GoLiveRecord>('GET', `${CUSTOMER}/golive/${body.requestId}`)).body;
    expect(request!.endAt).toBe(stopsAt.toISOString());
  });

  test('EVT-11 EVT-27 refuses an encoder whose next event is in its pre-roll, by name and time', async () => {
    await evening(20, 30);
    expect(await goLive()).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_ENCODER', field: 'encoderId' },
        parameters: {
          ...{ name: 'South stage', event: 'Evening prayer' },
          at: `${inMinutes(20).toISOString()}[America/New_York]`,
        },
      },
    });
  });

  test('GOL-03 EVT-27 warns when the pre-roll on this encoder begins within 60 minutes, and names the stop', async () => {
    await evening(91, 30);
    expect((await goLive({ isSoonKnown: false })).status).toBe(201);
    await world.reset();
    await evening(90, 30);
    expect(await goLive({ isSoonKnown: false, duration: 120 * MINUTE })).toMatchObject({
      status: 409,
      body: {
        reason: 'GO_LIVE_EVENT_SOON',
        parameters: {
          ...{ title: 'Evening prayer', minutes: '90' },
          stops: `${inMinutes(60).toISOString()}[America/New_York]`,
        },
      },
    });
  });

  test('GOL-03 names no stop where the broadcast ends before the pre-roll', async () => {
    await evening(50, 30);
    const { body } = await goLive({ isSoonKnown: false, duration: 20 * MINUTE });
    expect(body.parameters).toEqual({ title: 'Evening prayer', minutes: '50' });
  });
});

test('EVT-27 starts the encoder two hours ahead for the longest pre-roll', async () => {
  const id = await evening(121, 120);
  const status = async () => {
    const [row] = await platform.services.db
      .select({ status: scheduleOccurrences.status })
      .from(scheduleOccurrences)
      .where(eq(scheduleOccurrences.id, id));
    return row!.status;
  };
  await world.run();
  expect(await status()).toBe('IDLE');
  platform.clock.advance(MINUTE);
  await world.run();
  expect(await status()).toBe('SET_UP');
  expect((await world.encoder(ENCODER_IDS.southStage)).state).toBe('starting');
});

describe('planning beside an event with pre-roll', () => {
  const fields = (startLocal: string, preEventBufferMinutes: number) => ({
    ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC', duration: 60 * MINUTE, startLocal },
    ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile, preEventBufferMinutes },
    ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'C' },
  });
  const create = async (startLocal: string, preRoll: number) => {
    const { status, body } = await call<Refused>(
      'POST',
      `${CUSTOMER}/schedules`,
      fields(startLocal, preRoll),
    );
    return status === 201 ? 201 : `${status} ${body.reason}`;
  };

  test('EVT-11 EVT-27 refuses an event whose pre-roll begins before the one ahead of it ends', async () => {
    expect(await create('2027-03-02T19:00', 0)).toBe(201);
    expect(await create('2027-03-02T20:29', 30)).toBe('409 EVENT_CONFLICT_ENCODER');
    expect(await create('2027-03-02T20:30', 30)).toBe(201);
  });

  test('EVT-11 EVT-27 refuses an event that ends within the pre-roll of the next one', async () => {
    expect(await create('2027-03-02T20:30', 30)).toBe(201);
    expect(await create('2027-03-02T19:01', 0)).toBe('409 EVENT_CONFLICT_ENCODER');
    expect(await create('2027-03-02T19:00', 0)).toBe(201);
  });

  test('EVT-11 ENC-16 lets services follow each other where no pre-roll is asked for', async () => {
    expect(await create('2027-03-02T19:00', 0)).toBe(201);
    expect(await create('2027-03-02T20:00', 0)).toBe(201);
  });

  test('EVT-11 EVT-27 offers no encoder whose pre-roll is in the way', async () => {
    expect(await create('2027-03-02T20:30', 30)).toBe(201);
    const other = { ...fields('2027-03-02T19:30', 0), encoderId: ENCODER_IDS.studioB };
    expect((await call<Refused>('POST', `${CUSTOMER}/schedules`, other)).status).toBe(201);
    const draft = { ...fields('2027-03-02T19:30', 0), encoderId: ENCODER_IDS.studioB };
    const check = await call<EventCheckRecord>('POST', `${CUSTOMER}/schedules/validate`, draft);
    expect(check.body.conflicts.map(({ kind }) => kind)).toEqual(['ENCODER']);
    expect(check.body.freeEncoderIds).not.toContain(ENCODER_IDS.vanKit);
    expect(check.body.freeEncoderIds).toContain(ENCODER_IDS.overflow);
  });

  test('EVT-11 EVT-27 reports an event that came into the pre-roll of another as not ready', async () => {
    const first = await evening(3 * 60, 0);
    const second = await evening(4 * 60 + 29, 30);
    const { body } = await call<ReadinessRecord[]>(
      'GET',
      `${CUSTOMER}/schedules/readiness?startTime=${inMinutes(0).toISOString()}&endTime=${inMinutes(600).toISOString()}`,
    );
    const clashes = body.filter(({ findings }) => findings.some(({ reason }) => reason === 'eventClash'));
    expect(clashes.map(({ occurrenceId }) => occurrenceId).sort()).toEqual([first, second].sort());
  });
});

test('SCH-01 EVT-27 lists an event as on air from its state, however far its start is', async () => {
  const id = await evening(110, 120);
  const onAir = async () => {
    const { body } = await call<ScheduleItemRecord[]>('GET', `${CUSTOMER}/onair`);
    return body.filter((item) => item.id === id);
  };
  expect(await onAir()).toEqual([]);
  await world.run();
  expect(await onAir()).toMatchObject([
    { title: 'Evening prayer', status: 'SET_UP', encoderFrom: inMinutes(-10).toISOString() },
  ]);
  await platform.services.db
    .update(scheduleOccurrences)
    .set({ status: 'STOPPED' })
    .where(eq(scheduleOccurrences.id, id));
  expect(await onAir()).toEqual([]);
});
