import { and, eq } from 'drizzle-orm';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import {
  encoderNetworks,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { activateEncoder } from '../../../fixtures/platform/domains/encoders/encoders/activation.ts';
import {
  readMarathon,
  updateMarathon,
} from '../../../fixtures/platform/domains/encoders/encoders/marathon.ts';
import {
  listNetworks,
  updateNetworks,
} from '../../../fixtures/platform/domains/encoders/encoders/networks.ts';
import { selectEncoder } from '../../../fixtures/platform/domains/encoders/encoders/queries.ts';
import { marathonRuns } from '../../../fixtures/platform/domains/encoders/jobs/marathonRuns.ts';
import { encoderNetworkSettings } from '../../../fixtures/demo/simulator/encoderNetworks.ts';
import { encoderStates } from '../../../fixtures/demo/simulator/encoders.ts';
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

const lan1 = {
  nicDisplayName: 'LAN 1',
  dhcp: false,
  ipv4Address: '10.1.0.7',
  subnetMask: '255.255.0.0',
  gateway: '10.1.0.1',
  dns1: '10.1.0.1',
  dns2: null,
  dns3: null,
};
const lan2 = { ...lan1, nicDisplayName: 'LAN 2', dhcp: true };
const change = (uuid: string, first: typeof lan1) =>
  updateNetworks(
    services,
    { uuid, customerId: CUSTOMERS.harbour },
    { networks: [first, lan2], revision: undefined },
    'maya',
  );
const applied = async (uuid: string) =>
  (await listNetworks(services.db, uuid)).map((card) => [card.applied, card.ipv4Address]);

test('ENC-07 changed network settings are pending until the device has taken them over', async () => {
  await change(ENCODER_IDS.chapel, lan1);
  expect(await applied(ENCODER_IDS.chapel)).toEqual([
    [false, '10.1.0.7'],
    [true, null],
  ]);
  await world.pass(6, [encoderNetworkSettings], 2);
  expect((await applied(ENCODER_IDS.chapel))[0]).toEqual([false, '10.1.0.7']);
  await world.pass(4, [encoderNetworkSettings], 2);
  expect((await applied(ENCODER_IDS.chapel))[0]).toEqual([true, '10.1.0.7']);
  const encoder = await selectEncoder(services.db, platform.clock.now(), ENCODER_IDS.chapel);
  expect(encoder).toMatchObject({ ipAddress: '10.1.0.7', pendingNetworks: 0 });
});

test('under DHCP the network gives the addresses once the device has taken it over', async () => {
  await change(ENCODER_IDS.chapel, { ...lan1, dhcp: true });
  expect((await applied(ENCODER_IDS.chapel))[0]).toEqual([false, null]);
  await world.pass(12, [encoderNetworkSettings], 2);
  expect((await applied(ENCODER_IDS.chapel))[0]).toEqual([true, expect.stringMatching(/^192\.168\.10\./)]);
});

test('a device that is offline takes settings over once it is back, one that came with settings never does', async () => {
  await change(ENCODER_IDS.vanKit, lan1);
  await world.pass(20, [encoderNetworkSettings], 2);
  expect((await applied(ENCODER_IDS.vanKit))[0]?.[0]).toBe(false);
  const state = { state: 'idle' } as const;
  await services.db
    .update(encoderStatuses)
    .set(state)
    .where(eq(encoderStatuses.encoderId, ENCODER_IDS.vanKit));
  await world.pass(2, [encoderNetworkSettings], 2);
  expect((await applied(ENCODER_IDS.vanKit))[0]?.[0]).toBe(true);
  const seeded = and(
    eq(encoderNetworks.encoderId, ENCODER_IDS.southStage),
    eq(encoderNetworks.applied, false),
  );
  expect(await services.db.$count(encoderNetworks, seeded)).toBe(1);
});

test('STM-05 a device that has just been added comes online by itself', async () => {
  const input = {
    activationCode: 'demo-0002',
    name: 'Foyer',
    configuration: 'automatic',
    encoderPresetId: null,
    encoderChannelId: null,
  } as const;
  const uuid = await activateEncoder(services, CUSTOMERS.harbour, input, 'maya');
  expect((await world.encoder(uuid)).state).toBe('offline');
  await world.pass(2, [encoderStates]);
  expect((await world.encoder(uuid)).state).toBe('normal');
});

describe('C-094, C-095 the marathon automation', () => {
  const chapel = { uuid: ENCODER_IDS.chapel, customerId: CUSTOMERS.harbour };
  const db = () => services.db;
  const due = async () => {
    const { nextRun } = await updateMarathon(services, chapel, { enabled: true, schedule: '09:50' });
    // 09:47 in New York.
    expect(nextRun).toBe('2026-11-22T14:50:00.000Z');
    platform.clock.advance(4 * 60_000);
    await world.run([marathonRuns]);
    return readMarathon(db(), chapel.uuid);
  };

  test('restarts an encoder that rests, and is due again the next day', async () => {
    expect(await due()).toMatchObject({ state: 'restarted', nextRun: '2026-11-23T14:50:00.000Z' });
    expect((await world.encoder(chapel.uuid)).state).toBe('restarting');
  });

  test('skips one that runs, and one that is offline', async () => {
    for (const state of ['started', 'offline'] as const) {
      await world.reset();
      await db().update(encoderStatuses).set({ state }).where(eq(encoderStatuses.encoderId, chapel.uuid));
      expect((await due()).state).toBe('skipped');
      expect((await world.encoder(chapel.uuid)).state).toBe(state);
    }
  });

  test('does nothing while it is off', async () => {
    await updateMarathon(services, chapel, { enabled: false, schedule: '09:50' });
    platform.clock.advance(24 * 60 * 60_000);
    await world.run([marathonRuns]);
    expect(await readMarathon(db(), chapel.uuid)).toMatchObject({ state: 'off', nextRun: null });
    expect(await db().$count(encoders, eq(encoders.uuid, chapel.uuid))).toBe(1);
  });
});
