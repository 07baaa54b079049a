import { CUSTOMERS, REGIONS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { regions } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { CHANNEL_IDS, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let control: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  control = await world.signIn('encoders@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `id name provisioned bucket deleteAfter dvrWindowSeconds lanOnly viewOnly userCount createdAt
  region { name zone } customer { id } users { userId userName isVenue viewOnly }`;
const PAYLOAD = `{ encoderChannel { ${FIELDS} } userErrors { code field message } }`;
const CREATE = `mutation ($input: CreateEncoderChannelInput!) { createEncoderChannel(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateEncoderChannelInput!) { updateEncoderChannel(input: $input) ${PAYLOAD} }`;
const SET_USERS = `mutation ($input: SetEncoderChannelUsersInput!) { setEncoderChannelUsers(input: $input) ${PAYLOAD} }`;
const PROVISION = `mutation ($id: ID!) { provisionEncoderChannel(input: { id: $id }) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deleteEncoderChannel(input: { id: $id }) { deletedId userErrors { code message } } }';

const create = async (fields: Record<string, unknown>, client = maya): Promise<Data> =>
  (await client.data(CREATE, { input: { name: 'Fresh', deleteAfter: 7, ...fields } })).createEncoderChannel;
const update = async (id: string, fields: Record<string, unknown>): Promise<Data> =>
  (await maya.data(UPDATE, { input: { id, ...fields } })).updateEncoderChannel;

describe('writing encoder channels', () => {
  it('CHN-02 creates one with all its fields, changes and removes it', async () => {
    const { encoderChannel, userErrors } = await create({
      name: 'Balcony',
      regionId: REGIONS.europe,
      lanOnly: true,
      users: [{ userId: USERS.harbourChapel }, { userId: USERS.harbourEvents, viewOnly: true }],
    });
    expect(userErrors).toEqual([]);
    expect(encoderChannel).toEqual({
      id: expect.any(String),
      name: 'Balcony',
      provisioned: false,
      bucket: null,
      deleteAfter: 7,
      dvrWindowSeconds: 120,
      lanOnly: true,
      viewOnly: false,
      userCount: 2,
      createdAt: expect.any(String),
      region: { name: 'Europe', zone: 'eu' },
      customer: { id: CUSTOMERS.harbour },
      users: [
        { userId: USERS.harbourEvents, userName: 'events@harbour.example', isVenue: false, viewOnly: true },
        { userId: USERS.harbourChapel, userName: 'harbour-chapel', isVenue: true, viewOnly: false },
      ],
    });
    const { id } = encoderChannel;
    const changed = await update(id, { name: 'Balcony 2' });
    expect(changed.encoderChannel).toEqual({ ...encoderChannel, name: 'Balcony 2' });
    const removed = await maya.data(DELETE, { id });
    expect(removed.deleteEncoderChannel).toEqual({ deletedId: id, userErrors: [] });
    const again = await maya.data(DELETE, { id });
    expect(again.deleteEncoderChannel).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('CHN-01 CHN-03 tells everything that is wrong at once, each on its field, before any call is made', async () => {
    let payload: Data;
    const calls = await world.callsOf(async () => {
      payload = await create({ name: 'Hall #1', deleteAfter: 31 });
    });
    expect(calls).toEqual([]);
    expect(payload.encoderChannel).toBeNull();
    expect(payload.userErrors).toEqual(
      expect.arrayContaining([
        {
          code: 'INVALID',
          field: ['name'],
          message: 'Use only letters, numbers, spaces, underscores, and dashes in a name; it is “Hall #1”.',
        },
        {
          code: 'INVALID',
          field: ['deleteAfter'],
          message: 'Video can be stored for 1 to 30 days; the value is 31.',
        },
      ]),
    );
    expect((await create({ name: ' ' })).userErrors).toEqual([
      { code: 'REQUIRED', field: ['name'], message: 'A name is required.' },
    ]);
    expect((await create({ deleteAfter: 0 })).userErrors).toMatchObject([{ field: ['deleteAfter'] }]);
    expect((await update(CHANNEL_IDS.events, { dvrWindowSeconds: 29 })).userErrors).toMatchObject([
      {
        field: ['dvrWindowSeconds'],
        message: 'Viewers can rewind 30 to 1800 seconds; the value is 29.',
      },
    ]);
    expect((await update(CHANNEL_IDS.events, { name: 'a/b' })).userErrors).toMatchObject([
      { field: ['name'] },
    ]);
    expect((await update(CHANNEL_IDS.events, { deleteAfter: 0 })).userErrors).toMatchObject([
      { field: ['deleteAfter'] },
    ]);
  });

  it('WCH-13 without a region the default one is used, without a flagged one North America, zone us', async () => {
    expect((await create({ name: 'Default' })).encoderChannel.region).toEqual({
      name: 'North America',
      zone: 'us',
    });
    await world.platform.services.db.update(regions).set({ defaultRegion: false });
    const unflagged = await create({ name: 'Unflagged' });
    expect(unflagged.encoderChannel.region).toEqual({ name: 'North America', zone: 'us' });
  });

  it('PRM-16 refuses to create one for all but platform and organisation admins, without asking the service', async () => {
    const calls = await world.callsOf(async () => {
      const { data, errors } = await control.run(CREATE, { input: { name: 'Not mine', deleteAfter: 1 } });
      expect(data).toEqual({ createEncoderChannel: null });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    });
    expect(calls).toEqual([]);
    const { data } = await control.run(UPDATE, { input: { id: CHANNEL_IDS.mobile, deleteAfter: 8 } });
    expect(data.updateEncoderChannel).toMatchObject({ encoderChannel: { deleteAfter: 8 }, userErrors: [] });
    const library = await world.signIn('library@harbour.example');
    const { errors } = await library.run(UPDATE, { input: { id: CHANNEL_IDS.mobile, deleteAfter: 8 } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('USR-09 VEN-14 sets users and venues; one of another organisation is refused on its place', async () => {
    const { id } = (await create({ name: 'Access' })).encoderChannel;
    const set = async (users: unknown): Promise<Data> =>
      (await maya.data(SET_USERS, { input: { id, users } })).setEncoderChannelUsers;
    const { encoderChannel } = await set([{ userId: USERS.harbourMainHall, viewOnly: true }]);
    expect(encoderChannel.users).toEqual([
      { userId: USERS.harbourMainHall, userName: 'harbour-main-hall', isVenue: true, viewOnly: true },
    ]);
    expect((await set([{ userId: USERS.northgateConcourse }])).userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['users', '0', 'userId'],
        message: 'This user or venue does not exist in this organization.',
      },
    ]);
    expect((await set([{ userId: 'a' }, { userId: 'a' }])).userErrors).toMatchObject([{ field: ['users'] }]);
  });

  it('sets up storage, and says so when it is there already', async () => {
    const { id } = (await create({ name: 'Storage' })).encoderChannel;
    const first = await maya.data(PROVISION, { id });
    expect(first.provisionEncoderChannel).toMatchObject({
      encoderChannel: { provisioned: true, bucket: expect.stringContaining('storage') },
      userErrors: [],
    });
    const second = await maya.data(PROVISION, { id });
    expect(second.provisionEncoderChannel).toMatchObject({
      encoderChannel: null,
      userErrors: [{ code: 'STATE', message: 'The storage of this encoder channel is already set up.' }],
    });
  });

  it('NET-17 refuses to remove one in use in the service’s own words', async () => {
    const { deleteEncoderChannel } = await maya.data(DELETE, { id: CHANNEL_IDS.youth });
    expect(deleteEncoderChannel).toEqual({
      deletedId: null,
      userErrors: [
        {
          code: 'CONFLICT',
          message: 'This encoder channel is in use: “Youth night”, “Youth room”.',
        },
      ],
    });
  });
});

describe('reading encoder channels', () => {
  const LIST = `query ($filter: String, $sort: ListSort, $first: Int, $after: String) { customer(id: "${CUSTOMERS.harbour}") {
    encoderChannelList(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount nodes { name userCount createdAt } pageInfo { hasNextPage endCursor } } } }`;
  const list = async (variables: Record<string, unknown> = {}) =>
    (await maya.data(LIST, variables)).customer.encoderChannelList;
  const names = (page: Data): string[] => page.nodes.map(({ name }: Data) => name);

  it('LST-01 filters by part of the name, whatever the case', async () => {
    expect(names(await list({ filter: 'MAI' }))).toEqual(['Main']);
  });

  it('LST-02 sorts by name and by age, both ways', async () => {
    const up = names(await list());
    expect(up).toEqual(
      [...up].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true })),
    );
    expect(names(await list({ sort: 'NAME_DESC' }))).toEqual([...up].reverse());
    const times = async (sort: string) =>
      (await list({ sort })).nodes.map(({ createdAt }: Data) => createdAt);
    const newest = await times('MOST_RECENT');
    expect(newest).toEqual([...newest].sort().reverse());
    expect(await times('OLDEST')).toEqual([...newest].reverse());
  });

  it('reads a page with the number of users of each in one call', async () => {
    let page: Data;
    const calls = await world.callsOf(async () => {
      page = await list({ first: 2 });
    });
    expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`]);
    expect(page.pageInfo.hasNextPage).toBe(true);
    const rest = await list({ first: 50, after: page.pageInfo.endCursor });
    expect(names(page).length + names(rest).length).toBe(page.totalCount);
  });

  it('tells what runs or is planned of its events, by start, in one call', async () => {
    const query = `query ($id: ID!) { encoderChannel(id: $id) { id schedules(first: 5) { eventId title startAt bucket } } }`;
    let channel: Data;
    const calls = await world.callsOf(async () => {
      channel = (await maya.data(query, { id: CHANNEL_IDS.main })).encoderChannel;
    });
    expect(calls.filter((call) => call.endsWith('/schedules'))).toHaveLength(1);
    expect(channel.schedules[0]).toMatchObject({ eventId: SCHEDULE_IDS.sundayService, bucket: 'LIVE' });
    const starts = channel.schedules.map(({ startAt }: Data) => startAt);
    expect(starts).toEqual([...starts].sort());
  });
});
