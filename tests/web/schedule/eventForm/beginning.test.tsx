import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { nextLike } from '../../../../web/areas/schedule/eventForm/public/wallTimes.ts';
import { openPage } from '../../app/openPage.tsx';
import { answers, checkAgainst } from './eventFixture.ts';

const ROUTES = [{ path: '/schedule/create', Component: CreateEventPage }];
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const timeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start time' });

/** The next Sunday at 9:30, which is what a form begins with after the last event of the fixture. */
const SUNDAY = nextLike('2026-11-22T09:30', new Date(), 'America/New_York');
const TAKEN = { encoderId: 'n1', from: SUNDAY, hours: 1.5 };

test('S-045 a new event asks what stands in its way once, and once more for each time that it is changed', async () => {
  const graph = openPage('/schedule/create', answers(), ROUTES);
  const checks = () => graph.asked().filter((operation) => operation === 'CheckEvent').length;
  await screen.findByText('ready');
  expect(checks()).toBe(1);
  fireEvent.change(nameField(), { target: { value: 'Evening prayer' } });
  fireEvent.change(timeField(), { target: { value: '1:05 PM' } });
  await waitFor(() => expect(checks()).toBe(2));
  await screen.findByText('ready');
  expect(checks()).toBe(2);
});

describe('where the answer keeps people waiting', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'Date'] }));
  afterEach(() => jest.useRealTimers());

  /** Lets what is due happen: `ms` pass on a clock that nobody waits for. */
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** A form whose checks are answered when the test says so. */
  async function openWaiting(search = '') {
    const judge = checkAgainst([TAKEN]);
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const checkEvent = async (args: Parameters<typeof judge>[0]) => {
      await until;
      return judge(args);
    };
    openPage(`/schedule/create${search}`, answers({ customer: { checkEvent } }), ROUTES);
    await pass(500);
    expect(screen.queryByRole('textbox', { name: 'Start time' })).toBeNull();
    await pass(2_000);
    expect(timeField().value).toBe('9:30 AM');
    return {
      answer: async () => {
        answer();
        await pass(1_000);
      },
    };
  }

  test('S-045 EVT-11 its form opens without saying that nothing stands in its way, and moves once that is known', async () => {
    const form = await openWaiting();
    expect(screen.queryByText('ready')).toBeNull();
    expect(screen.getByText('checking…')).toBeTruthy();
    expect(screen.getByText(/^Finding the first free time/)).toBeTruthy();
    fireEvent.change(nameField(), { target: { value: 'Evening prayer' } });
    await form.answer();
    expect(timeField().value).toBe('11:00 AM');
    expect(nameField().value).toBe('Evening prayer');
    expect(screen.getByText('ready')).toBeTruthy();
    expect(screen.getByText('Moved to the first free time.')).toBeTruthy();
  });

  test('S-045 EVT-11 what somebody has set meanwhile stays, and what stands in its way is told', async () => {
    const form = await openWaiting();
    fireEvent.change(timeField(), { target: { value: '10:00 AM' } });
    fireEvent.blur(timeField());
    await form.answer();
    expect(timeField().value).toBe('10:00 AM');
    expect(screen.queryByText('ready')).toBeNull();
    expect(screen.queryByText(/^Finding the first free time|^Moved to/)).toBeNull();
  });

  test('S-045 EVT-11 a time that is being typed is not overwritten', async () => {
    const form = await openWaiting();
    fireEvent.focus(timeField());
    await form.answer();
    expect(timeField().value).toBe('9:30 AM');
  });

  test('S-045 EVT-11 where the time is given, the encoder that is free then is taken over', async () => {
    const form = await openWaiting(`?at=${SUNDAY}`);
    await form.answer();
    expect(timeField().value).toBe('9:30 AM');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Encoder(?! channel)/ }).value).toBe(
      'n2',
    );
    expect(screen.getByText('Switched to a free encoder.')).toBeTruthy();
  });
});
