import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SentPictureDialog } from '../../../web/areas/schedule/event/SentPictureDialog.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

function open(thumbnailUrl: string | null, errors: object[] = []) {
  const changed: object[] = [];
  const Page = () => (
    <SentPictureDialog
      destination={{ id: 'd1', thumbnailUrl }}
      accountId="s1"
      name="Page"
      onClose={() => undefined}
    />
  );
  openPage(
    '/picture',
    {
      viewer: viewer(),
      uploadSocialFile: () => ({ fileId: 'f1', url: 'https://p.example/f1.jpg', userErrors: [] }),
      updateContentDestination({ input }: { input: object }) {
        changed.push(input);
        return { contentDestination: null, userErrors: errors };
      },
    },
    [{ path: '/picture', Component: Page }],
  );
  return changed;
}
const preview = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Thumbnail preview' });
const pick = async () =>
  fireEvent.change(await screen.findByLabelText('Choose thumbnail'), {
    target: { files: [new File([JPEG], 'choir.jpg')] },
  });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save thumbnail' }));

test('C-128 DST-25 what is at a network is given the picture that was chosen', async () => {
  const changed = open('https://p.example/f0.jpg');
  await waitFor(() => expect(preview()?.src).toBe('https://p.example/f0.jpg'));
  await pick();
  await waitFor(() => expect(preview()?.src).toBe('https://p.example/f1.jpg'));
  save();
  await waitFor(() => expect(changed).toEqual([{ id: 'd1', thumbnailFileId: 'f1' }]));
});

test('C-128 its picture is taken away', async () => {
  const changed = open('https://p.example/f0.jpg');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove thumbnail' }));
  save();
  await waitFor(() => expect(changed).toEqual([{ id: 'd1', thumbnailFileId: null }]));
});

test('C-128 a refusal is told', async () => {
  const changed = open(null, [
    { code: 'INVALID', reason: 'EVENT_DESTINATION_UNKNOWN', field: null, parameters: [], message: 'Gone.' },
  ]);
  await pick();
  await waitFor(() => expect(preview()).toBeTruthy());
  save();
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
