import { fireEvent, screen, within } from '@testing-library/react';
import { playheadAt } from '../../../../web/areas/people/venues/playheadAt.ts';
import { answering, click, decoder, LIST, open, tower, write } from './venueFixture.ts';

test('VEN-15 DEC-08 DEC-10 the details show the venue, its channels and all that its decoder tells', async () => {
  open(`${LIST}/v1`);
  const about = within(await screen.findByRole('region', { name: 'Decoder' }));
  for (const text of [
    ...['playing', 'Mass', 'https://stream.example/mass', 'Cloud', '9.2 Mbps', '12.5 s', '431 MB'],
    ...['D20000001', 'D2', '5.4.0', '10.0.0.7'],
  ]) {
    expect(about.getByText(text)).toBeTruthy();
  }
  expect(about.getByText(/^1:02:/)).toBeTruthy();
  const venue = within(screen.getByRole('region', { name: 'Details' }));
  for (const text of ['tower', 'Professional', 'Main hall']) expect(venue.getByText(text)).toBeTruthy();
});

test('DEC-10 MON-02 a playhead runs on between two reports, while it plays and no longer than they are awaited', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const after = (seconds: number) => Date.parse(at) + seconds * 1_000;
  const playing = { isActive: true, reportedAt: at, playheadSeconds: 100 };
  expect(playheadAt(playing, after(7))).toBe(107);
  expect(playheadAt(playing, after(-3))).toBe(100);
  expect(playheadAt(playing, after(3_600))).toBe(220);
  expect(playheadAt({ ...playing, isActive: false }, after(7))).toBe(100);
  expect(playheadAt({ ...playing, playheadSeconds: null }, after(7))).toBeNull();
});

test('STM-21 VEN-12 DEC-13 the decoders tab lists the one that is signed in and those that were refused', async () => {
  open(`${LIST}/v1?tab=decoders`);
  const items = within(await screen.findByRole('region', { name: 'Decoders' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^D20000001.*playingRelease$/),
    expect.stringMatching(/^D20000002.*login refusedRelease$/),
  ]);
  expect(
    screen.getByText(
      'Another decoder tried to sign in with this login and was refused. Only one decoder can be signed in to a venue.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Decoders need an internet connection to sign in/)).toBeTruthy();
});

test('STM-21 VEN-12 a decoder that fell silent is named with its place free, and refused nobody', async () => {
  const hours = { reportedAt: new Date(Date.now() - 3_600_000).toISOString() };
  const decoders = [
    decoder('D20000001', hours),
    decoder('D20000002', { ...hours, isLoggedIn: false, status: 'login refused' }),
  ];
  open(`${LIST}/v1?tab=decoders`, { venue: { ...tower, decoders, isLoginFree: true } });
  const list = within(await screen.findByRole('region', { name: 'Decoders' }));
  expect(list.getByRole('status').textContent).toBe(
    'D20000001 has not reported for 5 minutes. Another decoder can sign in, which signs this one out.',
  );
  expect(list.getAllByRole('listitem')[0]?.textContent).toMatch(/^D20000001.*offlineRelease$/);
});

test('STM-21 releases a decoder after a confirmation that names what is lost', async () => {
  const { inputs, answers } = answering('releaseDecoder', { releasedSerial: 'D20000002' });
  open(`${LIST}/v1?tab=decoders`, answers);
  await click('Release decoder D20000002');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/disconnected immediately\. Its token is revoked/)).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Decoder D20000002 released')).toBeTruthy();
  expect(inputs).toEqual([{ serial: 'D20000002' }]);
});

test('VEN-04 a password is changed, with a hint what it must be; a weak one is not sent', async () => {
  const { inputs, answers } = answering('changeVenuePassword', { venue: { id: 'v1' } });
  open(`${LIST}/v1`, answers);
  await click('Change password');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText('At least 10 characters, with numbers, uppercase and lowercase letters.'),
  ).toBeTruthy();
  await write(/^New password/, 'Belfry-27');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByText('A password must have at least 10 characters.')).toBeTruthy();
  expect(inputs).toEqual([]);
  await write(/^New password/, 'Belfry-2027');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password of tower changed')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1', password: 'Belfry-2027' }]);
});

test('VEN-11 STM-21 removing names the decoder that is signed out', async () => {
  const { inputs, answers } = answering('deleteVenue', { deletedId: 'v1' });
  open(`${LIST}/v1`, answers);
  await click('Remove');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Decoder D20000001 is playing here. It stops and is signed out.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Venue tower removed')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'v1' }]);
});

test('DEC-12 VEN-14 videos are loaded with the warning of 60 seconds; those of other channels cannot be chosen', async () => {
  const results = [{ venueId: 'v1', venue: tower, userErrors: [] }];
  const { inputs, answers } = answering('loadEncoderVideos', { results });
  open(`${LIST}/v1`, answers);
  await click('Load videos');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Loading a video on a decoder takes up to 60 seconds/)).toBeTruthy();
  const box = (name: RegExp) => dialog.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box(/^Concert/)).disabled).toBe(true);
  expect((await box(/^Nothing/)).disabled).toBe(true);
  fireEvent.click(await box(/^Mass/));
  fireEvent.click(dialog.getByRole('button', { name: 'Load' }));
  expect(await screen.findByText('tower is loading the video. This takes up to 60 seconds.')).toBeTruthy();
  expect(inputs).toEqual([{ customerId: 'c1', encoderVideoIds: ['e1'], venueIds: ['v1'] }]);
});

test('VEN-12 nothing can be loaded while no decoder is signed in', async () => {
  open(`${LIST}/v1`, { venue: { ...tower, decoder: null, refusedDecoders: [], decoders: [] } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Load videos' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/^No decoder is signed in\./)).toBeTruthy();
});

test('DEC-11 DEC-09 decoders are listed with mode, buffer, playhead and version, of all versions at first', async () => {
  const graph = open(`${LIST}/decoders`);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'tower' }).getAttribute('href')).toBe(`${LIST}/v1`);
  for (const text of ['D20000001', 'playing', 'Mass', 'Cloud', '12.5 s', '5.4.0']) {
    expect(rows[0]!.getByText(text)).toBeTruthy();
  }
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Player version' });
  expect(choice.selectedOptions[0]?.text).toBe('All versions');
  fireEvent.change(choice, { target: { value: '5.3.2' } });
  await screen.findAllByRole('row');
  expect(
    graph.requests.filter(({ operationName }) => operationName === 'DecodersPage').at(-1)?.variables,
  ).toMatchObject({
    version: '5.3.2',
  });
});

test('VEN-15 a decoder says itself whether it plays from the local network', async () => {
  const own = decoder('D20000001', { isLan: true });
  open(`${LIST}/v1`, { venue: { ...tower, decoder: own, decoders: [own] } });
  expect(within(await screen.findByRole('region', { name: 'Decoder' })).getByText('LAN')).toBeTruthy();
});
