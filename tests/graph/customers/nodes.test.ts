import { describe, expect, it } from '@jest/globals';
import { isInterfaceType, type GraphQLInterfaceType } from 'graphql';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoEncoderVideoId, demoMediaId, demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { demoProfileId } from '../../../fixtures/demo/seed/playerProfiles.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  PRESET_IDS,
  QR_OVERLAY_IDS,
  WEB_PRESET_IDS,
  RTMP_DESTINATION_IDS,
  DESTINATION_GROUP_IDS,
  SCHEDULE_IDS,
  SOCIAL_ACCOUNT_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { addMoreObjects, MORE_IDS } from '../moreObjects.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let owner: GraphClient;
let stranger: GraphClient;
let regionId: string;
let webChannelId: string;

beforeAll(async () => {
  world = await openWorld({ seed: 'demo' });
  await addMoreObjects(world.platform.services);
  owner = await world.signIn('admin@harbour.example');
  stranger = await world.signIn('admin@northgate.example');
  const { regions, viewer } = await owner.data(
    '{ regions { id } viewer { customer { webChannels { id } } } }',
  );
  regionId = regions[0].id;
  webChannelId = viewer.customer.webChannels[0].id;
}, START_MS);
afterAll(() => world?.close());

/** One thing of Harbour's of each type, with what each says about itself. */
const harbours = (): Record<string, [id: string, field: string]> => ({
  ApiClient: [API_CLIENTS.harbourAnalytics, 'revision'],
  ContentDestination: [LIVE_DESTINATION_IDS.web, 'title'],
  Customer: [CUSTOMERS.harbour, 'name'],
  DestinationGroup: [DESTINATION_GROUP_IDS.sunday, 'destinationCount'],
  Encoder: [ENCODER_IDS.northHall, 'name'],
  EncoderChannel: [CHANNEL_IDS.main, 'name'],
  EncoderPreset: [PRESET_IDS.fullHd60Hevc, 'codec'],
  EncoderVideo: [demoEncoderVideoId(CUSTOMERS.harbour, 0), 'channelName'],
  Event: [SCHEDULE_IDS.sundayService, 'startLocal'],
  MediaItem: [demoMediaId(CUSTOMERS.harbour, 12), 'state'],
  PlayerProfile: [demoProfileId(CUSTOMERS.harbour, 0), 'profileName'],
  Playlist: [demoPlaylistId(CUSTOMERS.harbour, 0), 'sortPosition'],
  Post: [MORE_IDS.post, 'publishAt'],
  QrOverlay: [QR_OVERLAY_IDS.give, 'url'],
  Region: [regionId, 'zone'],
  RtmpDestination: [RTMP_DESTINATION_IDS.cityRelay, 'streamUrl'],
  SocialAccount: [SOCIAL_ACCOUNT_IDS.facebook, 'networkName'],
  User: [USERS.harbourAdmin, 'userName'],
  Venue: [USERS.harbourMainHall, 'licenseType'],
  WebChannel: [webChannelId, 'loadBalancer'],
  WebPreset: [WEB_PRESET_IDS.spanish, 'name'],
});

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

describe('node and nodes', () => {
  it('find a thing of every type that has a key, by its type and id, with all that its type has', async () => {
    const schema = world.graph.server.root.schema;
    const type = schema.getType('Node') as GraphQLInterfaceType;
    expect(isInterfaceType(type)).toBe(true);
    const things = harbours();
    expect(
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(things));
    const selections = Object.entries(things).map(([name, [, field]]) => `... on ${name} { ${field} }`);
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ${selections.join(' ')} } }`;
    const ids = Object.entries(things).map(([name, [id]]) => `${name}:${id}`);
    const { nodes } = await owner.data(query, { ids });
    expect(nodes.map(({ __typename, id }: Record<string, string>) => `${__typename}:${id}`)).toEqual(ids);
    for (const node of nodes) expect(node[things[node.__typename]![1]]).toBeTruthy();
    for (const id of ids) {
      expect(await owner.data(NODE, { id })).toEqual({
        node: { __typename: id.split(':')[0], id: id.slice(id.indexOf(':') + 1) },
      });
    }
  });

  it('follow other domains’ fields of what they found', async () => {
    const { node } = await owner.data(
      'query ($id: ID!) { node(id: $id) { ... on Encoder { name channel { name customer { name } } nextUse { title } } } }',
      { id: `Encoder:${ENCODER_IDS.northHall}` },
    );
    expect(node).toMatchObject({
      name: 'North Hall',
      channel: { customer: { name: 'Harbour Street Church' } },
    });
  });

  it('answer null for what is of another organisation, and for what is no id of any thing', async () => {
    const foreign = Object.entries(harbours())
      .filter(([name]) => name !== 'Region')
      .map(([name, [id]]) => `${name}:${id}`);
    const nothing = [
      'Encoder:00000000-0000-4000-8000-000000000000',
      'Encoder:nonsense',
      `Venue:${ENCODER_IDS.arenaA}`,
      'Encoder:',
      ENCODER_IDS.arenaA,
      `Query:${ENCODER_IDS.arenaA}`,
      `constructor:${ENCODER_IDS.arenaA}`,
      'Encoder:../presets',
      '',
    ];
    const ids = [...foreign, ...nothing, `Encoder:${ENCODER_IDS.arenaA}`];
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Customer { name } } }';
    const { data, errors } = await stranger.run(query, { ids });
    expect(errors).toBeUndefined();
    expect(data?.nodes).toEqual([
      ...[...foreign, ...nothing].map(() => null),
      { __typename: 'Encoder', id: ENCODER_IDS.arenaA },
    ]);
    for (const id of [...foreign, ...nothing])
      expect(await stranger.data(NODE, { id })).toEqual({ node: null });
  });

  it('read several of one type with one call', async () => {
    const ids = [ENCODER_IDS.northHall, ENCODER_IDS.chapel, ENCODER_IDS.gallery].map((id) => `Encoder:${id}`);
    const calls = await world.callsOf(() =>
      owner.data('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Encoder { name } } }', { ids }),
    );
    expect(calls).toHaveLength(1);
  });

  it('are not needed where a thing stands beside its id', async () => {
    const { encoderChannel, regions, customer } = await owner.data(
      `query ($channel: ID!, $customer: ID!) {
        encoderChannel(id: $channel) { users { userId userName isVenue user { id userName } venue { id userName } } }
        regions { id vodBuckets { regionId region { id name } } }
        customer(id: $customer) {
          viewerRecords(api: CONTENT_LIBRARY, start: "2026-11-01", end: "2026-11-20", first: 2) {
            nodes { mediaItemId savedVideoId mediaItem { id title } }
          }
        }
      }`,
      { channel: CHANNEL_IDS.main, customer: CUSTOMERS.harbour },
    );
    expect(encoderChannel.users.length).toBeGreaterThan(0);
    for (const { userId, userName, isVenue, user, venue } of encoderChannel.users) {
      const thing = { id: userId, userName };
      expect({ user, venue }).toEqual(isVenue ? { user: null, venue: thing } : { user: thing, venue: null });
    }
    for (const { id, vodBuckets } of regions) {
      for (const { regionId, region } of vodBuckets) expect([regionId, region.id]).toEqual([id, id]);
    }
    expect(customer.viewerRecords.nodes).toHaveLength(2);
    for (const { mediaItemId, savedVideoId, mediaItem } of customer.viewerRecords.nodes) {
      expect(savedVideoId).toBe(mediaItemId);
      expect(mediaItem === null || mediaItem.id === mediaItemId).toBe(true);
    }
  });

  it('take at most 100 ids, and answer nobody who is not signed in', async () => {
    const ids = Array.from({ length: 101 }, () => `Encoder:${ENCODER_IDS.northHall}`);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { errors } = await owner.run(query, { ids });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await owner.data(query, { ids: ids.slice(1) })).nodes).toHaveLength(100);
    const refused = await world.visitor().run(NODE, { id: ids[0] });
    expect(refused.data?.node ?? null).toBeNull();
    expect(refused.errors?.length).toBeGreaterThan(0);
  });
});
