import { screen, waitFor } from '@testing-library/react';
import { ReturnPage } from '../../../web/areas/socialAccounts/ReturnPage.tsx';
import { noteBegun } from '../../../web/areas/socialAccounts/returned.ts';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
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
      ...answers,
    },
    [{ path: RETURN, Component: ReturnPage }],
  );

beforeEach(() => sessionStorage.clear());

test('SOC-05 what the network returned with is finished once, and stands in the address no more', async () => {
  const inputs: object[] = [];
  const heard = hearing();
  open('?code=the-code&state=the-state', {
    linkSocialAccount({ input }: { input: object }) {
      inputs.push(input);
      return { socialAccount: account(), userErrors: [] };
    },
  });
  expect(await screen.findByText('Harbour Street is linked. This window can be closed.')).toBeTruthy();
  expect(inputs).toEqual([
    {
      ...{ customerId: 'c1', state: 'the-state', code: 'the-code', error: null },
      returnAddress: `${location.origin}${RETURN}`,
    },
  ]);
  expect(location.search).toBe('');
  expect(location.pathname).toBe(RETURN);
  const goOn = screen.getByRole('link', { name: 'Continue to the account' });
  expect(goOn.getAttribute('href')).toBe(`${LIST}/a1`);
  expect(screen.getByRole('link', { name: 'Back to the accounts' }).getAttribute('href')).toBe(LIST);
  await waitFor(() =>
    expect(heard.told).toEqual([{ account: { id: 'a1', name: 'Harbour Street' }, refusal: null }]),
  );
  heard.stop();
});

test.each([
  [
    'SOCIAL_ACCESS_DENIED',
    { network: 'Facebook' },
    'Facebook says that access was denied. Allow it there to link the account.',
  ],
  [
    'SOCIAL_ACCESS_ERROR',
    { network: 'YouTube', code: 'server_error' },
    'YouTube gave no access; it says “server_error”.',
  ],
  [
    'SOCIAL_NO_CHANNEL',
    { network: 'YouTube' },
    'This YouTube account has no channel or page that can be streamed to.',
  ],
  [
    'SOCIAL_CHANNEL_MISMATCH',
    { name: 'Chapel' },
    'That is another account than “Chapel”. Sign in at the network with the account that is linked here.',
  ],
  ['SOCIAL_DUPLICATE', { name: 'Chapel' }, 'This account is linked already, as “Chapel”.'],
  [
    'SOCIAL_PERMISSIONS',
    { network: 'Facebook', permissions: 'publish_video' },
    'Permissions are missing at Facebook: publish_video. Renew access and allow them.',
  ],
])('SOC-03 %s is told in its own words, and can be tried again', async (reason, parameters, sentence) => {
  const heard = hearing();
  open('?error=x&state=the-state', {
    linkSocialAccount: () => ({ socialAccount: null, ...problem(reason, parameters) }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`${LIST}/create`);
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
  expect(await screen.findByText('There is nothing to finish here: no network has returned.')).toBeTruthy();
  expect(graph.asked()).not.toContain('LinkSocialAccount');
});
