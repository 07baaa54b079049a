import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `id alias displayMode builtIn profileName autoplay loop mute backgroundMode callToActionText
  callToActionUrl controlColor qrClickLabel restrictWhenLive hidePlaylist createdAt`;
const PAYLOAD = `{ playerProfile { ${FIELDS} } userErrors { code field message } }`;
const CREATE = `mutation ($input: CreatePlayerProfileInput!) { createPlayerProfile(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdatePlayerProfileInput!) { updatePlayerProfile(input: $input) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deletePlayerProfile(input: { id: $id }) { deletedId userErrors { code message } } }';
const list = async (args = ''): Promise<Data[]> =>
  (await maya.data(`{ viewer { customer { playerProfiles${args} { nodes { ${FIELDS} } } } } }`)).viewer
    .customer.playerProfiles.nodes;
const create = async (input: object): Promise<Data> =>
  (await maya.data(CREATE, { input: { profileName: 'Test', ...input } })).createPlayerProfile;

it.each(['NAME_ASC', 'NAME_DESC', 'MOST_RECENT', 'OLDEST'])(
  'PLY-02 the built-in background profile stands last, sorted by %s',
  async (sort) => {
    const calls = await world.callsOf(async () => {
      const profiles = await list(`(sort: ${sort})`);
      expect(profiles.length).toBeGreaterThan(3);
      expect(profiles.at(-1)).toMatchObject({ id: 'background', builtIn: true, displayMode: 'BACKGROUND' });
      expect(profiles.filter(({ builtIn }) => builtIn)).toHaveLength(1);
    });
    expect(calls).toHaveLength(1);
  },
);

it('PLY-02 the built-in profile is read without a call, and neither changed nor removed', async () => {
  const calls = await world.callsOf(async () => {
    const { playerProfile } = await maya.data('{ playerProfile(id: "background") { profileName builtIn } }');
    expect(playerProfile).toEqual({ profileName: 'Background', builtIn: true });
    const { updatePlayerProfile } = await maya.data(UPDATE, {
      input: { id: 'background', profileName: 'Mine' },
    });
    expect(updatePlayerProfile).toEqual({
      playerProfile: null,
      userErrors: [
        { code: 'STATE', field: null, message: 'The built-in background profile cannot be changed.' },
      ],
    });
    expect((await maya.data(DELETE, { id: 'background' })).deletePlayerProfile).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'STATE' }],
    });
  });
  expect(calls).toEqual([]);
});

it('PLY-03 a profile keeps every field that a change leaves out, loses a text that is null, and is removed', async () => {
  const input = {
    profileName: 'All',
    autoplay: true,
    loop: true,
    mute: true,
    backgroundMode: true,
    callToActionText: 'Give',
    callToActionUrl: 'https://give.example',
    controlColor: '#112233',
    qrClickLabel: 'Scan',
    restrictWhenLive: true,
    hidePlaylist: true,
  };
  const { playerProfile } = await create(input);
  expect(playerProfile).toMatchObject({
    ...input,
    alias: 'all',
    displayMode: 'BACKGROUND',
    builtIn: false,
  });
  const { id } = playerProfile;
  const renamed = await maya.data(UPDATE, { input: { id, profileName: 'Bare' } });
  expect(renamed.updatePlayerProfile).toEqual({
    playerProfile: { ...playerProfile, profileName: 'Bare' },
    userErrors: [],
  });
  const changes = {
    backgroundMode: false,
    callToActionText: null,
    callToActionUrl: null,
    qrClickLabel: null,
  };
  const { updatePlayerProfile } = await maya.data(UPDATE, { input: { id, ...changes } });
  expect(updatePlayerProfile.playerProfile).toEqual({
    ...playerProfile,
    ...changes,
    profileName: 'Bare',
    displayMode: 'STANDARD',
  });
  const half = await maya.data(UPDATE, { input: { id, callToActionText: 'Give' } });
  expect(half.updatePlayerProfile.userErrors).toMatchObject([{ field: ['callToActionUrl'] }]);
  expect((await list('(filter: "bar")')).map(({ profileName }) => profileName)).toEqual(['Bare']);
  expect((await maya.data(DELETE, { id })).deletePlayerProfile).toEqual({ deletedId: id, userErrors: [] });
  expect(await maya.data('query ($id: ID!) { playerProfile(id: $id) { id } }', { id })).toEqual({
    playerProfile: null,
  });
});

it.each(['javascript:alert(1)', 'give.example', 'ftp://x.example', 'https://'])(
  'PLY-01 refuses the call-to-action address %p before anything is sent',
  async (callToActionUrl) => {
    const calls = await world.callsOf(async () => {
      expect((await create({ callToActionText: 'Give', callToActionUrl })).userErrors).toEqual([
        {
          code: 'INVALID',
          field: ['callToActionUrl'],
          message: 'Enter a valid URL that starts with http:// or https://.',
        },
      ]);
    });
    expect(calls).toEqual([]);
  },
);

it('DST-05 DST-06 a call to action has a text of at most 12 characters and an address', async () => {
  const url = 'https://give.example';
  expect((await create({ callToActionText: 'x'.repeat(13), callToActionUrl: url })).userErrors).toMatchObject(
    [{ field: ['callToActionText'], message: 'A call to action must have at most 12 characters.' }],
  );
  expect((await create({ callToActionUrl: url })).userErrors).toMatchObject([
    { field: ['callToActionText'], message: 'A call to action needs a text.' },
  ]);
  expect((await create({ callToActionText: 'Give' })).userErrors).toMatchObject([
    { field: ['callToActionUrl'], message: 'A call to action needs a URL.' },
  ]);
});

it('PRM-24 who has no player config reads no profiles and makes none', async () => {
  const reviewer = await world.signIn('review@harbour.example');
  const read = await reviewer.run('{ viewer { customer { playerProfiles { nodes { id } } } } }');
  expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const write = await reviewer.run(CREATE, { input: { profileName: 'x' } });
  expect(write.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
