import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import type { RoleName } from '../../../schema/rules/permissions.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, START_MS);
afterAll(() => world?.close());

/** The six, in the order of the checklist. */
const ROLES: readonly RoleName[] = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'CONTROL_ENCODER',
  'MEDIA_LIBRARY_ADMIN',
  'CAMPUS_REVIEW',
];

async function holding(roles: RoleName[], extraCapabilities: string[] = []): Promise<GraphClient> {
  const { userName } = await world.platform.createUser(CUSTOMERS.harbour, { roles, extraCapabilities });
  return world.signIn(userName);
}
const heldOf = async (client: GraphClient, names: string[]): Promise<string[]> => {
  const { viewer } = await client.data('{ viewer { capabilities } }');
  return names.filter((name) => viewer.capabilities.includes(name));
};
const USED = '{ viewer { customer { bandwidth { usedBytes } } } }';

const READERS: readonly [role: RoleName, may: boolean][] = [
  ['PLATFORM_ADMIN', true],
  ['CUSTOMER_ADMIN', true],
  ['EVENT_ADMIN', false],
  ['CONTROL_ENCODER', false],
  ['MEDIA_LIBRARY_ADMIN', false],
  ['CAMPUS_REVIEW', false],
];
it.each(READERS)('PRM-09 BWD-05 %s reads bandwidth: %s', async (role, may) => {
  const client = await holding([role]);
  const { viewer } = await client.data('{ viewer { permissions } }');
  expect(viewer.permissions.includes('BANDWIDTH_ANALYTICS')).toBe(may);
  const { data, errors = [] } = await client.run(USED);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(may ? [] : ['FORBIDDEN']);
  expect(data?.viewer.customer.bandwidth).toEqual(may ? { usedBytes: expect.any(Number) } : null);
});

it('PRM-12 any of the roles that a field needs will do, and none is needed for what needs none', async () => {
  const both = await holding(['CAMPUS_REVIEW', 'CUSTOMER_ADMIN']);
  expect((await both.run(USED)).errors).toBeUndefined();
  const nobody = await holding([]);
  expect((await nobody.data('{ timezones { name } }')).timezones).toContainEqual({
    name: 'America/New_York',
  });
  expect((await nobody.run(USED)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('PRM-13 PRM-32 the roles are six, in one order, and each is told to who holds it', async () => {
  const staff = await world.signIn('super@rostrum.example');
  const query = 'query ($id: ID!) { customer(id: $id) { roles { role } } }';
  const { customer } = await staff.data(query, { id: CUSTOMERS.harbour });
  expect(customer.roles.map(({ role }: { role: string }) => role)).toEqual(ROLES);
  for (const role of ROLES) {
    const { viewer } = await (await holding([role])).data('{ viewer { user { roles } } }');
    expect(viewer.user.roles).toEqual([role]);
  }
});

const HARDWARE = ['hardwareUnits', 'hardwareDashboard', 'hardwareOptions', 'hardwareOrders', 'monitoring'];

it('PRM-21 a caller is told of the capabilities for hardware that they hold, one by one', async () => {
  expect(await heldOf(await holding(['PLATFORM_ADMIN']), HARDWARE)).toEqual(HARDWARE);
  expect(await heldOf(await holding(['CUSTOMER_ADMIN']), HARDWARE)).toEqual([]);
  for (const one of HARDWARE) expect(await heldOf(await holding([], [one]), HARDWARE)).toEqual([one]);
});

const PEOPLE = [
  'users',
  'usersBilling',
  'usersPlayerLogs',
  'approveAiVideosOverage',
  'campusReview',
  'sudo',
  'sudoAdmin',
];

it('PRM-25 a caller is told of the capabilities for users and the others that they hold, one by one', async () => {
  expect(await heldOf(await holding(['CUSTOMER_ADMIN']), PEOPLE)).toEqual(
    expect.arrayContaining(['users', 'usersBilling', 'usersPlayerLogs', 'approveAiVideosOverage']),
  );
  expect(await heldOf(await holding(['CAMPUS_REVIEW']), PEOPLE)).toEqual(['campusReview']);
  for (const one of PEOPLE) expect(await heldOf(await holding([], [one]), PEOPLE)).toEqual([one]);
});

it.each([
  ['sudo', false],
  ['sudoAdmin', true],
])('PRM-25 PRM-27 who holds %s reads other organisations; super-admin: %s', async (name, isSudoAdmin) => {
  const client = await holding([], [name]);
  const query = 'query ($id: ID!) { viewer { isSudoAdmin isSudoViewer } customer(id: $id) { name } }';
  const { viewer, customer } = await client.data(query, { id: CUSTOMERS.northgate });
  expect(viewer).toEqual({ isSudoAdmin, isSudoViewer: true });
  expect(customer).toEqual({ name: 'Northgate Arena' });
});
