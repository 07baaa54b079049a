import { fireEvent, screen, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { occurrence, withSchedule } from './scheduleFixture.ts';

function open(
  reason: string,
  thing: { kind: string; id: string; name: string },
  access: object | null = null,
) {
  const finding = {
    ...{ __typename: 'ReadinessFinding', reason, severity: 'BLOCKING' },
    thing: { __typename: 'ReadinessThing', ...thing },
    access,
  };
  const readiness = { __typename: 'Readiness', state: 'BLOCKED', findings: [finding] };
  openPage(
    '/schedule?at=2026-11-22',
    { viewer: viewer(), customer: withSchedule([occurrence('s1', 'Vespers', { readiness })], []) },
    [{ path: '/schedule', Component: SchedulePage }],
  );
}

test('S-044 EVT-32 more at once than the plan has streams is told with whom to ask, and leads to the plans', async () => {
  open('EVENT_TOO_MANY', { kind: 'PLAN', id: 'p1', name: 'Live Web Pro' });
  fireEvent.click(await screen.findByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(list.getByText(/contact support to add concurrent streaming/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Live Web Pro' }).getAttribute('href')).toBe('/signup/plans');
});

test('S-044 EVT-30 an event that has nothing to replay leads to the videos of its web channel, where that is chosen', async () => {
  open('EVENT_NOTHING_TO_REPLAY', { kind: 'WEB_CHANNEL', id: 'w1', name: 'Sunday channel' });
  fireEvent.click(await screen.findByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  const link = list.getByRole('link', { name: 'Sunday channel' });
  expect(link.getAttribute('href')).toBe('/media/web-videos?channel=w1');
});

test('S-044 EVT-04 leads from an event without an encoder to its form', async () => {
  open('EVENT_ENCODER_MISSING', { kind: 'EVENT', id: 'ev9', name: 'Vespers' });
  fireEvent.click(await screen.findByRole('button', { name: 'No encoder: show all' }));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(list.getByText(/^The event has no encoder, so it cannot start/)).toBeTruthy();
  const link = list.getByRole('link', { name: 'Choose an encoder' });
  expect(link.getAttribute('href')).toBe('/schedule/event/ev9/edit');
});

test('S-044 STM-14 states when access to an account ends, and how many dates it covers', async () => {
  const access = { endsAt: '2999-01-10T16:00:00Z', coveredDates: 7, totalDates: 56 };
  open('EVENT_ACCOUNT_ENDS', { kind: 'SOCIAL_ACCOUNT', id: 'a1', name: 'Harbour TV' }, access);
  fireEvent.click(await screen.findByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  const text = /^Access to Harbour TV expires on .*, Jan 10, 2999, .* and covers 7 of 56 dates\. Renew it/;
  expect(await list.findByText(text)).toBeTruthy();
});
