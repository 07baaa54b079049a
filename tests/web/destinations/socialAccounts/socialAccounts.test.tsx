import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../../../../web/areas/destinations/socialAccounts/AccountPage.tsx';
import { AccountsPage } from '../../../../web/areas/destinations/socialAccounts/AccountsPage.tsx';
import { EditAccountPage } from '../../../../web/areas/destinations/socialAccounts/EditAccountPage.tsx';
import { LinkAccountPage } from '../../../../web/areas/destinations/socialAccounts/LinkAccountPage.tsx';
import { tellReturned } from '../../../../web/areas/destinations/socialAccounts/returned.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';
import { account, problem } from './socialFixture.ts';

const LIST = '/settings/social-media';
const ROUTES = [
  { path: LIST, Component: AccountsPage },
  { path: `${LIST}/create`, Component: LinkAccountPage },
  { path: `${LIST}/:uuid`, Component: AccountPage },
  { path: `${LIST}/:uuid/edit`, Component: EditAccountPage },
];
const facebook = account({
  ...{ id: 'a2', kind: 'FACEBOOK', name: 'Church page', networkName: 'Harbour Church', networkId: '2097' },
  ...{ accessState: 'EXPIRES', accessExpiresAt: '2026-12-03T12:00:00Z', expiresInDays: 9, isStandIn: true },
  destinations: [
    { id: 'p1', name: 'Church', kind: 'PAGE' },
    { id: 'g1', name: 'Friends', kind: 'GROUP' },
  ],
  crosspostDestinations: [
    { id: 'x1', name: 'City Churches' },
    { id: 'x2', name: 'Council' },
  ],
  ...{ defaultDestination: { id: 'p1', name: 'Church' }, crosspostDestinationIds: ['x2'] },
});

const open = (path: string, answers: object = {}, permissions = ['MANAGE_SOCIAL_MEDIA']) =>
  openPage(
    path,
    {
      viewer: viewer({ permissions, capabilities: ['socialMediaAccounts'] }),
      customer: withMedia([], { socialAccounts: page([account(), facebook]) }),
      socialAccount: facebook,
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
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** The window that is opened for a network. */
function networkWindow() {
  const opened = { location: { assign: jest.fn() }, close: jest.fn() };
  jest.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}
afterEach(() => jest.restoreAllMocks());

test('SOC-01 SOC-02 SOC-04 LST-01 the list shows network, name, access and when that ends', async () => {
  open(LIST);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'Harbour Street' }).getAttribute('href')).toBe(`${LIST}/a1`);
  expect(rows[0]!.getByText('YouTube')).toBeTruthy();
  expect(rows[0]!.getByText('granted')).toBeTruthy();
  expect(rows[0]!.queryByText('demo')).toBeNull();
  expect(rows[1]!.getByText('Facebook')).toBeTruthy();
  expect(rows[1]!.getByText('demo')).toBeTruthy();
  expect(rows[1]!.getByText('expires')).toBeTruthy();
  expect(rows[1]!.getByText('in 9 days')).toBeTruthy();
  expect(rows[1]!.getByText('Dec 3, 2026')).toBeTruthy();
});

const ACCESS_WORDS = [
  ['GRANTED', 'granted'],
  ['VERIFIED', 'verified'],
  ['EXPIRES', 'expires'],
  ['EXPIRED', 'expired'],
  ['RENEWED', 'renewed'],
] as const;
test.each(ACCESS_WORDS)('SOC-01 STM-14 an account whose access is %s says so', async (accessState, word) => {
  open(`${LIST}/a1`, { socialAccount: account({ accessState, expiresInDays: 3 }) });
  expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText('in 3 days').length > 0).toBe(accessState === 'EXPIRES');
  expect(Boolean(screen.queryByText(/^Access has expired/))).toBe(accessState === 'EXPIRED');
});

test('S-195 SOC-05 a network is opened in a window of its own, and what comes of it leads to the account', async () => {
  const opened = networkWindow();
  const { inputs, answers } = answering('authorizeSocialAccount', {
    ...{ address: 'https://accounts.google.com/o?state=s', isStandIn: true },
  });
  open(`${LIST}/create`, { ...answers, socialAccount: account() });
  await click('Link YouTube');
  await click('Go to YouTube');
  expect(await screen.findByText('Continue in the YouTube window. The result appears here.')).toBeTruthy();
  expect(screen.getByText(/^YouTube is not configured/)).toBeTruthy();
  expect(inputs).toEqual([{ customerId: 'c1', kind: 'YOUTUBE' }]);
  expect(opened.location.assign).toHaveBeenCalledWith('https://accounts.google.com/o?state=s');
  act(() => tellReturned({ account: { id: 'a1', name: 'Harbour Street' }, refusal: null }));
  expect(await screen.findByText('Harbour Street linked.')).toBeTruthy();
  await click('Continue to the account');
  expect(await screen.findByRole('heading', { name: 'Harbour Street' })).toBeTruthy();
});

test('S-195 SOC-03 a refusal of the network is shown where it was begun, and can be tried again', async () => {
  networkWindow();
  const { inputs, answers } = answering('authorizeSocialAccount', { address: 'https://f', isStandIn: false });
  open(`${LIST}/a2`, answers);
  await click('Renew access');
  expect(await screen.findByText('Sign in with the linked account: Church page.')).toBeTruthy();
  await click('Go to Facebook');
  await screen.findByText(/^Continue in the/);
  act(() => tellReturned({ account: null, refusal: 'Facebook says that access was denied.' }));
  expect(await screen.findByText('Facebook says that access was denied.')).toBeTruthy();
  await click('Go to Facebook again');
  await waitFor(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]).toEqual({ customerId: 'c1', kind: 'FACEBOOK', accountId: 'a2' });
});

test('S-195 a network that the platform is not set up for opens no window', async () => {
  const opened = networkWindow();
  open(`${LIST}/create`, {
    authorizeSocialAccount: () => ({
      ...{ address: null, isStandIn: null },
      ...problem('SOCIAL_NOT_CONFIGURED', { network: 'Facebook' }),
    }),
  });
  await click('Link Facebook');
  await click('Go to Facebook');
  expect(
    await screen.findByText('Facebook is not configured on this platform: its client ID is missing.'),
  ).toBeTruthy();
  expect(opened.close).toHaveBeenCalled();
  expect(opened.location.assign).not.toHaveBeenCalled();
});

test('S-110 the account shows what its network tells, its events and its linked destinations', async () => {
  open(`${LIST}/a2`, {
    socialAccount: {
      ...facebook,
      schedules: [{ id: 'e1', name: 'Sunday service', startsAt: '2026-11-29T15:00:00Z' }],
      uses: [{ kind: 'DESTINATION', id: 'x', name: 'Facebook page', startsAt: null }],
    },
  });
  const places = within(await screen.findByRole('region', { name: 'Destinations' }));
  expect(await places.findByText('Friends')).toBeTruthy();
  expect(places.getByText('Default').closest('li')?.textContent).toContain('Church');
  expect(places.getByText('crossposted').closest('li')?.textContent).toContain('Council');
  fireEvent.click(screen.getByRole('tab', { name: 'Events 1' }));
  expect(await screen.findByText('Sunday service')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Linked destinations 1' }));
  expect(await screen.findByText('Facebook page')).toBeTruthy();
});

test('S-110 DST-08 a YouTube channel tells how often its subscribers may be notified', async () => {
  open(`${LIST}/a1`, { socialAccount: account() });
  expect(await screen.findByText(/^YouTube allows 3 subscriber notifications in 24 hours/)).toBeTruthy();
});

test.each([
  [true, null, 'This account can go live.'],
  [false, 'NOT_ENABLED', 'This account cannot go live.'],
])(
  'S-110 whether it can go live is asked when somebody wants to know (%#)',
  async (can, obstacle, sentence) => {
    const liveCheck = { isLiveEnabled: can, obstacle };
    const graph = open(`${LIST}/a2`, { socialAccount: { ...facebook, liveCheck } });
    await screen.findByRole('region', { name: 'Live' });
    expect(graph.asked()).not.toContain('SocialLiveCheck');
    await click('Check live');
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test('SOC-01 S-110 looking at an account anew shows what came of it', async () => {
  const { inputs, answers } = answering('syncSocialAccount', {
    socialAccount: { ...facebook, accessState: 'VERIFIED', missingPermissions: ['publish_video'] },
  });
  open(`${LIST}/a2`, answers);
  await click('Check again');
  expect(await screen.findByText('Church page checked again')).toBeTruthy();
  expect((await screen.findAllByText('verified')).length).toBeGreaterThan(0);
  expect(screen.getByRole('alert').textContent).toContain('publish_video');
  expect(inputs).toEqual([{ id: 'a2' }]);
});

test('SOC-04 S-111 name, default destination and crosspost destinations are changed; the network is read only', async () => {
  const { inputs, answers } = answering('updateSocialAccount', { socialAccount: facebook });
  open(`${LIST}/a2/edit`, answers);
  expect(await screen.findByText('The network cannot be changed.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /Network/ })).toBeNull();
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Page' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'City Churches' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Council' }));
  await click('Save changes');
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toEqual({
    ...{ id: 'a2', name: 'Page', defaultDestinationId: 'p1', crosspostDestinationIds: ['x1'] },
  });
});

test('APP-23 S-111 a change that is refused keeps the input and says why', async () => {
  open(`${LIST}/a2/edit`, {
    updateSocialAccount: () => ({
      socialAccount: null,
      ...problem('NAME_TOO_LONG', { limit: '128', length: '129' }, ['name']),
    }),
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  fireEvent.change(name, { target: { value: 'Kept' } });
  await click('Save changes');
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(screen.getByText('A name must have at most 128 characters; this one has 129.')).toBeTruthy();
  expect(name.value).toBe('Kept');
});

test('S-196 SOC-06 a removal names the linked destinations before it is confirmed', async () => {
  const { inputs, answers } = answering('removeSocialAccount', { deletedId: 'a2' });
  const uses = [
    { kind: 'DESTINATION', id: 'x', name: 'Sunday page', startsAt: null },
    { kind: 'POST', id: 'y', name: 'Harvest clip', startsAt: '2026-11-29T15:00:00Z' },
  ];
  open(LIST, { socialAccount: { ...facebook, uses }, ...answers });
  await click('Remove Church page');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await asked.findByText('Sunday page')).toBeTruthy();
  expect(asked.getByText('Video scheduled to be posted to it')).toBeTruthy();
  expect(asked.getByText('Harvest clip')).toBeTruthy();
  expect(asked.getByText(/^These destinations lose their account\./)).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Account Church page removed')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'a2' }]);
  expect(screen.queryByRole('link', { name: 'Church page' })).toBeNull();
});

test('S-196 SOC-06 while the linked destinations could not be read nothing is removed, and they can be read again', async () => {
  let isDown = true;
  const uses = () => {
    if (isDown) throw new Error('Down.');
    return [{ kind: 'DESTINATION', id: 'x', name: 'Sunday page', startsAt: null }];
  };
  open(LIST, { socialAccount: { ...facebook, uses } });
  await click('Remove Church page');
  const asked = within(await screen.findByRole('alertdialog'));
  const retry = await asked.findByRole('button', { name: 'Try again' });
  const remove = asked.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
  expect(remove.disabled).toBe(true);
  expect(asked.queryByText(/it will not be removed/)).toBeNull();
  isDown = false;
  fireEvent.click(retry);
  expect(await asked.findByText('Sunday page')).toBeTruthy();
  expect(remove.disabled).toBe(false);
});

test('S-196 SOC-06 while a destination runs with it, it stays, and the refusal names that', async () => {
  open(LIST, {
    removeSocialAccount: () => ({
      deletedId: null,
      ...problem('SOCIAL_ACCOUNT_IN_USE', { names: '“Sunday page”' }),
    }),
  });
  await click('Remove Church page');
  const asked = within(await screen.findByRole('alertdialog'));
  await asked.findByText('Not in use.');
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('A destination is running with this account: “Sunday page”. Stop it first.'),
  ).toBeTruthy();
});

test('PRM-06 without the permission for social media the screen is refused', async () => {
  open(LIST, {}, ['VIDEO_REVIEW']);
  expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
});
