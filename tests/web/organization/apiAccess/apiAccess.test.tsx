import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiClientPage } from '../../../../web/areas/organization/apiAccess/ApiClientPage.tsx';
import { ApiClientsPage } from '../../../../web/areas/organization/apiAccess/ApiClientsPage.tsx';
import { CreateApiClientPage } from '../../../../web/areas/organization/apiAccess/CreateApiClientPage.tsx';
import { EditApiClientPage } from '../../../../web/areas/organization/apiAccess/EditApiClientPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { EVERYBODY, createPerson, type Person } from '../../app/people.ts';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const LIST = '/settings/api-access';
const ROUTES = [
  { path: LIST, Component: ApiClientsPage },
  { path: `${LIST}/create`, Component: CreateApiClientPage },
  { path: `${LIST}/:uuid`, Component: ApiClientPage },
  { path: `${LIST}/:uuid/edit`, Component: EditApiClientPage },
];
const SECRET = 'a-secret-4711';
const client = (id: string, name: string, change: object = {}) => ({
  ...{ id, name, roles: ['ANALYTICS_API'], permissions: ['BANDWIDTH_ANALYTICS'], revision: 3 },
  rolesInForce: ['ANALYTICS_API'],
  ...{ lastUsedAt: null, lastUsedFrom: null, createdAt: '2026-01-01T00:00:00Z' },
  customer: { id: 'c1', timezone: 'America/New_York' },
  ...change,
});
const signage = client('k1', 'Signage', { lastUsedAt: '2026-11-20T10:00:00Z', lastUsedFrom: '203.0.113.7' });
const rolesOf = (available: readonly string[]) =>
  (['GO_LIVE_API', 'ON_DEMAND_API', 'ANALYTICS_API'] as const).map((role) => ({
    role,
    permissions: ['VIEW_DASHBOARD'],
    isAvailable: available.includes(role),
  }));
const ALL = ['GO_LIVE_API', 'ON_DEMAND_API', 'ANALYTICS_API'];

const open = (path: string, answers: object = {}, who: Person = 'A') =>
  openPage(
    path,
    {
      viewer: createPerson(who),
      customer: withMedia([], { apiClients: page([signage, client('k2', 'Board')]) }),
      apiClient: signage,
      apiClientRoles: rolesOf(ALL),
      ...answers,
    },
    ROUTES,
  );
function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const nameBox = () => screen.findByRole('textbox', { name: /^Name/ });
const write = async (value: string) => fireEvent.change(await nameBox(), { target: { value } });
const check = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));

test('S-079 API-03 LST-01 the list shows names, ids and roles', async () => {
  open(LIST);
  const [first] = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(first!.getByRole('link', { name: 'Signage' }).getAttribute('href')).toBe(`${LIST}/k1`);
  expect(first!.getByText('k1')).toBeTruthy();
  expect(first!.getByText('Analytics API')).toBeTruthy();
});

test.each(EVERYBODY)('PRM-18 S-079 %s opens the list only with getApiApps', async (who) => {
  open(LIST, {}, who);
  if (who === 'A' || who === 'P') expect(await screen.findByText('Signage')).toBeTruthy();
  else expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
});

test('API-04 without a plan that opens any role the page says so, and offers no new client', async () => {
  open(LIST, { apiClientRoles: rolesOf([]) });
  expect(await screen.findByText(/^API access needs a Live Web Pro/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create API client' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a plan' }).getAttribute('href')).toBe('/help/contact');
});

test('API-04 the form of a new client is closed without such a plan', async () => {
  open(`${LIST}/create`, { apiClientRoles: rolesOf([]) });
  expect(await screen.findByText(/^API access needs a Live Web Pro/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('API-04 a role without its plan cannot be chosen, and says which would give it', async () => {
  open(`${LIST}/create`, { apiClientRoles: rolesOf(['ANALYTICS_API']) });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Go Live API' })).disabled).toBe(
    true,
  );
  expect(screen.getByText(/Needs a Live Web Pro or Multisite Pro plan\./)).toBeTruthy();
});

test('S-080 S-203 API-01 API-02 API-03 API-05 a client is made with roles and terms, and its secret is shown once', async () => {
  const { inputs, answers } = answering('createApiClient', { apiClient: signage, clientSecret: SECRET });
  open(`${LIST}/create`, answers);
  await write('Signage');
  await check('Analytics API');
  await check('I accept the terms of API access');
  await click('Create API client');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(SECRET)).toBeTruthy();
  expect(inputs).toEqual([
    { customerId: 'c1', name: 'Signage', roles: ['ANALYTICS_API'], termsAccepted: true },
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'I have saved it' }));
  expect(await screen.findByText('API client Signage created')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test.each([
  ['API-01', { name: 'Signage', terms: true }, 'An API client needs at least one role.'],
  ['API-02', { name: 'Signage', role: true }, 'Accept the terms of API access.'],
  ['API-03', { name: ' ', role: true, terms: true }, 'A name is required.'],
  [
    'API-03',
    { name: 'x'.repeat(129), role: true, terms: true },
    'A name must have at most 128 characters; this one has 129.',
  ],
])('%s bad input is told at its field, and nothing is sent (%#)', async (_rule, given, message) => {
  const graph = open(`${LIST}/create`);
  const { name, role, terms } = given as { name: string; role?: boolean; terms?: boolean };
  await write(name);
  if (role) await check('Analytics API');
  if (terms) await check('I accept the terms of API access');
  await click('Create API client');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateApiClient');
});

test('S-204 API-02 the terms can be read, and accepted there', async () => {
  open(`${LIST}/create`);
  await click('Read the terms');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The secret belongs to one program/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'I accept the terms of API access',
  });
  expect(box.checked).toBe(true);
});

test('S-081 API-03 its page covers the secret, and tells when it was used last and from where', async () => {
  open(`${LIST}/k1`);
  expect(await screen.findByText('Shown once when it was created.')).toBeTruthy();
  expect(screen.getByText(/203\.0\.113\.7/)).toBeTruthy();
  expect(screen.getByText(/"client_id":"k1"/)).toBeTruthy();
});

test('S-081 API-04 of its roles the one that the plan has switched off says so, with the plan that it needs', async () => {
  const roles = ['GO_LIVE_API', 'ANALYTICS_API'];
  open(`${LIST}/k1`, { apiClient: { ...signage, roles, rolesInForce: ['ANALYTICS_API'] } });
  const off = (await screen.findByText(/^Go Live API/)).closest('li')!;
  expect(off.textContent).toBe(
    'Go Live API (off: not included in your current plan) Needs a Live Web Pro or Multisite Pro plan.',
  );
  expect(screen.getByText('Analytics API').closest('li')!.textContent).toBe('Analytics API');
});

test('S-081 S-203 API-05 a new secret is asked for, and shown once', async () => {
  const { inputs, answers } = answering('regenerateApiClientSecret', {
    apiClient: signage,
    clientSecret: SECRET,
  });
  open(`${LIST}/k1`, answers);
  await click('New secret');
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Create new secret' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(inputs).toEqual([{ id: 'k1' }]);
  await click('I have saved it');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test('S-081 API-03 it is removed after a question', async () => {
  const { inputs, answers } = answering('deleteApiClient', { deletedId: 'k1' });
  open(`${LIST}/k1`, answers);
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/This cannot be undone/)).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('API client Signage removed')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'k1' }]);
});

test('S-082 API-01 API-03 name and roles are changed, with what the edit was made upon', async () => {
  const { inputs, answers } = answering('updateApiClient', { apiClient: signage });
  open(`${LIST}/k1/edit`, answers);
  await write('Signs');
  await check('On Demand API');
  await click('Save changes');
  await waitFor(() =>
    expect(inputs).toEqual([
      { id: 'k1', revision: 3, name: 'Signs', roles: ['ANALYTICS_API', 'ON_DEMAND_API'] },
    ]),
  );
});

test('APP-23 API-03 an edit that another came before says so and keeps what was typed', async () => {
  const stale = { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', parameters: [], field: null, message: 'x' };
  open(`${LIST}/k1/edit`, {
    updateApiClient: () => ({ apiClient: { ...signage, revision: 4 }, userErrors: [stale] }),
  });
  await write('Signs');
  await click('Save changes');
  expect(await screen.findByText(/Another user changed this API client/)).toBeTruthy();
  expect(((await nameBox()) as HTMLInputElement).value).toBe('Signs');
});
