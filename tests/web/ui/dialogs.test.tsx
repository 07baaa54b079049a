import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChannelsPage } from '../../../web/areas/encoders/encoderSettings/ChannelsPage.tsx';
import { MediaPage } from '../../../web/areas/library/media/MediaPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';
import { channel, settings } from '../encoders/encoderSettings/settingsFixture.ts';
import { video, withMedia } from '../library/media/mediaFixture.ts';

const CHANNELS = '/settings/encoder-channels';
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

async function openEditing(): Promise<void> {
  openApp(
    '/media/library/m1',
    {
      viewer: viewer({ capabilities: ['updateLibrary'] }),
      customer: withMedia([]),
      mediaItem: video('m1', 'First talk'),
    },
    [
      { path: '/media/library/:uuid', Component: MediaPage },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit details' }));
  await screen.findByRole('dialog');
}

test.each([
  ['Escape', () => fireEvent.keyDown(title(), { key: 'Escape' })],
  ['a click beside it', () => fireEvent.mouseDown(document.querySelector('.bp6-overlay-backdrop')!)],
  ['its own way out', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('S-211 a dialog asks before %s throws away what was typed', async (_way, leave) => {
  await openEditing();
  fireEvent.change(title(), { target: { value: 'Renamed' } });
  leave();
  // The user does not leave the page: only the dialog closes.
  const asked = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  expect(asked.getByText('Your input has not been saved. It is lost if you close this dialog.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
  expect(title().value).toBe('Renamed');
  leave();
  const again = within(
    await waitFor(() => {
      const open = screen.getAllByRole('alertdialog').at(-1);
      if (!open || open.closest('.bp6-overlay-exit')) throw new Error('it does not ask again yet');
      return open;
    }),
  );
  fireEvent.click(again.getByRole('button', { name: 'Close without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('S-211 a dialog in which nothing was typed closes without a question', async () => {
  await openEditing();
  fireEvent.keyDown(title(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what removes a thing can be pressed before it is known what uses it', async () => {
  const removed: string[] = [];
  const youth = channel('h2', 'Youth');
  openApp(
    CHANNELS,
    settings([youth], [], {
      encoderChannel: () => new Promise(() => undefined),
      deleteEncoderChannel({ input: { id } }: { input: { id: string } }) {
        removed.push(id);
        return { deletedId: id, userErrors: [] };
      },
    }),
    [{ path: CHANNELS, Component: ChannelsPage }],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Youth' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Checking where it is used…')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toEqual(['h2']));
});
