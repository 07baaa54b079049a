import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

const { screens } = await import('../../../../web/areas/schedule/posts/screens.ts');
const { PostClipPage } = await import('../../../../web/areas/schedule/posts/PostClipPage.tsx');
const { ChooseClipPage } = await import('../../../../web/areas/schedule/posts/ChooseClipPage.tsx');
const { PostPage } = await import('../../../../web/areas/schedule/posts/PostPage.tsx');

const accessOf = (name: string) => screens.find((one) => one.name === name)!.access;
const edges = (nodes: object[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ cursor: 'x', node })),
  pageInfo: { hasNextPage, endCursor: 'x' },
});
const ACCOUNTS = [
  { id: 'a1', kind: 'YOUTUBE', name: 'Our channel', accessState: 'GRANTED', defaultDestination: null },
  {
    ...{ id: 'a2', kind: 'FACEBOOK', name: 'Harbour', accessState: 'EXPIRED' },
    defaultDestination: { id: 'pg1', name: 'Harbour page' },
  },
];
const PLACES: Record<string, object[]> = {
  a1: [{ id: 'UC1', name: 'Harbour Street' }],
  a2: [
    { id: 'pg1', name: 'Harbour page' },
    { id: 'pg2', name: 'Youth page' },
  ],
};
let isMore = false;
let sent: Record<string, unknown>[];
let refusal: object[];

function open(path: string, clip: object = {}, permissions = ['MANAGE_SOCIAL_MEDIA', 'VIDEO_REVIEW']) {
  sent = [];
  const timezone = 'America/New_York';
  openPage(
    path,
    {
      viewer: viewer({ permissions, capabilities: ['socialMediaAccounts'] }),
      customer: {
        ...{ __typename: 'Customer', id: 'c1', timezone },
        // One that comes first by its name, and more than are listed.
        socialAccounts: ({ filter }: { filter?: string | null }) =>
          filter ? edges(ACCOUNTS.filter(({ name }) => name.includes(filter))) : edges(ACCOUNTS, isMore),
        mediaSearch: edges([
          { id: 'm1', title: 'Clip of the sermon', length: 61_000, isPlayable: true },
          { id: 'm2', title: 'Not ready', length: null, isPlayable: false },
        ]),
      },
      mediaItem: {
        ...{ __typename: 'MediaItem', id: 'm1', title: 'Clip of the sermon', description: 'Hope' },
        ...{ length: 61_000, isPlayable: true, customer: { id: 'c1', timezone } },
        ...clip,
      },
      socialAccount: ({ id }: { id: string }) => ({ id, destinations: PLACES[id] }),
      createPost: ({ input }: { input: Record<string, unknown> }) => {
        sent.push(input);
        return { post: null, userErrors: refusal };
      },
    },
    [
      { path: '/media/clip-post-social', Component: ChooseClipPage, access: accessOf('chooseClip') },
      { path: '/media/clip-post-social/:uuid', Component: PostClipPage, access: accessOf('postClip') },
      { path: '/schedule/post/:uuid', Component: PostPage, access: accessOf('post') },
    ],
  );
}
beforeEach(() => {
  isMore = false;
  refusal = [{ code: 'CONFLICT', reason: 'POST_VIDEO_GONE', parameters: [], field: null, message: '' }];
});
const put = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }));
async function choose(account: string) {
  const select = await screen.findByLabelText(/^Account/);
  await within(select).findByRole('option', { name: /Our channel/ });
  fireEvent.change(select, { target: { value: account } });
  await screen.findByLabelText(/^Destination/);
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('S-026 without a clip one is chosen first, of those that can be played', async () => {
  open('/media/clip-post-social');
  const link = await screen.findByRole('link', { name: 'Clip of the sermon' });
  expect(link.getAttribute('href')).toBe('/media/clip-post-social/m1');
  expect(screen.queryByText('Not ready')).toBeNull();
});

test('S-026 CLP-07 DST-01 DST-04 a clip goes to the account and its only place at once', async () => {
  open('/media/clip-post-social/m1');
  await choose('a1');
  await waitFor(() => expect((screen.getByLabelText(/^Destination/) as HTMLSelectElement).value).toBe('UC1'));
  post();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      ...{ mediaItemId: 'm1', accountId: 'a1', placeId: 'UC1', title: 'Clip of the sermon' },
      ...{ description: 'Hope', privacy: 'PUBLIC', hasNotification: false },
    },
  ]);
});

test('S-026 DST-24 it is for everybody, for the organisation or for nobody else, as is chosen', async () => {
  open('/media/clip-post-social/m1');
  await choose('a1');
  await waitFor(() => expect((screen.getByLabelText(/^Destination/) as HTMLSelectElement).value).toBe('UC1'));
  const select = screen.getByLabelText('Visibility');
  const offered = within(select)
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
  expect(offered.toSorted()).toEqual(['ORG', 'PRIVATE', 'PUBLIC']);
  fireEvent.change(select, { target: { value: 'PRIVATE' } });
  post();
  await waitFor(() => expect(sent).toMatchObject([{ privacy: 'PRIVATE' }]));
});

test('S-026 DST-04 of more accounts than are listed one is found by its name, and stays chosen', async () => {
  isMore = true;
  open('/media/clip-post-social/m1');
  await choose('a1');
  const words = screen.getByRole('searchbox', { name: 'Find an account' });
  fireEvent.change(words, { target: { value: 'Harbour' } });
  const select = screen.getByLabelText<HTMLSelectElement>(/^Account/);
  await within(select).findByRole('option', { name: /^Facebook · Harbour/ });
  await waitFor(() => expect(select.options).toHaveLength(3));
  expect(select.value).toBe('a1');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Destination/).value).toBe('UC1'));
  post();
  await waitFor(() => expect(sent).toMatchObject([{ accountId: 'a1', placeId: 'UC1' }]));
});

test('S-026 CLP-06 DST-26 it is scheduled at a date and time of the organisation’s zone', async () => {
  open('/media/clip-post-social/m1');
  await choose('a2');
  await waitFor(() => expect((screen.getByLabelText(/^Destination/) as HTMLSelectElement).value).toBe('pg1'));
  fireEvent.click(screen.getByLabelText('At a date and time'));
  put(/^Day/, '2099-01-15');
  put(/^Time/, '09:30');
  fireEvent.blur(screen.getByLabelText(/^Time/));
  post();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ accountId: 'a2', placeId: 'pg1', publishAt: '2099-01-15T14:30:00.000Z' }]);
});

test.each([
  ['DST-01 CLP-07', /^Title/, '', 'A title is required.'],
  ['DST-02 CLP-07', /^Description/, 'a < b', 'Titles and descriptions must not contain < or >.'],
  [
    'DST-03 CLP-07',
    /^Title/,
    'x'.repeat(101),
    'A YouTube title must have at most 100 characters; this one has 101.',
  ],
])('%s what breaks a rule is told at its field and not sent (%#)', async (_rule, label, value, words) => {
  open('/media/clip-post-social/m1');
  await choose('a1');
  put(label, value);
  post();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('DST-04 without an account nothing is sent', async () => {
  open('/media/clip-post-social/m1');
  await screen.findByLabelText(/^Account/);
  post();
  expect(await screen.findByText('Choose an account.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('CLP-06 DST-26 a time that has passed is told at its day', async () => {
  open('/media/clip-post-social/m1');
  await choose('a1');
  fireEvent.click(screen.getByLabelText('At a date and time'));
  put(/^Day/, day(-2));
  post();
  expect(await screen.findByText('A post needs a date and time in the future.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each([
  [90_000, false],
  [90_001, true],
])('CLP-03 of %d ms Facebook makes a Reel unless it is too long: %s', async (length, isTold) => {
  open('/media/clip-post-social/m1', { length });
  await choose('a2');
  expect(screen.queryByText(/Longer than 90 seconds/) !== null).toBe(isTold);
});

test('SOC-03 DST-08 what the service refuses stands on its field', async () => {
  const parameters = [
    { name: 'limit', value: '3' },
    { name: 'hours', value: '24' },
  ];
  refusal = [
    { code: 'INVALID', reason: 'POST_NOTIFICATIONS', parameters, field: ['hasNotification'], message: '' },
  ];
  open('/media/clip-post-social/m1');
  await choose('a1');
  post();
  // Permanent hint beside the switch, equal to the refusal.
  const told = 'YouTube allows 3 notifications per channel in 24 hours.';
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
  expect(screen.getByLabelText(/^Destination/).getAttribute('aria-invalid')).toBe('true');
});

test('PRM-06 who may not manage social media is not let in', async () => {
  open('/media/clip-post-social/m1', {}, ['VIDEO_REVIEW']);
  expect(await screen.findByText(/not allowed|permission/i)).toBeTruthy();
});
