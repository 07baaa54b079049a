import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { usePreload } from '../../../web/app/usePreload.ts';
import { ScreensProvider, type Screen } from '../../../web/kernel/screen.ts';
import { askEarly, loadSession } from '../../../web/kernel/sessionServer.ts';

function Links() {
  usePreload();
  return (
    <>
      <a href="/media/library/8a1">
        <b>Easter</b>
      </a>
      <a href="/nowhere">Nowhere</a>
      <a href="https://elsewhere.example/media/library/8a1">Elsewhere</a>
    </>
  );
}

test('pointing at a link, or reaching it by keyboard, fetches the page it leads to and no other', () => {
  const page = jest.fn<Screen['page']>(() => Promise.reject(new Error('offline')));
  const screens = [{ name: 'mediaItem', path: '/media/library/:uuid', access: {}, page }] as Screen[];
  render(<Links />, {
    wrapper: ({ children }) => <ScreensProvider value={screens}>{children}</ScreensProvider>,
  });

  fireEvent.pointerOver(screen.getByText('Nowhere'));
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  expect(page).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Easter'));
  expect(page).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Easter' }));
  expect(page).toHaveBeenCalledTimes(2);
});

test('the question who is signed in, asked early, is answered once; the next one is asked anew', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { viewer: null } }));
  askEarly();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await loadSession()).toEqual({ type: 'loaded', viewer: null });
  expect(asked).toHaveBeenCalledTimes(1);
  await loadSession();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
