import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, served, viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../media/mediaFixture.ts';

const { screens } = await import('../../../../web/areas/library/encoderVideos/screens.ts');

const video = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  startedAt: '2026-11-15T14:30:00Z',
  status: 'STOPPED',
  duration: 3_600_000,
  channelName: 'Main',
  isPlayable: true,
  isViewOnly: false,
  encoderChannel: { id: 'main' },
  ...more,
});
const venue = (id: string, channels: string[], decoder: object | null = {}) => ({
  id,
  userName: id,
  encoderChannels: channels.map((channel) => ({ id: channel })),
  decoder: decoder && {
    serial: 'D20010041',
    isLoggedIn: true,
    status: 'playing',
    reportedAt: '2026-11-15T14:30:00Z',
    loadedVideos: [],
    ...decoder,
  },
});
// Each has a decoder of its own: a serial number names one.
const HALL = venue('hall', ['main'], { serial: 'D20010042' });
const CHAPEL = venue('chapel', ['main', 'side'], { status: 'idle' });
const REFUSED = venue('lobby', ['main', 'side'], {
  ...{ serial: 'D20010043', isLoggedIn: false, status: 'login refused' },
});
const VIDEOS = [
  video('v1', 'Service'),
  video('v2', 'Wedding', { channelName: 'Side', encoderChannel: { id: 'side' } }),
  video('v3', 'Lost', { isPlayable: false }),
];
const ADMIN = { permissions: ['VIDEO_REVIEW', 'MANAGE_VENUES'], capabilities: ['events'] };

const open = (answers: object = {}, rights: Record<string, unknown> = ADMIN, videos = VIDEOS) =>
  openPage(
    '/media/encoder-videos',
    {
      viewer: viewer(rights),
      customer: { ...HARBOUR, encoderVideos: page(videos), venues: page([CHAPEL, HALL, REFUSED]) },
      ...answers,
    },
    screens,
  );
const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await screen.findByRole('menu');
};
const isOff = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';

it('S-202 DEC-12 one video is loaded once, after the warning, and each venue’s answer is told', async () => {
  const inputs: object[] = [];
  open({
    loadEncoderVideos({ input }: { input: { venueIds: string[] } }) {
      inputs.push(input);
      const refusal = {
        code: 'STATE',
        field: ['venueIds'],
        message: 'No decoder is signed in to this venue.',
      };
      const results = input.venueIds.map((venueId) => ({
        venueId,
        venue: venueId === 'hall' ? HALL : CHAPEL,
        userErrors: venueId === 'hall' ? [] : [refusal],
      }));
      return { results, userErrors: [] };
    },
  });
  await menuOf('Service');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Load on decoders' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Loading a video on a decoder takes up to 60 seconds/)).toBeTruthy();
  const send = await dialog.findByRole('button', { name: 'Load' });
  await dialog.findByRole('checkbox', { name: /hall/ });
  fireEvent.click(send);
  expect(await dialog.findByText('Choose 1 to 100 venues; 0 were given.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Select all available' }));
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('One decoder is loading. This takes up to 60 seconds.')).toBeTruthy();
  expect(screen.getByText('No decoder is signed in to this venue.')).toBeTruthy();
  expect(inputs).toEqual([{ customerId: HARBOUR.id, encoderVideoIds: ['v1'], venueIds: ['chapel', 'hall'] }]);
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions for Service' })),
  );
});

it('S-202 DEC-12 CON-04 the warning tells as many seconds as the service says', async () => {
  open({ serviceValues: served({ decoderLoadMs: 45_000 }) });
  await menuOf('Service');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Load on decoders' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Loading a video on a decoder takes up to 45 seconds/)).toBeTruthy();
});

it('S-202 DEC-12 a decoder that has the video says so, and one that has not confirmed it loads still', async () => {
  const load = (serial: string, confirmedAt: string | null) => ({
    serial,
    loadedVideos: [{ encoderVideoId: 'v1', loadedAt: '2026-11-15T14:29:00Z', confirmedAt }],
  });
  const venues = [
    venue('hall', ['main'], load('D20010001', '2026-11-15T14:30:00Z')),
    venue('side', ['main'], load('D20010002', null)),
  ];
  open({
    customer: { ...HARBOUR, encoderVideos: page(VIDEOS), venues: page([...venues, CHAPEL]) },
  });
  await menuOf('Service');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Load on decoders' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: /hall .*loaded/ })).toBeTruthy();
  expect(await dialog.findByRole('checkbox', { name: /side .*loading since/ })).toBeTruthy();
  expect((await dialog.findByRole('checkbox', { name: /chapel/ })).closest('label')?.textContent).not.toMatch(
    /load/,
  );
});

it('S-027 VEN-12 VEN-14 several are loaded together; venues that cannot say why, and so does a refusal', async () => {
  let answer: () => object = () => {
    throw new Error('down');
  };
  open({ loadEncoderVideos: () => answer() });
  for (const name of ['Service', 'Wedding', 'Lost'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load on decoders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Load 2 videos on decoders' }));
  expect(dialog.getByText('Skipped because no video has arrived: Lost')).toBeTruthy();
  const box = async (name: RegExp) => dialog.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box(/hall .*No access to the encoder channel: Side/)).disabled).toBe(true);
  expect((await box(/lobby No decoder signed in/)).disabled).toBe(true);
  fireEvent.click(await box(/chapel D20010041.*idle/));
  fireEvent.click(dialog.getByRole('button', { name: 'Load' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  answer = () => ({
    results: [],
    userErrors: [
      { code: 'INVALID', field: ['encoderVideoIds', '1'], message: 'The encoder video “v2” does not exist.' },
    ],
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Load' }));
  expect(await dialog.findByText('The encoder video “v2” does not exist.')).toBeTruthy();
  expect((await box(/chapel/)).checked).toBe(true);
});

it('PRM-05 who may not manage venues sees neither the action nor a selection', async () => {
  open({}, { permissions: ['VIDEO_REVIEW'], capabilities: ['events'] });
  await menuOf('Service');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Rename', 'Delete']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('USR-09 LIB-17 who may only look at its channel reads so and changes nothing; what never arrived is not loaded', async () => {
  open({}, ADMIN, [video('v1', 'Service', { isViewOnly: true, isPlayable: false })]);
  await menuOf('Service');
  expect(screen.getByText('You can only view its encoder channel')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('menuitem').map(isOff)).toEqual([true, true, true]));
});
