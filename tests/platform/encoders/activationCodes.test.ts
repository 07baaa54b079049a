import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { encoders, encoderUnits } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const CODE = /^[a-z0-9]{4}-[a-z0-9]{4}$/;
const REPORT = {
  encoding: false,
  hasInput: true,
  temperatures: [],
  cpuUsage: 7,
  uploadKbps: 0,
  droppedFrames: 0,
  version: '8.2.1',
  confirms: null,
  logs: [],
};

interface Encoder {
  uuid: string;
  customerId: string;
  activationCode: string | null;
}
interface DeviceToken {
  issuedAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

let platform: TestPlatform;
let staff: string;
let customerId: string;
let admin: string;
let neighborId: string;
let neighbor: string;
let unit = 0;
let device: { serialNumber: string; activationCode: string };

beforeAll(async () => {
  platform = await startTestPlatform();
  staff = await platform.signIn('super@rostrum.example');
  [customerId, neighborId] = [await platform.createCustomer(), await platform.createCustomer()];
  admin = await platform.signIn((await platform.createUser(customerId)).userName);
  neighbor = await platform.signIn((await platform.createUser(neighborId)).userName);
});
afterAll(() => platform.close());
beforeEach(async () => {
  unit += 1;
  const number = String(unit).padStart(4, '0');
  device = { serialNumber: `E6600${number}`, activationCode: `code-${number}` };
  await platform.services.db
    .insert(encoderUnits)
    .values({ ...device, model: 'Rostrum E4', operatingSystem: 'Linux', version: '8.2.1' });
});

const call = <T = unknown>(method: string, path: string, token?: string, body?: object) =>
  platform.call<T>(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) });
const add = (activationCode: string, token = admin, to = customerId) =>
  call<Encoder & { reason: string }>('POST', `/api/v3/customers/${to}/encoders`, token, {
    name: `Encoder ${unit}`,
    activationCode,
    configuration: 'automatic',
  });
const claim = (activationCode = device.activationCode) =>
  call<{ token: string; reason: string }>('POST', '/api/v3/devices/token', undefined, {
    kind: 'encoder',
    serialNumber: device.serialNumber,
    activationCode,
  });
const added = async () => (await add(device.activationCode)).body.uuid;
const codeOf = async (uuid: string, token = admin) =>
  (await call<Encoder>('GET', `/api/v3/encoders/${uuid}`, token)).body.activationCode;
const report = (token: string) => call('POST', '/api/v3/devices/encoder/reports', token, REPORT);
const revoke = (uuid: string, token = admin) =>
  call<Encoder & { reason: string }>('DELETE', `/api/v3/encoders/${uuid}/token`, token);
const tokenOf = async (uuid: string, token = admin) =>
  (await call<DeviceToken>('GET', `/api/v3/encoders/${uuid}/token`, token)).body;
const waitingCode = async () => {
  const units = await platform.services.db
    .select()
    .from(encoderUnits)
    .where(eq(encoderUnits.serialNumber, device.serialNumber));
  return units[0]?.activationCode ?? '';
};

describe('who reads an activation code', () => {
  const { harbour } = CUSTOMERS;
  const LIST = `/api/v3/customers/${harbour}/encoders`;
  const ONE = `/api/v3/encoders/${ENCODER_IDS.northHall}`;
  const codes = async (token: string) => {
    const list = (await call<Encoder[]>('GET', LIST, token)).body;
    const one = (await call<Encoder>('GET', ONE, token)).body;
    return { ofList: list.map(({ activationCode }) => activationCode), ofOne: one.activationCode };
  };

  const clientWith = async (role: string) => {
    const token = await platform.signIn('admin@harbour.example');
    const order = { name: role, roles: [role], termsAccepted: true };
    type Made = { clientId: string; clientSecret: string };
    const { body } = await call<Made>('POST', `/api/v3/customers/${harbour}/clients`, token, order);
    return platform.signInClient(body.clientId, body.clientSecret);
  };

  test.each(['admin@harbour.example', 'events@harbour.example', 'encoders@harbour.example'])(
    'ENC-20 PRM-02 shows it to %s, who manages encoders',
    async (userName) => {
      const { ofList, ofOne } = await codes(await platform.signIn(userName));
      expect(ofOne).toBe('n0ha-55tr');
      expect(ofList).toContain('n0ha-55tr');
    },
  );

  test('ENC-20 PRM-01 PRM-27 shows null to a media library admin, a sudo viewer and an API client that only reads', async () => {
    const library = await platform.signIn('library@harbour.example');
    const viewer = await platform.signIn('viewer@rostrum.example');
    const client = await clientWith('ANALYTICS_API');
    for (const reader of [library, viewer, client]) {
      const { ofList, ofOne } = await codes(reader);
      expect(ofOne).toBeNull();
      expect(ofList.length).toBe(8);
      expect(ofList.every((code) => code === null)).toBe(true);
    }
  });

  test('ENC-20 PRM-33 shows it to an API client whose role writes encoders', async () => {
    expect((await codes(await clientWith('GO_LIVE_API'))).ofOne).toBe('n0ha-55tr');
  });

  test('PRM-27 shows null to a sudo viewer who manages encoders in another organization', async () => {
    const { userName } = await platform.createUser(customerId, { extraCapabilities: ['sudo'] });
    const viewer = await platform.signIn(userName);
    expect((await codes(viewer)).ofOne).toBeNull();
    const uuid = await added();
    expect(await codeOf(uuid, viewer)).toBe(device.activationCode);
    type Found = { encoders: Encoder[] };
    const { body } = await call<Found>('GET', '/api/v3/encoders/search', viewer);
    const ofOthers = body.encoders.filter((encoder) => encoder.customerId !== customerId);
    expect(ofOthers.length).toBeGreaterThan(8);
    expect(ofOthers.every(({ activationCode }) => activationCode === null)).toBe(true);
  });

  test('ENC-19 ENC-20 shows it in the search, the answer to a change and to a move only until it is claimed', async () => {
    const uuid = await added();
    const inSearch = async () => {
      type Found = { encoders: Encoder[] };
      const { body } = await call<Found>('GET', '/api/v3/encoders/search', staff);
      return body.encoders.find((encoder) => encoder.uuid === uuid)?.activationCode;
    };
    const change = async () =>
      (await call<Encoder>('PATCH', `/api/v3/encoders/${uuid}`, admin, { lanMode: true })).body
        .activationCode;
    expect([await inSearch(), await change()]).toEqual([device.activationCode, device.activationCode]);
    expect((await claim()).status).toBe(200);
    expect([await inSearch(), await change(), await codeOf(uuid)]).toEqual([null, null, null]);
  });

  test('PRM-02 refuses the device token of an encoder to those who only read, and to a neighbor', async () => {
    const { userName } = await platform.createUser(customerId, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    const library = await platform.signIn(userName);
    const uuid = await added();
    await claim();
    const path = `/api/v3/encoders/${uuid}/token`;
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, path, library)).status).toBe(403);
      expect((await call(method, path, neighbor)).status).toBe(404);
      expect((await call(method, path)).status).toBe(401);
    }
    expect((await tokenOf(uuid)).revokedAt).toBeNull();
  });
});

describe('a claim', () => {
  test('ENC-03 consumes the code: a second claim is refused, and the first token stays', async () => {
    const uuid = await added();
    const first = await claim();
    expect(first.status).toBe(200);
    expect(await claim()).toMatchObject({ status: 409, body: { reason: 'DEVICE_HAS_TOKEN' } });
    expect((await claim('zzzz-0000')).status).toBe(404);
    expect((await report(first.body.token)).status).toBe(200);
    const [row] = await platform.services.db.select().from(encoders).where(eq(encoders.uuid, uuid));
    expect(row?.activationCode).toBeNull();
  });

  test('ENC-03 succeeds once when ten devices claim at the same time', async () => {
    const uuid = await added();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim()));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await report(winners[0]!.body.token)).status).toBe(200);
    expect(await codeOf(uuid)).toBeNull();
  });

  test('ENC-02 accepts the code in capital letters', async () => {
    await added();
    expect((await claim(device.activationCode.toUpperCase())).status).toBe(200);
  });

  test('ENC-03 refuses a used code to another organization after the encoder is removed', async () => {
    const uuid = await added();
    const { body } = await claim();
    expect((await call('DELETE', `/api/v3/encoders/${uuid}`, staff)).status).toBe(204);
    expect((await report(body.token)).status).toBe(401);
    expect(await add(device.activationCode, neighbor, neighborId)).toMatchObject({
      status: 404,
      body: { reason: 'ACTIVATION_CODE_UNKNOWN' },
    });
    const renewed = await waitingCode();
    expect(renewed).toMatch(CODE);
    expect(renewed).not.toBe(device.activationCode);
    const again = await add(renewed, neighbor, neighborId);
    expect(again).toMatchObject({ status: 201, body: { serialNumber: device.serialNumber } });
    expect((await claim()).status).toBe(404);
    expect((await claim(renewed)).status).toBe(200);
  });

  test('ENC-03 renews an unclaimed code when the encoder is removed or moved', async () => {
    const uuid = await added();
    const move = { customerId: neighborId };
    expect((await call('PUT', `/api/v3/encoders/${uuid}/move`, staff, move)).status).toBe(200);
    const moved = await codeOf(uuid, neighbor);
    expect(moved).toMatch(CODE);
    expect((await claim()).status).toBe(404);
    await call('DELETE', `/api/v3/encoders/${uuid}`, staff);
    expect([device.activationCode, moved]).not.toContain(await waitingCode());
  });

  test('PRM-20 reveals the new code of a removed encoder to encoders admins only', async () => {
    const uuid = await added();
    await call('DELETE', `/api/v3/encoders/${uuid}`, staff);
    const path = `/api/v3/encoderunits/${device.serialNumber}/activationcode`;
    const reveal = (token?: string) => call<{ activationCode: string }>('POST', path, token);
    const viewer = await platform.signIn('viewer@rostrum.example');
    for (const other of [admin, neighbor, viewer]) expect((await reveal(other)).status).toBe(403);
    expect((await reveal()).status).toBe(401);
    expect(await reveal(staff)).toMatchObject({ status: 200, body: { activationCode: await waitingCode() } });
    const unknown = '/api/v3/encoderunits/E00000000/activationcode';
    expect((await call('POST', unknown, staff)).status).toBe(404);
  });
});

describe('revoking the token of a device', () => {
  test('ends the token at once and issues a code that registers the device again', async () => {
    const uuid = await added();
    const { body } = await claim();
    const answer = await revoke(uuid);
    expect(answer.status).toBe(200);
    expect((await report(body.token)).status).toBe(401);
    const code = answer.body.activationCode!;
    expect(code).toMatch(CODE);
    expect(code).not.toBe(device.activationCode);
    expect(await codeOf(uuid)).toBe(code);
    expect((await claim()).status).toBe(404);
    const again = await claim(code);
    expect(again.status).toBe(200);
    expect((await report(again.body.token)).status).toBe(200);
    expect((await report(body.token)).status).toBe(401);
    expect(await codeOf(uuid)).toBeNull();
  });

  test('is refused for an encoder without a token and for one that was revoked before', async () => {
    const uuid = await added();
    expect(await revoke(uuid)).toMatchObject({ status: 409, body: { reason: 'DEVICE_WITHOUT_TOKEN' } });
    await claim();
    const answers = await Promise.all([revoke(uuid), revoke(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('shows when the token was issued, last used and revoked', async () => {
    const uuid = await added();
    const now = () => platform.clock.now().toISOString();
    expect(await tokenOf(uuid)).toEqual({ issuedAt: null, lastUsedAt: null, revokedAt: null });
    const issuedAt = now();
    const { body } = await claim();
    expect(await tokenOf(uuid)).toEqual({ issuedAt, lastUsedAt: null, revokedAt: null });
    platform.clock.advance(5_000);
    const lastUsedAt = now();
    await report(body.token);
    expect(await tokenOf(uuid)).toEqual({ issuedAt, lastUsedAt, revokedAt: null });
    // Written once a minute at most.
    platform.clock.advance(59_999);
    await report(body.token);
    expect((await tokenOf(uuid)).lastUsedAt).toBe(lastUsedAt);
    platform.clock.advance(1);
    await report(body.token);
    expect((await tokenOf(uuid)).lastUsedAt).toBe(now());
    platform.clock.advance(1_000);
    await revoke(uuid);
    expect(await tokenOf(uuid)).toMatchObject({ issuedAt, revokedAt: now() });
  });
});

describe('the activity log', () => {
  interface Entry {
    subject: string;
    subjectId: string;
    action: string;
    actorName: string | null;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }
  const entriesOf = async (uuid: string, token: string, of = customerId) =>
    (
      await call<Entry[]>(
        'GET',
        `/api/v3/customers/${of}/audit?subject=encoder_tokens&subjectId=${uuid}`,
        token,
      )
    ).body;

  test('shows a claim under the serial number of the device and a revocation under the name of the admin', async () => {
    const uuid = await added();
    await claim();
    platform.clock.advance(1_000);
    const code = (await revoke(uuid)).body.activationCode!;
    platform.clock.advance(1_000);
    await claim(code);
    const entries = await entriesOf(uuid, admin);
    const { userName } = (await call<{ userName: string }>('GET', '/legacy/users/me', admin)).body;
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['update', device.serialNumber],
      ['update', userName],
      ['insert', device.serialNumber],
    ]);
    expect(Object.keys(entries[0]!.after!)).toContain('issued_at');
    expect(Object.keys(entries[1]!.after!)).toEqual(['revoked_at']);
    for (const secret of [device.activationCode, code]) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  test('PRM-27 shows a revocation by a super-admin in the log of the organization', async () => {
    const uuid = await added();
    await claim();
    expect((await revoke(uuid, staff)).status).toBe(200);
    expect(await entriesOf(uuid, admin)).toMatchObject([
      { action: 'update', actorName: 'super@rostrum.example' },
      { action: 'insert', actorName: device.serialNumber },
    ]);
  });
});
