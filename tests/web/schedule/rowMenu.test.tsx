import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { time, weekly } from './eventFixture.ts';
import { occurrence, withSchedule } from './scheduleFixture.ts';

const ROUTES = [
  { path: '/schedule', Component: SchedulePage },
  { path: '/schedule/event/:uuid/edit', Component: () => <h1>The form</h1> },
];
const service = occurrence('t2', 'Sunday service', { eventId: 'ev1' });
const MENU = 'Actions for Sunday service, Nov 22, 2026, 9:30 AM EST';

const others = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const more = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
const at = (now: string) => jest.setSystemTime(new Date(now));
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: [...others, ...more, 'requestAnimationFrame'] });
});
beforeEach(() => at('2026-11-20T15:00:00Z'));
afterAll(() => {
  jest.useRealTimers();
});

const open = (answers: object = {}, items: object[] = [service]) =>
  openPage(
    '/schedule?at=2026-11-22',
    { viewer: viewer(), customer: withSchedule(items), event: weekly(), ...answers },
    ROUTES,
  );
const asksOfEvents = (graph: ReturnType<typeof open>) =>
  graph.asked().filter((name) => name === 'EventToChange').length;
const press = (element: HTMLElement, key = 'Enter') => {
  element.focus();
  fireEvent.keyDown(element, { key });
  fireEvent.keyUp(element, { key });
};
const item = (name: string) => screen.findByRole('menuitem', { name });
const button = () => screen.findByRole('button', { name: MENU });
async function confirm(name: string) {
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
const said = (answer: object, inputs: object[]) => (given: { input: object }) => {
  inputs.push(given.input);
  return { ...answer, userErrors: [] };
};

test('S-044 EVT-20 the menu of a row opens by keyboard, asks for its event only then, and pauses it', async () => {
  const inputs: object[] = [];
  const graph = open({ pauseEvent: said({ event: weekly({ isPaused: true }) }, inputs) });
  const opener = await button();
  expect(asksOfEvents(graph)).toBe(0);
  press(opener);
  const pause = await item('Pause');
  expect(asksOfEvents(graph)).toBe(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit this date'));
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    ...['Edit this date', 'Move', 'Skip', 'Edit series'],
    ...['Duplicate', 'Pause', 'Remove'],
  ]);
  press(pause);
  await confirm('Pause');
  expect(inputs).toEqual([{ id: 'ev1', paused: true, seenRevision: 3 }]);
});

test('S-044 a menu that is opened again tells of the event as it is then', async () => {
  const graph = open();
  fireEvent.click(await button());
  await item('Pause');
  fireEvent.click(await button());
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  graph.answers['event'] = weekly({ isPaused: true, revision: 4 });
  fireEvent.click(await button());
  expect(await item('Resume')).toBeTruthy();
  expect(asksOfEvents(graph)).toBe(2);
});

test('S-044 EVT-29 one date of a series is skipped from its row, and the schedule is asked for anew', async () => {
  const inputs: object[] = [];
  const graph = open({ skipEventDate: said({ event: weekly() }, inputs) });
  fireEvent.click(await button());
  fireEvent.click(await item('Skip'));
  graph.answers['customer'] = withSchedule([]);
  await confirm('Skip');
  expect(inputs).toEqual([{ id: 'ev1', startAt: '2026-11-22T14:30:00Z' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: MENU })).toBeNull());
});

test('S-044 EVT-21 an event is removed from its row, and the list stays on show', async () => {
  const inputs: object[] = [];
  open({ event: weekly({ repeat: null }), removeEvent: said({ deletedId: 'ev1' }, inputs) });
  fireEvent.click(await button());
  fireEvent.click(await item('Remove'));
  await confirm('Remove');
  expect(inputs).toEqual([{ id: 'ev1' }]);
  expect(location.pathname + location.search).toBe('/schedule?at=2026-11-22');
});

test.each([
  ['Edit this date', weekly(), '?scope=this&occurrence=t2'],
  ['Edit series', weekly(), '?scope=all'],
  ['Edit', weekly({ repeat: null }), ''],
])('S-044 EVT-24 “%s” leads to the form of just that', async (name, event, search) => {
  open({ event });
  fireEvent.click(await button());
  fireEvent.click(await item(name));
  await screen.findByRole('heading', { name: 'The form' });
  expect(location.pathname + location.search).toBe(`/schedule/event/ev1/edit${search}`);
});

test('S-044 EVT-23 from five minutes before its start a row says why it is not changed any more', async () => {
  at('2026-11-22T14:26:00Z');
  open({ event: weekly({ next: time('t2', 22) }) });
  fireEvent.click(await button());
  await screen.findByText('It starts within 5 minutes, so it can no longer be changed.');
  const locked = screen
    .getAllByRole('menuitem')
    .filter((one) => one.getAttribute('aria-disabled') === 'true')
    .map((one) => one.textContent);
  expect(locked).toEqual(['Edit this date', 'Move', 'Skip', 'Edit series']);
});

test('NET-15 an event that cannot be read says so in its menu, and is read again', async () => {
  const graph = open({ event: () => Promise.reject(new Error('down')) });
  fireEvent.click(await button());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  graph.answers['event'] = weekly();
  fireEvent.click(retry);
  expect(await item('Skip')).toBeTruthy();
});

describe('no menu', () => {
  const past = occurrence('t1', 'Evening prayer', { bucket: 'PAST' });
  const rows = [service, past];
  const showEarlier = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Show 1 earlier' }));
    await screen.findByText('Evening prayer');
  };
  const menus = () => screen.queryAllByRole('button', { name: /^Actions for/ }).length;

  test('S-044 what is over has none', async () => {
    open({}, rows);
    await showEarlier();
    expect(menus()).toBe(1);
  });

  test('S-044 who may only look at the schedule has none', async () => {
    open({ viewer: viewer({ permissions: ['VIDEO_REVIEW'] }) }, rows);
    await showEarlier();
    expect(menus()).toBe(0);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});
