import { act, screen, waitFor } from '@testing-library/react';
import { AccountsPage } from '../../../../web/areas/destinations/socialAccounts/AccountsPage.tsx';
import { ReturnPage } from '../../../../web/areas/destinations/socialAccounts/ReturnPage.tsx';
import { noteBegun } from '../../../../web/areas/destinations/socialAccounts/returned.ts';
import { toastStore } from '../../../../web/ui/toastStore.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';
import { account, hearing, problem } from './socialFixture.ts';

const LIST = '/settings/social-media';
const RETURN = `${LIST}/fb-redirect`;

const open = (search: string, answers: object = {}) =>
  openPage(
    RETURN + search,
    {
      viewer: viewer({
        permissions: ['MANAGE_SOCIAL_MEDIA'],
        capabilities: ['socialMediaAccounts'],
      }),
      customer: withMedia([], { socialAccounts: page([account()]) }),
      ...answers,
    },
    [
      { path: RETURN, Component: ReturnPage },
      { path: LIST, Component: AccountsPage },
    ],
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => toastStore.clear()));

test('SOC-05 what the network returned with is finished once, and leads to the list, which names the account', async () => {
  const inputs: object[] = [];
  const heard = hearing();
  open('?code=the-code&state=the-state', {
    linkSocialAccount({ input }: { input: object }) {
      inputs.push(input);
      return { socialAccount: account(), userErrors: [] };
    },
  });
  const { length } = history;
  expect(await screen.findByText('Harbour Street linked.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Social media accounts' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Harbour Street' })).toBeTruthy();
  expect(inputs).toEqual([
    {
      ...{ customerId: 'c1', state: 'the-state', code: 'the-code', error: null },
      returnAddress: `${location.origin}${RETURN}`,
    },
  ]);
  expect(location.search).toBe('');
  expect(location.pathname).toBe(LIST);
  // Going back leads to no page that has nothing to finish any more.
  expect(history.length).toBe(length);
  await waitFor(() =>
    expect(heard.told).toEqual([{ account: { id: 'a1', name: 'Harbour Street' }, refusal: null }]),
  );
  heard.stop();
});

test('SOC-05 one whose access was given anew leads to the list, too', async () => {
  noteBegun({ kind: 'YOUTUBE', accountId: 'a1' });
  open('?code=c&state=s', { linkSocialAccount: () => ({ socialAccount: account(), userErrors: [] }) });
  expect(await screen.findByText('Access to Harbour Street renewed.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Social media accounts' })).toBeTruthy();
  expect(location.pathname).toBe(LIST);
});

test.each([
  [
    'SOCIAL_ACCESS_DENIED',
    { network: 'Facebook' },
    'Facebook denied access. Allow access there to link the account.',
  ],
  [
    'SOCIAL_ACCESS_ERROR',
    { network: 'YouTube', code: 'server_error' },
    'YouTube denied access with the error “server_error”.',
  ],
  ['SOCIAL_NO_CHANNEL', { network: 'YouTube' }, 'This YouTube account has no channel or page to stream to.'],
  [
    'SOCIAL_CHANNEL_MISMATCH',
    { name: 'Chapel' },
    'This is not the account “Chapel”. Sign in to the network with the linked account.',
  ],
  ['SOCIAL_DUPLICATE', { name: 'Chapel' }, 'This account is already linked as “Chapel”.'],
  [
    'SOCIAL_PERMISSIONS',
    { network: 'Facebook', permissions: 'publish_video' },
    'Missing permissions on Facebook: publish_video. Renew access and allow them.',
  ],
])('SOC-03 %s is told in its own words, and can be tried again', async (reason, parameters, sentence) => {
  const heard = hearing();
  open('?error=x&state=the-state', {
    linkSocialAccount: () => ({ socialAccount: null, ...problem(reason, parameters) }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`${LIST}/create`);
  expect(screen.getByRole('link', { name: 'Back to accounts' }).getAttribute('href')).toBe(LIST);
  expect([location.pathname, location.search]).toEqual([RETURN, '']);
  await waitFor(() => expect(heard.told).toEqual([{ account: null, refusal: sentence }]));
  heard.stop();
});

test('SOC-03 a renewal that came to nothing is tried again at its account', async () => {
  noteBegun({ kind: 'FACEBOOK', accountId: 'a7' });
  open('?error=access_denied&state=s', {
    linkSocialAccount: () => ({ socialAccount: null, ...problem('SOCIAL_ACCESS_DENIED', { network: 'F' }) }),
  });
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe(`${LIST}/a7`);
});

test('SOC-05 who comes without anything to finish is told so, and nothing is sent', async () => {
  const graph = open('');
  expect(await screen.findByText('There is no authorization to finish.')).toBeTruthy();
  expect(graph.asked()).not.toContain('LinkSocialAccount');
});
