import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OfflineImageDialog } from '../../../../web/areas/destinations/webChannels/OfflineImageDialog.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

const offlineContent = {
  ...{ __typename: 'OfflineContent' as const, kind: 'IMAGE' as const },
  ...{ imageUrl: null, mediaItem: null, playlist: null },
};
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const drawn = jest.fn();
let toBlob: jest.SpiedFunction<HTMLCanvasElement['toBlob']>;

beforeEach(() => {
  drawn.mockClear();
  globalThis.createImageBitmap = jest.fn(async () => ({ width: 4000, height: 4000 }) as ImageBitmap);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: drawn } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['cut'], { type: 'image/jpeg' })));
});
afterEach(() => jest.restoreAllMocks());

const onClose = jest.fn();
function open(userErrors: object[] = []) {
  const inputs: object[] = [];
  onClose.mockClear();
  const Dialog = () => (
    <OfflineImageDialog channel={{ id: 'w1', name: 'Main', offlineContent }} onClose={onClose} />
  );
  openPage(
    '/image',
    {
      viewer: viewer(),
      uploadOfflineImage({ input }: { input: object }) {
        inputs.push(input);
        return { webChannel: null, userErrors };
      },
    },
    [{ path: '/image', Component: Dialog }],
  );
  return inputs;
}
const choose = async (file: File) => {
  const dialog = within(await screen.findByRole('dialog', { name: /Main/ }));
  fireEvent.change(dialog.getByLabelText('Choose image'), { target: { files: [file] } });
  return dialog;
};
const picture = new File([PNG], 'hall.png', { type: 'image/png' });

test('S-185 WCH-05 LIB-04 the part of a picture that is chosen is sent, no larger than a player shows it', async () => {
  const inputs = open();
  const dialog = await choose(picture);
  expect(await dialog.findByRole('slider', { name: 'Visible area' })).toBeTruthy();
  // Of 4000 × 4000 the middle, in the shape of a player.
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 875, 4000, 2250, 0, 0, 1920, 1080);
  const { width, height } = toBlob.mock.contexts.at(-1) as HTMLCanvasElement;
  expect([width, height]).toEqual([1920, 1080]);
  fireEvent.click(dialog.getByRole('button', { name: 'Save image' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'w1', file: btoa('cut') }]));
});

test('S-185 LIB-04 what is no picture is refused at once, and nothing is sent', async () => {
  const inputs = open();
  const dialog = await choose(new File(['words'], 'hall.txt', { type: 'text/plain' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
  expect(inputs).toEqual([]);
});

test('S-185 a picture that was chosen and not saved is not lost unasked', async () => {
  open();
  const dialog = await choose(picture);
  await dialog.findByRole('slider', { name: 'Visible area' });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(asked.getByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('S-185 without a picture it closes at once', async () => {
  open();
  const dialog = within(await screen.findByRole('dialog', { name: /Main/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
