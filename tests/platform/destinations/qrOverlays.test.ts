import type { QrOverlayRecord } from '../../../fixtures/platform/domains/destinations/qrOverlays/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { QR_OVERLAY_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

const FULL = {
  name: 'Give',
  url: 'https://give.example/now',
  customLabel: 'Give now',
  openingBehavior: 'AUTO_OPEN',
  type: 'IN_PLAYER_OVERLAY',
};
const DUPLICATE = 'Duplicate QRclick url. Please use a different address.';
/** An address of so many characters. */
const long = (length: number) => 'https://long.example/'.padEnd(length, 'x');

describe.each(await backends())('QRclick overlays on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let number = 0;

  beforeAll(async () => {
    ({ platform, close } = await start());
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  type Answer = QrOverlayRecord & { code: string; field: string; message: string };
  const collection = () => `/hotspots/api/v1/customers/${customerId}/urls`;
  const one = (uuid: string) => `/hotspots/api/v1/urls/${uuid}`;
  const call = (method: string, path: string, body?: object) =>
    platform.call<Answer>(method, path, { token, body });
  const create = (change: object = {}) => {
    number += 1;
    return call('POST', collection(), { ...FULL, url: `https://give.example/${number}`, ...change });
  };
  const refusal = async (change: object) => {
    const { status, body } = await create(change);
    return [status, body.field, body.message];
  };

  it('QRC-01 QRC-06 QRC-07 keeps every field, lists by name, changes what is given and removes', async () => {
    const { status, body } = await create({ ...FULL, name: ' Zulu ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...FULL,
      name: 'Zulu',
      uuid: expect.any(String),
      customerId,
      createdAt: platform.clock.now().toISOString(),
    });
    const bare = await call('POST', collection(), { name: 'alpha', url: 'https://alpha.example' });
    expect(bare.body).toMatchObject({
      customLabel: null,
      openingBehavior: 'CLICK_TO_OPEN',
      type: 'IN_PLAYER_OVERLAY',
    });
    const list = await platform.call<QrOverlayRecord[]>('GET', collection(), { token });
    expect(list.body.map(({ name }) => name)).toEqual(['alpha', 'Zulu']);
    const changed = await call('PATCH', one(body.uuid), { customLabel: ' ', type: 'EXTERNAL_LINK' });
    expect(changed.body).toEqual({ ...body, customLabel: null, type: 'EXTERNAL_LINK' });
    expect((await call('GET', one(body.uuid))).body).toEqual(changed.body);
    for (const { uuid } of [body, bare.body]) expect((await call('DELETE', one(uuid))).status).toBe(204);
    expect((await call('DELETE', one(body.uuid))).status).toBe(404);
  });

  it('QRC-01 a name is required', async () => {
    expect(await refusal({ name: ' ' })).toEqual([400, 'name', 'A name is required.']);
    expect((await refusal({ name: 'x'.repeat(129) })).slice(0, 2)).toEqual([400, 'name']);
  });

  it.each(['', ' '])('QRC-02 an address is required, not %p', async (url) => {
    expect(await refusal({ url })).toEqual([400, 'url', 'Enter a URL.']);
  });

  it.each(['give.example', 'javascript:alert(1)', 'ftp://give.example', 'https://', '//give.example'])(
    'QRC-02 refuses the address %p',
    async (url) => {
      for (const type of ['IN_PLAYER_OVERLAY', 'EXTERNAL_LINK']) {
        expect(await refusal({ url, type })).toEqual([
          400,
          'url',
          'Enter a valid URL that starts with http:// or https://.',
        ]);
      }
    },
  );

  it('QRC-03 an in-player overlay opens by https only, also once its type is changed; a link by either', async () => {
    const url = 'http://plain.example';
    const refused = 'An in-player overlay needs a URL that starts with https://.';
    expect(await refusal({ url })).toEqual([400, 'url', refused]);
    const { status, body } = await create({ url, type: 'EXTERNAL_LINK' });
    expect(status).toBe(201);
    const changed = await call('PATCH', one(body.uuid), { type: 'IN_PLAYER_OVERLAY' });
    expect([changed.status, changed.body.field, changed.body.message]).toEqual([400, 'url', refused]);
  });

  it('QRC-04 an address has at most 213 characters', async () => {
    expect(await refusal({ url: long(214) })).toEqual([
      400,
      'url',
      'The URL must have at most 213 characters.',
    ]);
    expect((await create({ url: long(213) })).status).toBe(201);
  });

  it('QRC-05 an address is taken once in an organisation, however it is written; those of others are free', async () => {
    const url = 'https://once.example/';
    const { body } = await create({ url });
    for (const same of [url, 'HTTPS://Once.Example', ' https://once.example:443/ ']) {
      expect(await refusal({ url: same })).toEqual([409, 'url', DUPLICATE]);
    }
    const other = await create({ url: 'https://once.example/Other' });
    const changed = await call('PATCH', one(other.body.uuid), { url });
    expect([changed.status, changed.body.field, changed.body.message]).toEqual([409, 'url', DUPLICATE]);
    expect((await call('PATCH', one(body.uuid), { url, name: 'Same' })).status).toBe(200);
    const stranger = await newOrganisation(platform);
    const theirs = `/hotspots/api/v1/customers/${stranger.customerId}/urls`;
    const taken = await platform.call('POST', theirs, { token: stranger.token, body: { ...FULL, url } });
    expect(taken.status).toBe(201);
  });

  it('QRC-05 two that ask for one address at once get it once', async () => {
    const url = 'https://race.example/';
    const answers = await Promise.all([1, 2, 3].map(() => create({ url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('QRC-05 one whose address another has taken meanwhile is not restored', async () => {
    const url = 'https://back.example/';
    const { body } = await create({ url });
    await call('DELETE', one(body.uuid));
    const second = await create({ url });
    const refused = await call('POST', `${one(body.uuid)}/restore`);
    expect([refused.status, refused.body.message]).toEqual([409, DUPLICATE]);
    await call('DELETE', one(second.body.uuid));
    expect((await call('POST', `${one(body.uuid)}/restore`)).status).toBe(204);
    expect((await call('GET', one(body.uuid))).body).toEqual(body);
  });

  it.each([
    ['openingBehavior', 'HOVER'],
    ['type', 'POPUP'],
    ['customLabel', 'x'.repeat(41)],
  ])('QRC-06 QRC-07 refuses another %s', async (field, value) => {
    expect((await refusal({ [field]: value })).slice(0, 2)).toEqual([400, field]);
  });

  it('PRM-02 needs the right to manage web settings, and the own organisation', async () => {
    const { userName } = await platform.createUser(customerId, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    const other = await platform.signIn(userName);
    expect((await platform.call('GET', collection(), { token: other })).status).toBe(403);
    expect((await platform.call('POST', collection(), { token: other, body: FULL })).status).toBe(403);
    expect((await call('GET', one(QR_OVERLAY_IDS.give))).status).toBe(404);
    expect((await call('GET', `/hotspots/api/v1/customers/${CUSTOMERS.harbour}/urls`)).status).toBe(403);
  });
});
