import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AuditPage } from '../../../../web/areas/organization/audit/AuditPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import type { AuditFilter } from '../../../../web/schema.generated.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const entry = (id: string, change: object = {}) => ({
  id,
  happenedAt: '2026-11-22T14:00:00Z',
  action: 'UPDATED',
  subject: 'playlists',
  subjectId: 'p1',
  actorName: 'maya@harbour.example',
  isByOutsider: false,
  changedNames: ['name'],
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

const asked: (AuditFilter | null)[] = [];
beforeEach(() => {
  asked.length = 0;
});
const open = (path: string) =>
  openPage(
    path,
    {
      viewer: viewer(),
      customer: withMedia([], {
        auditEntries: ({ entered, filter }: { entered: boolean; filter: AuditFilter | null }) => {
          asked.push(filter);
          return page(entered ? [staff] : [staff, entry('1')]);
        },
      }),
    },
    [{ path: '/settings/activity', Component: AuditPage }],
  );

it('PRM-27 everything is listed, and who came from outside is marked', async () => {
  open('/settings/activity');
  expect(await screen.findByText('maya@harbour.example')).not.toBeNull();
  expect(screen.getByText('super@rostrum.example')).not.toBeNull();
  expect(screen.getAllByText('Rostrum staff')).toHaveLength(1);
});

it('PRM-27 the chip leaves only who entered from outside', async () => {
  open('/settings/activity');
  await screen.findByText('maya@harbour.example');
  fireEvent.click(screen.getByRole('button', { name: 'Visits by Rostrum staff' }));
  await screen.findByText('Visited the organization');
  expect(screen.queryByText('maya@harbour.example')).toBeNull();
});

it('PRM-27 a look of staff from outside is told in words, and can be narrowed to', async () => {
  const look = entry('3', { ...staff, id: '3', action: 'VISITED', subject: 'customers', changedNames: [] });
  openPage(
    '/settings/activity?what=VISITED',
    {
      viewer: viewer(),
      customer: withMedia([], {
        auditEntries: ({ filter }: { filter: AuditFilter | null }) => {
          asked.push(filter);
          return page([look]);
        },
      }),
    },
    [{ path: '/settings/activity', Component: AuditPage }],
  );
  const row = (await screen.findByText('super@rostrum.example')).closest('tr, li')!;
  expect(row.textContent).toContain('Viewed the organization');
  expect(row.textContent).toContain('Rostrum staff');
  expect(asked.at(-1)).toEqual({ action: 'VISITED' });
  expect(screen.getByLabelText<HTMLSelectElement>('Action').selectedOptions[0]?.text).toBe(
    'Viewed the organization',
  );
});

it('PRM-27 a link to who entered opens so', async () => {
  open('/settings/activity?show=entered');
  expect(await screen.findByText('super@rostrum.example')).not.toBeNull();
  expect(screen.queryByText('maya@harbour.example')).toBeNull();
});

it('the URL holds who, what, kind, one thing and days, both included, of the viewer’s clock', async () => {
  open('/settings/activity?q=maya&what=UPDATED&kind=playlists&thing=p1&since=2026-11-20&until=2026-11-22');
  await screen.findByText('maya@harbour.example');
  expect(asked.at(-1)).toEqual({
    who: 'maya',
    action: 'UPDATED',
    subject: 'playlists',
    subjectId: 'p1',
    sinceAt: '2026-11-20T00:00:00.000Z',
    untilAt: '2026-11-22T23:59:59.999Z',
  });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter by user' }).value).toBe('maya');
  fireEvent.click(screen.getByRole('button', { name: 'Only p1' }));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('subjectId'));
});

it('a row leads to all that was done to its thing; a kind and days narrow the list by hand', async () => {
  open('/settings/activity');
  fireEvent.click(await screen.findByRole('button', { name: 'Show only this: Playlist p1' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ subject: 'playlists', subjectId: 'p1' }));
  fireEvent.change(screen.getByLabelText('Kind of object'), { target: { value: 'users' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-22' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The first day must not be after the last day.',
  );
  expect(asked.at(-1)).toMatchObject({ subject: 'users', sinceAt: '2026-11-22T00:00:00.000Z' });
});

it('what is exported is what the list shows: by the same filter, and visits alone', async () => {
  const graph = open('/settings/activity?show=entered&q=super&kind=sessions');
  await screen.findByText('super@rostrum.example');
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(graph.asked()).toContain('AuditExport'));
  const of = (name: string) => graph.requests.findLast(({ operationName }) => operationName === name);
  const exported = of('AuditExport');
  expect(exported?.headers.accept).toBe('text/csv');
  const filter = { who: 'super', subject: 'sessions' };
  expect(of('AuditPage')?.variables).toMatchObject({ entered: true, filter });
  expect(exported?.variables).toMatchObject({ entered: true, filter });
});

it('shows in words that the token of a device was issued and revoked', async () => {
  const token = { subject: 'encoder_tokens', subjectId: 'e1', isByOutsider: false };
  const rows = [
    entry('6', { ...token, changedNames: ['issued_at', 'revoked_at'], actorName: 'E10060001' }),
    entry('5', { ...token, changedNames: ['revoked_at'] }),
    entry('4', { ...token, action: 'CREATED', changedNames: [], actorName: 'E10060001' }),
    entry('3', { ...token, action: 'DELETED', subject: 'decoder_tokens', changedNames: [] }),
  ];
  openPage(
    '/settings/activity',
    { viewer: viewer(), customer: withMedia([], { auditEntries: () => page(rows) }) },
    [{ path: '/settings/activity', Component: AuditPage }],
  );
  expect(await screen.findAllByText('Device token issued')).toHaveLength(2);
  expect(screen.getAllByText('Device token revoked')).toHaveLength(1);
  expect(screen.getAllByText('Device token expired')).toHaveLength(1);
  expect(screen.getAllByText('E10060001')).toHaveLength(2);
});
