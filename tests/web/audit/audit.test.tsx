import { fireEvent, screen } from '@testing-library/react';
import { AuditPage } from '../../../web/areas/audit/AuditPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { page, withMedia } from '../media/mediaFixture.ts';

const entry = (id: string, change: object = {}) => ({
  id,
  happenedAt: '2026-11-22T14:00:00Z',
  action: 'UPDATED',
  subject: 'playlists',
  subjectId: 'p1',
  actorName: 'maya@harbour.example',
  isByOutsider: false,
  address: '192.0.2.1',
  agent: 'Browser/3',
  ...change,
});
const staff = entry('2', {
  action: 'CREATED',
  subject: 'sessions',
  actorName: 'super@rostrum.example',
  isByOutsider: true,
});

const open = (path: string) =>
  openPage(
    path,
    {
      viewer: viewer(),
      customer: withMedia([], {
        auditEntries: ({ entered }: { entered: boolean }) => page(entered ? [staff] : [staff, entry('1')]),
      }),
    },
    [{ path: '/settings/activity', Component: AuditPage }],
  );

it('PRM-27 everything is listed, and who came from outside is marked', async () => {
  open('/settings/activity');
  expect(await screen.findByText('maya@harbour.example')).not.toBeNull();
  expect(screen.getByText('super@rostrum.example')).not.toBeNull();
  expect(screen.getAllByText('From outside')).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('PRM-27 the chip leaves only who entered from outside', async () => {
  open('/settings/activity');
  await screen.findByText('maya@harbour.example');
  fireEvent.click(screen.getByRole('button', { name: 'Entered from outside' }));
  await screen.findByText('Signed in');
  expect(screen.queryByText('maya@harbour.example')).toBeNull();
});

it('PRM-27 a link to who entered opens so', async () => {
  open('/settings/activity?show=entered');
  expect(await screen.findByText('super@rostrum.example')).not.toBeNull();
  expect(screen.queryByText('maya@harbour.example')).toBeNull();
});
