import type { PlayerProfileRecord } from '../../../fixtures/platform/domains/destinations/playerProfiles/records.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { HARBOUR, START_LIMIT_MS, accountsAndPackage, newOrganisation } from '../worlds/mediaWorld.ts';

const FULL = {
  profileName: 'Sunday page',
  autoplay: true,
  loop: true,
  mute: true,
  backgroundMode: false,
  callToActionText: 'Give',
  callToActionUrl: 'https://give.example/now?x=1',
  controlColor: '#0f766e',
  qrClickLabel: 'Scan me',
  restrictWhenLive: true,
  hidePlaylist: true,
};

describe.each(await backends())('player profiles on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const collection = () => `/player-config/api/v1/customers/${customerId}/configs`;
  type Refused = PlayerProfileRecord & { field: string; message: string };
  const create = (body: object) => platform.call<Refused>('POST', collection(), { token, body });
  const refusal = async (change: object) => {
    const { status, body } = await create({ ...FULL, ...change });
    return [status, body.field, body.message];
  };

  it('PLY-03 keeps every field, lists by name, changes and removes', async () => {
    const { status, body } = await create(FULL);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...FULL,
      id: expect.any(String),
      customerId,
      alias: 'sunday-page',
      displayMode: 'standard',
      createdAt: platform.clock.now().toISOString(),
    });
    const again = await create({ profileName: 'Sunday page', backgroundMode: true });
    expect(again.body).toMatchObject({ alias: 'sunday-page-2', displayMode: 'background', autoplay: false });
    await create({ profileName: 'archive' });
    const list = await platform.call<PlayerProfileRecord[]>('GET', `${collection()}/list`, { token });
    expect(list.body.map(({ profileName }) => profileName)).toEqual([
      'archive',
      'Sunday page',
      'Sunday page',
    ]);

    const path = `/player-config/api/v1/configs/${body.id}`;
    const changed = await platform.call('PUT', path, { token, body: { profileName: 'Renamed' } });
    expect(changed.body).toMatchObject({
      profileName: 'Renamed',
      alias: 'sunday-page',
      callToActionText: null,
    });
    expect((await platform.call('GET', path, { token })).body).toEqual(changed.body);
    expect((await platform.call('DELETE', path, { token })).status).toBe(204);
    expect((await platform.call('DELETE', path, { token })).status).toBe(404);
  });

  it.each([
    'give.example',
    'javascript:alert(1)',
    'ftp://give.example',
    'https://',
    'https:give.example',
    '//x',
  ])('PLY-01 refuses the call-to-action address %p', async (callToActionUrl) => {
    expect(await refusal({ callToActionUrl })).toEqual([
      400,
      'callToActionUrl',
      'Enter a valid URL that starts with http:// or https://.',
    ]);
  });

  it('DST-05 a call to action has 1 to 12 characters', async () => {
    expect(await refusal({ callToActionText: 'x'.repeat(13) })).toEqual([
      400,
      'callToActionText',
      'A call to action must have at most 12 characters.',
    ]);
    expect(await refusal({ callToActionText: ' ' })).toEqual([
      400,
      'callToActionText',
      'A call to action needs a text.',
    ]);
    expect((await create({ ...FULL, callToActionText: 'x'.repeat(12) })).status).toBe(201);
  });

  it('DST-06 a call to action needs an address', async () => {
    expect(await refusal({ callToActionUrl: '' })).toEqual([
      400,
      'callToActionUrl',
      'A call to action needs a URL.',
    ]);
  });

  it('PLY-03 bounds name, colour and label', async () => {
    expect(await refusal({ profileName: '' })).toEqual([400, 'profileName', 'A name is required.']);
    expect((await refusal({ profileName: 'x'.repeat(129) }))[1]).toBe('profileName');
    expect(await refusal({ controlColor: 'red' })).toEqual([
      400,
      'controlColor',
      'Enter the color in the format #rrggbb.',
    ]);
    expect((await refusal({ qrClickLabel: 'x'.repeat(41) }))[1]).toBe('qrClickLabel');
  });

  it('PRM-24 needs the player config, and the own organisation', async () => {
    const { userName } = await platform.createUser(customerId, { roles: ['CONTROL_ENCODER'] });
    const other = await platform.signIn(userName);
    expect((await platform.call('GET', `${collection()}/list`, { token: other })).status).toBe(403);
    const path = `/player-config/api/v1/customers/${HARBOUR}/configs`;
    expect((await platform.call('GET', `${path}/list`, { token })).status).toBe(403);
    expect((await platform.call('POST', path, { token, body: FULL })).status).toBe(403);
  });
});
