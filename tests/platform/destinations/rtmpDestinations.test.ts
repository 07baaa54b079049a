import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { rtmpDestinations } from '../../../fixtures/platform/kernel/db/schema/rtmpDestinations.ts';
import type { RtmpDestinationRecord } from '../../../fixtures/platform/domains/destinations/rtmp/records.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, newOrganisation } from '../worlds/mediaWorld.ts';

const KEY = 'secret-key-4711';
const FULL = {
  name: 'City relay',
  streamUrl: 'rtmps://relay.example.com/live',
  streamKey: KEY,
  viewUrl: 'https://relay.example.com/watch',
};

interface Refused {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
}

describe.each(await backends())('RTMP destinations on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  const lines: string[] = [];

  beforeAll(async () => {
    ({ platform, close } = await start({
      seed: accountsAndPackage,
      logTo: { write: (line: string) => void lines.push(line) },
    }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  const list = () => `/api/v3/customers/${customerId}/rtmp/destination`;
  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const create = (fields: object = {}) =>
    call<RtmpDestinationRecord & Refused>('POST', list(), { ...FULL, ...fields });
  const created = async (fields: object = {}) => (await create(fields)).body;
  const path = ({ uuid }: { uuid: string }) => `/api/v3/rtmp/destination/${uuid}`;
  const read = async () => (await call<RtmpDestinationRecord[]>('GET', list())).body;

  it('RTM-08 are added, listed by name and read without their key', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      customerId,
      name: 'City relay',
      streamUrl: 'rtmps://relay.example.com/live',
      viewUrl: 'https://relay.example.com/watch',
      stream: null,
      createdAt: platform.clock.now().toISOString(),
    });
    const second = await created({ name: 'arena', viewUrl: '' });
    expect(second.viewUrl).toBeNull();
    expect(await read()).toEqual([second, body]);
    expect((await call('GET', path(body))).body).toEqual(body);
  });

  it('RTM-08 the key is kept sealed and revealed when asked for; it stands in no log, bin and audit', async () => {
    const body = await created();
    const [row] = await platform.services.db
      .select()
      .from(rtmpDestinations)
      .where(eq(rtmpDestinations.uuid, body.uuid));
    expect(JSON.stringify(row)).not.toContain(KEY);
    const revealed = await call('POST', `${path(body)}/streamkey`);
    expect(revealed).toMatchObject({ status: 200, body: { streamKey: KEY } });
    expect((await call('DELETE', path(body))).status).toBe(204);
    const bin = await call('GET', `/api/v3/customers/${customerId}/bin/rtmpdestinations`);
    const audit = await call('GET', `/api/v3/customers/${customerId}/audit`);
    expect(JSON.stringify(audit.body)).toContain('City relay');
    for (const text of [lines.join(''), JSON.stringify(bin.body), JSON.stringify(audit.body)]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain(row!.sealedStreamKey);
    }
  });

  it.each([
    ['RTM-01', { name: ' ' }, 'name', 'NAME_REQUIRED'],
    ['RTM-01', { name: 'x'.repeat(101) }, 'name', 'NAME_TOO_LONG'],
    ['RTM-02', { streamKey: '' }, 'streamKey', 'STREAM_KEY_REQUIRED'],
    ['RTM-02', { streamKey: 'x'.repeat(10_001) }, 'streamKey', 'STREAM_KEY_TOO_LONG'],
    ['RTM-03', { streamKey: 'my key' }, 'streamKey', 'STREAM_KEY_FORMAT'],
    ['RTM-03', { streamKey: 'key#1' }, 'streamKey', 'STREAM_KEY_FORMAT'],
    ['RTM-04', { streamUrl: '' }, 'streamUrl', 'STREAM_URL_REQUIRED'],
    ['RTM-04', { streamUrl: 'https://live.example.com' }, 'streamUrl', 'STREAM_URL_FORMAT'],
    [
      'RTM-04',
      { streamUrl: `rtmp://live.example.com/${'x'.repeat(10_000)}` },
      'streamUrl',
      'STREAM_URL_TOO_LONG',
    ],
    ['RTM-05', { viewUrl: 'ftp://live.example.com' }, 'viewUrl', 'VIEW_URL_FORMAT'],
    ['RTM-05', { viewUrl: 'javascript:alert(1)' }, 'viewUrl', 'VIEW_URL_FORMAT'],
    ['RTM-05', { viewUrl: 'https://' }, 'viewUrl', 'VIEW_URL_FORMAT'],
    ['RTM-05', { viewUrl: `https://live.example.com/${'x'.repeat(2024)}` }, 'viewUrl', 'VIEW_URL_TOO_LONG'],
  ])(
    '%s are refused by field and reason when added and when changed (%#)',
    async (_rule, fields, field, reason) => {
      const body = await created();
      for (const answer of [await create(fields), await call<Refused>('PATCH', path(body), fields)]) {
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'INVALID', field, reason });
      }
      expect(await read()).toEqual([body]);
    },
  );

  it('RTM-01 RTM-02 RTM-04 RTM-05 what is just long enough is taken', async () => {
    const longest = {
      name: 'x'.repeat(100),
      streamKey: 'x'.repeat(10_000),
      streamUrl: `rtmp://live.example.com/${'x'.repeat(9_976)}`,
      viewUrl: `http://live.example.com/${'x'.repeat(2_024)}`,
    };
    expect([longest.streamUrl.length, longest.viewUrl.length]).toEqual([10_000, 2_048]);
    expect((await create(longest)).status).toBe(201);
  });

  it.each([
    'localhost',
    '127.0.0.2',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '2130706434',
    '0177.0.0.2',
    '0x7f.0.0.2',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[fe80::1]',
  ])('RTM-04 RTM-05 addresses inside are refused: %s', async (host) => {
    expect((await create({ streamUrl: `rtmp://${host}/app` })).body).toMatchObject({
      field: 'streamUrl',
      reason: 'STREAM_URL_INSIDE',
    });
    expect((await create({ viewUrl: `http://${host}/watch` })).body).toMatchObject({
      field: 'viewUrl',
      reason: 'VIEW_URL_INSIDE',
    });
  });

  it('RTM-02 RTM-08 a change leaves what it does not name, and the key that is not given', async () => {
    const body = await created();
    const changed = await call<RtmpDestinationRecord>('PATCH', path(body), { name: 'Relay', viewUrl: null });
    expect(changed.body).toEqual({ ...body, name: 'Relay', viewUrl: null });
    const key = async () => (await call('POST', `${path(body)}/streamkey`)).body;
    expect(await key()).toEqual({ streamKey: KEY });
    await call('PATCH', path(body), { streamKey: 'another-key' });
    expect(await key()).toEqual({ streamKey: 'another-key' });
  });

  it('RTM-08 a key that cannot be read any more says so, until another is given', async () => {
    const body = await created();
    await platform.services.db
      .update(rtmpDestinations)
      .set({ sealedStreamKey: createSealing(Buffer.alloc(32, 7)).seal(KEY, body.uuid) })
      .where(eq(rtmpDestinations.uuid, body.uuid));
    const revealed = await call<Refused>('POST', `${path(body)}/streamkey`);
    expect(revealed).toMatchObject({ status: 409, body: { reason: 'RTMP_KEY_LOST' } });
    expect((await call('PATCH', path(body), { streamKey: KEY })).status).toBe(200);
    expect((await call('POST', `${path(body)}/streamkey`)).body).toEqual({ streamKey: KEY });
  });

  it('RTM-08 what is removed comes back out of the bin with its key', async () => {
    const body = await created();
    await call('DELETE', path(body));
    expect((await call('GET', path(body))).status).toBe(404);
    const bin = await call('GET', `/api/v3/customers/${customerId}/bin/rtmpdestinations`);
    expect(bin.body).toMatchObject([{ kind: 'rtmpDestination', id: body.uuid, name: 'City relay' }]);
    expect((await call('POST', `${path(body)}/restore`)).status).toBe(204);
    expect(await read()).toEqual([body]);
    expect((await call('POST', `${path(body)}/streamkey`)).body).toEqual({ streamKey: KEY });
  });

  it('RTM-07 one that a destination of an event goes to is not removed; the refusal names it', async () => {
    const body = await created();
    const id = crypto.randomUUID();
    await platform.services.db.insert(contentDestinations).values({
      ...{ id, customerId, kind: 'RTMP', streamType: 'LIVE', title: 'Sunday relay' },
      ...{ status: 'SET_UP', destinationId: body.uuid, startRequestTime: platform.clock.now() },
      ...{ statusChangedAt: platform.clock.now(), createdAt: platform.clock.now() },
    });
    const refused = await call<Refused>('DELETE', path(body));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason: 'RTMP_DESTINATION_IN_USE',
      parameters: { names: '“Sunday relay”' },
    });
    await platform.services.db
      .update(contentDestinations)
      .set({ status: 'STOPPED' })
      .where(eq(contentDestinations.id, id));
    expect((await call('DELETE', path(body))).status).toBe(204);
  });

  it('of another organisation are nobody’s to see, change, reveal, start and restore', async () => {
    const body = await created();
    const other = await newOrganisation(platform);
    const as = (method: string, way = '', input?: object) =>
      platform.call(method, path(body) + way, { token: other.token, body: input });
    expect((await as('GET')).status).toBe(404);
    expect((await as('PATCH', '', { name: 'Mine' })).status).toBe(404);
    expect((await as('POST', '/streamkey')).status).toBe(404);
    expect((await as('POST', '/start', { encoderChannelId: 'x' })).status).toBe(404);
    expect((await as('DELETE')).status).toBe(404);
    await call('DELETE', path(body));
    expect((await as('POST', '/restore')).status).toBe(404);
  });

  it('RTM-06 without an engine a stream is refused, and says what is missing', async () => {
    const body = await created();
    const channel = await call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/eventprofiles`, {
      ...{ name: 'Main hall', deleteAfter: 10, users: [] },
    });
    const start = (fields: object) => call<Refused>('POST', `${path(body)}/start`, fields);
    expect((await start({})).body).toMatchObject({
      field: 'encoderChannelId',
      reason: 'RTMP_SOURCE_REQUIRED',
    });
    expect(await start({ encoderChannelId: channel.body.uuid })).toMatchObject({
      status: 409,
      body: { code: 'STATE', reason: 'PUBLISHING_OFF' },
    });
    const sources = await call('GET', `/api/v3/customers/${customerId}/livesources`);
    expect(sources.body).toEqual({ isOpen: false, channels: [] });
  });
});
