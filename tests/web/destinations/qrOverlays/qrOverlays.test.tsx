import { fireEvent, screen, within } from '@testing-library/react';
import { CreateQrOverlayPage } from '../../../../web/areas/destinations/qrOverlays/CreateQrOverlayPage.tsx';
import { EditQrOverlayPage } from '../../../../web/areas/destinations/qrOverlays/EditQrOverlayPage.tsx';
import { QrOverlayPage } from '../../../../web/areas/destinations/qrOverlays/QrOverlayPage.tsx';
import { QrOverlaysPage } from '../../../../web/areas/destinations/qrOverlays/QrOverlaysPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const BASE = '/settings/qr-click-overlays';
const ROUTES = [
  { path: BASE, Component: QrOverlaysPage },
  { path: `${BASE}/create`, Component: CreateQrOverlayPage },
  { path: `${BASE}/:uuid`, Component: QrOverlayPage },
  { path: `${BASE}/:uuid/edit`, Component: EditQrOverlayPage },
];
const overlay = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  url: `https://${id}.example/`,
  customLabel: null as string | null,
  openingBehavior: 'CLICK_TO_OPEN',
  type: 'IN_PLAYER_OVERLAY',
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});
const give = overlay('give', 'Give', { customLabel: 'Give now' });
const notes = overlay('notes', 'Notes', { openingBehavior: 'AUTO_OPEN', type: 'EXTERNAL_LINK' });
/** An address of so many characters. */
const long = (length: number) => 'https://long.example/'.padEnd(length, 'x');

const open = (path: string, answers: object = {}) =>
  openPage(
    BASE + path,
    {
      viewer: viewer(),
      customer: withMedia([], { qrOverlays: page([give, notes], { totalCount: 2 }) }),
      qrOverlay: give,
      ...answers,
    },
    ROUTES,
  );
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('QRC-06 QRC-07 the list shows address, type and opening of each overlay', async () => {
  open('');
  const row = (await screen.findByRole('link', { name: 'Notes' })).closest('tr')!;
  for (const text of ['https://notes.example/', 'External link', 'Auto open'])
    expect(within(row).getByText(text)).toBeTruthy();
});

it('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('?q=Giv&sort=NAME_DESC');
  await screen.findByRole('link', { name: 'Give' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'QrOverlaysPage');
  expect(asked?.variables).toMatchObject({ filter: 'Giv', sort: 'NAME_DESC', first: 50 });
});

it('QRC-01 QRC-02 QRC-03 QRC-04 each field says what is wrong, and nothing is sent', async () => {
  const graph = open('/create');
  await write(/^URL/, 'give.example');
  await click('Create overlay');
  expect(await screen.findByText('A name is required.')).toBeTruthy();
  expect(screen.getByText('Enter a valid URL that starts with http:// or https://.')).toBeTruthy();
  await write(/^Name/, 'Give');
  await write(/^URL/, 'http://give.example');
  await click('Create overlay');
  expect(await screen.findByText('An in-player overlay needs a URL that starts with https://.')).toBeTruthy();
  await write(/^URL/, long(214));
  await click('Create overlay');
  expect(await screen.findByText('The URL must have at most 213 characters.')).toBeTruthy();
  await write(/^URL/, '');
  await click('Create overlay');
  expect(await screen.findByText('Enter a URL.')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateQrOverlay');
});

it('QRC-03 QRC-06 QRC-07 an external link may be http; a new one carries every field', async () => {
  const inputs: object[] = [];
  open('/create', {
    createQrOverlay({ input }: { input: object }) {
      inputs.push(input);
      return { qrOverlay: give, userErrors: [] };
    },
  });
  await write(/^Name/, ' Give ');
  await write(/^URL/, 'http://give.example');
  await write(/^Custom label/, 'Give now');
  fireEvent.click(screen.getByRole('radio', { name: 'External link' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Auto open' }));
  await click('Create overlay');
  expect(await screen.findByText('QRclick overlay Give created.')).toBeTruthy();
  expect(inputs).toEqual([
    {
      customerId: 'c1',
      name: 'Give',
      url: 'http://give.example',
      customLabel: 'Give now',
      openingBehavior: 'AUTO_OPEN',
      type: 'EXTERNAL_LINK',
    },
  ]);
});

it('QRC-05 APP-23 a duplicate is told on the address, and the edit keeps its input', async () => {
  const message = 'Duplicate QRclick url. Please use a different address.';
  open('/give/edit', {
    updateQrOverlay: () => ({
      qrOverlay: null,
      userErrors: [{ code: 'CONFLICT', reason: 'QR_URL_TAKEN', field: ['url'], message }],
    }),
  });
  await write(/^URL/, 'https://notes.example/');
  await click('Save changes');
  expect(await screen.findByText(message)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^URL/ });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['https://notes.example/', 'true']);
});

it('QRC-06 QRC-07 the details show the code of the address, its button and how it opens', async () => {
  open('/give');
  expect(await screen.findByRole('img', { name: 'QR code for https://give.example/' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give now' }).getAttribute('href')).toBe('https://give.example/');
  expect(screen.getByText('In-player overlay · Click to open')).toBeTruthy();
});

it('an overlay without a label of its own has the usual words on its button', async () => {
  open('/notes', { qrOverlay: notes });
  expect((await screen.findByRole('button', { name: 'QRclick' })).getAttribute('href')).toBe(
    'https://notes.example/',
  );
});

it('removing an overlay says what is lost', async () => {
  const removed: object[] = [];
  open('/give', {
    deleteQrOverlay({ input }: { input: object }) {
      removed.push(input);
      return { deletedId: 'give', userErrors: [] };
    },
  });
  await click('Remove');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Give removed.')).toBeTruthy();
  expect(removed).toEqual([{ id: 'give' }]);
});
