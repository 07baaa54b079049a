import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MeasuredVideo } from '../../../schema/rules/uploadCheck.ts';
import type { SendingEvents } from '../../../web/areas/upload/sendFile.ts';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';

const GOOD: MeasuredVideo = {
  sizeBytes: 1000,
  container: 'MP4',
  complete: true,
  lengthMs: 60_000,
  videoTracks: 1,
  videoCodec: 'H.264',
  width: 1920,
  height: 1080,
  frameRate: 30,
  frameRateMin: 30,
  frameRateMax: 30,
  keyframeMin: 2,
  keyframeMax: 2,
  videoBitrate: 6_000_000,
  audioTracks: 1,
  audioCodec: 'AAC',
  audioSampleRate: 48_000,
  audioChannels: 2,
  audioBitrate: 128_000,
};

/** What the worker and the connection would do is in the tests' hand. */
const measured = new Map<string, Partial<MeasuredVideo>>();
const sendings = new Map<string, SendingEvents & { starts: number }>();
jest.unstable_mockModule('../../../web/areas/upload/measureFile.ts', () => ({
  measureFile: (file: File) => Promise.resolve({ ...GOOD, ...measured.get(file.name) }),
}));
jest.unstable_mockModule('../../../web/areas/upload/videoFrame.ts', () => ({
  videoFrame: () => Promise.resolve(null),
}));
jest.unstable_mockModule('../../../web/areas/upload/sendFile.ts', () => ({
  sendFile: (file: File, _upload: object, events: SendingEvents) => {
    const starts = sendings.get(file.name)?.starts ?? 0;
    sendings.set(file.name, { ...events, starts: starts + 1 });
    return { start: () => undefined, pause: () => Promise.resolve() };
  },
}));
const { UploadPage } = await import('../../../web/areas/upload/UploadPage.tsx');
const { RecentlyUploadedPage } = await import('../../../web/areas/upload/RecentlyUploadedPage.tsx');

const ROUTES = [
  { path: '/media/upload', Component: UploadPage },
  { path: '/media/recently-uploaded', Component: RecentlyUploadedPage },
];

const media = (state: string, change: object = {}) => ({
  id: 'm1',
  title: 'Talk',
  length: null,
  createdAt: '2026-11-15T14:30:00Z',
  thumbnailUrl: null,
  state: state === 'COMPLETE' ? 'COMPLETED' : 'STARTED',
  upload: { id: 'u1', problems: [] },
  processing: { state, percent: state === 'COMPLETE' ? 100 : 42, errorKind: null },
  ...change,
});

const ticket = {
  upload: { id: 'u1', mediaItemId: 'm1', partSize: 100, offset: 0 },
  errorKind: null,
  userErrors: [],
};

function open(path = '/media/upload', answers: object = {}) {
  sendings.clear();
  measured.clear();
  return openApp(
    path,
    {
      viewer: viewer({ capabilities: ['videoUpload', 'updateLibrary', 'deleteLibrary'] }),
      customer: { ...HARBOUR, webPlanName: 'Live Web Pro', tags: [], recentMedia: [] },
      beginUpload: ticket,
      completeUpload: { mediaItem: media('PENDING'), errorKind: null, userErrors: [] },
      cancelUpload: { cancelledId: 'u1', userErrors: [] },
      ...answers,
    },
    ROUTES,
  );
}

async function choose(...names: string[]) {
  const [input] = await screen.findAllByLabelText('Choose files');
  const files = names.map((name) => new File(['x'.repeat(1000)], name, { lastModified: 5 }));
  fireEvent.change(input!, { target: { files } });
}

const card = (name: string) => screen.findByRole('listitem', { name });
const proceed = async (name: string) =>
  fireEvent.click(await within(await card(name)).findByRole('button', { name: 'Upload' }));
const sending = (name: string) =>
  waitFor(() => {
    const found = sendings.get(name);
    if (!found) throw new Error(`${name} is not sent.`);
    return found;
  });

test('S-160 UPL-19 STM-25 checked → refused: each property stands against its limit, with the command that mends it', async () => {
  const graph = open();
  measured.set('rip.mp4', { audioSampleRate: 44_100 });
  await choose('rip.mp4');
  const shown = within(await card('rip.mp4'));
  expect(await shown.findByText('Cannot be uploaded')).toBeTruthy();
  expect(shown.getByRole('row', { name: 'Audio sample rate 44.1 kHz 48 kHz Not allowed' })).toBeTruthy();
  expect(shown.getByRole('row', { name: 'Container MP4 MP4 Passed' })).toBeTruthy();
  expect(shown.getByText(/^ffmpeg -i "rip\.mp4" .* -ar 48000/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(graph.asked()).not.toContain('BeginUpload');
});

test('UPL-10 UPL-17 an empty file is refused, and no command is offered', async () => {
  open();
  measured.set('nothing.mp4', { sizeBytes: 0, container: null });
  await choose('nothing.mp4');
  const shown = within(await card('nothing.mp4'));
  expect(await shown.findByRole('row', { name: 'File size 0 B > 0 B Not allowed' })).toBeTruthy();
  expect(shown.getAllByText('No command can mend this. Export the video again.').length).toBeGreaterThan(0);
});

test('UPL-21 STM-25 chosen → checked → sending → processing → ready: nothing is sent before it passes and is let go', async () => {
  let state = 'PENDING';
  const graph = open('/media/upload', { mediaItem: () => media(state) });
  await choose('talk.mp4');
  expect(await within(await card('talk.mp4')).findByText('Checked: ready to upload')).toBeTruthy();
  expect(graph.asked()).not.toContain('BeginUpload');
  await proceed('talk.mp4');
  const events = await sending('talk.mp4');
  const begun = graph.requests.find(({ operationName }) => operationName === 'BeginUpload');
  expect(begun?.variables).toMatchObject({
    input: { fileName: 'talk.mp4', sizeBytes: 1000, title: 'talk', measured: { container: 'MP4' } },
  });
  act(() => events.sent(250));
  expect(await within(await card('talk.mp4')).findByText('25%')).toBeTruthy();
  state = 'COMPLETE';
  act(() => events.arrived());
  expect(await within(await card('talk.mp4')).findByText('Pending')).toBeTruthy();
  expect(await within(await card('talk.mp4')).findByRole('link', { name: 'Open video' })).toBeTruthy();
});

test('STM-25 sending → retrying → sending: a lost connection says so, and goes on', async () => {
  open();
  await choose('talk.mp4');
  await proceed('talk.mp4');
  const events = await sending('talk.mp4');
  act(() => events.retrying());
  const shown = within(await card('talk.mp4'));
  expect(await shown.findByText('Retrying upload')).toBeTruthy();
  expect(shown.getByRole('alert').textContent).toBe('The connection was lost. What has arrived is kept.');
  act(() => events.sent(500));
  expect(await shown.findByText('Uploading')).toBeTruthy();
  expect(shown.queryByRole('alert')).toBeNull();
  act(() => events.stopped('diskFull'));
  expect(shown.getByRole('alert').textContent).toContain('no room left');
  fireEvent.click(shown.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(sendings.get('talk.mp4')?.starts).toBe(2));
});

test('STM-25 sending → cancelled, and retrying → cancelled', async () => {
  const graph = open();
  await choose('talk.mp4');
  await proceed('talk.mp4');
  await sending('talk.mp4');
  const shown = within(await card('talk.mp4'));
  fireEvent.click(await shown.findByRole('button', { name: 'Pause' }));
  expect(await shown.findByText('Paused')).toBeTruthy();
  fireEvent.click(shown.getByRole('button', { name: 'Cancel' }));
  expect(await shown.findByText('Cancelled')).toBeTruthy();
  expect(graph.asked()).toContain('CancelUpload');
  expect(localStorage.getItem('rostrum.uploads')).toBe('[]');
});

test('two files are sent at one time, a third waits', async () => {
  open();
  await choose('a.mp4', 'b.mp4', 'c.mp4');
  for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) await proceed(name);
  const first = await sending('a.mp4');
  await sending('b.mp4');
  expect(await within(await card('c.mp4')).findByText('Waiting for its turn')).toBeTruthy();
  expect(sendings.has('c.mp4')).toBe(false);
  act(() => first.arrived());
  await sending('c.mp4');
});

test('after a reload the same file goes on where it stopped, and no other', async () => {
  localStorage.setItem(
    'rostrum.uploads',
    JSON.stringify([
      {
        uploadId: 'u1',
        mediaItemId: 'm1',
        customerId: HARBOUR.id,
        partSize: 100,
        fileName: 'talk.mp4',
        sizeBytes: 1000,
        lastModified: 5,
        title: 'Talk',
      },
    ]),
  );
  const graph = open();
  const shown = within(await card('talk.mp4'));
  expect(await shown.findByText('Choose the same file again to go on where it stopped.')).toBeTruthy();
  await choose('other.mp4');
  await card('other.mp4');
  expect(sendings.size).toBe(0);
  await choose('talk.mp4');
  await sending('talk.mp4');
  expect(graph.asked()).not.toContain('BeginUpload');
});

test('UPL-19 what the service refuses is said in its words', async () => {
  const message = 'The library has 1 GB left; the file needs 2 GB.';
  open('/media/upload', {
    beginUpload: {
      upload: null,
      errorKind: null,
      userErrors: [{ code: 'LIMIT', field: ['sizeBytes'], message }],
    },
  });
  await choose('talk.mp4');
  await proceed('talk.mp4');
  expect(await within(await card('talk.mp4')).findByText(message)).toBeTruthy();
});

test('UPL-20 LIB-01 LIB-03 details can be filled in while it is sent, by the rules', async () => {
  open();
  await choose('talk.mp4');
  const shown = within(await card('talk.mp4'));
  const title = await shown.findByRole('textbox', { name: /^Title/ });
  fireEvent.focus(title);
  fireEvent.change(title, { target: { value: 'x'.repeat(129) } });
  fireEvent.blur(title);
  expect(await shown.findByText('A title has at most 128 characters.')).toBeTruthy();
  fireEvent.change(title, { target: { value: 'Sunday' } });
  const description = shown.getByRole('textbox', { name: /^Description/ });
  fireEvent.focus(description);
  fireEvent.change(description, { target: { value: 'a < b' } });
  fireEvent.blur(description);
  expect(await shown.findByText('A description must not contain < or >.')).toBeTruthy();
});

test('S-021 LIB-08 LIB-09 UPL-18 each upload tells its state, and is read on its own until it settles', async () => {
  const graph = open('/media/recently-uploaded', {
    customer: {
      ...HARBOUR,
      recentMedia: [
        media('SEGMENTING', { id: 'm1', title: 'Running' }),
        media('FAILED', {
          id: 'm2',
          title: 'Broken',
          processing: { state: 'FAILED', percent: 25, errorKind: 'FILE_PROCESSING' },
          upload: { id: 'u2', problems: ['Something went wrong.'] },
        }),
        media('COMPLETE', { id: 'm3', title: 'Done' }),
      ],
    },
    mediaItem: ({ id }: { id: string }) =>
      id === 'm1'
        ? media('SEGMENTING', { id: 'm1', title: 'Running' })
        : media('COMPLETE', { id, title: 'Done' }),
  });
  const running = (await screen.findByRole('heading', { name: 'Running' })).closest('li')!;
  expect(within(running).getByText('42%')).toBeTruthy();
  expect(within(running).getByRole('button', { name: 'Cancel Running' })).toBeTruthy();
  const broken = (await screen.findByRole('heading', { name: 'Broken' })).closest('li')!;
  expect(within(broken).getByText('Something went wrong.')).toBeTruthy();
  fireEvent.click(within(broken).getByRole('button', { name: 'Retry Broken' }));
  await waitFor(() => expect(graph.asked()).toContain('CompleteUpload'));
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/media/library/m3');
  expect(graph.asked()).toContain('UploadedMedia');
});
