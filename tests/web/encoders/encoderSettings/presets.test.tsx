import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreatePresetPage } from '../../../../web/areas/encoders/encoderSettings/CreatePresetPage.tsx';
import { EditPresetPage } from '../../../../web/areas/encoders/encoderSettings/EditPresetPage.tsx';
import { PresetPage } from '../../../../web/areas/encoders/encoderSettings/PresetPage.tsx';
import { PresetsPage } from '../../../../web/areas/encoders/encoderSettings/PresetsPage.tsx';
import { formatsFor } from '../../../../web/areas/encoders/encoderSettings/presetValues.ts';
import { NORTHGATE, viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { preset, settings, use } from './settingsFixture.ts';

const BASE = '/settings/encoder-presets';
const ROUTES = [
  { path: BASE, Component: PresetsPage },
  { path: `${BASE}/create`, Component: CreatePresetPage },
  { path: `${BASE}/:uuid`, Component: PresetPage },
  { path: `${BASE}/:uuid/edit`, Component: EditPresetPage },
];
const hall = preset('p1', 'Hall 1080p');
const stage = preset('p2', 'Stage HEVC', {
  version: 2,
  codec: 'HEVC',
  hasShortSegments: true,
  audioChannels: 8,
});
const with4k = viewer({ customer: { ...NORTHGATE, liveDestinations: [] }, homeCustomer: NORTHGATE });
const open = (path: string, change: object = {}, presets = [hall, stage]) =>
  openPage(BASE + path, settings([], presets, change), ROUTES);

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const optionsOf = (label: RegExp) =>
  [...(screen.getByRole('combobox', { name: label }) as HTMLSelectElement).options].map(({ value }) => value);
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
function recorder(answer: object) {
  const inputs: Record<string, unknown>[] = [];
  const field = ({ input }: { input: Record<string, unknown> }) => {
    inputs.push(input);
    return { userErrors: [], ...answer };
  };
  return { inputs, field };
}

test('EPR-05 the list shows codec, format, channels and bitrate of each preset', async () => {
  open('');
  const row = (await screen.findByRole('link', { name: 'Stage HEVC' })).closest('tr')!;
  for (const text of ['HEVC', '1080p30 · NTSC', '1 video · 8 audio', 'version 2']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
});

test('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('?q=Hall&sort=NAME_DESC');
  await screen.findByRole('link', { name: 'Hall 1080p' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'EncoderPresetsPage');
  expect(asked?.variables).toMatchObject({ filter: 'Hall', sort: 'NAME_DESC', first: 50 });
});

test('EPR-01 EPR-04 APP-23 each field says its own limit with the value, and nothing is sent', async () => {
  const graph = open('/create');
  await nameField();
  fill(/^Name/, 'Fresh');
  fill(/^Bitrate per channel/, '0');
  fill(/^Audio channels/, '17');
  fill(/^Video channels/, '3');
  fireEvent.click(screen.getByRole('button', { name: 'Create preset' }));
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  for (const [label, text] of [
    [
      /^Bitrate per channel/,
      'The bitrate per channel must be at least 1 kbps and at most 48000; the value is 0.',
    ],
    [/^Audio channels/, 'The number of audio channels must be 0 to 16; the value is 17.'],
    [/^Video channels/, 'The number of video channels must be 0 to 2; the value is 3.'],
  ] as const) {
    const field = screen.getByRole('textbox', { name: label });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text);
  }
  expect((screen.getByRole('textbox', { name: /^Audio channels/ }) as HTMLInputElement).value).toBe('17');
  expect(graph.asked()).not.toContain('CreateEncoderPreset');
});

test('EPR-02 EPR-03 EPR-08 version 1 offers H.264 and HEVC, the three standards, and nothing of version 2', async () => {
  open('/create');
  await nameField();
  expect(optionsOf(/^Codec/)).toEqual(['H264', 'HEVC']);
  for (const name of ['Auto', 'NTSC', 'PAL']) expect(screen.getByRole('radio', { name })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Hardware acceleration' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Short segments' })).toBeNull();
});

test('EPR-08 version 2 carries AV1, hardware acceleration and short segments', async () => {
  const create = recorder({ encoderPreset: stage });
  open('/create?version=2', { createEncoderPreset: create.field });
  await nameField();
  expect(optionsOf(/^Codec/)).toEqual(['H264', 'HEVC', 'AV1']);
  fill(/^Name/, ' Fresh ');
  choose(/^Codec/, 'AV1');
  fireEvent.click(screen.getByRole('radio', { name: 'PAL' }));
  choose(/^Output format/, '1080p50');
  fill(/^Video channels/, '2');
  fireEvent.change(await screen.findByRole('textbox', { name: /^Channel 2 offset/ }), {
    target: { value: '4' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hardware acceleration' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Short segments' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create preset' }));
  expect(await screen.findByRole('heading', { name: 'Stage HEVC' })).toBeTruthy();
  expect(create.inputs).toEqual([
    {
      customerId: 'c1',
      version: 2,
      name: 'Fresh',
      customName: null,
      codec: 'AV1',
      inputFormat: 'auto',
      outputFormat: '1080p50',
      formatStandard: 'PAL',
      videoChannels: 2,
      audioChannels: 2,
      bitrate: 5_000,
      channel2Offset: 4,
      hardwareAcceleration: true,
      shortSegments: true,
    },
  ]);
});

test('EPR-03 formats are offered for the chosen standard; the present one stays', () => {
  const formats = ['auto', '720p30', '1080p25', '1080i50', '1080p60'];
  expect(formatsFor(formats, 'auto', 'auto')).toEqual(formats);
  expect(formatsFor(formats, 'PAL', 'auto')).toEqual(['auto', '1080p25', '1080i50']);
  expect(formatsFor(formats, 'NTSC', 'auto')).toEqual(['auto', '720p30', '1080p60']);
  expect(formatsFor(formats, 'PAL', '1080p60')).toEqual(['auto', '1080p25', '1080i50', '1080p60']);
});

test('EPR-06 without the plan 4K is not to be chosen and the form says which plan it needs', async () => {
  open('/create');
  await nameField();
  const format = screen.getByRole('combobox', { name: /^Output format/ }) as HTMLSelectElement;
  expect([...format.options].find(({ value }) => value === '2160p30')?.disabled).toBe(true);
  expect(screen.getByText('4K needs an Enterprise 4K subscription.')).toBeTruthy();
  fill(/^Name/, 'Fresh');
  fireEvent.change(format, { target: { value: '2160p30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create preset' }));
  const text = 'A 4K preset requires an Enterprise 4K subscription; your plan is Pro.';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('EPR-06 with the plan 4K is there', async () => {
  open('/create', { viewer: with4k });
  await nameField();
  const format = screen.getByRole('combobox', { name: /^Output format/ }) as HTMLSelectElement;
  expect([...format.options].find(({ value }) => value === '2160p30')?.disabled).toBe(false);
  expect(screen.queryByText(/4K needs an/)).toBeNull();
});

test('EPR-07 a 4K preset that feeds a web destination is not saved with HEVC, and the destination is named', async () => {
  const update = recorder({ encoderPreset: hall });
  const feeding = preset('p1', 'Arena', {
    outputFormat: '2160p30',
    uses: [use('WEB_DESTINATION', 'Arena channel'), use('ENCODER', 'Arena A')],
  });
  open('/p1/edit', { viewer: with4k, updateEncoderPreset: update.field }, [feeding]);
  await nameField();
  choose(/^Codec/, 'HEVC');
  expect(screen.getByText('In 4K, this codec cannot be used for web destinations. H.264 can.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const text = 'HEVC in 4K cannot be used for web destinations; this preset is used by “Arena channel”.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(update.inputs).toEqual([]);
  choose(/^Codec/, 'H264');
  fill(/^Bitrate per channel/, '20000');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(update.inputs).toMatchObject([{ id: 'p1', codec: 'H264', bitrate: 20_000 }]));
});

test('NET-17 what only the service knows stands on its field in its own words', async () => {
  const message = 'AV1 in 4K cannot be used for web destinations; this preset is used by “Later”.';
  open('/p2/edit', {
    updateEncoderPreset: { userErrors: [{ code: 'CONFLICT', field: ['codec'], message }] },
  });
  await nameField();
  fill(/^Audio channels/, '4');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Codec/ }).getAttribute('aria-invalid')).toBe('true');
});

test('EPR-05 details show all fields, the token only when asked, and what uses the preset', async () => {
  open('/p2', {}, [{ ...stage, uses: [use('ENCODER', 'North Hall')] }]);
  expect(await screen.findByText('Short segments')).toBeTruthy();
  expect(screen.queryByText('secret-token')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('secret-token')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Used by 1' }));
  expect(screen.getByRole('link', { name: 'North Hall' })).toBeTruthy();
});

test('a duplicate begins with everything of its original under a name of its own', async () => {
  const create = recorder({ encoderPreset: hall });
  open('/p2', { createEncoderPreset: create.field });
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(((await nameField()) as HTMLInputElement).value).toBe('Copy of Stage HEVC');
  fireEvent.click(screen.getByRole('button', { name: 'Create preset' }));
  await waitFor(() =>
    expect(create.inputs).toMatchObject([
      { name: 'Copy of Stage HEVC', version: 2, codec: 'HEVC', audioChannels: 8, shortSegments: true },
    ]),
  );
});

test('a preset in use is not removed; one that nothing uses is', async () => {
  const remove = recorder({ deletedId: 'p2' });
  const used = { ...hall, uses: [use('EVENT', 'Sunday service'), use('EVENT', 'Concert')] };
  open('', { deleteEncoderPreset: remove.field }, [used, stage]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Hall 1080p' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('Events that use it')).toBeTruthy();
  expect((within(dialog).getByRole('button', { name: 'Remove' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Remove Stage HEVC' }));
  const second = await screen.findByRole('alertdialog');
  expect(await within(second).findByText('Not in use.')).toBeTruthy();
  fireEvent.click(within(second).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Stage HEVC removed.')).toBeTruthy();
  expect(remove.inputs).toEqual([{ id: 'p2' }]);
});
