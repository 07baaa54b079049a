import type { WebPresetRecord } from '../../../fixtures/platform/domains/destinations/webPresets/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { WEB_PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { HARBOUR_ADMIN, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

const SPANISH = {
  name: 'Spanish sound',
  videoChannel: 1,
  leftAudioChannel: 3,
  rightAudioChannel: 4,
  deinterlace: false,
};
const SAME = 'The left and right audio channels are the same. Please choose a different channel...';
const LIKE_DEFAULT = 'These are the settings of the default web preset. Please choose different ones.';
const BUILT_IN = 'The default web preset cannot be changed or removed.';

describe.each(await backends())('web presets on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  type Answer = WebPresetRecord & { code: string; field: string; message: string };
  const collection = () => `/api/v3/customers/${customerId}/webencoderprofiles`;
  const one = (uuid: string) => `/api/v3/webencoderprofiles/${uuid}`;
  const call = (method: string, path: string, body?: object) =>
    platform.call<Answer>(method, path, { token, body });
  const create = (change: object = {}) => call('POST', collection(), { ...SPANISH, ...change });
  const list = async () =>
    (await platform.call<WebPresetRecord[]>('GET', collection(), { token })).body.map(({ name }) => name);
  const refusal = async (change: object) => {
    const { status, body } = await create(change);
    return [status, body.field, body.message];
  };

  it('WPR-04 an organisation that has made none has the default one: video channel 1, audio channels 1 and 2', async () => {
    const { body } = await platform.call<WebPresetRecord[]>('GET', collection(), { token });
    const preset = {
      uuid: 'default',
      customerId,
      name: 'Default web preset',
      isDefault: true,
      videoChannel: 1,
      leftAudioChannel: 1,
      rightAudioChannel: 2,
      deinterlace: false,
      createdAt: null,
    };
    expect(body).toEqual([preset]);
    expect((await call('GET', one('default'))).body).toEqual(preset);
  });

  it('WPR-05 keeps every field, lists by name after the default one, changes what is given and removes', async () => {
    const { status, body } = await create({ name: ' Zulu ', deinterlace: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...SPANISH,
      name: 'Zulu',
      deinterlace: true,
      uuid: expect.any(String),
      customerId,
      isDefault: false,
      createdAt: platform.clock.now().toISOString(),
    });
    const first = await create({ name: 'alpha' });
    expect(await list()).toEqual(['Default web preset', 'alpha', 'Zulu']);
    const changed = await call('PATCH', one(body.uuid), { videoChannel: 2 });
    expect(changed.body).toEqual({ ...body, videoChannel: 2 });
    expect((await call('GET', one(body.uuid))).body).toEqual(changed.body);
    for (const { uuid } of [body, first.body]) expect((await call('DELETE', one(uuid))).status).toBe(204);
    expect((await call('DELETE', one(body.uuid))).status).toBe(404);
    expect(await list()).toEqual(['Default web preset']);
  });

  it('WPR-01 a name has 1 to 50 characters', async () => {
    expect(await refusal({ name: ' ' })).toEqual([400, 'name', 'A name is required.']);
    expect((await refusal({ name: 'x'.repeat(51) })).slice(0, 2)).toEqual([400, 'name']);
    expect((await create({ name: 'x'.repeat(50) })).status).toBe(201);
  });

  it('WPR-02 left and right audio channel differ, also once one of them is changed', async () => {
    expect(await refusal({ rightAudioChannel: 3 })).toEqual([400, 'rightAudioChannel', SAME]);
    const { body } = await create();
    const { status, body: refused } = await call('PATCH', one(body.uuid), { leftAudioChannel: 4 });
    expect([status, refused.field, refused.message]).toEqual([400, 'rightAudioChannel', SAME]);
  });

  it.each([
    ['deinterlace', true],
    ['videoChannel', 2],
    ['leftAudioChannel', 3],
    ['rightAudioChannel', null],
  ])(
    'WPR-03 what has the settings of the default one is refused by any name; with %s %p it is none',
    async (field, value) => {
      const like = { name: 'Another name', leftAudioChannel: 1, rightAudioChannel: 2 };
      expect(await refusal(like)).toEqual([400, 'videoChannel', LIKE_DEFAULT]);
      const { status, body } = await create({ ...like, [field]: value });
      expect(status).toBe(201);
      const back = { [field]: { ...SPANISH, ...like }[field as 'name'] };
      const changed = await call('PATCH', one(body.uuid), back);
      expect([changed.status, changed.body.message]).toEqual([400, LIKE_DEFAULT]);
    },
  );

  it('WPR-06 the default one is neither changed nor removed', async () => {
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
      const answer = await call(method, one('default'), body);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, 'STATE', BUILT_IN]);
    }
  });

  it.each([
    ['videoChannel', [1, 2], [0, 3, 1.5, null]],
    ['leftAudioChannel', [1, 16], [0, 17, 1.5, null]],
    ['rightAudioChannel', [1, 16, null], [0, 17, 1.5]],
  ])('WEB-05 takes one video channel and one or two audio channels: %s', async (field, taken, refused) => {
    const others = field === 'videoChannel' ? {} : { leftAudioChannel: 7, rightAudioChannel: 8 };
    expect([taken.length, refused.length].every((count) => count > 1)).toBe(true);
    for (const value of taken) expect((await create({ ...others, [field]: value })).status).toBe(201);
    for (const value of refused) expect((await create({ ...others, [field]: value })).status).toBe(400);
  });

  it('is not removed while a destination runs with it, and the refusal names that', async () => {
    const admin = await platform.signIn(HARBOUR_ADMIN);
    const path = one(WEB_PRESET_IDS.overflow);
    const { status, body } = await platform.call<Answer>('DELETE', path, { token: admin });
    expect([status, body.message]).toEqual([409, 'This web preset is in use: “Main web channel”.']);
  });

  it('PRM-02 needs the right to manage web settings, and the own organisation', async () => {
    const { userName } = await platform.createUser(customerId, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    const other = await platform.signIn(userName);
    for (const path of [collection(), one('default')]) {
      expect((await platform.call('GET', path, { token: other })).status).toBe(403);
    }
    expect((await platform.call('POST', collection(), { token: other, body: SPANISH })).status).toBe(403);
    expect((await call('GET', one(WEB_PRESET_IDS.spanish))).status).toBe(404);
    const foreign = `/api/v3/customers/${CUSTOMERS.harbour}/webencoderprofiles`;
    expect((await call('GET', foreign)).status).toBe(403);
  });
});
