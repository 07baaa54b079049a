import { fireEvent, screen, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { occurrence, withSchedule } from './scheduleFixture.ts';

function open(reason: string, thing: { kind: string; id: string; name: string }) {
  const finding = {
    ...{ __typename: 'ReadinessFinding', reason, severity: 'BLOCKING' },
    thing: { __typename: 'ReadinessThing', ...thing },
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
  const list = within(await screen.findByRole('list', { name: 'To be looked at' }));
  expect(list.getByText(/contact support to add concurrent streaming/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Live Web Pro' }).getAttribute('href')).toBe('/signup/plans');
});

test('S-044 EVT-30 an event that has nothing to replay leads to the videos of its web channel, where that is chosen', async () => {
  open('EVENT_NOTHING_TO_REPLAY', { kind: 'WEB_CHANNEL', id: 'w1', name: 'Sunday channel' });
  fireEvent.click(await screen.findByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'To be looked at' }));
  const link = list.getByRole('link', { name: 'Sunday channel' });
  expect(link.getAttribute('href')).toBe('/media/web-videos?channel=w1');
});
