import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { encoderTokens } from '../../../fixtures/platform/kernel/db/schema/devices.ts';
import {
  encoders,
  encoderStatuses,
  encoderUnits,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { decoders, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { DEVICE_SILENCE_MS } from '../../../fixtures/platform/domains/encoders/devices/devices.ts';
import { readLogs } from '../../../fixtures/platform/domains/encoders/encoders/logs.ts';
import { encoderLongestRun } from '../../../fixtures/platform/domains/encoders/jobs/encoderLongestRun.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { RECURRING_JOBS } from '../../../fixtures/platform/server/jobs/steps.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const REPORT = {
  encoding: false,
  hasInput: true,
  temperatures: [{ name: 'Processor', celsius: 44, warningCelsius: 85 }],
  cpuUsage: 7,
  uploadKbps: 0,
  droppedFrames: 0,
  version: '8.2.1',
  confirms: null as string | null,
  logs: [] as object[],
  networks: undefined as object[] | undefined,
};
interface Orders {
  state: string;
  command: { id: string; command: string } | null;
  networks: object[];
}

let platform: TestPlatform;
let customerId: string;
let admin: string;
let unit = 0;
/** A device that waits for its code, as it comes out of the box. */
let device: { serialNumber: string; activationCode: string };

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  unit += 1;
  // Not marked as the demo's, which the simulator would leave alone anyway.
  customerId = await platform.createCustomer({ demo: unit % 2 === 0 });
  admin = await platform.signIn((await platform.createUser(customerId)).userName);
  device = {
    serialNumber: `E7700${String(unit).padStart(4, '0')}`,
    activationCode: `test-${String(unit).padStart(4, '0')}`,
  };
  await platform.services.db
    .insert(encoderUnits)
    .values({ ...device, model: 'Rostrum E4', operatingSystem: 'Linux', version: '8.2.1' });
});

const ask = (body: object) =>
  platform.call<{ token: string; code?: string }>('POST', '/api/v3/devices/token', { body });
const tell = (token: string, changes: Partial<typeof REPORT> = {}) =>
  platform.call<Orders>('POST', '/api/v3/devices/encoder/reports', {
    token,
    body: { ...REPORT, ...changes },
  });
const fetchOrders = (token: string) =>
  platform.call<Orders>('GET', '/api/v3/devices/encoder/commands', { token });

async function added(): Promise<{ uuid: string; token: string }> {
  const { body } = await platform.call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/encoders`, {
    token: admin,
    body: { name: `Encoder ${unit}`, activationCode: device.activationCode, configuration: 'automatic' },
  });
  return { uuid: body.uuid, token: (await ask({ kind: 'encoder', ...device })).body.token };
}
const seen = async (uuid: string) =>
  (
    await platform.call<{ state: string; cpuUsage: number | null; version: string }>(
      'GET',
      `/api/v3/encoders/${uuid}/status`,
      { token: admin },
    )
  ).body;
const command = (uuid: string, requestedState: string) =>
  platform.call('PATCH', `/api/v3/encoders/${uuid}/status`, { token: admin, body: { requestedState } });
const pass = (milliseconds: number) => {
  platform.clock.advance(milliseconds);
  return runDueSteps(platform.services, [...RECURRING_JOBS, ...SIMULATOR_STEPS], (error) => {
    throw error;
  });
};

describe('the token of a device', () => {
  test('comes once the device was added by its code, once, and is kept as a hash only', async () => {
    expect((await ask({ kind: 'encoder', ...device })).status).toBe(404);
    const { uuid, token } = await added();
    expect(token).toHaveLength(43);
    expect((await ask({ kind: 'encoder', ...device, activationCode: 'test-9999' })).status).toBe(404);
    expect((await ask({ kind: 'encoder', ...device })).status).toBe(409);
    const { rows } = await platform.services.db.execute<{ text: string }>(
      sql`select row_to_json(t)::text as text from ${encoderTokens} t where t.encoder_id = ${uuid}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
  });

  test('opens the doors of its kind only, and a person’s token opens none of them', async () => {
    const { token } = await added();
    expect((await tell(token)).status).toBe(200);
    expect((await tell(admin)).status).toBe(401);
    expect((await tell('x'.repeat(43))).status).toBe(401);
    expect((await platform.call('GET', '/api/v3/devices/decoder/commands', { token })).status).toBe(401);
    expect((await platform.call('GET', `/api/v3/customers/${customerId}/encoders`, { token })).status).toBe(
      401,
    );
    expect((await platform.call('GET', '/legacy/users/me', { token })).status).toBe(401);
  });

  test('ends with the encoder', async () => {
    const { uuid, token } = await added();
    const staff = await platform.signIn('super@rostrum.example');
    expect((await platform.call('DELETE', `/api/v3/encoders/${uuid}`, { token: staff })).status).toBe(204);
    expect((await tell(token)).status).toBe(401);
  });
});

describe('a real encoder', () => {
  test('STM-05 is what it reports, and starts when its device says that it has', async () => {
    const { uuid, token } = await added();
    expect(await seen(uuid)).toMatchObject({ state: 'offline', cpuUsage: null });
    expect((await tell(token)).body).toEqual({ state: 'normal', command: null, networks: [] });
    expect(await seen(uuid)).toMatchObject({ state: 'normal', cpuUsage: 7, version: '8.2.1' });
    expect((await command(uuid, 'started')).status).toBeLessThan(300);
    const { body } = await fetchOrders(token);
    expect(body).toMatchObject({ state: 'starting', command: { command: 'start' } });
    const id = body.command!.id;
    // Until it confirms, nothing has started, whatever else passes.
    await pass(8_000);
    expect((await tell(token, { encoding: true })).body.state).toBe('starting');
    expect((await tell(token, { encoding: true, confirms: 'start 1' })).body.state).toBe('starting');
    expect((await tell(token, { encoding: false, confirms: id })).body.state).toBe('starting');
    const started = await tell(token, { encoding: true, confirms: id, cpuUsage: 41, uploadKbps: 5_900 });
    expect(started.body).toEqual({ state: 'started', command: null, networks: [] });
    expect(await seen(uuid)).toMatchObject({ state: 'started', cpuUsage: 41, peakCloudUpload: 5_900 });
    await command(uuid, 'stopped');
    const stop = (await fetchOrders(token)).body.command!;
    expect(stop.command).toBe('stop');
    expect((await tell(token, { confirms: stop.id })).body).toMatchObject({
      state: 'stopped',
      command: null,
    });
  });

  test('STM-05 updates, and its version is the one that it reports', async () => {
    const { uuid, token } = await added();
    await platform.services.db
      .update(encoders)
      .set({ version: '8.1.4', availableVersion: '8.2.1' })
      .where(eq(encoders.uuid, uuid));
    expect((await tell(token, { version: '8.1.4' })).body.state).toBe('update available');
    await command(uuid, 'updating');
    const { command: update } = (await fetchOrders(token)).body;
    expect(update).toMatchObject({ command: 'update', version: '8.2.1' });
    await tell(token, { version: '8.2.1', confirms: update!.id });
    expect(await seen(uuid)).toMatchObject({ state: 'stopped', version: '8.2.1' });
  });

  test('ENC-07 its network settings are pending until it reports them as they were asked for', async () => {
    const { uuid, token } = await added();
    const lease = { ipv4Address: '192.168.10.7', subnetMask: '255.255.255.0', gateway: null };
    const none = { dns1: null, dns2: null, dns3: null };
    const card = { nicDisplayName: 'LAN 1', dhcp: true, macAddress: '02:00:00:00:00:07', ...lease, ...none };
    expect((await tell(token, { networks: [card] })).body.networks).toEqual([]);
    const networks = (body?: object) =>
      platform.call<Record<string, unknown>[]>(body ? 'PATCH' : 'GET', `/api/v3/encoders/${uuid}/network`, {
        token: admin,
        body,
      });
    expect((await networks()).body).toMatchObject([{ ...card, applied: true }]);
    const wanted = { ...card, dhcp: false, ipv4Address: '10.1.2.3', gateway: '10.1.2.1', dns1: '10.1.0.2' };
    const { macAddress: _mac, ...settings } = wanted;
    const { body: record } = await platform.call<{ revision: number }>('GET', `/api/v3/encoders/${uuid}`, {
      token: admin,
    });
    const order = { revision: record.revision, networks: [{ ...settings, dns2: '', dns3: '' }] };
    expect((await networks(order)).body).toMatchObject([{ applied: false }]);
    expect((await fetchOrders(token)).body.networks).toEqual([{ position: 0, ...settings }]);
    // Current and nearby settings confirm nothing.
    await tell(token, { networks: [card] });
    await tell(token, { networks: [{ ...wanted, ipv4Address: '10.1.2.4' }] });
    expect((await networks()).body).toMatchObject([{ ...settings, applied: false }]);
    expect((await tell(token, { networks: [wanted] })).body.networks).toEqual([]);
    expect((await networks()).body).toMatchObject([{ ...wanted, applied: true }]);
    const { body: known } = await platform.call('GET', `/api/v3/encoders/${uuid}`, { token: admin });
    expect(known).toMatchObject({ ipAddress: '10.1.2.3' });
    expect((await tell(token, { networks: [{ ...card, ipv4Address: 'nowhere' }] })).status).toBe(400);
  });

  test('is offline once it is silent, and stands in for nobody: the simulator leaves it alone', async () => {
    const { uuid, token } = await added();
    await tell(token);
    await pass(DEVICE_SILENCE_MS);
    expect((await seen(uuid)).state).toBe('normal');
    await pass(5_001);
    expect(await seen(uuid)).toMatchObject({ state: 'offline' });
    await pass(10_000);
    expect(await seen(uuid)).toMatchObject({ state: 'offline' });
    expect((await tell(token)).body.state).toBe('normal');
  });

  test('ENC-18 is asked to stop once it has run for more than twelve hours', async () => {
    const { uuid, token } = await added();
    await tell(token);
    await command(uuid, 'started');
    const start = (await fetchOrders(token)).body.command;
    await tell(token, { encoding: true, confirms: start!.id });
    platform.clock.advance(12 * 3_600_000);
    await encoderLongestRun.step(platform.services);
    expect((await fetchOrders(token)).body).toMatchObject({ state: 'started', command: null });
    platform.clock.advance(1);
    await encoderLongestRun.step(platform.services);
    const { state, command: stop } = (await fetchOrders(token)).body;
    expect([state, stop?.command]).toEqual(['stopping', 'stop']);
    expect((await tell(token, { confirms: stop!.id })).body.state).toBe('stopped');
  });

  test('LOG-02 writes its log, with times that can be', async () => {
    const { uuid, token } = await added();
    const now = platform.clock.now().toISOString();
    const logs = [
      { time: now, level: 'WARN', entry: 'The fan is loud.' },
      { time: '1999-01-01T00:00:00.000Z', level: 'INFO', entry: 'No clock yet.' },
    ];
    expect((await tell(token, { logs })).status).toBe(200);
    const end = platform.clock.now();
    const window = { start: new Date(end.getTime() - 60_000), end };
    const entries = await readLogs(platform.services.db, { uuid, customerId }, window, 'INFO');
    const said = new Map(entries.map(({ entry, time }) => [entry, time]));
    expect([said.get('The fan is loud.'), said.get('No clock yet.')]).toEqual([now, now]);
  });

  test('LOG-02 NET-13 writes 6000 entries into its log a minute', async () => {
    const { uuid, token } = await added();
    const entry = { time: platform.clock.now().toISOString(), level: 'INFO', entry: 'Said.' };
    await platform.services.limits.set('logEntryOfDevice', `encoder ${uuid}`, 5998);
    expect((await tell(token, { logs: [entry, entry] })).status).toBe(200);
    expect((await tell(token)).status).toBe(200);
    const refused = await tell(token, { logs: [entry] });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('is told which field of a report is out of its limits, and when it calls too often', async () => {
    const { token } = await added();
    const refused = await tell(token, { cpuUsage: 101 });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('cpuUsage'),
    ]);
    const answers = await Promise.all(Array.from({ length: 240 }, () => fetchOrders(token)));
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('tells of itself and of no other', async () => {
    const { token } = await added();
    const before = await platform.services.db
      .select()
      .from(encoderStatuses)
      .orderBy(encoderStatuses.encoderId);
    await tell(token, { cpuUsage: 66 });
    const after = await platform.services.db
      .select()
      .from(encoderStatuses)
      .orderBy(encoderStatuses.encoderId);
    const changed = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
    expect(changed).toHaveLength(1);
    expect(changed[0]?.cpuUsage).toBe(66);
  });
});

describe('a real decoder', () => {
  test('VEN-12 STM-21 signs in with its venue’s login, one a venue, and reports', async () => {
    const { db, clock } = platform.services;
    const { userId, userName } = await platform.createUser(customerId, {
      userType: 'SITE',
      roles: [],
      userName: `hall-${unit}`,
    });
    await db.insert(venues).values({
      uuid: userId,
      customerId,
      userName,
      planName: 'Lan+Cloud',
      mode: 'Cloud',
      createdAt: clock.now(),
    });
    const login = {
      kind: 'decoder',
      userName,
      password: DEMO_PASSWORD,
      playerVersion: '4.2.0',
      hardware: 'box',
    };
    expect((await ask({ ...login, serialNumber: 'D77000001', password: 'wrong' })).status).toBe(401);
    const [first, second] = [
      (await ask({ ...login, serialNumber: 'D77000001' })).body.token,
      (await ask({ ...login, serialNumber: 'D77000002' })).body.token,
    ];
    const body = {
      status: 'playing',
      event: 'Mass',
      bandwidth: 8_000,
      buffer: 12.5,
      memory: 400,
      playhead: 61,
    };
    const report = (token: string) =>
      platform.call<{ signedIn: boolean }>('POST', '/api/v3/devices/decoder/reports', { token, body });
    expect((await report(first)).body).toMatchObject({ signedIn: true, events: [] });
    expect((await report(second)).body).toMatchObject({ signedIn: false });
    const rows = await db
      .select()
      .from(decoders)
      .where(eq(decoders.venueId, userId))
      .orderBy(decoders.serial);
    expect(rows).toMatchObject([
      { serial: 'D77000001', status: 'playing', playhead: 61, lastUpdate: clock.now() },
      { serial: 'D77000002', status: 'login refused', playhead: null },
    ]);
  });
});
