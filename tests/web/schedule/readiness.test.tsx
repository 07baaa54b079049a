import { fireEvent, screen, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { occurrence, withSchedule } from './scheduleFixture.ts';

test('S-044 EVT-32 more at once than the plan has streams is told with whom to ask, and leads to the plans', async () => {
  const finding = {
    ...{ __typename: 'ReadinessFinding', reason: 'EVENT_TOO_MANY', severity: 'BLOCKING' },
    thing: { __typename: 'ReadinessThing', kind: 'PLAN', id: 'p1', name: 'Live Web Pro' },
  };
  const readiness = { __typename: 'Readiness', state: 'BLOCKED', findings: [finding] };
  openPage(
    '/schedule?at=2026-11-22',
    { viewer: viewer(), customer: withSchedule([occurrence('s1', 'Vespers', { readiness })], []) },
    [{ path: '/schedule', Component: SchedulePage }],
  );
  fireEvent.click(await screen.findByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'To be looked at' }));
  expect(list.getByText(/contact support to add concurrent streaming/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Live Web Pro' }).getAttribute('href')).toBe('/signup/plans');
});
