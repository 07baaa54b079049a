import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../../library/media/mediaFixture.ts';
import { answers, encoder, event, NOTHING_CLASHES } from './eventFixture.ts';

const ROUTES = [{ path: '/schedule/create', Component: CreateEventPage }];
const open = (customer: object) => openPage('/schedule/create', answers({ customer }), ROUTES);
const encoderField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Encoder(?! channel)/ });
const reason = (name: string) => screen.findByRole('button', { name: `${name}: show all` });

test('S-045 EVT-04 reports a missing encoder and leads to its field', async () => {
  open({});
  fireEvent.change(await encoderField(), { target: { value: '' } });
  fireEvent.click(await reason('No encoder'));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(list.getByText(/^The event has no encoder, so it cannot start/)).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Choose an encoder' }));
  const field = await encoderField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'n1' } });
  expect(await screen.findByText('ready')).toBeTruthy();
});

test('S-045 EVT-04 is not ready where the organization has no encoder', async () => {
  open({ encoders: page([]), events: page([event({ encoder: null })]) });
  expect(await reason('No encoder')).toBeTruthy();
  expect(screen.queryByText('ready')).toBeNull();
});

test('S-045 EVT-04 needs no encoder to replay a web channel', async () => {
  open({ encoders: page([encoder('n1', 'North Hall', 'c1')]) });
  fireEvent.change(await encoderField(), { target: { value: '' } });
  await reason('No encoder');
  fireEvent.click(screen.getByRole('radio', { name: 'Replay a web channel' }));
  expect(await screen.findByText('ready')).toBeTruthy();
});

test.each([
  ['7', 'ready'],
  ['0', 'not ready'],
])('S-045 STM-14 shows beside a destination that %s of 56 dates are covered', async (covered, state) => {
  const parameters = [
    { name: 'name', value: 'Harbour TV' },
    { name: 'at', value: '2027-01-10T16:00:00.000Z[America/New_York]' },
    { name: 'covered', value: covered },
    { name: 'total', value: '56' },
  ];
  const warning = {
    ...{ code: 'INVALID', reason: 'EVENT_CONFLICT_ACCOUNT_EXPIRY_SERIES', message: '' },
    ...{ field: ['destinations', '0', 'socialAccountId'], parameters },
  };
  open({ checkEvent: { ...NOTHING_CLASHES, warnings: [warning] } });
  await encoderField();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Harbour TV/ }));
  const text = new RegExp(
    `^Access to Harbour TV expires on Sun, Jan 10, 2027, .* covers ${covered} of 56 dates`,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText(state)).toBeTruthy();
});
