import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateGroupPage } from '../../../../web/areas/destinations/destinationGroups/CreateGroupPage.tsx';
import { EditGroupPage } from '../../../../web/areas/destinations/destinationGroups/EditGroupPage.tsx';
import { GroupPage } from '../../../../web/areas/destinations/destinationGroups/GroupPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const LIST = '/settings/destination-groups';
const ROUTES = [
  { path: `${LIST}/create`, Component: CreateGroupPage },
  { path: `${LIST}/:uuid/edit`, Component: EditGroupPage },
  { path: `${LIST}/:uuid`, Component: GroupPage },
];
const post = {
  ...{ title: 'Evening', description: 'Songs', accountId: 's1', privacy: 'PUBLIC' },
  ...{
    publishStatus: 'PUBLISHED',
    isCrossposted: false,
    hasButton: false,
    buttonText: null,
    buttonUrl: null,
  },
};
const evening = {
  ...{ id: 'g1', name: 'Evening', isOfferedBySoftwareEncoders: false, destinationCount: 1, uses: [] },
  ...{ webChannel: null, encoderChannel: null, createdAt: '2026-01-01T00:00:00Z' },
  destinations: [{ id: 'p1', kind: 'YOUTUBE', destinationId: 'UC1', name: 'Street', ...post }],
  customer: { id: 'c1', timezone: 'America/New_York' },
};
const account = { accessState: 'VERIFIED', defaultDestination: null };
const ACCOUNTS = [
  { id: 's1', kind: 'YOUTUBE', name: 'Harbour', ...account },
  { id: 's2', kind: 'FACEBOOK', name: 'Harbour Street', ...account },
];
const MANAGER = ['MANAGE_DESTINATION_GROUPS', 'MANAGE_SOCIAL_MEDIA'];
const NOT_ALLOWED =
  'Only users who manage social media accounts can add their channels and pages. Those already in the group stay.';

function open(path: string, permissions: string[], capabilities = ['socialMediaAccounts'], group = evening) {
  const inputs: object[] = [];
  const save = ({ input }: { input: object }) => {
    inputs.push(input);
    return { userErrors: [], destinationGroup: evening };
  };
  const graph = openPage(
    path,
    {
      viewer: viewer({ permissions, capabilities }),
      customer: withMedia([], {
        ...{ webChannels: [], encoderChannelList: page([]), rtmpDestinations: page([]) },
        socialAccounts: ({ kind }: { kind?: string }) =>
          page(ACCOUNTS.filter((one) => kind === undefined || one.kind === kind)),
      }),
      socialAccount: ({ id }: { id: string }) => ({
        ...{ id, name: 'Harbour Street' },
        destinations: id === 's1' ? [{ id: 'UC1', name: 'Street' }] : [{ id: '77', name: 'Parish' }],
      }),
      destinationGroup: group,
      ...{ createDestinationGroup: save, updateDestinationGroup: save },
    },
    ROUTES,
  );
  return { inputs, graph };
}
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp, value: string) => {
  const select = await screen.findByRole('combobox', { name });
  fireEvent.change(select, { target: { value } });
};

test('GRP-06 DST-01 a page of a linked account is added with what is said there', async () => {
  const { inputs } = open(`${LIST}/create`, MANAGER);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Evening' } });
  await click('Add Facebook');
  const accounts = await screen.findByRole('combobox', { name: /^Account/ });
  await within(accounts).findByRole('option', { name: 'Harbour Street' });
  expect(within(accounts).queryByRole('option', { name: 'Harbour' })).toBeNull();
  await choose(/^Account/, 's2');
  // The only page that it has is chosen by itself.
  const pages = await screen.findByRole('combobox', { name: /^Page or channel/ });
  await waitFor(() => expect(pages).toHaveProperty('value', '77'));
  await click('Add destination');
  expect(await screen.findByText('A title is required.')).toBeTruthy();
  await write(/^Title/, 'Vespers');
  await write(/^Description/, 'Songs');
  await choose(/^Visibility/, 'ORG');
  await choose(/^Publish state/, 'UNPUBLISHED');
  await click('Add destination');
  expect(await screen.findByText('Vespers')).toBeTruthy();
  expect(inputs).toEqual([]);
  await click('Create group');
  expect(await screen.findByText('Group Evening created')).toBeTruthy();
  expect(inputs).toMatchObject([
    {
      destinations: [
        {
          ...{ kind: 'FACEBOOK', destinationId: '77', accountId: 's2', title: 'Vespers' },
          ...{ description: 'Songs', privacy: 'ORG', publishStatus: 'UNPUBLISHED' },
        },
      ],
    },
  ]);
});

test('GRP-06 DST-05 what a group says at a page is changed, its button with it', async () => {
  const { inputs } = open(`${LIST}/g1/edit`, MANAGER);
  await click('Edit Street');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Call-to-action button' }));
  await write(/^Button text/, 'Give');
  await write(/^Button URL/, 'https://harbour.example/give');
  await click('Save destination');
  await click('Save changes');
  expect(await screen.findByText('Group Evening saved')).toBeTruthy();
  const button = { hasButton: true, buttonText: 'Give', buttonUrl: 'https://harbour.example/give' };
  expect(inputs).toMatchObject([{ destinations: [{ ...post, ...button, destinationId: 'UC1' }] }]);
});

test('PRM-06 who may not manage accounts keeps what a group has, is offered none, and reads why', async () => {
  const { inputs, graph } = open(`${LIST}/g1/edit`, ['MANAGE_DESTINATION_GROUPS']);
  expect(await screen.findByText(NOT_ALLOWED)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add YouTube' })).toBeNull();
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Late' } });
  await click('Save changes');
  expect(await screen.findByText('Group Late saved')).toBeTruthy();
  expect(graph.asked()).not.toContain('DestinationFormAccounts');
  const { isCrossposted, ...kept } = post;
  expect(inputs).toMatchObject([
    { name: 'Late', destinations: [{ kind: 'YOUTUBE', destinationId: 'UC1', isCrossposted, ...kept }] },
  ]);
});

test('an organisation without social media accounts reads so', async () => {
  const { graph } = open(`${LIST}/create`, MANAGER, []);
  expect(await screen.findByText('Your organization has no social media accounts to add.')).toBeTruthy();
  expect(graph.asked()).not.toContain('DestinationFormAccounts');
});

const parish = {
  ...{ id: 'p2', kind: 'FACEBOOK', destinationId: '77', name: 'Parish' },
  ...{ title: 'Vespers', description: 'Songs of the week', accountId: 's2', privacy: 'ORG' },
  ...{ publishStatus: 'UNPUBLISHED', isCrossposted: true, hasButton: true },
  ...{ buttonText: 'Give', buttonUrl: 'https://give.example' },
};

test('S-085 GRP-06 the page of a group tells all that it says at Facebook and YouTube', async () => {
  open(`${LIST}/g1`, MANAGER, undefined, { ...evening, destinations: [parish as never] });
  const place = within((await screen.findByText('Parish')).closest('li')!);
  await place.findByText('Harbour Street');
  const said = place.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual([
    ...['Vespers', 'Songs of the week', 'Harbour Street', 'Organization', 'Not published', 'Yes'],
    'Give · https://give.example',
  ]);
});

test('S-085 PRM-06 who may not read accounts is not told the name of one', async () => {
  const { graph } = open(`${LIST}/g1`, ['MANAGE_DESTINATION_GROUPS']);
  const place = within((await screen.findByText('Street')).closest('li')!);
  const said = place.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual([
    ...[
      'Evening',
      'Songs',
      'Your role does not have access to social media accounts.',
      'Everyone',
      'Published',
      'No',
    ],
  ]);
  expect(graph.asked()).not.toContain('GroupAccount');
});
