import type { SocialAccountRecord } from '../../../fixtures/platform/domains/destinations/social/records.ts';
import { POST } from '../../support/postRefusals.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { socialWorld, type SocialWorld } from '../worlds/socialWorld.ts';

interface Group {
  uuid: string;
  destinations: { kind: string; destinationId: string; accountId: string | null; name: string | null }[];
  reason: string;
  field: string;
}

let platform: TestPlatform;
let world: SocialWorld;
let youtube: SocialAccountRecord;
let facebook: SocialAccountRecord;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());
beforeEach(async () => {
  world = await socialWorld(platform);
  youtube = await world.linked('YOUTUBE');
  facebook = await world.linked('FACEBOOK');
});

const groups = () => `/api/v4/customers/${world.customerId}/destinationgroups`;
const create = (...destinations: object[]) =>
  world.call<Group>('POST', groups(), {
    name: 'Sunday',
    destinations: destinations.map((change) => ({
      ...{ ...POST, privacy: 'public', publishStatus: 'published' },
      ...change,
    })),
  });
const toYoutube = () => ({ destinationId: 'UCharbourstreet', accountId: youtube.uuid });
const toFacebook = () => ({ kind: 'FACEBOOK', destinationId: '1048576002', accountId: facebook.uuid });

test('GRP-06 DST-04 a group goes to the channel and to a page of accounts that are linked', async () => {
  const { status, body } = await create(toYoutube(), toFacebook());
  expect(status).toBe(201);
  expect(body.destinations).toMatchObject([
    { kind: 'YOUTUBE', accountId: youtube.uuid, name: 'Harbour Street' },
    { kind: 'FACEBOOK', accountId: facebook.uuid, name: 'Harbour Youth' },
  ]);
});

test.each([
  ['a place that the account has not', () => ({ ...toFacebook(), destinationId: '999' })],
  ['the account of the other network', () => ({ ...toYoutube(), accountId: facebook.uuid })],
  ['an account that there is not', () => ({ ...toYoutube(), accountId: 'nobody' })],
])('DST-04 %s is refused by field', async (_what, change) => {
  expect(await create(change())).toMatchObject({
    status: 400,
    body: { reason: 'GROUP_DESTINATION_UNKNOWN', field: 'destinations.0.destinationId' },
  });
});

test('DST-04 accounts of another organisation are nobody’s to send to', async () => {
  const other = await socialWorld(platform);
  const theirs = await other.linked('YOUTUBE');
  expect((await create({ ...toYoutube(), accountId: theirs.uuid })).body.reason).toBe(
    'GROUP_DESTINATION_UNKNOWN',
  );
});

test('SOC-06 a group whose account was removed says that its destination is gone', async () => {
  const { body } = await create(toYoutube(), toFacebook());
  expect((await world.call('DELETE', world.path(youtube))).status).toBe(204);
  const [group] = (await world.call<Group[]>('GET', groups())).body;
  expect(group).toMatchObject({ uuid: body.uuid });
  expect(group?.destinations.map(({ name }) => name)).toEqual([null, 'Harbour Youth']);
});
