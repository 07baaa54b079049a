import { fireEvent, screen, within } from '@testing-library/react';
import { LibraryPage } from '../../../web/areas/library/media/LibraryPage.tsx';
import { RecentlyUploadedPage } from '../../../web/areas/library/upload/RecentlyUploadedPage.tsx';
import { page, playlist, video, withMedia } from '../library/media/mediaFixture.ts';
import { viewer } from './fakeGraph.ts';
import { startTestI18n } from './i18n.ts';
import { openApp } from './openApp.tsx';

const videos = [video('m1', 'First talk')];
const lists = page([playlist('p2', 'Full list', { mediaCount: 250 })]);
const openLibrary = async () => {
  await startTestI18n('es');
  openApp(
    '/media/library',
    {
      viewer: viewer({ capabilities: ['playlists', 'updateLibrary'] }),
      customer: withMedia(videos, { tags: [], playlists: lists }),
    },
    [{ path: '/media/library', Component: LibraryPage }],
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar First talk' }));
};

test('LIB-02 that tags are too long together is said in Spanish', async () => {
  await openLibrary();
  fireEvent.click(screen.getByRole('button', { name: 'Editar etiquetas' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getAllByRole('combobox')[0]!, { target: { value: `${'x'.repeat(151)},` } });
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(
    await screen.findByText(/^Las etiquetas pueden tener como máximo 150 caracteres en total\./),
  ).toBeTruthy();
});

test('PLS-02 that a playlist is full is said in Spanish', async () => {
  await openLibrary();
  fireEvent.click(screen.getByRole('button', { name: 'Añadir a una lista' }));
  fireEvent.click(await screen.findByRole('radio', { name: /Full list/ }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Añadir' }));
  expect(
    await screen.findByText('La lista de reproducción está llena. El vídeo no se ha añadido.'),
  ).toBeTruthy();
});

test('UPL-17 what an upload was refused for is said in Spanish', async () => {
  await startTestI18n('es');
  const failed = video('m1', 'First talk', {
    state: 'ERRORED',
    processing: { state: 'FAILED', percent: 0, errorKind: 'FILE_TYPE' },
    upload: { id: 'u1', failures: [{ code: 'INVALID', reason: 'UPLOAD_FILE_EMPTY' }] },
  });
  openApp('/uploads', { viewer: viewer(), customer: withMedia([], { recentMedia: [failed] }) }, [
    { path: '/uploads', Component: RecentlyUploadedPage },
  ]);
  expect(await screen.findByText('El archivo está vacío: tiene 0 bytes.')).toBeTruthy();
});
