import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { liveOutputs } from '../../../fixtures/platform/kernel/db/schema/liveOutputs.ts';
import type { LiveOutputRecord } from '../../../fixtures/platform/domains/encoders/live/outputRecords.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { type Publisher, publish } from '../../support/publisher.ts';
import { until } from '../../support/until.ts';

const KEY = 'far-side-key';

let platform: TestPlatform;
const lines: string[] = [];
beforeAll(async () => {
  platform = await startTestPlatform({
    engine: 'RTMP',
    logTo: { write: (line: string) => void lines.push(line) },
  });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

/** An organization of a test's own with a channel. */
interface World {
  customerId: string;
  token: string;
  channel: string;
  call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
}

async function world(): Promise<World> {
  const customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const { body } = await call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/eventprofiles`, {
    name: 'Main hall',
    deleteAfter: 10,
    users: [],
  });
  return { customerId, token, channel: body.uuid, call };
}

/** The number of this process's engine, as the kernel tells. */
function engineOfThis(): number {
  const [found] = readdirSync('/proc').filter((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/status`, 'latin1').includes(`\nPPid:\t${process.pid}\n`);
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('engineProcess.mjs');
    } catch {
      return false;
    }
  });
  return Number(found);
}

const FIELDS = { name: 'Far side', streamUrl: 'rtmp://live.example.com/app', streamKey: KEY };
const add = ({ call, channel }: World, fields: object = {}) =>
  call<LiveOutputRecord>('POST', `/api/v3/eventprofiles/${channel}/outputs`, { ...FIELDS, ...fields });
const list = async ({ call, channel }: World) =>
  (await call<LiveOutputRecord[]>('GET', `/api/v3/eventprofiles/${channel}/outputs`)).body;

interface Refusal {
  code: string;
  reason: string;
  field?: string;
}

describe('the outputs of a channel', () => {
  let here: World;
  beforeEach(async () => {
    here = await world();
  });

  test('STM-03 RTM-08 are added idle, without their key in any answer', async () => {
    const { status, body } = await add(here);
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      encoderChannelId: here.channel,
      mediaId: null,
      sentMs: 0,
      name: 'Far side',
      streamUrl: 'rtmp://live.example.com/app',
      state: 'IDLE',
      reason: null,
      since: null,
      bitrateKbps: 0,
      sentBytes: 0,
      lostFrames: 0,
      reconnects: 0,
      createdAt: platform.clock.now().toISOString(),
    });
    expect(await list(here)).toEqual([body]);
  });

  test('RTM-08 the key is kept sealed, is revealed when asked for, and stands in no log and no audit', async () => {
    const streamKey = 'very-secret-key-4711';
    const { body } = await add(here, { streamKey });
    const [row] = await platform.services.db
      .select()
      .from(liveOutputs)
      .where(eq(liveOutputs.uuid, body.uuid));
    expect(JSON.stringify(row)).not.toContain(streamKey);
    const revealed = await here.call('POST', `/api/v3/outputs/${body.uuid}/streamkey`);
    expect(revealed).toMatchObject({ status: 200, body: { streamKey } });
    const audit = await here.call<object[]>('GET', `/api/v3/customers/${here.customerId}/audit`);
    expect(JSON.stringify(audit.body)).toContain('Far side');
    expect(JSON.stringify(audit.body)).not.toContain(streamKey);
    expect(JSON.stringify(audit.body)).not.toContain(row!.sealedStreamKey);
    expect(lines.join('')).not.toContain(streamKey);
  });

  test.each([
    ['RTM-01', { name: '' }, 'name', 'NAME_REQUIRED'],
    ['RTM-01', { name: 'x'.repeat(101) }, 'name', 'NAME_TOO_LONG'],
    ['RTM-02', { streamKey: '' }, 'streamKey', 'STREAM_KEY_REQUIRED'],
    ['RTM-02', { streamKey: 'x'.repeat(10_001) }, 'streamKey', 'STREAM_KEY_TOO_LONG'],
    ['RTM-03', { streamKey: 'my key' }, 'streamKey', 'STREAM_KEY_FORMAT'],
    ['RTM-03', { streamKey: 'key/other' }, 'streamKey', 'STREAM_KEY_FORMAT'],
    ['RTM-04', { streamUrl: '' }, 'streamUrl', 'STREAM_URL_REQUIRED'],
    ['RTM-04', { streamUrl: 'https://live.example.com' }, 'streamUrl', 'STREAM_URL_FORMAT'],
    ['RTM-04', { streamUrl: 'rtmp://a:b@live.example.com/x' }, 'streamUrl', 'STREAM_URL_FORMAT'],
    [
      'RTM-04',
      { streamUrl: `rtmp://live.example.com/${'x'.repeat(10_000)}` },
      'streamUrl',
      'STREAM_URL_TOO_LONG',
    ],
    ['RTM-04', { streamUrl: 'rtmp://10.0.0.1/x' }, 'streamUrl', 'STREAM_URL_INSIDE'],
    ['RTM-04', { streamUrl: 'rtmp://0xa000001/x' }, 'streamUrl', 'STREAM_URL_INSIDE'],
    ['RTM-04', { streamUrl: 'rtmps://[::ffff:169.254.169.254]/x' }, 'streamUrl', 'STREAM_URL_INSIDE'],
  ] as const)('%s a field is refused by its name (%#)', async (_rule, fields, field, reason) => {
    const { status, body } = await add(here, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', field, reason });
    expect(await list(here)).toEqual([]);
  });

  test.each([
    { name: 'x'.repeat(100) },
    { streamKey: 'aZ0-_?=&.' },
    { streamUrl: 'RTMPS://live.example.com' },
  ])('RTM-01 RTM-03 RTM-04 %j is taken', async (fields) => {
    expect((await add(here, fields)).status).toBe(201);
  });

  test('are 20 in an organisation at most, also when two are added at once', async () => {
    for (let count = 0; count < 19; count += 1) expect((await add(here)).status).toBe(201);
    const both = await Promise.all([add(here), add(here)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ reason: 'OUTPUTS_TOO_MANY' });
    expect(await list(here)).toHaveLength(20);
  });

  test('STM-03 wait for a publisher once they are started, stop, and are removed', async () => {
    const { body } = await add(here);
    const path = `/api/v3/outputs/${body.uuid}`;
    const started = await here.call<LiveOutputRecord>('POST', `${path}/start`);
    expect(started.body).toMatchObject({ state: 'SET_UP', reason: 'NO_SOURCE' });
    expect(started.body.since).toBe(platform.clock.now().toISOString());
    const stopped = await here.call<LiveOutputRecord>('POST', `${path}/stop`);
    expect(stopped.body).toMatchObject({ state: 'STOPPED', reason: null });
    expect((await here.call('DELETE', path)).status).toBe(204);
    expect(await list(here)).toEqual([]);
    expect((await here.call('POST', `${path}/start`)).status).toBe(404);
  });

  test('of another organisation are nobody’s to see, change or reveal', async () => {
    const { body } = await add(here);
    const other = await world();
    const path = `/api/v3/outputs/${body.uuid}`;
    expect((await other.call('GET', `/api/v3/eventprofiles/${here.channel}/outputs`)).status).toBe(404);
    expect((await other.call('POST', `/api/v3/eventprofiles/${here.channel}/outputs`, FIELDS)).status).toBe(
      404,
    );
    for (const [method, way] of [
      ['POST', '/start'],
      ['POST', '/stop'],
      ['POST', '/streamkey'],
      ['DELETE', ''],
    ] as const) {
      expect((await other.call(method, path + way)).status).toBe(404);
    }
    expect(await list(here)).toHaveLength(1);
  });

  test.each([
    ['EVENT_ADMIN', 201],
    ['CONTROL_ENCODER', 201],
    ['MEDIA_LIBRARY_ADMIN', 403],
    ['CAMPUS_REVIEW', 403],
  ] as const)('PRM-06 PRM-07 %s adds one with %i', async (role, expected) => {
    const { userName } = await platform.createUser(here.customerId, { roles: [role] });
    const token = await platform.signIn(userName);
    const path = `/api/v3/eventprofiles/${here.channel}/outputs`;
    expect((await platform.call('POST', path, { token, body: FIELDS })).status).toBe(expected);
  });

  test('whose key cannot be read any more say so', async () => {
    const { body } = await add(here);
    const sealedStreamKey = createSealing(Buffer.alloc(32, 7)).seal(KEY, body.uuid);
    await platform.services.db
      .update(liveOutputs)
      .set({ sealedStreamKey })
      .where(eq(liveOutputs.uuid, body.uuid));
    const revealed = await here.call<Refusal>('POST', `/api/v3/outputs/${body.uuid}/streamkey`);
    expect(revealed).toMatchObject({ status: 409, body: { reason: 'STREAM_KEY_LOST' } });
    const started = await here.call('POST', `/api/v3/outputs/${body.uuid}/start`);
    expect(started.body).toMatchObject({ state: 'ERROR', reason: 'KEY_LOST' });
  });
});

describe('a sealed text', () => {
  const sealing = createSealing(Buffer.alloc(32, 1));

  test('opens for what it belongs to, and for nothing else', () => {
    const sealed = sealing.seal('key', 'a');
    expect(sealed).not.toContain('key');
    expect(sealing.seal('key', 'a')).not.toBe(sealed);
    expect(sealing.open(sealed, 'a')).toBe('key');
    expect(sealing.open(sealed, 'b')).toBeNull();
    expect(createSealing(Buffer.alloc(32, 2)).open(sealed, 'a')).toBeNull();
  });

  test('does not open once it was changed or cut', () => {
    const bytes = Buffer.from(sealing.seal('key', 'a'), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(sealing.open(changed.toString('base64url'), 'a')).toBeNull();
    }
    expect(sealing.open(bytes.subarray(0, 20).toString('base64url'), 'a')).toBeNull();
    expect(sealing.open('', 'a')).toBeNull();
  });
});

(hasFfmpeg ? describe : describe.skip)('a channel that is published to', () => {
  let here: World;
  let far: FarServer;
  let publisher: Publisher | null = null;
  beforeEach(async () => {
    here = await world();
    far = await startFarServer(KEY);
  });
  afterEach(async () => {
    await publisher?.cut();
    publisher = null;
    await far.close();
  });

  async function goLive(): Promise<void> {
    const path = `/api/v3/eventprofiles/${here.channel}/streamkey`;
    const { body } = await here.call<{ streamKey: string }>('POST', path);
    const address = `rtmp://127.0.0.1:${platform.services.engine.state().rtmpPort}/live`;
    publisher = publish(address, body.streamKey, 'until cut');
  }

  /** An output that was started. */
  async function started(fields: object = {}): Promise<string> {
    const { body } = await add(here, { streamUrl: far.url, ...fields });
    await here.call('POST', `/api/v3/outputs/${body.uuid}/start`);
    return body.uuid;
  }

  const isIn = (id: string, state: LiveOutputRecord['state']) =>
    until(async () => (await list(here)).some((one) => one.uuid === id && one.state === state), state);

  test('STM-03 is sent on, with its bitrate and its bytes, until the output is stopped', async () => {
    const id = await started();
    await goLive();
    await isIn(id, 'STARTED');
    await until(async () => (await list(here))[0]!.bitrateKbps > 0, 'a bitrate');
    const [sending] = await list(here);
    expect(sending).toMatchObject({ state: 'STARTED', reason: null, lostFrames: 0, reconnects: 0 });
    expect(sending!.sentBytes).toBeGreaterThan(0);
    await here.call('POST', `/api/v3/outputs/${id}/stop`);
    const count = far.arrived.length;
    await isIn(id, 'STOPPED');
    expect(count).toBeGreaterThan(0);
  });

  test('is sent to a second output while the first is refused its key', async () => {
    const [wrong, right] = [await started({ name: 'A', streamKey: 'wrong' }), await started({ name: 'B' })];
    await goLive();
    await isIn(wrong, 'ERROR');
    await isIn(right, 'STARTED');
    expect((await list(here))[0]).toMatchObject({ name: 'A', reason: 'KEY_REFUSED' });
    // Somebody tries again; the key is as wrong as before.
    const again = await here.call<LiveOutputRecord>('POST', `/api/v3/outputs/${wrong}/start`);
    expect(again.body.state).not.toBe('STOPPED');
    await isIn(wrong, 'ERROR');
  });

  test('is sent on again after its engine was killed, once its publisher restored', async () => {
    const id = await started();
    await goLive();
    await isIn(id, 'STARTED');
    const { restarts } = platform.services.engine.state();
    process.kill(engineOfThis(), 'SIGKILL');
    await until(() => {
      const { state, restarts: now, rtmpPort } = platform.services.engine.state();
      return state === 'ready' && now > restarts && rtmpPort !== null;
    }, 'the next engine');
    await publisher!.ended;
    await goLive();
    await until(() => far.publications.length >= 2, 'another line');
    await isIn(id, 'STARTED');
  });

  test('is sent on no more when its organisation is not active any more', async () => {
    const id = await started();
    await goLive();
    await isIn(id, 'STARTED');
    await platform.services.db
      .update(customers)
      .set({ status: 'inactive' })
      .where(eq(customers.uuid, here.customerId));
    await until(() => platform.services.engine.outputStatus(id) === null, 'the end of the output');
  });
});
