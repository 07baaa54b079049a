import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FileHandle } from '../../../../web/areas/library/upload/fileHandles.ts';
import { HARBOUR } from '../../app/fakeGraph.ts';
import {
  card,
  choose,
  handles,
  measured,
  open,
  pickable,
  proceed,
  sending,
  sendings,
} from './uploadWorld.ts';

describe('where the browser remembers files', () => {
  const file = (size = 1000) => new File(['x'.repeat(size)], 'talk.mp4', { lastModified: 5 });
  const handleOf = (
    found: File,
    allowed: { before: PermissionState; asked: PermissionState },
  ): FileHandle => ({
    kind: 'file',
    getFile: () => Promise.resolve(found),
    queryPermission: () => Promise.resolve(allowed.before),
    requestPermission: () => Promise.resolve(allowed.asked),
  });
  const leave = () =>
    localStorage.setItem(
      'rostrum.uploads',
      JSON.stringify([
        {
          ...{ uploadId: 'u1', mediaItemId: 'm1', customerId: HARBOUR.id, partSize: 100 },
          ...{ fileName: 'talk.mp4', sizeBytes: 1000, lastModified: 5, title: 'Talk' },
        },
      ]),
    );
  /** The page as it is after a reload, with what the browser still has of the file. */
  const reloaded = async (handle: FileHandle) => {
    leave();
    const graph = open();
    handles.set('u1', handle);
    return { graph, shown: within(await card('talk.mp4')) };
  };

  test('a file that may still be read goes on by itself after a reload', async () => {
    const { graph } = await reloaded(handleOf(file(), { before: 'granted', asked: 'granted' }));
    await sending('talk.mp4');
    expect(graph.asked()).not.toContain('BeginUpload');
  });

  test('else it asks once, and goes on without the file being chosen', async () => {
    const { shown } = await reloaded(handleOf(file(), { before: 'prompt', asked: 'granted' }));
    expect(
      await shown.findByText('Your browser will ask for permission before it reads the file again.'),
    ).toBeTruthy();
    expect(sendings.size).toBe(0);
    fireEvent.click(shown.getByRole('button', { name: 'Resume' }));
    await sending('talk.mp4');
  });

  test('a person who forbids it chooses the file again', async () => {
    const forbidden = await reloaded(handleOf(file(), { before: 'prompt', asked: 'denied' }));
    fireEvent.click(await forbidden.shown.findByRole('button', { name: 'Resume' }));
    expect(await forbidden.shown.findByText('Choose the same file again to resume the upload.')).toBeTruthy();
  });

  test('a changed file is not taken for the same', async () => {
    const changed = await reloaded(handleOf(file(999), { before: 'granted', asked: 'granted' }));
    expect(await changed.shown.findByText(/^The file has changed\./)).toBeTruthy();
    expect(sendings.size).toBe(0);
  });

  test('the way to a chosen file is kept while it is sent, and forgotten when it has arrived', async () => {
    open();
    pickable.push({ file: file(), handle: handleOf(file(), { before: 'granted', asked: 'granted' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose files' }));
    await proceed('talk.mp4');
    const events = await sending('talk.mp4');
    await waitFor(() => expect(handles.has('u1')).toBe(true));
    act(() => events.arrived());
    await waitFor(() => expect(handles.has('u1')).toBe(false));
  });
});

describe('nothing is swallowed', () => {
  test('what could not be cancelled is still there, and says so', async () => {
    open('/media/upload', {
      cancelUpload: () => {
        throw new Error('no');
      },
    });
    await choose('talk.mp4');
    await proceed('talk.mp4');
    await sending('talk.mp4');
    const shown = within(await card('talk.mp4'));
    fireEvent.click(await shown.findByRole('button', { name: 'Cancel' }));
    expect(await shown.findByText('The upload could not be canceled. Please try again.')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Resume' })).toBeTruthy();
    expect(localStorage.getItem('rostrum.uploads')).toContain('u1');
  });

  test('UPL-13 a large picture is not called forbidden when the plan could not be read', async () => {
    open('/media/upload', {
      customer: () => {
        throw new Error('no');
      },
    });
    measured.set('uhd.mp4', { width: 3840, height: 2160 });
    await choose('uhd.mp4');
    const shown = within(await card('uhd.mp4'));
    expect(await shown.findByText(/^We could not check whether your plan includes 4K/)).toBeTruthy();
  });
});

describe('UPL-20 LIB-04 the thumbnail, while the video is on its way', () => {
  const picture = (bytes: number[], size = bytes.length) => {
    const data = new Uint8Array(size);
    data.set(bytes);
    return new File([data], 'picture.jpg');
  };
  const pick = (chosen: File) =>
    fireEvent.change(screen.getByLabelText('Thumbnail for talk.mp4'), { target: { files: [chosen] } });
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  test('LIB-04 a GIF and a picture of 3 MB are refused before anything is sent', async () => {
    open();
    await choose('talk.mp4');
    const shown = within(await card('talk.mp4'));
    await shown.findByText('Ready to upload');
    pick(picture([...Buffer.from('GIF89a')], 100));
    expect(await shown.findByText('A thumbnail must be a JPG or PNG image.')).toBeTruthy();
    pick(picture([0xff, 0xd8, 0xff, 0xe0], 3 * 1024 * 1024));
    expect(await shown.findByText('A thumbnail must have at most 2 MB; this image has 3 MB.')).toBeTruthy();
  });

  test('LIB-04 what was chosen before the upload began is sent with it; what the service says against it is shown', async () => {
    const graph = open('/media/upload', {
      setMediaThumbnail: {
        mediaItem: null,
        userErrors: [{ code: 'INVALID', field: ['file'], message: 'This image cannot be read.' }],
      },
    });
    await choose('talk.mp4');
    const shown = within(await card('talk.mp4'));
    await shown.findByText('Ready to upload');
    pick(picture([0xff, 0xd8, 0xff, 0xe0]));
    expect(await shown.findByAltText('Thumbnail')).toBeTruthy();
    expect(graph.asked()).not.toContain('SetMediaThumbnail');
    await proceed('talk.mp4');
    expect(await shown.findByText('This image cannot be read.')).toBeTruthy();
    const sent = graph.requests.find(({ operationName }) => operationName === 'SetMediaThumbnail');
    expect(sent?.variables).toMatchObject({ input: { id: 'm1', file: '/9j/4A==' } });
  });
});
