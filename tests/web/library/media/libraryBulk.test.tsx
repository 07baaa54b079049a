import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LibraryPage } from '../../../../web/areas/library/media/LibraryPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openApp } from '../../app/openApp.tsx';
import { page, playlist, video, withMedia } from './mediaFixture.ts';

const RIGHTS = ['playlists', 'updateLibrary', 'deleteLibrary', 'downloadLibrary'];
const videos = [video('m1', 'First talk'), video('m2', 'Second talk')];
const tags = [{ name: 'choir', count: 3 }];
const lists = page([playlist('p1', 'Sunday talks'), playlist('p2', 'Full list', { mediaCount: 250 })]);
const open = (answers: object = {}) =>
  openApp(
    '/media/library',
    {
      viewer: viewer({ capabilities: RIGHTS }),
      customer: withMedia(videos, { tags, playlists: lists }),
      ...answers,
    },
    [{ path: '/media/library', Component: LibraryPage }],
  );
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('many videos at once', () => {
  const chooseAll = async () => {
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  };

  it('LIB-02 tags are added and taken away, and what failed is named and stays chosen', async () => {
    const inputs: Record<string, unknown>[] = [];
    open({
      updateMedia({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        return input['id'] === 'm1'
          ? { mediaItem: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'Changed.' }] }
          : { mediaItem: videos[1], userErrors: [] };
      },
    });
    await chooseAll();
    await click('Edit tags');
    await screen.findByRole('dialog');
    fireEvent.change(dialog().getByRole('combobox', { name: /^Add tags/ }), { target: { value: 'choir,' } });
    fireEvent.change(dialog().getByRole('combobox', { name: /^Remove tags/ }), {
      target: { value: 'talk,' },
    });
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('First talk: Changed.')).toBeTruthy();
    expect(screen.getByText('Tags of 1 video changed')).toBeTruthy();
    expect(inputs.map(({ tags: given }) => given)).toEqual([['choir'], ['choir']]);
    await waitFor(() => expect(screen.getByText('1 of 2 selected')).toBeTruthy());
  });

  it('LIB-13 every chosen video is downloaded, and one that cannot be had is named and stays chosen', async () => {
    const asked: string[] = [];
    const graph = open({
      downloadMedia({ input: { id } }: { input: { id: string } }) {
        asked.push(id);
        return {
          download: {
            url: `http://media.test/${id}.mp4`,
            expiresAt: '2026-11-22T15:00:00Z',
            start: 0,
            end: 1,
          },
          userErrors: [],
        };
      },
    });
    const toGraph = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) =>
      init.method === 'HEAD'
        ? new Response(null, { status: url.includes('m1') ? 404 : 200 })
        : toGraph(url, init)) as typeof fetch;
    const followed: string[] = [];
    const clicks = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    await chooseAll();
    await click('Download');
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.getByText('Second talk')).toBeTruthy();
    fireEvent.click(asks.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/^First talk: /)).toBeTruthy();
    expect(asked).toEqual(['m1', 'm2']);
    expect(followed).toEqual(['http://media.test/m2.mp4']);
    expect(await screen.findByText('1 of 2 selected')).toBeTruthy();
    expect(graph.asked()).toContain('DownloadMedia');
    clicks.mockRestore();
  });

  it('LIB-02 tags that were changed together can be put back', async () => {
    const inputs: { id: string; tags: string[]; revision: number }[] = [];
    open({
      updateMedia({ input }: { input: { id: string; tags: string[]; revision: number } }) {
        inputs.push(input);
        return {
          mediaItem: video(input.id, 'Talk', { tags: input.tags, revision: input.revision + 1 }),
          userErrors: [],
        };
      },
    });
    await chooseAll();
    await click('Edit tags');
    const field = await screen.findByLabelText('Add tags');
    fireEvent.change(field, { target: { value: 'choir' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Tags of 2 videos restored')).toBeTruthy();
    expect(inputs.map(({ id, tags, revision }) => [id, tags, revision])).toEqual([
      ['m1', ['talk', 'choir'], 1],
      ['m2', ['talk', 'choir'], 1],
      ['m1', ['talk'], 2],
      ['m2', ['talk'], 2],
    ]);
  });

  it('S-188 deleting many names the playlists that lose something, each once', async () => {
    const use = (id: string, name: string) => ({ kind: 'PLAYLIST', id, name, startTime: null });
    const uses: Record<string, object[]> = {
      m1: [use('p1', 'Sunday talks')],
      m2: [use('p1', 'Sunday talks'), use('p3', 'Advent')],
    };
    open({ mediaItem: ({ id }: { id: string }) => video(id, 'Talk', { uses: uses[id] }) });
    await chooseAll();
    await click('Delete');
    const asks = within(await screen.findByRole('alertdialog', { name: 'Delete 2 videos?' }));
    expect(await asks.findByText('Playlists that contain it')).toBeTruthy();
    expect(asks.getAllByText('Sunday talks')).toHaveLength(1);
    expect(asks.getByText('Advent')).toBeTruthy();
  });

  it('LIB-18 PLS-02 a playlist must be chosen, and a full one is refused', async () => {
    const inputs: object[] = [];
    open({
      addToPlaylist({ input }: { input: object }) {
        inputs.push(input);
        return { playlist: playlist('p1', 'Sunday talks'), userErrors: [] };
      },
    });
    await chooseAll();
    await click('Add to playlist');
    await screen.findByRole('radio', { name: /Sunday talks/ });
    fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Choose a playlist.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Full list/ }));
    fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Playlist is full. The video was not added.')).toBeTruthy();
    expect(inputs).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /Sunday talks/ }));
    fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2 videos added to Sunday talks')).toBeTruthy();
    expect(inputs).toEqual([{ playlistId: 'p1', mediaItemIds: ['m1', 'm2'] }]);
  });
});
