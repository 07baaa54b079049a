import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../../library/media/mediaFixture.ts';
import { answers, encoder, event } from './eventFixture.ts';

const ROUTES = [{ path: '/schedule/create', Component: CreateEventPage }];
const open = (search = '', change: Parameters<typeof answers>[0] = {}) =>
  openPage(`/schedule/create${search}`, answers(change), ROUTES);
const length = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: /^Duration/ })).value;
const encoderField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Encoder(?! channel)/ });

/** A broadcast that Go Live started at 11:00:23 and that ran for 43 minutes and 37 seconds. */
const BROADCAST = event({
  ...{ id: 'b1', name: 'Live, Nov 26', isAdHoc: true, duration: 2_617_000, startLocal: '2026-11-26T11:00' },
  encoder: encoder('n2', 'Chapel', 'c2'),
  encoderChannel: { id: 'c2', name: 'Small' },
});
/** Newest events, or newest scheduled events. */
const newest =
  (planned: { id: string }[]) =>
  ({ isAdHoc }: { isAdHoc?: boolean | null }) =>
    page(isAdHoc === false ? planned : [BROADCAST]);

test('S-045 suggests the last planned event, not a broadcast that Go Live started after it', async () => {
  open('', { customer: { events: newest([event()]) } });
  expect(await length()).toBe('1 h 30 min');
  expect(screen.getByRole('link', { name: 'Same as last time: Sunday service' })).toBeTruthy();
  expect(screen.queryByText(/Live, Nov 26/)).toBeNull();
  expect(encoderField().value).toBe('n1');
});

test('S-045 starts with an hour where Go Live started all that there was', async () => {
  open('', { customer: { events: newest([]) } });
  expect(await length()).toBe('1 h');
  expect(screen.queryByRole('link', { name: /^Same as last time/ })).toBeNull();
});

test('S-045 does not copy a broadcast that an address names', async () => {
  open('?from=b1', { event: BROADCAST, customer: { events: newest([event()]) } });
  expect(await length()).toBe('1 h 30 min');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ }).value).toBe('');
  expect(encoderField().value).toBe('n1');
});

test.each([
  ['the last event', ''],
  ['a copied event', '?from=e1'],
])('S-045 saves the whole minutes that it suggests after %s', async (_name, search) => {
  const odd = event({ duration: 2_617_000 });
  const inputs: { duration: number }[] = [];
  const createEvent = ({ input }: { input: { duration: number } }) => {
    inputs.push(input);
    return { event: odd, userErrors: [] };
  };
  open(search, { event: odd, customer: { events: page([odd]) }, createEvent });
  expect(await length()).toBe('44 min');
  const name = screen.getByRole('textbox', { name: /^Name(?! on)/ });
  fireEvent.change(name, { target: { value: 'Evening prayer' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.duration).toBe(2_640_000);
});
