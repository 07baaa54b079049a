import { eq } from 'drizzle-orm';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import {
  encoderLogs,
  encoderReadings,
  encoders,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { commandEncoder } from '../../../fixtures/platform/domains/encoders/encoders/commands.ts';
import { selectEncoder } from '../../../fixtures/platform/domains/encoders/encoders/queries.ts';
import type { RequestableState } from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import type { GoLiveRecord } from '../../../fixtures/platform/domains/events/goLive/records.ts';
import { encoderReports } from '../../../fixtures/demo/simulator/encoderReports.ts';
import { encoderLongestRun } from '../../../fixtures/platform/domains/encoders/jobs/encoderLongestRun.ts';
import { encoderPruning } from '../../../fixtures/platform/server/jobs/pruning.ts';
import { encoderStates } from '../../../fixtures/demo/simulator/encoders.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

let platform: TestPlatform;
let world: SimulatedWorld;
let services: PlatformServices;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming });
  services = platform.services;
  world = simulatedWorld(services, platform.clock);
});
beforeEach(() => world.reset());
afterAll(() => platform.close());

const tell = (uuid: string, requestedState: RequestableState): Promise<void> =>
  commandEncoder(services, { uuid, customerId: CUSTOMERS.harbour }, { requestedState }, 'maya');
const record = async (uuid: string) => {
  const found = await selectEncoder(services.db, platform.clock.now(), uuid);
  if (!found) throw new Error('gone');
  return found;
};

test('a started encoder passes through starting within ten seconds, and through stopping afterwards', async () => {
  await tell(ENCODER_IDS.chapel, 'started');
  expect((await record(ENCODER_IDS.chapel)).status).toMatchObject({
    state: 'starting',
    requestedState: 'started',
    hasInput: null,
  });
  await world.pass(5, [encoderStates]);
  expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('starting');
  await world.pass(6, [encoderStates]);
  expect(await world.encoder(ENCODER_IDS.chapel)).toMatchObject({ state: 'started', requestedState: null });

  await world.pass(5, [encoderReports]);
  expect((await record(ENCODER_IDS.chapel)).status.hasInput).toBe(true);

  await tell(ENCODER_IDS.chapel, 'stopped');
  await world.pass(8, [encoderStates]);
  expect(await world.encoder(ENCODER_IDS.chapel)).toMatchObject({ state: 'stopped', startedAt: null });
});

test('an update ends in stopped with the new version', async () => {
  await tell(ENCODER_IDS.youthRoom, 'updating');
  await world.pass(26, [encoderStates]);
  expect(await record(ENCODER_IDS.youthRoom)).toMatchObject({
    version: '8.2.1',
    availableVersion: null,
    status: { state: 'stopped', version: '8.2.1' },
  });
});

test('a restart ends in stopped', async () => {
  await tell(ENCODER_IDS.northHall, 'restarting');
  await world.pass(15, [encoderStates]);
  expect((await world.encoder(ENCODER_IDS.northHall)).state).toBe('stopped');
});

test('ENC-18 an encoder that runs over 12 hours is stopped, and its log says why', async () => {
  platform.clock.advance(12 * 60 * 60_000);
  await world.run([encoderLongestRun]);
  expect(await world.encoder(ENCODER_IDS.northHall)).toMatchObject({
    state: 'stopping',
    requestedState: 'stopped',
  });
  const entries = await services.db
    .select()
    .from(encoderLogs)
    .where(eq(encoderLogs.encoderId, ENCODER_IDS.northHall));
  expect(entries.map(({ entry }) => entry)).toContain('Ran for more than 12 hours and is being stopped.');
});

describe('EVT-05 what an encoder sends for twelve hours, the most', () => {
  const HOURS_12 = 12 * 60 * 60_000;
  const harbour = `/api/v3/customers/${CUSTOMERS.harbour}`;
  const sent = { encoderId: ENCODER_IDS.chapel, encoderChannelId: CHANNEL_IDS.mobile };
  let token: string;
  const pass = (seconds: number) => world.pass(seconds, undefined, 5);
  beforeEach(async () => {
    // Somebody of their own: twelve hours outlast what was signed in before.
    token = await platform.signIn((await platform.createUser(CUSTOMERS.harbour)).userName);
    await services.db.update(schedules).set({ paused: true });
  });

  /** Until its last second an event is on air; from its end on the scheduler stops it with all that it uses. */
  async function endsByItself(scheduleId: string): Promise<void> {
    const { db } = services;
    const read = async () => {
      const [time] = await db
        .select()
        .from(scheduleOccurrences)
        .where(eq(scheduleOccurrences.scheduleId, scheduleId));
      const [place] = await db
        .select()
        .from(contentDestinations)
        .where(eq(contentDestinations.occurrenceId, time!.id));
      return { time: time!, place };
    };
    const states = async () => {
      const { time, place } = await read();
      return [time.status, place?.status, (await world.encoder(ENCODER_IDS.chapel)).state];
    };
    const onAir = ['STARTED', 'STARTED', 'started'];
    expect(await states()).toEqual(onAir);
    const { endAt } = (await read()).time;
    platform.clock.set(new Date(endAt.getTime() - 1_000));
    // Its encoder has reported all the time.
    await world.run(SIMULATOR_STEPS);
    await world.run();
    expect(await states()).toEqual(onAir);
    await world.pass(1);
    expect((await read()).place?.stopRequestTime).toEqual(endAt);
    await pass(40);
    expect(await states()).toEqual(['STOPPED', 'STOPPED', 'stopped']);
    expect((await read()).place?.abortCause).toBeNull();
  }

  test('EVT-05 ENC-18 an event of twelve hours is on air to its end and stopped there, by nothing but the scheduler', async () => {
    const start = new Date(platform.clock.now().getTime() + 10 * 60_000);
    const { status, body } = await platform.call<ScheduleRecord>('POST', `${harbour}/schedules`, {
      token,
      body: {
        ...{ ...sent, name: 'Vigil', type: 'LIVE', timezone: 'UTC', duration: HOURS_12 },
        ...{ startLocal: start.toISOString().slice(0, 16), encoderScheduleName: 'Vigil' },
        ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30 },
        destinations: [{ kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth }],
      },
    });
    expect(status).toBe(201);
    platform.clock.set(start);
    await pass(40);
    await endsByItself(body.uuid);
  });

  test('EVT-05 GOL-01 what goes live for twelve hours likewise', async () => {
    const { status, body } = await platform.call<GoLiveRecord>('POST', `${harbour}/golive`, {
      token,
      body: {
        ...{ ...sent, title: 'Vigil', duration: HOURS_12, encoderPresetId: PRESET_IDS.fullHd30 },
        destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.youth }],
      },
    });
    expect(status).toBe(201);
    await pass(40);
    const path = `${harbour}/golive/${body.requestId}`;
    const { request } = (await platform.call<GoLiveRecord>('GET', path, { token })).body;
    await endsByItself(request!.scheduleId!);
  });
});

test('a resting encoder with a newer version reports the offered update', async () => {
  await tell(ENCODER_IDS.overflow, 'restarting');
  const seen: string[] = [];
  for (let second = 0; second < 22; second += 1) {
    await world.pass(1, [encoderStates]);
    const { state } = await world.encoder(ENCODER_IDS.overflow);
    if (seen.at(-1) !== state) seen.push(state);
  }
  expect(seen).toEqual(['restarting', 'stopped', 'update available']);
});

test('a report made twice for the same moment changes nothing the second time', async () => {
  platform.clock.advance(5_000);
  await encoderReports.step(services);
  const once = await services.db.select().from(encoderReadings).orderBy(encoderReadings.encoderId);
  const statusOnce = await world.encoder(ENCODER_IDS.northHall);
  await encoderReports.step(services);
  expect(await services.db.select().from(encoderReadings).orderBy(encoderReadings.encoderId)).toEqual(once);
  expect(await world.encoder(ENCODER_IDS.northHall)).toEqual(statusOnce);
});

test('an encoder that is removed while a report is made is left out of it, and the others report', async () => {
  await world.reset();
  platform.clock.advance(5_000);
  const { simulatedDevices, db } = services;
  const call: typeof simulatedDevices.call = async (...report) => {
    await db.delete(encoders).where(eq(encoders.uuid, ENCODER_IDS.northHall));
    return simulatedDevices.call(...report);
  };
  await encoderReports.step({ ...services, simulatedDevices: { ...simulatedDevices, call } });
  const reported = await db.selectDistinct({ id: encoderReadings.encoderId }).from(encoderReadings);
  expect(reported.length).toBeGreaterThan(3);
  expect(reported.map(({ id }) => id)).not.toContain(ENCODER_IDS.northHall);
});

test('shows temperature, load and upload while online, and none of them while offline', async () => {
  await world.reset(undefined, true);
  platform.clock.advance(5_000);
  await world.run([encoderReports]);
  const { status } = await record(ENCODER_IDS.northHall);
  expect(status.temperatures[0]?.celsius).toBeGreaterThan(50);
  expect(status.cpuUsage).toBeGreaterThan(25);
  expect(status.peakCloudUpload).toBeGreaterThan(7_000);
  expect(status.uploadHistory.length).toBeGreaterThanOrEqual(59);
  expect(status.uploadHistory[0]).toBe(0);

  expect((await record(ENCODER_IDS.vanKit)).status).toMatchObject({
    state: 'offline',
    temperatures: [],
    cpuUsage: null,
    peakCloudUpload: null,
    hasInput: null,
  });
});

test('one encoder is too hot and one has no input', async () => {
  platform.clock.advance(5_000);
  await world.run([encoderReports]);
  const hot = (await record(ENCODER_IDS.youthRoom)).status.temperatures[0];
  expect(hot && hot.celsius > hot.warningCelsius).toBe(true);
  expect((await record(ENCODER_IDS.arenaB)).status.hasInput).toBe(false);
});

test('a wandering encoder leaves and comes back within some hours', async () => {
  const seen = new Set<string>();
  for (let minute = 0; minute < 180; minute += 2) {
    platform.clock.advance(120_000);
    await world.run([encoderStates]);
    seen.add((await world.encoder(ENCODER_IDS.studioB)).state);
  }
  expect([...seen].sort()).toEqual(['normal', 'offline']);
});

test('readings are kept for 24 hours', async () => {
  await world.reset(undefined, true);
  platform.clock.advance(23 * 60 * 60_000);
  await world.run([encoderPruning]);
  expect(await services.db.$count(encoderReadings)).toBeGreaterThan(0);
  platform.clock.advance(3 * 60 * 60_000);
  await world.run([encoderPruning]);
  expect(await services.db.$count(encoderReadings)).toBe(0);
});

test('a command that comes between reading and writing wins over the simulator', async () => {
  const { simulatedDevices } = services;
  // The simulator's data is outdated when it writes: the encoder was stopped in between.
  for (const door of ['commands', 'reports']) {
    await world.reset();
    await tell(ENCODER_IDS.chapel, 'started');
    platform.clock.advance(20_000);
    let told = false;
    const call: typeof simulatedDevices.call = async (device, at, body) => {
      if (device.id === ENCODER_IDS.chapel && at === door && !told) {
        told = true;
        await tell(ENCODER_IDS.chapel, 'stopped');
      }
      return simulatedDevices.call(device, at, body);
    };
    await encoderStates.step({ ...services, simulatedDevices: { ...simulatedDevices, call } });
    expect(told).toBe(true);
    expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('stopping');
  }
});

test('seeded serials are E and 8 digits, activation codes xxxx-xxxx', async () => {
  const rows = await services.db.select().from(encoders);
  expect(rows).toHaveLength(12);
  for (const row of rows) {
    if (row.type === 'software') expect(row.serialNumber).toBeNull();
    else {
      expect(row.serialNumber).toMatch(/^E\d{8}$/);
      expect(row.activationCode).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}$/);
    }
  }
});
