import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
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
  isPlayable: false,
  isViewOnly: false,
  encoderChannel: { id: 'c1' },
  customer: HARBOUR,
  canSetCues: true,
  cues: [
    {
      id: 'start-of-video',
      position: '00:00:00.000',
      name: 'Start',
      userName: 'system-user',
      userId: 'system-user',
      visibility: 'ORGANIZATION',
      isAutomatic: true,
    },
  ],
  summary: {
    bitrateKbps: 5800,
    input: '1080p60 SDI',
    history: [
      { happenedAt: '2026-11-15T14:30:00Z', status: 'LIVE', error: null, reason: null },
      {
        happenedAt: '2026-11-15T14:50:00Z',
        status: 'NO_INPUT',
        error: 'As the service says it',
        reason: 'ENCODER_NO_SIGNAL',
      },
    ],
  },
  ...more,
});
const EDITOR = {
  permissions: ['VIDEO_REVIEW', 'MANAGE_CUES'],
  capabilities: ['sharedCuesAdd', 'downloadLibrary', 'events'],
};
const open = (path: string, answers: object = {}, rights: Record<string, unknown> = EDITOR) =>
  openPage(path, { viewer: viewer(rights), ...answers }, screens);

it('LIB-17 the list tells name, channel, start, length and state', async () => {
  const videos = [video('v1', 'Service'), video('v2', 'Now', { status: 'NO_INPUT', duration: null })];
  open('/media/encoder-videos', { customer: { ...HARBOUR, encoderVideos: page(videos) } });
  await screen.findByRole('link', { name: 'Service' });
  const row = within(screen.getByRole('row', { name: /Service/ }));
  for (const text of ['stopped', 'Main', '1:00:00']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('no input')).toBeTruthy();
});

it('GOL-06 each of the five live statuses stands in the list by its word', async () => {
  const words = {
    LIVE: 'live',
    NO_INPUT: 'no input',
    OFFLINE: 'offline',
    STOPPED: 'stopped',
    STOPPING: 'stopping',
  };
  const videos = Object.keys(words).map((status) => video(status, `Video ${status}.`, { status }));
  open('/media/encoder-videos', { customer: { ...HARBOUR, encoderVideos: page(videos) } });
  for (const [status, word] of Object.entries(words)) {
    const row = within(await screen.findByRole('row', { name: new RegExp(`Video ${status}\\.`) }));
    expect(row.getByText(word)).toBeTruthy();
  }
});

it('LST-01, LST-02 the filter and the order are asked of the graph', async () => {
  const asked: Record<string, unknown>[] = [];
  open('/media/encoder-videos?q=chapel&sort=NAME_ASC', {
    customer: {
      ...HARBOUR,
      encoderVideos(args: Record<string, unknown>) {
        asked.push(args);
        return page([]);
      },
    },
  });
  await waitFor(() => expect(asked).toMatchObject([{ filter: 'chapel', sort: 'NAME_ASC' }]));
});

it('C-111 the page tells what happened while it was recorded', async () => {
  open('/media/encoder-videos/v1', { encoderVideo: video('v1', 'Service') });
  expect(await screen.findByText('The encoder had no input signal.')).toBeTruthy();
  expect(screen.getByText('1080p60 SDI')).toBeTruthy();
  expect(screen.getByText('No video has arrived yet.')).toBeTruthy();
});

it('CUE-03, CUE-13 its cues are for oneself or the organization, never public', async () => {
  const inputs: object[] = [];
  open('/media/encoder-videos/v1', {
    encoderVideo: video('v1', 'Service'),
    createCue({ input }: { input: object }) {
      inputs.push(input);
      return { cue: null, userErrors: [{ code: 'FORBIDDEN', field: ['visibility'], message: 'No.' }] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Add cue at/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Only me',
    'Organization',
  ]);
  fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Song' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputs).toMatchObject([{ source: { kind: 'ENCODER_VIDEO', id: 'v1' }, visibility: 'ONLY_ME' }]),
  );
});

it('CUE-05 the header decides whether cues can be set', async () => {
  open('/media/encoder-videos/v1', { encoderVideo: video('v1', 'Service', { canSetCues: false }) });
  const cues = within(await screen.findByRole('region', { name: 'Cues' }));
  expect(await cues.findByText('Start of video')).toBeTruthy();
  expect(cues.queryByRole('button', { name: /Add cue/ })).toBeNull();
});

it('LIB-17 a part that was picked out is downloaded', async () => {
  const inputs: object[] = [];
  open('/media/encoder-videos/v1', {
    encoderVideo: video('v1', 'Service', { isPlayable: true }),
    downloadEncoderVideo({ input }: { input: object }) {
      inputs.push(input);
      return { download: null, userErrors: [] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Time range' }));
  fireEvent.keyDown(screen.getByRole('slider', { name: 'End of the range' }), { key: 'ArrowLeft' });
  fireEvent.click(screen.getByRole('button', { name: 'Download range' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'v1', start: 0, end: 3_599_000 }]));
});

it('LIB-17 nobody downloads without the right, or while it is recorded', async () => {
  open('/media/encoder-videos/v1', {
    encoderVideo: video('v1', 'Service', { isPlayable: true, status: 'LIVE' }),
  });
  await screen.findByRole('heading', { name: 'Service' });
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('S-027 the state that was chosen is asked of the graph, and none when an address made one up', async () => {
  const asked: Record<string, unknown>[] = [];
  const encoderVideos = (args: Record<string, unknown>) => {
    asked.push(args);
    return page([video('v1', 'Service')]);
  };
  open('/media/encoder-videos?show=nonsense', { customer: { ...HARBOUR, encoderVideos } });
  await screen.findByRole('link', { name: 'Service' });
  fireEvent.click(screen.getByRole('button', { name: 'No input' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ statuses: ['NO_INPUT'] }));
  expect(asked[0]?.['statuses']).toBeNull();
});

const openRow = async (answers: object, rights: Record<string, unknown> = EDITOR) => {
  const videos = [
    video('v1', 'Service', { isPlayable: true }),
    video('v2', 'Now', { status: 'LIVE', duration: null }),
  ];
  open(
    '/media/encoder-videos',
    { customer: { ...HARBOUR, encoderVideos: page(videos) }, ...answers },
    rights,
  );
  return within(await screen.findByRole('row', { name: /Service/ }));
};

it('S-027 LIB-17 a row downloads its video, but not one that is recorded', async () => {
  const inputs: object[] = [];
  const row = await openRow({
    downloadEncoderVideo({ input }: { input: object }) {
      inputs.push(input);
      return { download: null, userErrors: [] };
    },
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download Now' }).disabled).toBe(true);
  fireEvent.click(row.getByRole('button', { name: 'Download Service' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'v1' }]));
});

it('S-027 PRM-19 PRM-23 who may only review neither downloads, renames nor deletes', async () => {
  const row = await openRow({}, { permissions: ['VIDEO_REVIEW'], capabilities: ['getLibrary'] });
  expect(row.queryAllByRole('button')).toEqual([]);
});

it('C-108 who renames second is told the name that was given meanwhile, and loses nothing', async () => {
  const inputs: object[] = [];
  const row = await openRow({
    encoderVideo: video('v1', 'Theirs'),
    updateEncoderVideo({ input }: { input: { seenName: string; name: string } }) {
      inputs.push(input);
      return input.seenName === 'Theirs'
        ? { encoderVideo: video('v1', input.name), userErrors: [] }
        : {
            encoderVideo: video('v1', 'Theirs'),
            userErrors: [{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', field: ['name'] }],
          };
    },
  });
  fireEvent.click(row.getByRole('button', { name: 'More actions for Service' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  fireEvent.change(name, { target: { value: 'Mine' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Another user renamed this video to “Theirs”/)).toBeTruthy();
  expect(name.value).toBe('Mine');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Renamed to Mine')).toBeTruthy();
  expect(inputs).toEqual([
    { id: 'v1', name: 'Mine', seenName: 'Service' },
    { id: 'v1', name: 'Mine', seenName: 'Theirs' },
  ]);
});

it('C-108 a name that breaks a rule is not sent', async () => {
  const inputs: object[] = [];
  const row = await openRow({
    updateEncoderVideo({ input }: { input: object }) {
      inputs.push(input);
      return { encoderVideo: null, userErrors: [] };
    },
  });
  fireEvent.click(row.getByRole('button', { name: 'More actions for Service' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'x'.repeat(129) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A name must have at most 128 characters; this one has 129.')).toBeTruthy();
  expect(inputs).toEqual([]);
});

it('C-109 deleting asks first, says why it was refused, and takes the row out', async () => {
  let isRefused = true;
  const row = await openRow({
    deleteEncoderVideo() {
      const refusal = { code: 'STATE', field: null, message: 'It is being recorded.' };
      return isRefused ? { deletedId: null, userErrors: [refusal] } : { deletedId: 'v1', userErrors: [] };
    },
  });
  fireEvent.click(row.getByRole('button', { name: 'More actions for Service' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('It is being recorded.')).toBeTruthy();
  isRefused = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Service deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Service' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Now' })).toBeTruthy();
});

it('C-106 an encoder’s and a channel’s own videos are listed', async () => {
  const { VideosOfChannel, VideosOfEncoder } =
    await import('../../../../web/areas/library/encoderVideos/public/SubjectVideos.tsx');
  const subject = (name: string) => ({ id: 's1', encoderVideos: page([video(name, name)]) });
  openPage(
    '/subject',
    { viewer: viewer(EDITOR), encoder: subject('Sent'), encoderChannel: subject('Received') },
    [
      {
        path: '/subject',
        element: (
          <>
            <VideosOfEncoder id="s1" zone="UTC" />
            <VideosOfChannel id="s1" zone="UTC" />
          </>
        ),
      },
    ],
  );
  expect(await screen.findByRole('link', { name: 'Sent' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Received' })).toBeTruthy();
  // The channel's own name says nothing in its own list.
  expect(screen.getAllByRole('columnheader', { name: 'Encoder channel' })).toHaveLength(1);
});
