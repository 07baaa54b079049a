import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  processDatabase,
  startPlatformProcess,
  type PlatformProcess,
  type ProcessDatabase,
} from '../../support/platformProcess.ts';
import { programFile } from '../../support/programFile.ts';
import { until } from '../../support/until.ts';

let dataDir: string;
let database: ProcessDatabase;
let platform: PlatformProcess;
let token: string;
let program: string;
const devices: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rostrum-devices-'));
  database = await processDatabase();
  program = await programFile('fixtures/demo/device/main.ts');
  platform = await startPlatformProcess(dataDir, database.variables, 'demo');
  const grant = { grant_type: 'password_cookie', username: 'admin@harbour.example', password: DEMO_PASSWORD };
  token = (await call<{ access_token: string }>('POST', '/api/v3/auth/token', grant)).access_token;
});
afterAll(async () => {
  for (const device of devices) {
    const ended = once(device, 'exit');
    device.kill('SIGTERM');
    await ended;
  }
  await platform.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(platform.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} → ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** `npm run device` with these arguments; answers what it has said so far. */
function device(...args: string[]): () => string {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const child = spawn(process.execPath, [program, ...args, '--platform', platform.url, '--every', '0.25'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  devices.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}

const stateOf = async (uuid: string) =>
  (await call<{ state: string }>('GET', `/api/v3/encoders/${uuid}/status`)).state;
const is = (uuid: string, state: string) => async () => (await stateOf(uuid)) === state;
const command = (uuid: string, requestedState: string) =>
  call('PATCH', `/api/v3/encoders/${uuid}/status`, { requestedState });

describe('npm run device, beside the platform as a process of its own', () => {
  test('STM-05 ENC-07 as an encoder it waits to be added, starts, takes over its network, and stops', async () => {
    const said = device('encoder', '--serial', 'E10060001', '--code', 'demo-0001');
    await until(() => said().includes('not added yet'), 'the device to wait for being added');
    const added = { name: 'Far away', activationCode: 'demo-0001', configuration: 'automatic' };
    const { uuid } = await call<{ uuid: string }>(
      'POST',
      `/api/v3/customers/${CUSTOMERS.harbour}/encoders`,
      added,
    );
    await until(is(uuid, 'normal'), 'the device to report');
    await command(uuid, 'started');
    await until(is(uuid, 'started'), 'the device to start');
    await command(uuid, 'stopped');
    await until(is(uuid, 'stopped'), 'the device to stop');

    type Card = Record<string, unknown>;
    const networks = () => call<Card[]>('GET', `/api/v3/encoders/${uuid}/network`);
    const { revision } = await call<{ revision: number }>('GET', `/api/v3/encoders/${uuid}`);
    const wanted = {
      nicDisplayName: 'Studio LAN',
      dhcp: false,
      ipv4Address: '10.1.2.3',
      subnetMask: '255.255.0.0',
    };
    const rest = { gateway: '10.1.0.1', dns1: '10.1.0.2', dns2: '', dns3: '' };
    const pending = await call<Card[]>('PATCH', `/api/v3/encoders/${uuid}/network`, {
      revision,
      networks: [{ ...wanted, ...rest }],
    });
    expect(pending).toMatchObject([{ ...wanted, applied: false }]);
    await until(async () => (await networks())[0]?.applied === true, 'the device to take over its network');
    expect(await networks()).toMatchObject([{ ...wanted, gateway: '10.1.0.1', dns2: null }]);
    const encoder = await call<{ ipAddress: string }>('GET', `/api/v3/encoders/${uuid}`);
    expect(encoder.ipAddress).toBe('10.1.2.3');
  });

  test('STM-05 STM-19 as a software encoder it signs in, starts and stops', async () => {
    const login = { userName: 'admin@harbour.example', password: DEMO_PASSWORD };
    const { encoderId } = await call<{ encoderId: string }>('POST', '/api/v3/uploaders/registration', {
      ...login,
      deviceId: 'my-desk',
      name: 'My desk',
      pluginKind: 'OBS',
    });
    device('software', '--device-id', 'my-desk', '--user', login.userName, '--password', login.password);
    await until(is(encoderId, 'normal'), 'the plugin to report');
    await command(encoderId, 'started');
    await until(is(encoderId, 'started'), 'the plugin to start');
    await command(encoderId, 'stopped');
    await until(is(encoderId, 'stopped'), 'the plugin to stop');
  });

  test('LIB-17 DEC-12 STM-21 as a decoder it loads what it is told to, and says so; a second one is refused', async () => {
    const login = ['--user', 'harbour-main-hall', '--password', DEMO_PASSWORD];
    const said = device('decoder', '--serial', 'D20010041', ...login);
    await until(() => said().includes('signed in, 0 to load'), 'the decoder to sign in');
    const second = device('decoder', '--serial', 'D20010099', ...login);
    await until(() => second().includes('login refused'), 'the second decoder to be refused');

    const videos = await call<{ uuid: string }[]>('GET', `/api/v3/customers/${CUSTOMERS.harbour}/events`);
    const answers: string[] = [];
    for (const { uuid } of videos) {
      const order = { eventIds: [uuid], venueIds: [USERS.harbourMainHall] };
      const load = call<{ accepted: string[] }>(
        'POST',
        `/api/v3/customers/${CUSTOMERS.harbour}/actions/loadevents`,
        order,
      );
      const { accepted } = await load.catch(() => ({ accepted: [] }));
      if (accepted.length > 0) answers.push(uuid);
    }
    expect(answers.length).toBeGreaterThan(0);
    const loads = async () =>
      (
        await call<{ decoder: { loadedEvents: { eventId: string; confirmedAt: string | null }[] } }>(
          'GET',
          `/api/v3/venues/${USERS.harbourMainHall}`,
        )
      ).decoder.loadedEvents;
    await until(
      async () => (await loads()).every(({ confirmedAt }) => confirmedAt !== null),
      'the decoder to confirm',
    );
    expect((await loads()).map(({ eventId }) => eventId).sort()).toEqual(answers.sort());
  });
});
