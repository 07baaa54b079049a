import { fireEvent, screen, within } from '@testing-library/react';
import { page } from '../../library/media/mediaFixture.ts';
import { answering, click, decoder, license, LIST, open, tower, write } from './venueFixture.ts';

const rowsOf = async () => (await screen.findAllByRole('row')).slice(1).map((row) => within(row));

test('VEN-15 VEN-07 VEN-13 the list shows username, license, mode, decoder, status and licenses left', async () => {
  open(LIST);
  const [first, second] = await rowsOf();
  expect(first!.getByRole('link', { name: 'tower' }).getAttribute('href')).toBe(`${LIST}/v1`);
  for (const text of ['Professional', 'Cloud', 'D20000001', 'playing', '1']) {
    expect(first!.getByText(text)).toBeTruthy();
  }
  for (const text of ['Non-Production', 'Watermark', 'LAN', 'signed out', '0']) {
    expect(second!.getByText(text)).toBeTruthy();
  }
});

test('MON-04 STM-21 a login that a second decoder uses is marked as a duplicate', async () => {
  open(LIST);
  const [first, second] = await rowsOf();
  expect(first!.getByText('Duplicate login')).toBeTruthy();
  expect(second!.queryByText('Duplicate login')).toBeNull();
});

test('VEN-06 VEN-08 licenses are shown by type with what is left, never less than none', async () => {
  open(
    LIST,
    {},
    { venueLicenses: [license('PRO', 3, 2), license('CLOUD', 1, 2), license('ENTERPRISE', 0, 0)] },
  );
  const bars = within(await screen.findByRole('region', { name: 'Venue licenses' }));
  expect(bars.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '1 left, 2 of 3 in use',
    '0 left, 2 of 1 in use',
  ]);
});

test.each([
  ['all are in use', 'Multisite Pro', 'All venue licenses are in use. Contact support to add venues.'],
  ['there is no multisite plan', null, 'Venues need a multisite plan. Contact support to add one.'],
])('VEN-16 while %s, creating is not possible and says why', async (_state, multisitePlanName, why) => {
  open(LIST, {}, { venueLicenses: [license('PRO', 3, 3)], multisitePlanName });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create venue' });
  expect(button.disabled).toBe(true);
  expect(button.title).toBe(why);
});

test('DEC-09 MON-01 a decoder that was not heard of for five minutes is offline', async () => {
  const silent = decoder('D20000001', { reportedAt: new Date(Date.now() - 400_000).toISOString() });
  open(LIST, {}, { venues: page([{ ...tower, decoder: silent, refusedDecoders: [] }]) });
  const [row] = await rowsOf();
  expect(row!.getByText('offline')).toBeTruthy();
});

test.each([
  ['VEN-01', { userName: '' }, 'Username is a required field'],
  ['VEN-02', { userName: 'bell tower' }, 'Spaces are not allowed'],
  ['VEN-03', { licenseType: '' }, 'Please select a license type'],
  ['VEN-04', { password: 'Steeple-2' }, 'A password must have at least 10 characters.'],
  [
    'VEN-04',
    { password: 'steeple-2026' },
    'A password must contain numbers, uppercase and lowercase letters.',
  ],
])('%s a bad field is told, and nothing is sent (%#)', async (_rule, fields, message) => {
  const graph = open(`${LIST}/create`);
  await fill({ userName: 'nave', password: 'Steeple-2026', licenseType: 'pro', ...fields });
  await click('Create venue');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateVenue');
});

async function fill({ userName, password, licenseType }: Record<string, string>) {
  await write(/^Username/, userName ?? '');
  await write(/^Password/, password ?? '');
  const select = await screen.findByRole('combobox', { name: /^License type/ });
  await within(select).findByRole('option', { name: 'Professional (1 left)' });
  fireEvent.change(select, { target: { value: licenseType } });
}

test('VEN-04 VEN-14 VEN-06 a venue is created with its password, license and channels', async () => {
  const { inputs, answers } = answering('createVenue', { venue: tower });
  open(`${LIST}/create`, answers);
  expect(
    await screen.findByText('At least 10 characters, with numbers, uppercase and lowercase letters.'),
  ).toBeTruthy();
  await fill({ userName: 'tower', password: 'Steeple-2026', licenseType: 'pro' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Chapel' }));
  await click('Create venue');
  expect(await screen.findByText('Venue tower created')).toBeTruthy();
  expect(inputs).toEqual([
    {
      ...{ customerId: 'c1', userName: 'tower', password: 'Steeple-2026', licenseType: 'PRO' },
      encoderChannelIds: ['ch2'],
    },
  ]);
});

test('VEN-08 VEN-16 a license type without one left cannot be chosen', async () => {
  open(`${LIST}/create`);
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Non-Production (0 left)' });
  expect(option.disabled).toBe(true);
});

test('VEN-16 the form says so while all licenses are in use, and saves nothing', async () => {
  open(`${LIST}/create`, {}, { venueLicenses: [license('PRO', 1, 1)] });
  expect(
    await screen.findByText('All venue licenses are in use. Contact support to add venues.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create venue' })).toBeNull();
});

test('VEN-05 a user name that is taken is told at its field, and the input stays', async () => {
  const message = 'Venue Username already exists, please try a different username';
  const problem = {
    code: 'CONFLICT',
    reason: 'VENUE_USER_NAME_TAKEN',
    parameters: [],
    field: ['userName'],
    message,
  };
  open(`${LIST}/create`, { createVenue: { venue: null, userErrors: [problem] } });
  await fill({ userName: 'tower', password: 'Steeple-2026', licenseType: 'pro' });
  await click('Create venue');
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Username/)).value).toBe('tower');
});

test('VEN-03 VEN-14 editing keeps the user name and sends only what was changed', async () => {
  const { inputs, answers } = answering('updateVenue', { venue: tower });
  open(`${LIST}/v1/edit`, answers);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Username/)).readOnly).toBe(true);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Chapel' }));
  await click('Save changes');
  expect(await screen.findByText('Venue tower saved')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1', encoderChannelIds: ['ch1', 'ch2'] }]);
});

const hall = { ...tower, planName: 'Broadcast', licenseType: null, availableVenueLicenses: 0 };

test('VEN-07 VEN-14 a Broadcast venue keeps its plan while its channels are edited', async () => {
  const { inputs, answers } = answering('updateVenue', { venue: hall });
  open(`${LIST}/v1/edit`, { venue: hall, ...answers });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^License type/ });
  expect(choice.selectedOptions[0]?.text).toBe('Broadcast (no longer sold)');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Chapel' }));
  await click('Save changes');
  expect(await screen.findByText('Venue tower saved')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1', encoderChannelIds: ['ch1', 'ch2'] }]);
});

test('VEN-07 VEN-03 a Broadcast venue can get a license type that is sold, and no other venue becomes one', async () => {
  const { inputs, answers } = answering('updateVenue', { venue: tower });
  open(`${LIST}/v1/edit`, { venue: hall, ...answers });
  await screen.findByRole('option', { name: 'Professional (1 left)' });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /^License type/ });
  fireEvent.change(choice, { target: { value: 'pro' } });
  await click('Save changes');
  expect(await screen.findByText('Venue tower saved')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1', licenseType: 'PRO' }]);
  open(`${LIST}/v1/edit`);
  await screen.findByRole('option', { name: 'Professional (1 left)' });
  expect(screen.queryByRole('option', { name: /Broadcast/ })).toBeNull();
});

test('S-115 S-200 VEN-04 editing offers to change the password apart, and keeps what was chosen', async () => {
  const { inputs, answers } = answering('changeVenuePassword', { venue: tower });
  open(`${LIST}/v1/edit`, answers);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Chapel' }));
  await click('Change password');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the password of tower' }));
  fireEvent.change(dialog.getByLabelText(/^New password/), { target: { value: 'Steeple-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password of tower changed')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1', password: 'Steeple-2026' }]);
  expect(location.pathname).toBe(`${LIST}/v1/edit`);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chapel' }).checked).toBe(true);
});
