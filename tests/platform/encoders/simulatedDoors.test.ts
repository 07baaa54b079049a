import { eq } from 'drizzle-orm';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import {
  encoderChannelUsers,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { decoderTokens, encoderTokens } from '../../../fixtures/platform/kernel/db/schema/devices.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { decoderEvents, decoders } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import type { DoorAnswer } from '../../../fixtures/platform/domains/encoders/devices/simulatedDevices.ts';
import { commandEncoder } from '../../../fixtures/platform/domains/encoders/encoders/commands.ts';
import { decoderReports } from '../../../fixtures/demo/simulator/decoders.ts';
import { encoderReports } from '../../../fixtures/demo/simulator/encoderReports.ts';
import { encoderStates } from '../../../fixtures/demo/simulator/encoders.ts';
import type { SimulatorStep } from '../../../fixtures/demo/simulator/simulatorStep.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
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

interface Call {
  at: string;
  body: object | undefined;
  answer: DoorAnswer;
}

/** Runs a step once and tells what was called at the doors. */
async function callsOf(step: SimulatorStep): Promise<Call[]> {
  const { simulatedDevices } = services;
  const calls: Call[] = [];
  const call: typeof simulatedDevices.call = async (device, door, body) => {
    const answer = await simulatedDevices.call(device, door, body);
    calls.push({ at: `${device.kind} ${device.id} ${door}`, body, answer });
    return answer;
  };
  await step.step({ ...services, simulatedDevices: { ...simulatedDevices, call } });
  return calls;
}
const chapel = { kind: 'encoder', id: ENCODER_IDS.chapel } as const;
const fetched = async () => (await services.simulatedDevices.call(chapel, 'commands')).status;

test('STM-05 an encoder of the demonstration fetches its command and confirms it at the doors of real ones', async () => {
  const encoder = { uuid: chapel.id, customerId: CUSTOMERS.harbour };
  await commandEncoder(services, encoder, { requestedState: 'started' }, 'maya');
  platform.clock.advance(11_000);
  const calls = (await callsOf(encoderStates)).filter(({ at }) => at.includes(chapel.id));
  expect(calls).toMatchObject([
    {
      at: `encoder ${chapel.id} commands`,
      answer: { status: 200, body: { state: 'starting', command: { command: 'start' } } },
    },
    {
      at: `encoder ${chapel.id} reports`,
      body: { encoding: true },
      answer: { status: 200, body: { state: 'started', command: null } },
    },
  ]);
});

test('LIB-17 DEC-12 a decoder of the demonstration confirms what it was to load twenty seconds after it was asked', async () => {
  const { db } = services;
  const [decoder] = await db.select().from(decoders).where(eq(decoders.serial, 'D20010041'));
  const [seen] = await db
    .select()
    .from(encoderChannelUsers)
    .where(eq(encoderChannelUsers.userId, decoder!.venueId));
  const { customerId } = decoder!;
  const [video] = await db
    .insert(encoderVideos)
    .values({
      ...{ uuid: 'loaded', customerId, encoderId: chapel.id, encoderChannelId: seen!.encoderChannelId },
      ...{ name: 'Service', startTime: platform.clock.now(), lengthMs: 40_000, status: 'STOPPED' },
    })
    .returning();
  const load = { serial: 'D20010041', eventId: video!.uuid, loadedAt: platform.clock.now() };
  await db.insert(decoderEvents).values(load);
  const confirmed = async () => {
    platform.clock.advance(10_000);
    const calls = await callsOf(decoderReports);
    expect(calls.map(({ at }) => at)).toContain('decoder D20010041 commands');
    return (await db.select().from(decoderEvents))[0]?.confirmedAt;
  };
  expect(await confirmed()).toBeNull();
  expect(await confirmed()).toEqual(platform.clock.now());
});

test('figures are made up only for devices of the demonstration that have no token of their own', async () => {
  const { db } = services;
  expect(await fetched()).toBe(200);
  expect(await db.$count(encoderTokens)).toBe(0);
  expect(await db.$count(decoderTokens)).toBe(0);

  await db
    .insert(encoderTokens)
    .values({ encoderId: chapel.id, tokenHash: 'a real one', issuedAt: platform.clock.now() });
  expect(await fetched()).toBe(401);
  platform.clock.advance(5_000);
  const told = (await callsOf(encoderReports)).map(({ at }) => at);
  expect(told.length).toBeGreaterThan(3);
  expect(told).not.toContain(`encoder ${chapel.id} reports`);

  await db.delete(encoderTokens);
  expect(await fetched()).toBe(200);
  const harbour = eq(customers.uuid, CUSTOMERS.harbour);
  await db.update(customers).set({ demo: false }).where(harbour);
  expect(await fetched()).toBe(401);
  await db.update(customers).set({ demo: true }).where(harbour);
});

test('the limits of devices do not count those of the demonstration', async () => {
  const answers = [];
  for (let calls = 0; calls <= 240; calls += 1) answers.push(await fetched());
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('STM-05 DEC-08 one step calls for twenty devices at most, and the others have the next turns', async () => {
  const { db } = services;
  const { clock } = platform;
  const times = Array.from({ length: 45 }, (_, at) => at);
  const now = clock.now();
  const encoder = { customerId: CUSTOMERS.harbour, type: 'hardware', model: 'E4', version: '8.2.1' } as const;
  const many = times.map((at) => ({
    ...encoder,
    ...{ uuid: `many-${at}`, name: `Many ${at}`, serialNumber: `E9900${1000 + at}` },
    ...{ operatingSystem: 'Linux', createdAt: now },
  }));
  await db.insert(encoders).values(many);
  await db
    .insert(encoderStatuses)
    .values(many.map(({ uuid }) => ({ encoderId: uuid, state: 'starting' as const, stateChangedAt: now })));
  const [decoder] = await db.select().from(decoders).where(eq(decoders.serial, 'D20010041'));
  await db
    .insert(decoders)
    .values(
      times.map((at) => ({ ...decoder!, serial: `D9900${1000 + at}`, signedIn: false, lastUpdate: null })),
    );

  clock.advance(11_000);
  const devicesOf = async (step: SimulatorStep) => {
    clock.advance(10_000);
    return [...new Set((await callsOf(step)).map(({ at }) => at.split(' ')[1] ?? ''))];
  };
  const [first, second, third] = [
    await devicesOf(encoderStates),
    await devicesOf(encoderStates),
    await devicesOf(encoderStates),
  ];
  expect([first, second].map((devices) => devices.length)).toEqual([20, 20]);
  const began = [...first, ...second, ...third].filter((uuid) => uuid.startsWith('many-'));
  expect(new Set(began).size).toBe(45);

  const told: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const devices = await devicesOf(decoderReports);
    expect(devices.length).toBeLessThanOrEqual(20);
    told.push(...devices);
  }
  expect(times.filter((at) => !told.includes(`D9900${1000 + at}`))).toEqual([]);
});
