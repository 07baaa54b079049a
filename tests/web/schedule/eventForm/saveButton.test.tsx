import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { nextLike } from '../../../../web/areas/schedule/eventForm/public/wallTimes.ts';
import { openPage } from '../../app/openPage.tsx';
import { answers, checkAgainst } from './eventFixture.ts';

const SUNDAY = nextLike('2026-11-22T09:30', new Date(), 'America/New_York');
/** Both encoders are taken every Sunday from 9:30 AM. */
const TAKEN = ['n1', 'n2'].map((encoderId) => ({ encoderId, from: SUNDAY, hours: 99, isWeekly: true }));
const judge = checkAgainst(TAKEN);
type Args = Parameters<typeof judge>[0];
const open = (checkEvent: (args: Args) => unknown) =>
  openPage(`/schedule/create?at=${SUNDAY}&encoder=n1`, answers({ customer: { checkEvent } }), [
    { path: '/schedule/create', Component: CreateEventPage },
  ]);
const pick = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));
const mark = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement!).queryByText(
    /complete|checking|conflicts/,
  )?.textContent;
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

test('S-045 EVT-11 states that no date of a series can be saved when every one has a conflict', async () => {
  open(judge);
  await screen.findByRole('textbox', { name: /^Name(?! on)/ });
  pick('Weekly');
  pick('After 10 events');
  expect((await button('All 10 dates have conflicts')).disabled).toBe(true);
  expect(screen.getByText('all 10 have conflicts')).toBeTruthy();
  expect(screen.queryByText(/skipped/)).toBeNull();
  expect(mark('Schedule')).toBe('has conflicts');
  // The way out is beside the button, however long the page is.
  fireEvent.click(screen.getByRole('button', { name: 'Show conflicts' }));
  expect(await screen.findByRole('dialog', { name: '10 of 10 dates have conflicts' })).toBeTruthy();
});

test('S-045 EVT-11 claims neither a number of dates nor a complete schedule before conflicts are known', async () => {
  let answer: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open(async (args) => {
    if (args.input.repeat) await until;
    return { ...judge(args), conflicts: [] };
  });
  await screen.findByText('ready');
  expect(mark('Schedule')).toBe('complete');
  pick('Weekly');
  pick('After 10 events');
  await button('Save series');
  expect(screen.queryByRole('button', { name: /^Save all/ })).toBeNull();
  expect(mark('Schedule')).toBe('checking');
  answer();
  await button('Save all 10 dates');
  await waitFor(() => expect(mark('Schedule')).toBe('complete'));
});
