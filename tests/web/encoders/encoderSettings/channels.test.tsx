import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChannelPage } from '../../../../web/areas/encoders/encoderSettings/ChannelPage.tsx';
import { ChannelsPage } from '../../../../web/areas/encoders/encoderSettings/ChannelsPage.tsx';
import { CreateChannelPage } from '../../../../web/areas/encoders/encoderSettings/CreateChannelPage.tsx';
import { EditChannelPage } from '../../../../web/areas/encoders/encoderSettings/EditChannelPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { channel, REGIONS, settings, use } from './settingsFixture.ts';

const BASE = '/settings/encoder-channels';
const ROUTES = [
  { path: BASE, Component: ChannelsPage },
  { path: `${BASE}/create`, Component: CreateChannelPage },
  { path: `${BASE}/:uuid`, Component: ChannelPage },
  { path: `${BASE}/:uuid/edit`, Component: EditChannelPage },
];
const main = channel('h1', 'Main');
const youth = channel('h2', 'Youth', {
  isLanOnly: true,
  isProvisioned: false,
  bucket: null,
  deleteAfter: 1,
  userCount: 0,
  users: [],
});
const open = (path: string, change: object = {}, channels = [main, youth]) =>
  openPage(BASE + path, settings(channels, [], change), ROUTES);

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
/** Records the inputs of a mutation. */
function recorder(answer: object) {
  const inputs: Record<string, unknown>[] = [];
  const field = ({ input }: { input: Record<string, unknown> }) => {
    inputs.push(input);
    return { userErrors: [], ...answer };
  };
  return { inputs, field };
}
const control = (roles = ['CONTROL_ENCODER']) =>
  viewer({ user: { id: 'u1', userName: 'x@harbour.example', firstName: 'X', lastName: 'Y', roles } });

test('CHN-02 the list shows region, days, LAN, users and storage of each channel', async () => {
  open('');
  const row = (await screen.findByRole('link', { name: 'Main' })).closest('tr')!;
  for (const text of ['North America', '14 days', 'No', '2', 'ready']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  const other = screen.getByRole('link', { name: 'Youth' }).closest('tr')!;
  for (const text of ['1 day', 'Yes', 'none (LAN only)']) expect(within(other).getByText(text)).toBeTruthy();
});

test('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('?q=Mai&sort=OLDEST');
  await screen.findByRole('link', { name: 'Main' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'EncoderChannelsPage');
  expect(asked?.variables).toMatchObject({ filter: 'Mai', sort: 'OLDEST', first: 50 });
});

test('PRM-16 who may edit channels but not create them finds no button and no form for it', async () => {
  open('', { viewer: control() });
  await screen.findByRole('link', { name: 'Main' });
  expect(screen.queryByRole('link', { name: 'Create channel' })).toBeNull();
});

test('PRM-16 the form for a new channel refuses who may not create one, and opens for an admin', async () => {
  open('/create', { viewer: control() });
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this screen' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});

test('CHN-01 CHN-03 APP-23 each field says what is wrong with it, and nothing is sent', async () => {
  const graph = open('/create');
  await nameField();
  fill(/^Name/, 'Hall #1');
  fill(/^Delete video after/, '31');
  fireEvent.click(screen.getByRole('button', { name: 'Create channel' }));
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(
    screen.getByText(
      'Use only letters, numbers, spaces, underscores, and dashes in a name; it is “Hall #1”.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Video can be stored for 1 to 30 days; the value is 31.')).toBeTruthy();
  expect(((await nameField()) as HTMLInputElement).value).toBe('Hall #1');
  fill(/^Delete video after/, '');
  expect(await screen.findByText('Enter how many days video is stored.')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateEncoderChannel');
});

test('WCH-13 USR-09 VEN-14 a new channel carries region, days, users and venues, and its storage is set up', async () => {
  const create = recorder({ encoderChannel: main });
  const provision = recorder({ encoderChannel: main });
  open('/create', { createEncoderChannel: create.field, provisionEncoderChannel: provision.field });
  await nameField();
  // Without a flagged one it would be North America, zone us; here that is the flagged one.
  expect((screen.getByRole('radio', { name: /^North America us/ }) as HTMLInputElement).checked).toBe(true);
  fill(/^Name/, '  Balcony ');
  fill(/^Delete video after/, '7');
  fill(/^Viewers can rewind/, '600');
  fireEvent.click(screen.getByRole('radio', { name: /^Europe/ }));
  const level = await screen.findByRole('combobox', { name: 'Access of harbour-chapel' });
  fireEvent.change(level, { target: { value: 'use' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Access of events@harbour.example' }), {
    target: { value: 'look' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create channel' }));
  expect(await screen.findByRole('heading', { name: 'Main' })).toBeTruthy();
  expect(create.inputs).toEqual([
    {
      customerId: 'c1',
      name: 'Balcony',
      regionId: 'r2',
      deleteAfter: 7,
      dvrWindowSeconds: 600,
      lanOnly: false,
      users: [
        { userId: 'v2', viewOnly: false },
        { userId: 'u2', viewOnly: true },
      ],
    },
  ]);
  await waitFor(() => expect(provision.inputs).toEqual([{ id: 'h1' }]));
});

test('WCH-13 without a flagged region the form begins with North America, zone us', async () => {
  open('/create', { regions: [...REGIONS].reverse().map((region) => ({ ...region, isDefault: false })) });
  await nameField();
  expect((screen.getByRole('radio', { name: /^North America us/ }) as HTMLInputElement).checked).toBe(true);
});

test('C-037 regions that do not answer hold nothing up; one that needs an entitlement cannot be chosen', async () => {
  open('/create');
  await nameField();
  expect(await screen.findAllByText('no response')).toHaveLength(3);
  expect((screen.getByRole('radio', { name: /government/ }) as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByRole('button', { name: 'Create channel' }) as HTMLButtonElement).disabled).toBe(false);
});

test('NET-17 a refusal of the service stands on its field in its own words', async () => {
  const message = 'This region needs an entitlement. Please choose another one.';
  open('/create', {
    createEncoderChannel: { userErrors: [{ code: 'INVALID', field: ['regionId'], message }] },
  });
  await nameField();
  fill(/^Name/, 'Balcony');
  fireEvent.click(screen.getByRole('button', { name: 'Create channel' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('an edit sends the fields, and the users only when they changed', async () => {
  const update = recorder({ encoderChannel: main });
  const setUsers = recorder({ encoderChannel: main });
  open('/h1/edit', { updateEncoderChannel: update.field, setEncoderChannelUsers: setUsers.field });
  await nameField();
  fill(/^Delete video after/, '9');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(location.pathname).toBe(`${BASE}/h1`));
  expect(update.inputs).toEqual([
    { id: 'h1', name: 'Main', regionId: 'r1', deleteAfter: 9, dvrWindowSeconds: 120, lanOnly: false },
  ]);
  expect(setUsers.inputs).toEqual([]);
});

test('USR-09 taking somebody off the list is saved with the form', async () => {
  const setUsers = recorder({ encoderChannel: main });
  open('/h1/edit', {
    updateEncoderChannel: recorder({ encoderChannel: main }).field,
    setEncoderChannelUsers: setUsers.field,
  });
  const level = await screen.findByRole('combobox', { name: 'Access of events@harbour.example' });
  expect((level as HTMLSelectElement).value).toBe('look');
  fireEvent.change(level, { target: { value: 'none' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(setUsers.inputs).toEqual([{ id: 'h1', users: [{ userId: 'v1', viewOnly: false }] }]),
  );
});

test('CHN-04 view-only mode shows every field and no save', async () => {
  open('/h1/edit', {}, [{ ...main, isViewOnly: true }]);
  const name = (await nameField()) as HTMLInputElement;
  expect(name.value).toBe('Main');
  for (const field of [
    name,
    screen.getByRole('textbox', { name: /^Delete video after/ }),
    screen.getByRole('checkbox', { name: 'LAN only' }),
    screen.getByRole('radio', { name: /^Europe/ }),
    screen.getByRole('combobox', { name: 'Access of harbour-main-hall' }),
  ]) {
    expect(field.closest('fieldset[disabled]')).not.toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(screen.getByText('You can view this channel but not change it.')).toBeTruthy();
});

test('CHN-04 the details of a view-only channel offer to look, not to edit or remove', async () => {
  open('/h1', {}, [{ ...main, isViewOnly: true }]);
  expect(await screen.findByRole('button', { name: 'View all settings' })).toBeTruthy();
  expect(screen.getByText('view only')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit channel' })).toBeNull();
});

test('CHN-02 details show every field, who may use the channel and what is planned on it', async () => {
  open('/h1');
  expect(await screen.findByText('harbour-main')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Users and venues 2' }));
  const row = screen.getByText('events@harbour.example').closest('li')!;
  expect(within(row).getByText('can view')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Schedule' }));
  const event = screen.getByRole('link', { name: 'Sunday service' });
  expect(event.getAttribute('href')).toBe('/schedule/event/e1');
});

test('C-104 storage that is missing is set up from the details, and a failure is told', async () => {
  const bare = { ...main, isProvisioned: false, bucket: null };
  const refused = { userErrors: [{ code: 'CONFLICT', field: null, message: 'No room.' }] };
  open('/h1', { provisionEncoderChannel: refused }, [bare]);
  expect(await screen.findByText('not set up')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set up storage' }));
  expect(await screen.findByText('Storage could not be set up. No room.')).toBeTruthy();
});

test('what uses a channel is named before it is removed, and keeps it from being removed', async () => {
  const remove = recorder({ deletedId: 'h1' });
  const used = {
    ...main,
    uses: [use('EVENT', 'Sunday service'), use('ENCODER', 'North Hall'), use('VENUE', 'chapel')],
  };
  open('', { deleteEncoderChannel: remove.field }, [used, youth]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Main' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('Sunday service')).toBeTruthy();
  expect(within(dialog).getByText('Event that uses it')).toBeTruthy();
  expect(within(dialog).getByText('North Hall')).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Remove' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(remove.inputs).toEqual([]);
});

test('a channel that nothing uses is removed and no longer counted, with those named that lose their access', async () => {
  const remove = recorder({ deletedId: 'h2' });
  const open2 = { ...youth, uses: [use('VENUE', 'harbour-chapel')] };
  open('', { deleteEncoderChannel: remove.field }, [main, open2]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Youth' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('harbour-chapel')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Youth removed.')).toBeTruthy();
  expect(remove.inputs).toEqual([{ id: 'h2' }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Youth' })).toBeNull());
  expect(screen.getByText('1 channel')).toBeTruthy();
});
