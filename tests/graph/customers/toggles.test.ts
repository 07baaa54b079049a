import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { TOGGLES } from '../../../fixtures/demo/seed/reference.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let staff: GraphClient;
let admin: GraphClient;
beforeAll(async () => {
  world = await openWorld();
  staff = await world.signIn('super@rostrum.example');
  admin = await world.signIn('admin@northgate.example');
}, START_MS);
afterAll(() => world?.close());

const READ = '{ toggles { id name description } viewer { toggles customer { toggleIds } } }';
const SET = `mutation ($input: SetToggleInput!) { setToggle(input: $input) {
  customer { id toggleIds } userErrors { code field } } }`;
const set = async (isOn: boolean, toggleId: string = TOGGLES.clips) =>
  (await staff.data(SET, { input: { customerId: CUSTOMERS.northgate, toggleId, isOn } })).setToggle;

it('C-032 C-033 C-034 C-035 PRM-26 a feature is turned on and off, and who is signed in there is told at once', async () => {
  const before = await admin.data(READ);
  expect(before.toggles).toContainEqual({
    ...{ id: TOGGLES.clips, name: 'clips', description: 'Clips and clip posts.' },
  });
  expect(before.viewer.toggles).toEqual(['hevcPresets', 'simulatedLive']);
  expect([...before.viewer.customer.toggleIds].sort()).toEqual(
    [TOGGLES.hevcPresets, TOGGLES.simulatedLive].sort(),
  );
  const { customer, userErrors } = await set(true);
  expect(userErrors).toEqual([]);
  expect(customer.id).toBe(CUSTOMERS.northgate);
  expect(customer.toggleIds).toContain(TOGGLES.clips);
  expect((await admin.data(READ)).viewer).toMatchObject({
    toggles: ['clips', 'hevcPresets', 'simulatedLive'],
    customer: { toggleIds: expect.arrayContaining([TOGGLES.clips]) },
  });
  expect((await set(false)).customer.toggleIds).not.toContain(TOGGLES.clips);
  expect((await admin.data(READ)).viewer).toEqual(before.viewer);
});

it('PRM-26 PRM-27 an organisation sees in its audit who of the provider turned a feature', async () => {
  await set(true);
  await set(false);
  const query = `{ viewer { customer { auditEntries(first: 2, filter: { subject: "toggle_registrations" }) {
    nodes { action subject isByOutsider } } } } }`;
  const { nodes } = (await admin.data(query)).viewer.customer.auditEntries;
  const of = { subject: 'toggle_registrations', isByOutsider: true };
  expect(nodes).toEqual([
    { action: 'DELETED', ...of },
    { action: 'CREATED', ...of },
  ]);
});

it('PRM-26 updating needs addCustomers: an organisation’s own admin turns nothing', async () => {
  const input = { toggleId: TOGGLES.clips, isOn: true };
  expect((await admin.run(SET, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await admin.data(READ)).viewer.toggles).not.toContain('clips');
});

it('PRM-26 PRM-31 viewing needs getCustomers; the rest of a query answers without', async () => {
  const { userName } = await world.platform.createUser(CUSTOMERS.northgate, { roles: ['EVENT_ADMIN'] });
  const events = await world.signIn(userName);
  const { data, errors } = await events.run('{ toggles { id } viewer { customer { name toggleIds } } }');
  expect(data).toEqual({ toggles: null, viewer: { customer: { name: 'Northgate Arena', toggleIds: null } } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

it('PRM-26 a feature that there is not is not found', async () => {
  const { customer, userErrors } = await set(true, '00000000-0000-4000-8000-000000000000');
  expect(customer).toBeNull();
  expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
});
