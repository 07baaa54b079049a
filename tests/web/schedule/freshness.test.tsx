import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { openApp } from '../app/openApp.tsx';
import { occurrence, OFFLINE, status, withSchedule } from './scheduleFixture.ts';

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

test('APP-21, SCH-04 STM-24 CON-01 a revisit within two minutes makes no request, one after them makes one', async () => {
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

/** Tells who follows the encoders that North Hall is in a state, and who follows the notifications that one came. */
async function followed() {
  const socket = () => FakeSocket.sockets.at(-1)!;
  const [ofEncoders, ofNotifications] = ['ReadinessEncodersChanged', 'ReadinessNotificationsChanged'];
  await waitFor(() => {
    expect(socket()?.running(ofEncoders)).toHaveLength(1);
    expect(socket()?.running(ofNotifications)).toHaveLength(1);
  });
  const at = '2026-11-22T12:00:00Z';
  return {
    encoders: (sequence: number, ...states: string[]) =>
      act(async () => {
        const encoders = states.map((state) => ({ __typename: 'Encoder', id: 'e1', status: status(state) }));
        const event = { __typename: 'EncodersChangedEvent', sequence, at, encoders };
        socket().publish({ encodersChanged: event }, ofEncoders);
        await Promise.resolve();
      }),
    notifications: (sequence: number) =>
      act(async () => {
        const event = { __typename: 'NotificationsChangedEvent', sequence, at, notificationIds: ['n1'] };
        socket().publish({ notificationsChanged: event }, ofNotifications);
        await Promise.resolve();
      }),
  };
}

test('S-044 ENC-17 the open schedule says at once that an event is not ready any more, and asks nothing for a mere reading', async () => {
  let readiness: object = { __typename: 'Readiness', state: 'READY', findings: [] };
  const items = () => [occurrence('s1', 'Sunday service', { readiness })];
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule(items) }, ROUTES);
  const asked = () => graph.asked().filter((name) => name === 'SchedulePage').length;
  await screen.findByText('ready');
  const tell = await followed();
  await tell.encoders(1);
  await tell.encoders(2, 'STOPPED');
  expect(asked()).toBe(1);

  readiness = OFFLINE;
  await tell.encoders(3, 'OFFLINE');
  await screen.findByRole('button', { name: /offline/i });
  expect(asked()).toBe(2);

  await tell.encoders(4, 'OFFLINE');
  expect(asked()).toBe(2);
});

test('S-044 ENC-17 what comes to want attention renews the open schedule', async () => {
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule([service]) }, ROUTES);
  const asked = () => graph.asked().filter((name) => name === 'SchedulePage').length;
  await screen.findByText('Sunday service');
  const tell = await followed();
  await tell.notifications(1);
  expect(asked()).toBe(1);
  await tell.notifications(2);
  await waitFor(() => expect(asked()).toBe(2));
});

test('SCH-04 wishes that come while an answer is on its way become one renewal after it', async () => {
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule([service]) }, ROUTES);
  const asked = () => graph.asked().filter((name) => name === 'SchedulePage').length;
  await screen.findByText('Sunday service');
  const tell = await followed();
  await tell.notifications(1);
  const answers: (() => void)[] = [];
  graph.answers['customer'] = () =>
    new Promise((answer) => answers.push(() => answer(withSchedule([service, concert]))));

  await tell.notifications(2);
  await waitFor(() => expect(answers).toHaveLength(1));
  await tell.notifications(3);
  await tell.notifications(4);
  expect(asked()).toBe(2);
  await act(async () => answers[0]?.());
  await waitFor(() => expect(asked()).toBe(3));
  await act(async () => answers[1]?.());
  await screen.findByText('Thanksgiving concert');
  expect(asked()).toBe(3);
});

test('SCH-04 a window of hundreds is renewed in parts: what changed, what came and what went away', async () => {
  const many = Array.from({ length: 600 }, (_, at) => occurrence(`m${at}`, `Gathering ${at}`));
  let items: object[] = [service, ...many];
  const graph = openApp('/schedule', { viewer: viewer(), customer: withSchedule(() => items) }, ROUTES);
  const asked = () => graph.asked().filter((name) => name === 'SchedulePage').length;
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'service' } });
  await screen.findByText('Sunday service');
  const tell = await followed();
  await tell.notifications(1);

  const evening = occurrence('s3', 'Evening service');
  items = [{ ...service, readiness: OFFLINE }, ...many.slice(0, 300), evening];
  await tell.notifications(2);
  await screen.findByText('Evening service');
  await screen.findByRole('button', { name: /offline/i });
  expect(asked()).toBe(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await screen.findByRole('button', { name: 'All 302' });
});
