import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  DESTINATION_GROUP_IDS,
  RTMP_DESTINATION_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let control: GraphClient;
let library: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  control = await world.signIn('encoders@harbour.example');
  library = await world.signIn('library@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const PLACE = `destination { __typename } kind destinationId name title description accountId privacy publishStatus isCrossposted hasButton
  buttonText buttonUrl`;
const FIELDS = `id name isOfferedBySoftwareEncoders destinationCount webChannel { id name } encoderChannel { id name }
  destinations { ${PLACE} } customer { id } createdAt`;
const PAYLOAD = `{ destinationGroup { ${FIELDS} } userErrors { code reason field message } }`;
const CREATE = `mutation ($input: CreateDestinationGroupInput!) { createDestinationGroup(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateDestinationGroupInput!) { updateDestinationGroup(input: $input) ${PAYLOAD} }`;
const DELETE = `mutation ($id: ID!) { deleteDestinationGroup(input: { id: $id }) {
  deletedId userErrors { code reason message } } }`;
const RESTORE =
  'mutation ($id: ID!) { restoreDeleted(input: { kind: DESTINATION_GROUP, id: $id }) { restoredId } }';
const ONE = `query ($id: ID!) { destinationGroup(id: $id) { ${FIELDS} } }`;

const INPUT = {
  name: 'Festival',
  webChannelId: WEB_CHANNEL_IDS.prayerRoom,
  encoderChannelId: CHANNEL_IDS.events,
  isOfferedBySoftwareEncoders: true,
  destinations: [{ kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.campusTv }],
};
const create = async (fields: object = {}): Promise<Data> =>
  (await maya.data(CREATE, { input: { ...INPUT, ...fields } })).createDestinationGroup;
const update = async (fields: object): Promise<Data> =>
  (await maya.data(UPDATE, { input: { id: DESTINATION_GROUP_IDS.youth, ...fields } })).updateDestinationGroup;
const list = async (args = ''): Promise<Data> =>
  (await maya.data(`{ viewer { customer { destinationGroups${args} { totalCount nodes { ${FIELDS} } } } } }`))
    .viewer.customer.destinationGroups;

describe('destination groups', () => {
  it('S-045 S-010 a form reads up to 1,000 of what it offers at once, and no more', async () => {
    for (const choices of ['destinationGroups', 'rtmpDestinations', 'socialAccounts']) {
      const read = (first: number) =>
        maya.run(`{ viewer { customer { ${choices}(first: ${first}) { totalCount nodes { id } } } } }`);
      const { data } = await read(1000);
      const { totalCount, nodes } = data!.viewer.customer[choices];
      expect(nodes).toHaveLength(totalCount);
      expect((await read(1001)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('GRP-06 are created, changed, removed and restored with all their fields', async () => {
    const { destinationGroup, userErrors } = await create();
    expect(userErrors).toEqual([]);
    const place = {
      ...{ kind: 'RTMP', destinationId: RTMP_DESTINATION_IDS.campusTv, name: 'Campus TV' },
      destination: { __typename: 'RtmpDestination' },
      ...{ title: null, description: null, accountId: null, privacy: null, publishStatus: null },
      ...{ isCrossposted: false, hasButton: false, buttonText: null, buttonUrl: null },
    };
    expect(destinationGroup).toEqual({
      ...{ id: expect.any(String), name: 'Festival', isOfferedBySoftwareEncoders: true, destinationCount: 2 },
      webChannel: { id: WEB_CHANNEL_IDS.prayerRoom, name: 'Prayer room' },
      encoderChannel: { id: CHANNEL_IDS.events, name: 'Events' },
      destinations: [place],
      customer: { id: CUSTOMERS.harbour },
      createdAt: expect.any(String),
    });
    const { id } = destinationGroup;
    const changed = {
      ...destinationGroup,
      ...{ name: 'Easter', webChannel: null, encoderChannel: null, destinationCount: 1 },
    };
    const input = { id, name: 'Easter', webChannelId: null, encoderChannelId: null };
    expect((await maya.data(UPDATE, { input })).updateDestinationGroup).toEqual({
      destinationGroup: changed,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).destinationGroup).toEqual(changed);
    expect((await maya.data(DELETE, { id })).deleteDestinationGroup).toEqual({
      deletedId: id,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).destinationGroup).toBeNull();
    expect((await maya.data(RESTORE, { id })).restoreDeleted).toEqual({ restoredId: id });
    expect((await maya.data(ONE, { id })).destinationGroup).toEqual(changed);
    await maya.data(DELETE, { id });
  });

  it('LST-01 LST-02 are filtered by name and sorted', async () => {
    const names = async (args: string) => (await list(args)).nodes.map(({ name }: Data) => name);
    expect(await names('')).toEqual(['Sunday morning', 'Youth night']);
    expect(await names('(sort: NAME_DESC)')).toEqual(['Youth night', 'Sunday morning']);
    expect(await names('(sort: MOST_RECENT)')).toEqual(['Youth night', 'Sunday morning']);
    expect(await names('(filter: "YOUTH")')).toEqual(['Youth night']);
  });

  it('GRP-06 are three REST calls with their channels and destinations, however many they are', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.push((await create({ name: `Group ${at}` })).destinationGroup.id);
    const calls = await world.callsOf(async () => {
      expect((await list()).totalCount).toBe(7);
    });
    expect(calls).toHaveLength(3);
    for (const id of made) await maya.data(DELETE, { id });
  });

  const rtmp = (id: string) => ({ kind: 'RTMP', destinationId: id });
  it.each<[string, object, string, string, string]>([
    ['GRP-01', { name: ' ' }, 'name', 'NAME_REQUIRED', 'A name is required.'],
    [
      'GRP-02',
      { name: 'x'.repeat(51) },
      'name',
      'NAME_TOO_LONG',
      'A name must have at most 50 characters; this one has 51.',
    ],
    [
      'GRP-03 GRP-07',
      { name: 'SUNDAY morning' },
      'name',
      'GROUP_NAME_TAKEN',
      'This destination group already exists. Please try a different name.',
    ],
    [
      'GRP-04',
      { webChannelId: null, destinations: [] },
      'destinations',
      'GROUP_DESTINATIONS_REQUIRED',
      'A destination group needs at least one destination.',
    ],
    [
      'GRP-05',
      { destinations: [rtmp(RTMP_DESTINATION_IDS.campusTv), rtmp(RTMP_DESTINATION_IDS.campusTv)] },
      'destinations.1.destinationId',
      'GROUP_DESTINATION_TWICE',
      'This destination is already in the group.',
    ],
    [
      'GRP-06',
      { destinations: [rtmp(RTMP_DESTINATION_IDS.arenaScreens)] },
      'destinations.0.destinationId',
      'GROUP_DESTINATION_UNKNOWN',
      'This destination does not exist in this organization.',
    ],
    [
      'GRP-06',
      { webChannelId: WEB_CHANNEL_IDS.arena },
      'webChannelId',
      'GROUP_DESTINATION_UNKNOWN',
      'This destination does not exist in this organization.',
    ],
  ])(
    '%s are refused by field and reason, new and changed (%#)',
    async (_rule, fields, field, reason, message) => {
      const code = reason.endsWith('_TAKEN')
        ? 'CONFLICT'
        : reason === 'NAME_REQUIRED'
          ? 'REQUIRED'
          : 'INVALID';
      const refused = {
        destinationGroup: null,
        userErrors: [{ code, reason, field: field.split('.'), message }],
      };
      expect(await create(fields)).toEqual(refused);
      expect(await update(fields)).toEqual(refused);
    },
  );

  it('C-142 tell the events that use them; one in use is not removed, and the refusal names it', async () => {
    const id = DESTINATION_GROUP_IDS.sunday;
    const uses = `query ($id: ID!) { destinationGroup(id: $id) { uses { kind name } } }`;
    expect((await maya.data(uses, { id })).destinationGroup.uses).toEqual([
      { kind: 'EVENT', name: 'Sunday morning service' },
    ]);
    const { deletedId, userErrors } = (await maya.data(DELETE, { id })).deleteDestinationGroup;
    expect(deletedId).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', reason: 'DESTINATION_GROUP_IN_USE' }]);
    expect(userErrors[0].message).toContain('Sunday morning service');
  });

  it('GRP-06 are told as users of their encoder channel and RTMP destination, and lead there', async () => {
    const thing = '... on DestinationGroup { id name }';
    const text = `query ($channel: ID!, $rtmp: ID!) {
      encoderChannel(id: $channel) { uses { kind thing { ${thing} } } }
      rtmpDestination(id: $rtmp) { uses { kind thing { ${thing} } } } }`;
    const data = await maya.data(text, { channel: CHANNEL_IDS.main, rtmp: RTMP_DESTINATION_IDS.cityRelay });
    for (const { uses } of [data.encoderChannel, data.rtmpDestination]) {
      expect(uses).toContainEqual({
        kind: 'DESTINATION_GROUP',
        thing: { id: DESTINATION_GROUP_IDS.sunday, name: 'Sunday morning' },
      });
    }
  });

  it('GRP-08 PRM-15 encoder control changes groups, and is refused to create one without asking the service', async () => {
    const input = { id: DESTINATION_GROUP_IDS.youth, isOfferedBySoftwareEncoders: true };
    expect((await control.data(UPDATE, { input })).updateDestinationGroup).toMatchObject({
      destinationGroup: { isOfferedBySoftwareEncoders: true },
      userErrors: [],
    });
    const calls = await world.callsOf(async () => {
      const { data, errors } = await control.run(CREATE, { input: INPUT });
      expect(data).toEqual({ createDestinationGroup: null });
      expect(errors).toMatchObject([
        {
          message: 'You need admin permission to create a destination group.',
          extensions: { code: 'FORBIDDEN', reason: 'GROUP_ADMIN_NEEDED', status: 403 },
        },
      ]);
    });
    expect(calls).toEqual([]);
  });

  it('PRM-07 are nothing for media library admins', async () => {
    const id = DESTINATION_GROUP_IDS.youth;
    for (const [text, variables] of [
      [ONE, { id }],
      [CREATE, { input: INPUT }],
      [UPDATE, { input: { id, name: 'Mine' } }],
      [DELETE, { id }],
    ] as const) {
      const { errors } = await library.run(text, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
