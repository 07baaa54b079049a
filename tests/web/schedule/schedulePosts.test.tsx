import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { page } from '../library/media/mediaFixture.ts';
import { occurrence, withSchedule } from './scheduleFixture.ts';

const post = (id: string, title: string, change: object = {}) => ({
  ...{ __typename: 'Post', id, kind: 'YOUTUBE', title, publishAt: '2027-03-24T15:00:00Z' },
  state: 'EDITABLE',
  ...change,
});
const POSTS = [
  post('p1', 'Sermon'),
  post('p2', 'Trailer', { kind: 'FACEBOOK', state: 'POSTED', publishAt: '2027-03-10T15:00:00Z' }),
  post('p3', 'Feast', { state: 'FAILED', publishAt: '2027-03-11T15:00:00Z' }),
];
const SERVICE = occurrence('s1', 'Sunday service', {
  ...{ startAt: '2027-03-21T14:30:00Z', endAt: '2027-03-21T16:00:00Z' },
});
const open = (permissions: string[], more: object = {}, answers: object = {}) =>
  openPage(
    '/schedule?at=2027-03-21',
    {
      viewer: viewer({ permissions, capabilities: ['socialMediaAccounts'] }),
      customer: withSchedule([SERVICE], [], { postsWithin: POSTS, ...more }),
      ...answers,
    },
    [{ path: '/schedule', Component: SchedulePage }],
  );
const BOTH = ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'];
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr')!);

test('SCH-05 STM-12 posts stand in the schedule with their network and what they do, and lead to their page', async () => {
  open(BOTH);
  const sermon = await rowOf('Sermon');
  expect(sermon.getByText('Post to YouTube')).toBeTruthy();
  expect(sermon.getByText('scheduled')).toBeTruthy();
  expect(sermon.getByRole('link', { name: 'Sermon' }).getAttribute('href')).toBe('/schedule/post/p1');
  const trailer = await rowOf('Trailer');
  expect(trailer.getByText('Post to Facebook')).toBeTruthy();
  expect(trailer.getByText('posted')).toBeTruthy();
  expect((await rowOf('Feast')).getByText('failed')).toBeTruthy();
  for (const name of ['All 4', 'Live 0', 'Upcoming 2', 'Past 2']) screen.getByRole('button', { name });
});

test('SCH-05 the list is narrowed to posts', async () => {
  open(BOTH);
  await rowOf('Sermon');
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'POST' } });
  await waitFor(() => expect(screen.queryByText('Sunday service')).toBeNull());
  expect(screen.getByRole('button', { name: 'All 3' })).toBeTruthy();
});

test('PRM-03 PRM-06 who may neither plan nor post is shown none', async () => {
  open(['VIDEO_REVIEW', 'VIEW_DASHBOARD']);
  await rowOf('Sunday service');
  expect(screen.queryByText('Sermon')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Deleted posts' })).toBeNull();
});

const REMOVED = {
  ...{ id: 'p4', kind: 'POST', name: 'Concert', deletedBy: 'maya' },
  ...{ deletedAt: '2026-11-22T10:00:00Z', expiresAt: '2026-12-22T10:00:00Z' },
};

test('S-044 a post that was removed is restored from the schedule', async () => {
  const restored: object[] = [];
  open(
    BOTH,
    { binEntries: page([REMOVED]) },
    {
      restoreDeleted({ input }: { input: { id: string } }) {
        restored.push(input);
        return { restoredId: input.id, userErrors: [] };
      },
    },
  );
  await rowOf('Sermon');
  fireEvent.click(screen.getByRole('button', { name: 'Deleted posts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Concert' }));
  await waitFor(() => expect(restored).toEqual([{ kind: 'POST', id: 'p4' }]));
});

test('S-044 who closes the deleted posts while they are still read anew sees the one that came back', async () => {
  let posts = POSTS;
  const reads = [page([REMOVED])];
  open(
    BOTH,
    {
      postsWithin: () => posts,
      // The reload after restoring never finishes.
      binEntries: () => reads.shift() ?? new Promise(() => undefined),
    },
    {
      restoreDeleted({ input }: { input: { id: string } }) {
        posts = [...POSTS, post('p4', 'Concert')];
        return { restoredId: input.id, userErrors: [] };
      },
    },
  );
  await rowOf('Sermon');
  fireEvent.click(screen.getByRole('button', { name: 'Deleted posts' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Restore Concert' }));
  await screen.findByText('Concert restored');
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByRole('link', { name: 'Concert' })).toBeTruthy();
});

test('S-044 a post that is restored while the schedule is still on its way stands in it', async () => {
  let posts = POSTS;
  let giveFirst: (read: typeof POSTS) => void = () => undefined;
  const reads = [new Promise<typeof POSTS>((resolve) => (giveFirst = resolve))];
  open(
    BOTH,
    { postsWithin: () => reads.shift() ?? posts, binEntries: page([REMOVED]) },
    {
      restoreDeleted({ input }: { input: { id: string } }) {
        posts = [...POSTS, post('p4', 'Concert')];
        return { restoredId: input.id, userErrors: [] };
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Deleted posts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Concert' }));
  await screen.findByText('Concert restored');
  // As it was before.
  giveFirst(POSTS);
  expect(await screen.findByRole('link', { name: 'Concert', hidden: true })).toBeTruthy();
});
