import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  LIVE_DESTINATION_IDS,
  SCHEDULE_IDS,
  SOCIAL_ACCOUNT_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { consent, type Choice } from '../../support/socialConsent.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let northgate: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  northgate = await world.signIn('admin@northgate.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `id kind isStandIn networkId networkName name accessState accessExpiresAt expiresInDays
  missingPermissions defaultDestination { id name } crosspostDestinationIds verifiedAt customer { id }`;
const PAYLOAD = `{ socialAccount { ${FIELDS} } userErrors { code reason field message } }`;
const AUTHORIZE = `mutation ($input: AuthorizeSocialAccountInput!) { authorizeSocialAccount(input: $input) {
  address isStandIn expiresAt userErrors { code reason } } }`;
const LINK = `mutation ($input: LinkSocialAccountInput!) { linkSocialAccount(input: $input) ${PAYLOAD} }`;
const RENEW = `mutation ($input: RenewSocialAccountInput!) { renewSocialAccount(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateSocialAccountInput!) { updateSocialAccount(input: $input) ${PAYLOAD} }`;
const SYNC = `mutation ($id: ID!) { syncSocialAccount(input: { id: $id }) ${PAYLOAD} }`;
const REMOVE = `mutation ($id: ID!) { removeSocialAccount(input: { id: $id }) {
  deletedId userErrors { code reason message } } }`;
const ONE = `query ($id: ID!) { socialAccount(id: $id) { ${FIELDS} } }`;
const ASKED = `query ($id: ID!) { socialAccount(id: $id) {
  destinations { id name kind } crosspostDestinations(destinationId: "1048576001") { id name }
  facebookInfo { pages { name } groups { name } permissions accessExpiresAt }
  liveCheck { isLiveEnabled obstacle } schedules { name } uses { kind name } } }`;

async function returned(kind: string, choice: Choice = {}, accountId?: string, client = maya) {
  const { authorizeSocialAccount } = await client.data(AUTHORIZE, { input: { kind, accountId } });
  expect(authorizeSocialAccount).toMatchObject({ isStandIn: true, userErrors: [] });
  const { address: returnAddress, ...rest } = await consent(authorizeSocialAccount.address, choice);
  return { returnAddress, ...rest };
}
const link = async (kind: string, choice: Choice = {}, client = maya): Promise<Data> =>
  (await client.data(LINK, { input: await returned(kind, choice, undefined, client) })).linkSocialAccount;
const photo = readFileSync(join(import.meta.dirname, '../../../fixtures/demo/samples/arena-1.jpg'));
const UPLOAD = `mutation ($input: UploadSocialFileInput!) { uploadSocialFile(input: $input) {
  fileId url userErrors { code reason field } } }`;
const upload = async (socialAccountId: string, bytes: Buffer): Promise<Data> => {
  const input = { socialAccountId, file: bytes.toString('base64') };
  return (await maya.data(UPLOAD, { input }, '/graphql/files')).uploadSocialFile;
};
const remove = async (id: string) => (await maya.data(REMOVE, { id })).removeSocialAccount;
const list = async (args = ''): Promise<Data> =>
  (await maya.data(`{ viewer { customer { socialAccounts${args} { totalCount nodes { ${FIELDS} } } } } }`))
    .viewer.customer.socialAccounts;

describe('Social media accounts', () => {
  it('SOC-01 SOC-02 SOC-04 SOC-05 are linked, looked at, changed and removed', async () => {
    const { socialAccount, userErrors } = await link('YOUTUBE', { person: 'archive' });
    expect(userErrors).toEqual([]);
    expect(socialAccount).toEqual({
      ...{ id: expect.any(String), kind: 'YOUTUBE', isStandIn: true, networkId: 'UCharbourarchive' },
      ...{ networkName: 'Harbour archive', name: 'Harbour archive', accessState: 'GRANTED' },
      ...{ accessExpiresAt: null, expiresInDays: null, missingPermissions: [], verifiedAt: null },
      ...{ defaultDestination: null, crosspostDestinationIds: [] },
      customer: { id: CUSTOMERS.harbour },
    });
    const { id } = socialAccount;
    const synced = (await maya.data(SYNC, { id })).syncSocialAccount.socialAccount;
    expect(synced).toMatchObject({ id, accessState: 'VERIFIED', verifiedAt: expect.any(String) });
    const input = { id, name: 'Archive', defaultDestinationId: 'UCharbourarchive' };
    const changed = {
      ...{ ...synced, name: 'Archive' },
      defaultDestination: { id: 'UCharbourarchive', name: 'Harbour archive' },
    };
    expect((await maya.data(UPDATE, { input })).updateSocialAccount).toEqual({
      socialAccount: changed,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).socialAccount).toEqual(changed);
    expect((await maya.data(ASKED, { id })).socialAccount).toEqual({
      destinations: [{ id: 'UCharbourarchive', name: 'Harbour archive', kind: 'CHANNEL' }],
      ...{ crosspostDestinations: [], facebookInfo: null, schedules: [], uses: [] },
      liveCheck: { isLiveEnabled: false, obstacle: 'NOT_ENABLED' },
    });
    expect(await remove(id)).toEqual({ deletedId: id, userErrors: [] });
    expect((await maya.data(ONE, { id })).socialAccount).toBeNull();
  });

  it('LST-01 LST-02 are filtered by name and sorted, in one REST call however many they are', async () => {
    const names = async (args: string) => (await list(args)).nodes.map(({ name }: Data) => name);
    expect(await names('')).toEqual(['Harbour Street', 'Harbour Street Church', 'Northgate Arena']);
    expect(await names('(sort: NAME_DESC, filter: "STREET")')).toEqual([
      'Harbour Street Church',
      'Harbour Street',
    ]);
    expect(await names('(sort: MOST_RECENT, first: 1)')).toEqual(['Harbour Street Church']);
    const calls = await world.callsOf(() => list('(first: 100)'));
    expect(calls).toEqual([expect.stringContaining('/socialmedia')]);
  });

  it('SOC-04 are those of one network where that is asked for', async () => {
    const kindsOf = async (args: string): Promise<string[]> => {
      const { nodes } = await list(`(first: 1000${args})`);
      return [...new Set<string>(nodes.map(({ kind }: Data) => kind))].toSorted();
    };
    expect(await kindsOf('')).toEqual(['FACEBOOK', 'YOUTUBE']);
    expect(await kindsOf(', kind: YOUTUBE')).toEqual(['YOUTUBE']);
    expect(await kindsOf(', kind: FACEBOOK')).toEqual(['FACEBOOK']);
  });

  it('SOC-01 STM-14 tell the state of access', async () => {
    const { nodes } = await list();
    expect(nodes.map(({ accessState, expiresInDays }: Data) => [accessState, expiresInDays])).toEqual([
      ['GRANTED', null],
      ['VERIFIED', 62],
      ['EXPIRES', 9],
    ]);
    const id = SOCIAL_ACCOUNT_IDS.arena;
    expect((await northgate.data(ONE, { id })).socialAccount).toMatchObject({
      accessState: 'EXPIRED',
      expiresInDays: 0,
    });
  });

  it('SOC-01 SOC-03 STM-14 an expired one says that it has to be renewed where its network is asked, and is renewed by its own account only', async () => {
    const id = SOCIAL_ACCOUNT_IDS.arena;
    const { data, errors } = await northgate.run(
      'query ($id: ID!) { socialAccount(id: $id) { name destinations { id } } }',
      { id },
    );
    expect(data?.socialAccount).toMatchObject({ name: 'Northgate Arena', destinations: null });
    expect(errors?.[0]?.message).toBe('Renew access to this Facebook account.');
    const renew = async (choice: Choice) =>
      (
        await northgate.data(RENEW, {
          input: { id, ...(await returned('FACEBOOK', choice, id, northgate)) },
        })
      ).renewSocialAccount;
    expect(await renew({ person: 'harbour' })).toMatchObject({
      socialAccount: null,
      userErrors: [
        {
          ...{ code: 'CONFLICT', reason: 'SOCIAL_CHANNEL_MISMATCH' },
          message: expect.stringMatching(/^This is not the account “Northgate Arena”/),
        },
      ],
    });
    expect((await renew({ person: 'northgate' })).socialAccount).toMatchObject({
      ...{ id, accessState: 'RENEWED', expiresInDays: 90 },
    });
  });

  it.each([
    ['YOUTUBE', { choice: 'deny' }, 'SOCIAL_ACCESS_DENIED', 'YouTube denied access.'],
    [
      'FACEBOOK',
      { choice: 'fail' },
      'SOCIAL_ACCESS_ERROR',
      'Facebook denied access with the error “server_error”.',
    ],
    ['YOUTUBE', { person: 'ortiz' }, 'SOCIAL_NO_CHANNEL', 'This YouTube account has no channel or page'],
    [
      'YOUTUBE',
      { person: 'harbour' },
      'SOCIAL_DUPLICATE',
      'This account is already linked as “Harbour Street”.',
    ],
    [
      'FACEBOOK',
      { without: ['publish_video'] },
      'SOCIAL_PERMISSIONS',
      'Missing permissions on Facebook: publish_video.',
    ],
  ] as const)('SOC-03 %s %p is told as %s', async (kind, choice, reason, message) => {
    const { socialAccount, userErrors } = await link(kind, choice);
    expect(socialAccount).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'CONFLICT', reason, message: expect.stringContaining(message) },
    ]);
  });

  it('SOC-05 a state value is good once', async () => {
    const input = await returned('YOUTUBE', { choice: 'deny' });
    expect((await maya.data(LINK, { input })).linkSocialAccount.userErrors).toMatchObject([
      { reason: 'SOCIAL_ACCESS_DENIED' },
    ]);
    expect((await maya.data(LINK, { input })).linkSocialAccount.userErrors).toMatchObject([
      { reason: 'SOCIAL_STATE_UNKNOWN', field: ['state'] },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'REQUIRED', 'name', 'A name is required.'],
    [
      { name: 'x'.repeat(129) },
      'INVALID',
      'name',
      'A name must have at most 128 characters; this one has 129.',
    ],
    [
      { crosspostDestinationIds: Array.from({ length: 21 }, (_, index) => String(index)) },
      'INVALID',
      'crosspostDestinationIds',
      'You can choose at most 20 crosspost destinations; 21 are selected.',
    ],
  ])('SOC-04 changes that are refused name the field (%#)', async (fields, code, field, message) => {
    const input = { id: SOCIAL_ACCOUNT_IDS.facebook, ...fields };
    expect((await maya.data(UPDATE, { input })).updateSocialAccount).toMatchObject({
      socialAccount: null,
      userErrors: [{ code, field: [field], message }],
    });
  });

  it('SOC-06 tell the destinations and events that removing would touch; one that runs keeps it', async () => {
    const id = SOCIAL_ACCOUNT_IDS.youtube;
    const asked = await maya.data(
      'query ($id: ID!) { socialAccount(id: $id) { uses { kind name } schedules { name startsAt } } }',
      { id },
    );
    expect(asked.socialAccount.uses).toEqual([
      { kind: 'EVENT', name: 'Evening prayer' },
      { kind: 'EVENT', name: 'Sunday morning service' },
      { kind: 'DESTINATION', name: 'YouTube · Harbour Street' },
    ]);
    expect(asked.socialAccount.schedules).toContainEqual({
      name: 'Sunday morning service',
      startsAt: expect.any(String),
    });
    expect(await remove(id)).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'CONFLICT', reason: 'SOCIAL_ACCOUNT_IN_USE' }],
    });
  });

  it('SOC-06 tell the destination groups that go to them', async () => {
    const create = `mutation ($input: CreateDestinationGroupInput!) { createDestinationGroup(input: $input) {
      destinationGroup { id } userErrors { reason } } }`;
    const { createDestinationGroup } = await maya.data(create, {
      input: {
        name: 'Social evening',
        destinations: [
          {
            ...{ kind: 'YOUTUBE', destinationId: 'UCharbourstreet', accountId: SOCIAL_ACCOUNT_IDS.youtube },
            ...{ title: 'Evening', description: 'Songs', privacy: 'PUBLIC', publishStatus: 'PUBLISHED' },
          },
        ],
      },
    });
    expect(createDestinationGroup.userErrors).toEqual([]);
    const { socialAccount } = await maya.data(
      'query ($id: ID!) { socialAccount(id: $id) { uses { kind name } } }',
      { id: SOCIAL_ACCOUNT_IDS.youtube },
    );
    expect(socialAccount.uses).toContainEqual({ kind: 'DESTINATION_GROUP', name: 'Social evening' });
  });

  it('SOC-06 tell the videos that are to be posted with them, and none that was posted', async () => {
    const found = await maya.data(
      '{ viewer { customer { mediaSearch(first: 20) { nodes { id isPlayable } } } } }',
    );
    const { id: mediaItemId } = found.viewer.customer.mediaSearch.nodes.find(
      ({ isPlayable }: Data) => isPlayable,
    );
    const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      post { id } userErrors { reason field } } }`;
    const publishAt = new Date(world.platform.clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString();
    const { createPost } = await maya.data(create, {
      input: {
        ...{ mediaItemId, accountId: SOCIAL_ACCOUNT_IDS.facebook, placeId: '1048576001' },
        ...{ title: 'Harvest clip', description: 'Songs', privacy: 'PUBLIC', publishAt },
      },
    });
    expect(createPost.userErrors).toEqual([]);
    const uses = async (id: string) =>
      (
        await maya.data('query ($id: ID!) { socialAccount(id: $id) { uses { kind id name startsAt } } }', {
          id,
        })
      ).socialAccount.uses;
    const use = { kind: 'POST', id: createPost.post.id, name: 'Harvest clip', startsAt: publishAt };
    expect(await uses(SOCIAL_ACCOUNT_IDS.facebook)).toContainEqual(use);
    expect(await uses(SOCIAL_ACCOUNT_IDS.youtube)).not.toContainEqual(use);
    const { db } = world.platform.services;
    await db.update(posts).set({ step: 'POSTED' }).where(eq(posts.uuid, createPost.post.id));
    expect(await uses(SOCIAL_ACCOUNT_IDS.facebook)).not.toContainEqual(use);
  });

  it('LIB-04 DST-25 C-184 a picture is sent for a destination of an event, which is seen with it', async () => {
    const { id: socialAccountId } = (await link('YOUTUBE')).socialAccount ?? {
      id: SOCIAL_ACCOUNT_IDS.youtube,
    };
    const { fileId, url, userErrors } = await upload(socialAccountId, photo);
    expect(userErrors).toEqual([]);
    expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
    const { addEventDestination } = await maya.data(
      `mutation ($input: AddEventDestinationInput!) { addEventDestination(input: $input) {
        eventDestination { thumbnailFileId thumbnailUrl } userErrors { reason field } } }`,
      {
        input: {
          ...{ eventId: SCHEDULE_IDS.sundayService, kind: 'YOUTUBE', title: 'Vespers', description: 'Songs' },
          ...{ privacy: 'PUBLIC', publishState: 'PUBLISHED', socialAccountId, placeId: 'UCharbourstreet' },
          thumbnailFileId: fileId,
        },
      },
    );
    expect(addEventDestination.userErrors).toEqual([]);
    const { eventDestination } = addEventDestination;
    expect(eventDestination.thumbnailFileId).toBe(fileId);
    expect((await fetch(eventDestination.thumbnailUrl)).status).toBe(200);
  });

  it('C-128 DST-25 what goes to a network is given another picture, and none of another organisation', async () => {
    const change = async (client: GraphClient, thumbnailFileId: string | null) =>
      (
        await client.data(
          `mutation ($input: UpdateContentDestinationInput!) { updateContentDestination(input: $input) {
            contentDestination { thumbnailUrl } userErrors { code reason field } } }`,
          { input: { id: LIVE_DESTINATION_IDS.youtube, thumbnailFileId } },
        )
      ).updateContentDestination;
    const { fileId } = await upload(SOCIAL_ACCOUNT_IDS.youtube, photo);
    const { contentDestination, userErrors } = await change(maya, fileId);
    expect(userErrors).toEqual([]);
    expect((await fetch(contentDestination.thumbnailUrl)).status).toBe(200);
    expect(await change(maya, 'made-up')).toEqual({
      contentDestination: null,
      userErrors: [{ code: 'INVALID', reason: 'EVENT_DESTINATION_UNKNOWN', field: ['thumbnailFileId'] }],
    });
    expect((await change(northgate, fileId)).contentDestination).toBeNull();
    expect((await change(maya, null)).contentDestination).toEqual({ thumbnailUrl: null });
  });

  it('LIB-04 more than 2 MB and anything but JPG and PNG is refused at its field, without a call', async () => {
    const calls = await world.callsOf(async () => {
      const refused = (reason: string) => ({
        ...{ fileId: null, url: null },
        userErrors: [{ code: 'INVALID', reason, field: ['file'] }],
      });
      const large = Buffer.concat([photo, Buffer.alloc(2 * 1024 * 1024 + 1 - photo.length)]);
      expect(await upload(SOCIAL_ACCOUNT_IDS.youtube, large)).toEqual(refused('THUMBNAIL_SIZE'));
      expect(await upload(SOCIAL_ACCOUNT_IDS.youtube, Buffer.from('GIF89a'))).toEqual(
        refused('THUMBNAIL_KIND'),
      );
    });
    expect(calls).toEqual([]);
  });
});
