import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { withMedia } from '../../library/media/mediaFixture.ts';

const { screens } = await import('../../../../web/areas/schedule/posts/screens.ts');
const { PostPage } = await import('../../../../web/areas/schedule/posts/PostPage.tsx');

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const DAY = 24 * 60 * 60_000;

const post = (change: object = {}) => ({
  ...{ id: 'p1', kind: 'YOUTUBE', title: 'Sermon', description: 'Sunday', privacy: 'PUBLIC' },
  ...{
    hasNotification: false,
    publishAt: soon(2 * DAY),
    lockedAt: soon(2 * DAY - 600_000),
    state: 'EDITABLE',
  },
  ...{ endedAt: null, failureReason: null, failureParameters: [], isOfEvent: false, eventStartsAt: null },
  ...{ event: null, occurrenceId: null },
  destination: { id: 'UC1', name: 'Harbour Street' },
  socialAccount: { id: 'a1', name: 'Our channel' },
  mediaItem: { id: 'm1', title: 'The sermon' },
  customer: { id: 'c1', timezone: 'America/New_York' },
  ...change,
});
const BOTH = ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA', 'VIDEO_REVIEW'];
const open = (change: object = {}, answers: object = {}, permissions = BOTH) =>
  openPage(
    '/schedule/post/p1',
    { viewer: viewer({ permissions }), customer: withMedia([], {}), post: post(change), ...answers },
    [{ path: '/schedule/post/:uuid', Component: PostPage, access: screens[0]!.access }],
  );
const button = (name: string) => screen.queryByRole('button', { name });

test('S-050 DST-11 a post says where and when it appears, and until when it can be edited', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Sermon' })).toBeTruthy();
  expect(screen.getByText('scheduled')).toBeTruthy();
  expect(screen.getByText(/^You can edit it until .*, ten minutes before it is published\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Our channel' }).getAttribute('href')).toBe(
    '/settings/social-media/a1',
  );
  expect(screen.getByText('Harbour Street')).toBeTruthy();
  expect(screen.getByText('The sermon')).toBeTruthy();
  expect(button('Edit post')).toBeTruthy();
  expect(button('Remove')).toBeTruthy();
});

const UNEDITED = [
  ['LOCKED', 'locked', /is about to be published/, false],
  ['POSTED', 'posted', /because it has been published/, true],
  ['FAILED', 'failed', /because it failed/, true],
] as const;
test.each(UNEDITED)('STM-12 a post that is %s is not edited', async (state, word, words, mayBeRemoved) => {
  const failure =
    state === 'FAILED'
      ? {
          failureReason: 'SOCIAL_RENEWAL_NEEDED',
          failureParameters: [{ name: 'network', value: 'YouTube' }],
        }
      : {};
  open({ state, ...failure });
  expect(await screen.findByText(word)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(button('Edit post')).toBeNull();
  expect(button('Remove') !== null).toBe(mayBeRemoved);
  if (state !== 'FAILED') return;
  expect(await screen.findByText('Posting failed: Renew access to this YouTube account.')).toBeTruthy();
});

test('DST-01 DST-03 DST-26 what breaks a rule is told on its field and not sent', async () => {
  const sent: object[] = [];
  open(
    {},
    { updatePost: ({ input }: { input: object }) => (sent.push(input), { userErrors: [], post: post() }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit post' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Title/ }), { target: { value: 'x'.repeat(101) } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Description/ }), { target: { value: ' ' } });
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2020-01-01' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText(/at most 100 characters/)).toBeTruthy();
  expect(dialog.getByText('A description is required.')).toBeTruthy();
  expect(dialog.getByText('A post needs a date and time in the future.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('DST-08 DST-11 what was changed is sent, and a refusal stands on its field', async () => {
  const sent: object[] = [];
  open(
    {},
    {
      updatePost({ input }: { input: object }) {
        sent.push(input);
        return {
          post: null,
          userErrors: [
            {
              ...{
                code: 'INVALID',
                reason: 'POST_NOTIFICATIONS',
                field: ['hasNotification'],
                message: 'In English.',
              },
              parameters: [
                { name: 'limit', value: '3' },
                { name: 'hours', value: '24' },
              ],
            },
          ],
        };
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit post' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Feast' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Notify subscribers/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  const told = /^YouTube allows 3 notifications per channel in 24 hours\.$/;
  // The hint and the refusal.
  await waitFor(() => expect(dialog.getAllByText(told)).toHaveLength(2));
  expect(sent).toEqual([
    { id: 'p1', title: 'Feast', description: 'Sunday', privacy: 'PUBLIC', hasNotification: true },
  ]);
});

test('S-050 a post that was removed comes back by undoing that, and why it does not is told', async () => {
  const restored: object[] = [];
  open(
    {},
    {
      deletePost: () => ({ userErrors: [], deletedId: 'p1' }),
      restoreDeleted({ input }: { input: object }) {
        restored.push(input);
        const late = { code: 'CONFLICT', reason: 'POST_RESTORE_LATE', field: null, message: 'In English.' };
        return { restoredId: null, userErrors: [{ ...late, parameters: [] }] };
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('You can restore it for 30 days, until its scheduled time.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(/The scheduled time of this post has passed, so it cannot be restored/),
  ).toBeTruthy();
  expect(restored).toEqual([{ kind: 'POST', id: 'p1' }]);
});

const OF_EVENT = {
  ...{ isOfEvent: true, mediaItem: null, eventStartsAt: '2027-03-21T14:30:00Z' },
  ...{ event: { __typename: 'Event', id: 'e1' }, occurrenceId: 'o 1' },
};

test('S-050 a post that tells of an event leads to that time of it', async () => {
  open(OF_EVENT);
  const link = await screen.findByRole('link', { name: /10:30/ });
  expect(link.getAttribute('href')).toBe('/schedule/event/e1?occurrence=o%201');
});

test('S-050 a post that is removed is gone after a question', async () => {
  const sent: object[] = [];
  open(OF_EVENT, {
    deletePost: ({ input }: { input: object }) => (sent.push(input), { userErrors: [], deletedId: 'p1' }),
  });
  expect(await screen.findByText('Event starts')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/The event stays, but this date/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Post Sermon removed')).toBeTruthy();
  expect(sent).toEqual([{ id: 'p1' }]);
});
