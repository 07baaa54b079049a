import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const harbour = CUSTOMERS.harbour;

const ACCOUNTS = {
  CUSTOMER_ADMIN: 'admin@harbour.example',
  EVENT_ADMIN: 'events@harbour.example',
  CONTROL_ENCODER: 'encoders@harbour.example',
  MEDIA_LIBRARY_ADMIN: 'library@harbour.example',
  CAMPUS_REVIEW: 'review@harbour.example',
} as const;
type RoleUnderTest = keyof typeof ACCOUNTS;

/** A route for each permission, and whom the checklist gives it to; all others hear 403. */
const ROUTES: [rule: string, path: string, roles: RoleUnderTest[]][] = [
  [
    'PRM-01',
    `/api/v3/customers/${harbour}/encoders`,
    ['CUSTOMER_ADMIN', 'EVENT_ADMIN', 'MEDIA_LIBRARY_ADMIN', 'CONTROL_ENCODER'],
  ],
  ['PRM-04', `/api/v3/customers/${harbour}/users`, ['CUSTOMER_ADMIN']],
  ['PRM-05', `/api/v3/customers/${harbour}/venues`, ['CUSTOMER_ADMIN']],
  ['PRM-09 BWD-05', `/data-usage/api/v1/customers/${harbour}/statistics`, ['CUSTOMER_ADMIN']],
  [
    'PRM-10',
    `/media-metadata/api/v1/customers/${harbour}/media`,
    ['CUSTOMER_ADMIN', 'EVENT_ADMIN', 'MEDIA_LIBRARY_ADMIN', 'CONTROL_ENCODER', 'CAMPUS_REVIEW'],
  ],
];

describe.each(await backends())('rights on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
  });
  afterAll(() => close());

  const get = async (userName: string, path: string) =>
    platform.call<{ code?: string; message?: string }>('GET', path, {
      token: await platform.signIn(userName),
    });

  test('PRM-14 who is sent network alerts may do what others of the same role may, and nothing else', async () => {
    const [without, alerted] = await Promise.all(
      [false, true].map(async (networkAlerts) => {
        const { userName } = await platform.createUser(harbour, { roles: ['CAMPUS_REVIEW'], networkAlerts });
        const paths = ROUTES.map(([, path]) => path);
        return Promise.all(paths.map(async (path) => (await get(userName, path)).status));
      }),
    );
    expect(alerted).toEqual(without);
    expect(alerted).toEqual(ROUTES.map(([, , roles]) => (roles.includes('CAMPUS_REVIEW') ? 200 : 403)));
  });

  describe.each(ROUTES)('%s %s', (_rule, path, roles) => {
    test.each(Object.keys(ACCOUNTS) as RoleUnderTest[])('as %s', async (role) => {
      const allowed = roles.includes(role);
      const answer = await get(ACCOUNTS[role], path);
      expect(answer.status).toBe(allowed ? 200 : 403);
      if (!allowed) {
        expect(answer.body).toEqual({
          code: 'FORBIDDEN',
          reason: 'FORBIDDEN',
          parameters: {},
          message: 'Your account has insufficient permissions to access this feature.',
        });
      }
    });
  });

  test('PRM-02 commanding an encoder needs MANAGE_ENCODER_AND_WEB_SETTINGS', async () => {
    const encoders = (await get(ACCOUNTS.CUSTOMER_ADMIN, `/api/v3/customers/${harbour}/encoders`))
      .body as unknown as { uuid: string }[];
    const command = async (role: RoleUnderTest) =>
      platform.call('PATCH', `/api/v3/encoders/${encoders[0]?.uuid}/status`, {
        token: await platform.signIn(ACCOUNTS[role]),
        body: { requestedState: 'nonsense' },
      });
    // Refused for the right before the value is looked at, so nothing is changed here.
    expect((await command('CAMPUS_REVIEW')).status).toBe(403);
    expect((await command('MEDIA_LIBRARY_ADMIN')).status).toBe(403);
    expect((await command('CONTROL_ENCODER')).status).toBe(400);
  });

  test('PRM-27 a sudo viewer reads every organisation and changes none', async () => {
    const read = (path: string) => get('viewer@rostrum.example', path);
    expect((await read('/api/v3/customers/names')).status).toBe(200);
    expect((await read(`/api/v3/customers/${harbour}/users`)).status).toBe(200);
    expect((await read(`/api/v3/customers/${CUSTOMERS.northgate}/encoders`)).status).toBe(200);
    const body = { name: 'x', roles: ['ANALYTICS_API'], termsAccepted: true };
    const token = await platform.signIn('viewer@rostrum.example');
    const write = await platform.call('POST', `/api/v3/customers/${harbour}/clients`, { token, body });
    expect(write.status).toBe(403);
  });

  test('PRM-27 only who may look across reads the names of all organisations, two fields each (ORG-12)', async () => {
    expect((await get(ACCOUNTS.CUSTOMER_ADMIN, '/api/v3/customers/names')).status).toBe(403);
    const { body } = await get('super@rostrum.example', '/api/v3/customers/names');
    expect(body).toEqual([
      { name: 'Harbour Street Church', uuid: CUSTOMERS.harbour },
      { name: 'Northgate Arena', uuid: CUSTOMERS.northgate },
      { name: 'Rostrum Operations', uuid: CUSTOMERS.operations },
      { name: 'Vista Community College', uuid: CUSTOMERS.vista },
    ]);
  });

  test('USR-07 an account is verified, unverified or invalid, and nothing else', async () => {
    const statuses = ['verified', 'unverified', 'invalid'] as const;
    const customerId = await platform.createCustomer();
    const { userName } = await platform.createUser(customerId);
    const made = statuses.map((accountStatus) => platform.createUser(customerId, { accountStatus }));
    const ids = (await Promise.all(made)).map(({ userId }) => userId);
    const token = await platform.signIn(userName);
    const path = `/api/v3/customers/${customerId}/users`;
    const { body } = await platform.call<{ userId: string; accountStatus: string }[]>('GET', path, { token });
    const told = ids.map((id) => body.find(({ userId }) => userId === id)?.accountStatus);
    expect(told).toEqual(statuses);
    type Document = {
      components: { schemas: { User: { properties: { accountStatus: { enum: string[] } } } } };
    };
    const document = await platform.call<Document>('GET', '/openapi.json');
    const { accountStatus } = document.body.components.schemas.User.properties;
    expect([...accountStatus.enum].sort()).toEqual(['invalid', 'unverified', 'verified']);
  });

  test('PRM-26 viewing toggles needs getCustomers', async () => {
    expect((await get(ACCOUNTS.CUSTOMER_ADMIN, '/api/v3/toggles')).status).toBe(200);
    expect((await get(ACCOUNTS.CAMPUS_REVIEW, '/api/v3/toggles')).status).toBe(403);
  });

  test('PRM-18 API access apps need their capability', async () => {
    const path = `/api/v3/customers/${harbour}/clients`;
    expect((await get(ACCOUNTS.CUSTOMER_ADMIN, path)).status).toBe(200);
    expect((await get(ACCOUNTS.EVENT_ADMIN, path)).status).toBe(403);
  });

  test('PRM-32 USR-06 the first of the six roles is assignable by a super-admin only; ids are fixed', async () => {
    const path = `/api/v3/customers/${harbour}/roles`;
    const others = [
      { id: '5d3c1a70-0002-4c6e-9a10-7f1e6c000002', name: 'CUSTOMER_ADMIN' },
      { id: '5d3c1a70-0003-4c6e-9a10-7f1e6c000003', name: 'EVENT_ADMIN' },
      { id: '5d3c1a70-0004-4c6e-9a10-7f1e6c000004', name: 'CONTROL_ENCODER' },
      { id: '5d3c1a70-0005-4c6e-9a10-7f1e6c000005', name: 'MEDIA_LIBRARY_ADMIN' },
      { id: '5d3c1a70-0006-4c6e-9a10-7f1e6c000006', name: 'CAMPUS_REVIEW' },
    ];
    const first = { id: '5d3c1a70-0001-4c6e-9a10-7f1e6c000001', name: 'PLATFORM_ADMIN' };
    expect((await get('super@rostrum.example', path)).body).toEqual([first, ...others]);
    expect((await get(ACCOUNTS.CUSTOMER_ADMIN, path)).body).toEqual(others);
  });

  test('a user reads the own account and roles without MANAGE_USERS, others with it', async () => {
    const own = await get(ACCOUNTS.EVENT_ADMIN, `/api/v3/users/${USERS.harbourEvents}`);
    expect(own.body).toMatchObject({
      userId: USERS.harbourEvents,
      customerId: harbour,
      roles: ['EVENT_ADMIN'],
    });
    expect(JSON.stringify(own.body)).not.toMatch(/argon2|password/i);
    const roles = await get(ACCOUNTS.CUSTOMER_ADMIN, `/api/v3/users/${USERS.harbourEvents}/roles`);
    expect(roles.body).toEqual([{ id: '5d3c1a70-0003-4c6e-9a10-7f1e6c000003', name: 'EVENT_ADMIN' }]);
    expect((await get(ACCOUNTS.EVENT_ADMIN, `/api/v3/users/${USERS.harbourReview}`)).status).toBe(403);
    expect((await get(ACCOUNTS.CUSTOMER_ADMIN, `/api/v3/users/${USERS.northgateAdmin}`)).status).toBe(404);
  });

  test('PRM-33 an API client holds what its own roles give, and no capability', async () => {
    const token = await platform.signInClient();
    const read = (path: string) => platform.call<{ capabilities?: string[] }>('GET', path, { token });
    expect((await read('/legacy/users/me')).body.capabilities).toEqual([]);
    expect((await read(`/data-usage/api/v1/customers/${harbour}/statistics`)).status).toBe(200);
    expect((await read(`/api/v3/customers/${harbour}/users`)).status).toBe(403);
    expect((await read(`/api/v3/customers/${CUSTOMERS.northgate}`)).status).toBe(403);
  });
});
