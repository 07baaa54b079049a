import { act, fireEvent, screen, within } from '@testing-library/react';
import { MediaPage } from '../../../../web/areas/library/media/MediaPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { video, withMedia } from './mediaFixture.ts';

const talk = video('m1', 'First talk');
const open = (answers: object) =>
  openPage(
    '/media/library/m1',
    {
      viewer: viewer({ capabilities: ['updateLibrary'] }),
      customer: withMedia([talk]),
      mediaItem: talk,
      ...answers,
    },
    [{ path: '/media/library/:uuid', Component: MediaPage }],
  );
/** Clicks, and waits for what the click does at once, a promise further. */
const press = (element: HTMLElement) => act(() => Promise.resolve(fireEvent.click(element)));
const click = async (name: string | RegExp) => press(await screen.findByRole('button', { name }));
const menu = async (name: string) => {
  await click('More actions');
  await press(await screen.findByRole('menuitem', { name }));
};
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText<HTMLInputElement>(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the thumbnail (S-190)', () => {
  const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
  const choose = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    fireEvent.change(screen.getByLabelText('Choose image'), {
      target: { files: [new File([bytes], name)] },
    });

  it('S-187 a picture chosen in the form is saved with the details; one that is refused leaves the rest as typed', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const sent: string[] = [];
    open({
      setMediaThumbnail() {
        sent.push('thumbnail');
        return sent.length === 1
          ? {
              mediaItem: null,
              userErrors: [{ code: 'INVALID', reason: 'THUMBNAIL_BROKEN', field: ['file'] }],
            }
          : { mediaItem: video('m1', 'First talk'), userErrors: [] };
      },
      updateMedia() {
        sent.push('details');
        return { mediaItem: video('m1', 'Renamed', { revision: 2 }), userErrors: [] };
      },
    });
    await click('Edit details');
    write(/^Title/, 'Renamed');
    choose(new Uint8Array(JPEG), 'broken.jpg');
    expect(await screen.findByText('broken.jpg')).toBeTruthy();
    await press(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('This image cannot be read.')).toBeTruthy();
    expect(sent).toEqual(['thumbnail']);
    expect(field(/^Title/).value).toBe('Renamed');
    choose(new Uint8Array(JPEG), 'good.jpg');
    expect(await screen.findByText('good.jpg')).toBeTruthy();
    await press(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Renamed saved')).toBeTruthy();
    expect(sent).toEqual(['thumbnail', 'thumbnail', 'details']);
  });

  it('LIB-04 refuses what is no picture or larger than 2 MB, and sends a JPG to the address for files', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const files: string[] = [];
    open({
      setMediaThumbnail({ input }: { input: { file: string } }) {
        files.push(input.file);
        return { mediaItem: video('m1', 'First talk'), userErrors: [] };
      },
    });
    await menu('Change thumbnail');
    choose(new TextEncoder().encode('no picture'), 'picture.jpg');
    expect(await screen.findByText('A thumbnail must be a JPG or PNG image.')).toBeTruthy();
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    large.set(JPEG);
    choose(large, 'large.jpg');
    expect(
      await screen.findByText('A thumbnail must have at most 2 MB; this image has 2.1 MB.'),
    ).toBeTruthy();
    choose(new Uint8Array(JPEG), 'good.jpg');
    expect(await screen.findByText('good.jpg')).toBeTruthy();
    await click('Save thumbnail');
    expect(await screen.findByText('Thumbnail of First talk changed')).toBeTruthy();
    expect(files).toEqual([btoa(String.fromCharCode(...JPEG))]);
  });
});

describe('a frame as the thumbnail (C-225)', () => {
  const openFrames = (answers: (input: { time?: number; file?: string }) => string | null) => {
    const sent: object[] = [];
    open({
      setMediaThumbnail({ input }: { input: { time?: number; file?: string } }) {
        sent.push(input);
        const reason = answers(input);
        return reason === null
          ? { mediaItem: video('m1', 'First talk'), userErrors: [] }
          : { mediaItem: null, userErrors: [{ code: 'STATE', reason, field: null }] };
      },
    });
    return sent;
  };
  const show = async (time: string) => {
    write(/^Time in the video/, time);
    await press(dialog().getByRole('button', { name: 'Show' }));
  };

  it('takes a typed time within the video, and says which there are', async () => {
    const sent = openFrames(() => null);
    await menu('Change thumbnail');
    await show('1:2');
    expect(
      await dialog().findByText('Enter a position from 00:00:00.000 to 99:59:59.999; it is “1:2”.'),
    ).toBeTruthy();
    await show('90:00:00.000');
    expect(
      await dialog().findByText(/^The position must be within the video, .* it is 90:00:00\.000\.$/),
    ).toBeTruthy();
    await click('Save thumbnail');
    expect(sent).toEqual([]);
    await show('00:00:01.500');
    // No video plays in this environment, so there is nothing to show beforehand.
    expect(await dialog().findByText(/^The player cannot show 00:00:01\.500\./)).toBeTruthy();
    await click('Save thumbnail');
    expect(await screen.findByText('Thumbnail of First talk changed')).toBeTruthy();
    expect(sent).toEqual([{ id: 'm1', time: 1500 }]);
  });

  it('says why a frame could not be taken', async () => {
    openFrames(() => 'NO_ENGINE');
    await menu('Change thumbnail');
    await show('00:00:01.500');
    await dialog().findByText(/^The player cannot show/);
    await click('Save thumbnail');
    expect(await dialog().findByText(/^This platform has no media engine/)).toBeTruthy();
  });
});
