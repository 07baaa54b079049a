import { DESTINATION_GROUP_IDS, SOCIAL_ACCOUNT_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { POST, POST_REFUSALS, POSTS_ALLOWED } from '../../support/postRefusals.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let calls: string[];

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const UPDATE = `mutation ($input: UpdateDestinationGroupInput!) { updateDestinationGroup(input: $input) {
  destinationGroup { id } userErrors { code reason field message } } }`;
async function post(change: object): Promise<Data> {
  const destinations = [{ ...POST, privacy: 'PUBLIC', publishStatus: 'PUBLISHED', ...change }];
  const input = { id: DESTINATION_GROUP_IDS.youth, destinations };
  let answer: Data = {};
  calls = await world.callsOf(async () => {
    answer = (await maya.data(UPDATE, { input })).updateDestinationGroup;
  });
  return answer;
}

test.each(POST_REFUSALS)(
  'DST-01 DST-02 DST-03 DST-04 DST-05 DST-06 a post of a destination group that breaks %s is refused by field and reason, and nothing is written (%#)',
  async (_rule, change, field, reason, message) => {
    const code = reason.endsWith('_REQUIRED') ? 'REQUIRED' : 'INVALID';
    expect(await post(change)).toEqual({
      destinationGroup: null,
      userErrors: [{ code, reason, field: ['destinations', '0', field], message }],
    });
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  },
);

test.each(POSTS_ALLOWED)('%s a post at its limit goes to the service (%#)', async (_rule, change) => {
  await post(change);
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test.each(['PRIVATE', 'ORG', 'PUBLIC'])('DST-24 a post that is %s is kept so', async (privacy) => {
  const account = { accountId: SOCIAL_ACCOUNT_IDS.youtube, destinationId: 'UCharbourstreet' };
  expect((await post({ ...account, privacy })).userErrors).toEqual([]);
  const query = `query ($id: ID!) { destinationGroup(id: $id) { destinations { privacy } } }`;
  const { destinationGroup } = await maya.data(query, { id: DESTINATION_GROUP_IDS.youth });
  expect(destinationGroup.destinations).toEqual([{ privacy }]);
});

test('DST-24 a fourth word is no privacy, and is not sent', async () => {
  const destinations = [{ ...POST, privacy: 'FRIENDS', publishStatus: 'PUBLISHED' }];
  const asked = await world.callsOf(async () => {
    const { errors } = await maya.run(UPDATE, { input: { id: DESTINATION_GROUP_IDS.youth, destinations } });
    expect(errors).toMatchObject([{ message: expect.stringContaining('FRIENDS') }]);
  });
  expect(asked).toEqual([]);
});
