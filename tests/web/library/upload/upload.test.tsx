import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR } from '../../app/fakeGraph.ts';
import { card, choose, measured, media, open, proceed, sending, sendings } from './uploadWorld.ts';

test('S-160 UPL-19 STM-25 shows each property of a refused file with its limit and the command that fixes it', async () => {
  const graph = open();
  measured.set('rip.mp4', { audioSampleRate: 44_100 });
  await choose('rip.mp4');
  const shown = within(await card('rip.mp4'));
  expect(await shown.findByText('Cannot be uploaded')).toBeTruthy();
  expect(shown.getByRole('row', { name: 'Audio sample rate 44.1 kHz 48 kHz Not allowed' })).toBeTruthy();
  expect(shown.getByRole('row', { name: 'Container MP4 MP4 Passed' })).toBeTruthy();
  expect(shown.getByText('Fix Audio sample rate with this command')).toBeTruthy();
  expect(shown.getByText(/^ffmpeg -i "rip\.mp4" .* -ar 48000/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(graph.asked()).not.toContain('BeginUpload');
});

test('UPL-10 UPL-17 refuses an empty file and suggests no command', async () => {
  open();
  measured.set('nothing.mp4', { sizeBytes: 0, container: null });
  await choose('nothing.mp4');
  const shown = within(await card('nothing.mp4'));
  expect(await shown.findByRole('row', { name: 'File size 0 B > 0 B Not allowed' })).toBeTruthy();
  expect(shown.getAllByText('This can’t be repaired. Export the video again.').length).toBeGreaterThan(0);
});

test('UPL-21 STM-25 chosen → checked → sending → processing → ready: nothing is sent before it passes and is let go', async () => {
  let state = 'PENDING';
  const graph = open('/media/upload', { mediaItem: () => media(state) });
  await choose('talk.mp4');
  expect(await within(await card('talk.mp4')).findByText('Ready to upload')).toBeTruthy();
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
  expect(within(await card('talk.mp4')).queryByText('42%')).toBeNull();
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
  expect(shown.getByRole('alert').textContent).toBe(
    'The connection was lost. What has been uploaded is kept.',
  );
  act(() => events.sent(500));
  expect(await shown.findByText('Uploading')).toBeTruthy();
  expect(shown.queryByRole('alert')).toBeNull();
  act(() => events.stopped('diskFull'));
  expect(shown.getByRole('alert').textContent).toContain('no space left');
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
  expect(await shown.findByText('Canceled')).toBeTruthy();
  expect(graph.asked()).toContain('CancelUpload');
  expect(localStorage.getItem('rostrum.uploads')).toBe('[]');
});

test('two files are sent at one time, a third waits', async () => {
  open();
  await choose('a.mp4', 'b.mp4', 'c.mp4');
  for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) await proceed(name);
  const first = await sending('a.mp4');
  await sending('b.mp4');
  expect(await within(await card('c.mp4')).findByText('Waiting')).toBeTruthy();
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
  expect(await shown.findByText('Choose the same file again to resume the upload.')).toBeTruthy();
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
  expect(await shown.findByText('A title must have at most 128 characters.')).toBeTruthy();
  fireEvent.change(title, { target: { value: 'Sunday' } });
  const description = shown.getByRole('textbox', { name: /^Description/ });
  fireEvent.focus(description);
  fireEvent.change(description, { target: { value: 'a < b' } });
  fireEvent.blur(description);
  expect(await shown.findByText('A description must not contain < or >.')).toBeTruthy();
});

const type = (box: HTMLElement, value: string) => {
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value } });
};
const inputsOf = (graph: ReturnType<typeof open>, name: string) =>
  graph.requests
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables['input'] as Record<string, unknown>);

test('UPL-20 what is typed before the upload goes with the file', async () => {
  const graph = open();
  await choose('talk.mp4');
  const shown = within(await card('talk.mp4'));
  type(await shown.findByRole('textbox', { name: /^Title/ }), 'Sunday');
  type(shown.getByRole('textbox', { name: /^Description/ }), 'The second talk');
  expect(await shown.findByText('Sent with the file.')).toBeTruthy();
  await proceed('talk.mp4');
  await sending('talk.mp4');
  expect(inputsOf(graph, 'BeginUpload')).toMatchObject([{ title: 'Sunday', description: 'The second talk' }]);
  expect(await shown.findByText('Saved.')).toBeTruthy();
  expect(graph.asked()).not.toContain('UpdateMedia');
});

test('UPL-20 what is typed after the upload has begun saves itself, and nothing else with it', async () => {
  const edited = { id: 'm1', title: 'Sunday', description: '', tags: [], revision: 2 };
  const graph = open('/media/upload', {
    updateMedia: {
      mediaItem: { ...media('PENDING'), ...edited, publishState: 'UNPUBLISHED' },
      userErrors: [],
    },
  });
  await choose('talk.mp4');
  await proceed('talk.mp4');
  await sending('talk.mp4');
  const shown = within(await card('talk.mp4'));
  const title = await shown.findByRole('textbox', { name: /^Title/ });
  type(title, '');
  fireEvent.blur(title);
  type(title, 'Sunday');
  fireEvent.blur(title);
  expect(await shown.findByText('Saved.')).toBeTruthy();
  expect(inputsOf(graph, 'UpdateMedia')).toEqual([{ id: 'm1', title: 'Sunday' }]);
});

test('UPL-20 details that the service refuses stay typed, and its reason stands beside them', async () => {
  open('/media/upload', {
    updateMedia: {
      mediaItem: null,
      userErrors: [{ code: 'INVALID', field: ['title'], message: 'Not this title.' }],
    },
  });
  await choose('talk.mp4');
  await proceed('talk.mp4');
  await sending('talk.mp4');
  const shown = within(await card('talk.mp4'));
  const title = await shown.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  type(title, 'Sunday');
  fireEvent.blur(title);
  expect((await shown.findByRole('alert')).textContent).toContain('Not this title.');
  expect(title.value).toBe('Sunday');
});

test('S-211 closing the page asks while something was typed that has not gone yet', async () => {
  open();
  await choose('talk.mp4');
  const shown = within(await card('talk.mp4'));
  const title = await shown.findByRole('textbox', { name: /^Title/ });
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  type(title, 'Sunday');
  await waitFor(() => expect(isAsked()).toBe(true));
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
          upload: { id: 'u2', failures: [{ code: 'INVALID', message: 'Something went wrong.' }] },
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
