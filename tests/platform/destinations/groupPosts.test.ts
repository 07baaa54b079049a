import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { POST, POST_REFUSALS, POSTS_ALLOWED } from '../../support/postRefusals.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

interface Refused {
  reason: string;
  field: string;
  message: string;
}

let platform: TestPlatform;
let customerId: string;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
  ({ customerId, token } = await newOrganisation(platform));
}, START_LIMIT_MS);
afterAll(() => platform.close());

const create = (change: object) =>
  platform.call<Refused>('POST', `/api/v4/customers/${customerId}/destinationgroups`, {
    token,
    body: {
      name: 'Sunday',
      destinations: [{ ...POST, privacy: 'public', publishStatus: 'published', ...change }],
    },
  });

test.each(POST_REFUSALS)(
  'DST-01 DST-02 DST-03 DST-04 DST-05 DST-06 a post of a destination group that breaks %s is refused by field and reason (%#)',
  async (_rule, change, field, reason, message) => {
    expect(await create(change)).toMatchObject({
      status: 400,
      body: { field: `destinations.0.${field}`, reason, message },
    });
  },
);

test.each([
  ['DST-23', { publishStatus: 'hidden' }, 'publishStatus', 'POST_PUBLISH_STATUS_REQUIRED'],
  ['DST-24', { privacy: 'friends' }, 'privacy', 'POST_PRIVACY_REQUIRED'],
])('%s other words are refused (%#)', async (_rule, change, field, reason) => {
  expect(await create(change)).toMatchObject({
    status: 400,
    body: { field: `destinations.0.${field}`, reason },
  });
});

test.each([
  ...POSTS_ALLOWED,
  ...['published', 'scheduled_published', 'unpublished'].map(
    (publishStatus) => ['DST-23', { publishStatus }] as const,
  ),
  ...['private', 'org', 'public'].map((privacy) => ['DST-24', { privacy }] as const),
])('%s a post at its limit breaks no rule (%#)', async (_rule, change) => {
  // There is no such channel: what is said there is looked at first.
  expect(await create(change)).toMatchObject({ body: { reason: 'GROUP_DESTINATION_UNKNOWN' } });
});
