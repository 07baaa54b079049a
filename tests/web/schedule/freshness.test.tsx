import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';
import { occurrence, withSchedule } from './scheduleFixture.ts';

const ROUTES = [{ path: '/schedule', Component: SchedulePage }];
const service = occurrence('s1', 'Sunday service');
const concert = occurrence('s2', 'Thanksgiving concert');
const START = Date.parse('2026-11-22T12:00:00Z');

let now = START;
beforeEach(() => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const follow = (name: string) => fireEvent.click(screen.getAllByRole('link', { name })[0]!);

/** Leaves the schedule for another screen and comes back. */
async function leaveAndReturn() {
  follow('Settings');
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Schedule' })).toBeNull());
  follow('Schedule');
  await screen.findByRole('table', { name: 'Schedule' });
  await screen.findByText('Sunday service');
}

test('APP-21, SCH-04 a revisit within two minutes makes no request, one after them makes one', async () => {
  const items = [service];
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule(() => items) }, ROUTES);
  const asked = () => graph.asked().filter((name) => name === 'SchedulePage').length;
  await screen.findByText('Sunday service');
  expect(asked()).toBe(1);

  now = START + 119_000;
  await leaveAndReturn();
  expect(asked()).toBe(1);

  items.push(concert);
  now = START + 120_000;
  await leaveAndReturn();
  await screen.findByText('Thanksgiving concert');
  expect(asked()).toBe(2);

  // Fresh again from here on.
  now = START + 239_000;
  await leaveAndReturn();
  expect(asked()).toBe(2);
});

test('APP-21 switching between list and calendar, filters and chips asks nothing', async () => {
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule([service]) }, ROUTES);
  await screen.findByText('Sunday service');
  fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  await screen.findByRole('region', { name: 'Calendar' });
  fireEvent.click(screen.getByRole('button', { name: 'Upcoming 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByRole('table', { name: 'Schedule' });
  expect(graph.asked().filter((name) => name === 'SchedulePage')).toHaveLength(1);
});

test('NET-15 a renewal that fails keeps what was shown', async () => {
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule([service]) }, ROUTES);
  await screen.findByText('Sunday service');
  graph.answers['customer'] = () => Promise.reject(new Error('down'));
  now = START + 120_000;
  await leaveAndReturn();
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Sunday service')).toBeTruthy();
});
