import { fireEvent, screen, within } from '@testing-library/react';
import { CreateGroupPage } from '../../../../web/areas/destinations/destinationGroups/CreateGroupPage.tsx';
import { EditGroupPage } from '../../../../web/areas/destinations/destinationGroups/EditGroupPage.tsx';
import { GroupPage } from '../../../../web/areas/destinations/destinationGroups/GroupPage.tsx';
import { GroupsPage } from '../../../../web/areas/destinations/destinationGroups/GroupsPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const LIST = '/settings/destination-groups';
const ROUTES = [
  { path: LIST, Component: GroupsPage },
  { path: `${LIST}/create`, Component: CreateGroupPage },
  { path: `${LIST}/:uuid`, Component: GroupPage },
  { path: `${LIST}/:uuid/edit`, Component: EditGroupPage },
];
const place = (kind: string, destinationId: string, name: string | null) => ({
  ...{ id: `p-${destinationId}`, kind, destinationId, name, title: null, description: null, accountId: null },
  ...{ privacy: null, publishStatus: null, isCrossposted: false, hasButton: false },
  ...{ buttonText: null, buttonUrl: null },
});
const main = { id: 'w1', name: 'Main web channel' };
const chapel = { id: 'w2', name: 'Chapel' };
const relay = { id: 'r1', name: 'City relay' };
const campus = { id: 'r2', name: 'Campus TV' };
const encoderChannel = { id: 'e1', name: 'Main hall' };
const sunday = {
  ...{ id: 'g1', name: 'Sunday', isOfferedBySoftwareEncoders: true, destinationCount: 3 },
  ...{ webChannel: main, encoderChannel, createdAt: '2026-01-01T00:00:00Z', uses: [] },
  destinations: [place('EMBED', 'w2', 'Chapel'), place('RTMP', 'r1', 'City relay')],
  customer: { id: 'c1', timezone: 'America/New_York' },
};
const youth = {
  ...{ ...sunday, id: 'g2', name: 'Youth', isOfferedBySoftwareEncoders: false, destinationCount: 1 },
  ...{ encoderChannel: null, destinations: [] },
};

const open = (
  path: string,
  answers: object = {},
  roles: string[] = ['EVENT_ADMIN'],
  capabilities: string[] = ['destinationGroups'],
) =>
  openPage(
    path,
    {
      viewer: viewer({
        ...{ permissions: ['MANAGE_DESTINATION_GROUPS'], capabilities },
        user: { id: 'u1', userName: 'x@harbour.example', firstName: 'X', lastName: 'Y', roles },
      }),
      customer: withMedia([], {
        destinationGroups: page([sunday, youth]),
        webChannels: [main, chapel],
        encoderChannelList: page([encoderChannel]),
        rtmpDestinations: page([relay, campus]),
      }),
      destinationGroup: sunday,
      ...answers,
    },
    ROUTES,
  );
/** Notes what a mutation was given. */
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
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const write = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp, value: string) => {
  const select = await screen.findByRole('combobox', { name });
  await within(select).findByRole('option', { name: optionOf(value) });
  fireEvent.change(select, { target: { value } });
};
const optionOf = (id: string) => [main, chapel, encoderChannel].find((one) => one.id === id)?.name ?? '';
const said = (kind: string, destinationId: string) => ({
  ...{ kind, destinationId, privacy: null, publishStatus: null },
});

test('GRP-06 LST-01 the list shows names, channels, how many destinations and who offers them', async () => {
  open(LIST);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'Sunday' }).getAttribute('href')).toBe(`${LIST}/g1`);
  for (const text of ['Main web channel', 'Main hall', '3', 'Yes']) {
    expect(rows[0]!.getByText(text)).toBeTruthy();
  }
  for (const text of ['Any', '1', 'No']) expect(rows[1]!.getByText(text)).toBeTruthy();
});

test.each([
  ['CONTROL_ENCODER', 0],
  ['EVENT_ADMIN', 1],
])('GRP-08 PRM-15 %s finds %i ways to create a group', async (role, ways) => {
  open(LIST, {}, [role]);
  await screen.findByRole('link', { name: 'Sunday' });
  expect(screen.queryAllByRole('link', { name: 'Create group' })).toHaveLength(ways);
});

test('S-083 S-085 a plan that changes no groups has no button that does', async () => {
  open(LIST, {}, ['EVENT_ADMIN'], []);
  fireEvent.click(await screen.findByRole('link', { name: 'Sunday' }));
  await screen.findByRole('tab', { name: /^Used by/ });
  expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
});

test('S-083 a plan that changes no groups has no way to create or remove one in the list', async () => {
  open(LIST, {}, ['EVENT_ADMIN'], []);
  await screen.findByRole('link', { name: 'Sunday' });
  expect(screen.queryByRole('link', { name: 'Create group' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Deleted)/ })).toBeNull();
});

test('GRP-08 NET-17 who may not create one any more reads that admin permission is needed, and keeps the input', async () => {
  open(`${LIST}/create`, {
    createDestinationGroup() {
      const extensions = { code: 'FORBIDDEN', status: 403, reason: 'GROUP_ADMIN_NEEDED', parameters: {} };
      throw Object.assign(new Error('in other words'), { extensions });
    },
  });
  await choose(/^Web channel/, 'w1');
  await write(/^Name/, 'Sunday');
  await click('Create group');
  expect(await screen.findByText('You need admin permission to create a destination group.')).toBeTruthy();
  expect((await box(/^Name/)).getAttribute('value')).toBe('Sunday');
});

test.each([
  ['GRP-01', ' ', 'A name is required.'],
  ['GRP-02', 'x'.repeat(51), 'A name must have at most 50 characters; this one has 51.'],
])('%s a bad name is told at its field, and nothing is sent', async (_rule, name, message) => {
  const graph = open(`${LIST}/create`);
  await choose(/^Web channel/, 'w1');
  await write(/^Name/, name);
  await click('Create group');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateDestinationGroup');
});

test('GRP-04 a group without a destination is told so, until it has its first', async () => {
  const { inputs, answers } = answering('createDestinationGroup', { destinationGroup: youth });
  open(`${LIST}/create`, answers);
  await write(/^Name/, 'Youth');
  await click('Create group');
  expect(await screen.findByText('A destination group needs at least one destination.')).toBeTruthy();
  expect(inputs).toEqual([]);
  await click('Add Campus TV');
  expect(screen.queryByText('A destination group needs at least one destination.')).toBeNull();
  await click('Create group');
  expect(await screen.findByText('Group Youth created')).toBeTruthy();
  expect(inputs).toMatchObject([{ webChannelId: null, destinations: [said('RTMP', 'r2')] }]);
});

test('GRP-06 a new group carries every field, its destinations in the order they were put in', async () => {
  const { inputs, answers } = answering('createDestinationGroup', { destinationGroup: sunday });
  open(`${LIST}/create`, answers);
  await write(/^Name/, 'Sunday');
  await choose(/^Web channel/, 'w1');
  await choose(/^Encoder channel/, 'e1');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Available in software encoders' }));
  for (const name of ['City relay', 'Chapel', 'Campus TV']) await click(`Add ${name}`);
  await click('Move Chapel up');
  await click('Remove Campus TV from group');
  await click('Create group');
  expect(await screen.findByText('Group Sunday created')).toBeTruthy();
  expect(inputs).toMatchObject([
    {
      ...{ customerId: 'c1', name: 'Sunday', webChannelId: 'w1', encoderChannelId: 'e1' },
      isOfferedBySoftwareEncoders: true,
      destinations: [said('EMBED', 'w2'), said('RTMP', 'r1')],
    },
  ]);
});

test('GRP-05 what a group has already is not offered; its web channel chosen later is told at the second', async () => {
  const graph = open(`${LIST}/create`);
  await write(/^Name/, 'Sunday');
  await click('Add Main web channel');
  expect(screen.queryByRole('button', { name: 'Add Main web channel' })).toBeNull();
  await choose(/^Web channel/, 'w1');
  await click('Create group');
  expect(await screen.findByText('This destination is already in the group.')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateDestinationGroup');
  await click('Remove Main web channel from group');
  expect(screen.queryByRole('button', { name: 'Add Main web channel' })).toBeNull();
});

test('GRP-03 GRP-07 a name that is taken is told at its field, and the input stays', async () => {
  const message = 'This destination group already exists. Please try a different name.';
  const userErrors = [
    { code: 'CONFLICT', reason: 'GROUP_NAME_TAKEN', parameters: [], field: ['name'], message },
  ];
  open(`${LIST}/g2/edit`, {
    destinationGroup: youth,
    updateDestinationGroup: () => ({ destinationGroup: null, userErrors }),
  });
  await write(/^Name/, 'Sunday');
  await click('Save changes');
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await box(/^Name/)).getAttribute('value')).toBe('Sunday');
});

test('GRP-06 the form of a group is filled in, and keeps what is not changed', async () => {
  const { inputs, answers } = answering('updateDestinationGroup', { destinationGroup: sunday });
  open(`${LIST}/g1/edit`, answers);
  await write(/^Name/, 'Sundays');
  await click('Save changes');
  expect(await screen.findByText('Group Sundays saved')).toBeTruthy();
  expect(inputs).toMatchObject([
    {
      ...{ id: 'g1', name: 'Sundays', webChannelId: 'w1', encoderChannelId: 'e1' },
      isOfferedBySoftwareEncoders: true,
      destinations: [said('EMBED', 'w2'), said('RTMP', 'r1')],
    },
  ]);
});

test('GRP-06 the details show every field, where it goes, and what is gone as such', async () => {
  open(`${LIST}/g1`, {
    destinationGroup: { ...sunday, destinations: [...sunday.destinations, place('RTMP', 'r9', null)] },
  });
  const list = within(await screen.findByRole('region', { name: 'Destinations' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Main web channelWeb channel',
    'ChapelWeb channel',
    'City relayRTMP',
    'DeletedRTMP',
  ]);
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Main hall')).toBeTruthy();
  expect(details.getByText('Yes')).toBeTruthy();
});

test('C-142 removing a group tells the events that use it first, and is not offered then', async () => {
  const uses = [
    { __typename: 'Use', id: 's1', kind: 'EVENT', name: 'Morning service', startsAt: null, thing: null },
  ];
  open(`${LIST}/g1`, { destinationGroup: { ...sunday, uses } });
  await click('Remove');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Morning service')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Remove' }).hasAttribute('disabled')).toBe(true);
});
