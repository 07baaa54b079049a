import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateWebPresetPage } from '../../../../web/areas/destinations/webPresets/CreateWebPresetPage.tsx';
import { EditWebPresetPage } from '../../../../web/areas/destinations/webPresets/EditWebPresetPage.tsx';
import { WebPresetPage } from '../../../../web/areas/destinations/webPresets/WebPresetPage.tsx';
import { WebPresetsPage } from '../../../../web/areas/destinations/webPresets/WebPresetsPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { use } from '../../encoders/encoderSettings/settingsFixture.ts';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const BASE = '/settings/web-presets';
const ROUTES = [
  { path: BASE, Component: WebPresetsPage },
  { path: `${BASE}/create`, Component: CreateWebPresetPage },
  { path: `${BASE}/:uuid`, Component: WebPresetPage },
  { path: `${BASE}/:uuid/edit`, Component: EditWebPresetPage },
];
const preset = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  isDefault: false,
  videoChannel: 1,
  leftAudioChannel: 3,
  rightAudioChannel: 4 as number | null,
  isDeinterlaced: false,
  createdAt: '2026-01-01T00:00:00Z' as string | null,
  uses: [] as unknown[],
  ...change,
});
const usual = preset('default', 'Default web preset', {
  isDefault: true,
  leftAudioChannel: 1,
  rightAudioChannel: 2,
  createdAt: null,
});
const spanish = preset('s1', 'Spanish sound');
const mono = preset('m1', 'Mono', { videoChannel: 2, rightAudioChannel: null, isDeinterlaced: true });

const open = (path: string, answers: object = {}) =>
  openPage(
    BASE + path,
    {
      viewer: viewer({ capabilities: ['webEncoderProfiles'] }),
      customer: withMedia([], { webPresets: page([usual, spanish, mono], { totalCount: 3 }) }),
      webPreset: spanish,
      ...answers,
    },
    ROUTES,
  );
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const optionsOf = (name: RegExp) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);

it('WPR-04 WPR-05 the list has the default one first, with every field, and offers no removal of it', async () => {
  open('');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Default web preset',
    'Spanish sound',
    'Mono',
  ]);
  expect(within(rows[0]!).getByText('default')).toBeTruthy();
  expect(within(rows[0]!).getByText('1 left · 2 right')).toBeTruthy();
  for (const text of ['2', '3, mono', 'Yes']) expect(within(rows[2]!).getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Spanish sound' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Default web preset' })).toBeNull();
});

it('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('?q=Span&sort=NAME_DESC');
  await screen.findByRole('link', { name: 'Spanish sound' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'WebPresetsPage');
  expect(asked?.variables).toMatchObject({ filter: 'Span', sort: 'NAME_DESC', first: 50 });
});

it('WPR-06 the default one offers neither edit nor removal, and its form says why', async () => {
  open('/default', { webPreset: usual });
  expect(await screen.findByText(/cannot be changed or removed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit preset' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('WPR-06 the address of its form says that it cannot be changed', async () => {
  open('/default/edit', { webPreset: usual });
  expect(await screen.findByText(/cannot be changed or removed/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});

it('WPR-01 WPR-02 WPR-03 a new one needs a name of 50 characters and channels of its own', async () => {
  const graph = open('/create');
  await write(/^Name/, 'x'.repeat(51));
  await click('Create preset');
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(
    screen.getByText('These are the settings of the default web preset. Please choose different ones.'),
  ).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true');
  choose(/^Right audio channel/, '1');
  await click('Create preset');
  expect(
    await screen.findByText(
      'The left and right audio channels are the same. Please choose a different channel...',
    ),
  ).toBeTruthy();
  await write(/^Name/, '');
  await click('Create preset');
  expect(await screen.findByText('A name is required.')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateWebPreset');
});

it('WPR-05 WEB-05 a new one carries every field; without a right side its sound is mono', async () => {
  const inputs: object[] = [];
  open('/create', {
    createWebPreset({ input }: { input: object }) {
      inputs.push(input);
      return { webPreset: spanish, userErrors: [] };
    },
  });
  await write(/^Name/, ' Fresh ');
  expect(optionsOf(/^Encoder video channel/)).toEqual(['1', '2']);
  const audio = Array.from({ length: 16 }, (_, at) => String(at + 1));
  expect(optionsOf(/^Left audio channel/)).toEqual(audio);
  expect(optionsOf(/^Right audio channel/)).toEqual(['', ...audio]);
  choose(/^Encoder video channel/, '2');
  choose(/^Left audio channel/, '16');
  choose(/^Right audio channel/, '');
  fireEvent.click(screen.getByLabelText(/^Deinterlace/));
  await click('Create preset');
  expect(await screen.findByText('Web preset Spanish sound created.')).toBeTruthy();
  expect(inputs).toEqual([
    {
      customerId: 'c1',
      name: 'Fresh',
      videoChannel: 2,
      leftAudioChannel: 16,
      rightAudioChannel: null,
      deinterlace: true,
    },
  ]);
});

it('S-123 WPR-05 WEB-05 a preset whose sound is mono is changed and stays so', async () => {
  const inputs: object[] = [];
  open('/m1/edit', {
    webPreset: mono,
    updateWebPreset({ input }: { input: object }) {
      inputs.push(input);
      return { webPreset: mono, userErrors: [] };
    },
  });
  await write(/^Name/, 'One side');
  await click('Save changes');
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ id: 'm1', name: 'One side', rightAudioChannel: null });
});

it('S-120 S-122 a plan that changes no presets is offered to look at them only', async () => {
  open('', { viewer: viewer({ capabilities: [] }) });
  const link = await screen.findByRole('link', { name: 'Spanish sound' });
  expect(screen.queryByRole('link', { name: 'Create preset' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Deleted)/ })).toBeNull();
  fireEvent.click(link);
  await screen.findByRole('tab', { name: /^Used by/ });
  expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
});

it('APP-23 an edit that is refused keeps its input', async () => {
  const inputs: Record<string, unknown>[] = [];
  open('/s1/edit', {
    updateWebPreset({ input }: { input: Record<string, unknown> }) {
      inputs.push(input);
      return {
        webPreset: null,
        userErrors: [{ code: 'INVALID', field: ['name'], message: 'Not this name.' }],
      };
    },
  });
  await write(/^Name/, 'Other');
  await click('Save changes');
  expect(await screen.findByText('Not this name.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Other');
  expect(inputs[0]).toMatchObject({ id: 's1', name: 'Other', rightAudioChannel: 4 });
});

it('what uses a preset is told before it is removed, and keeps it', async () => {
  const used = { ...spanish, uses: [use('WEB_DESTINATION', 'Main web channel')] };
  open('/s1', { webPreset: used });
  await click('Remove');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Main web channel')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
});

it('one that nothing uses is removed', async () => {
  const removed: object[] = [];
  open('/s1', {
    deleteWebPreset({ input }: { input: object }) {
      removed.push(input);
      return { deletedId: 's1', userErrors: [] };
    },
  });
  await click('Remove');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Not in use.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Spanish sound removed.')).toBeTruthy();
  expect(removed).toEqual([{ id: 's1' }]);
});
