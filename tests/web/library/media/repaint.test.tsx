import { jest } from '@jest/globals';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, type ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { viewer } from '../../app/fakeGraph.ts';
import { page, playlist, video, withMedia } from './mediaFixture.ts';

/** Number of paints per row, identified by its link. */
const painted = new Map<string, number>();

jest.unstable_mockModule('../../../../web/ui/RowLink.tsx', () => ({
  RowLink({ to, children }: { to: string; children: React.ReactNode }) {
    painted.set(to, (painted.get(to) ?? 0) + 1);
    return <Link to={to}>{children}</Link>;
  },
}));
const { openPage } = await import('../../app/openPage.tsx');
const { LibraryPage } = await import('../../../../web/areas/library/media/LibraryPage.tsx');
const { PlaylistsPage } = await import('../../../../web/areas/library/media/PlaylistsPage.tsx');

const shown = { client: null as ApolloClient | null };
/** Hands the page's own cache to the test, which a subscription's event or a mutation's answer is written to. */
function Probe({ page: Page }: { page: ComponentType }) {
  const client = useApolloClient();
  useEffect(() => {
    shown.client = client;
  }, [client]);
  return <Page />;
}

const AT_MOST_ONCE_MORE = 2;

/** Rows painted during a change. */
async function paintedBy(change: () => void): Promise<string[]> {
  painted.clear();
  await act(async () => change());
  await waitFor(() => expect(painted.size).toBeGreaterThan(0));
  for (const [address, times] of painted)
    expect([address, times <= AT_MOST_ONCE_MORE]).toEqual([address, true]);
  return [...painted.keys()];
}

const videos = Array.from({ length: 8 }, (_, at) => video(`m${at}`, `Talk ${at}`));
const playlists = Array.from({ length: 8 }, (_, at) => playlist(`p${at}`, `Playlist ${at}`));

test('of the library only the row whose state changed is painted again', async () => {
  openPage('/media/library', { viewer: viewer(), customer: withMedia(videos) }, [
    { path: '/media/library', element: <Probe page={LibraryPage} /> },
  ]);
  await screen.findByRole('link', { name: 'Talk 7' });
  expect(painted.size).toBe(8);
  const again = await paintedBy(() => {
    const { cache } = shown.client as ApolloClient;
    cache.modify({
      id: cache.identify({ __typename: 'MediaItem', id: 'm3' }),
      fields: { state: () => 'ERRORED' },
    });
  });
  expect(again).toEqual(['/media/library/m3']);
});

test('of the playlists only the row whose playlist changed is painted again', async () => {
  openPage(
    '/media/playlists',
    { viewer: viewer(), customer: withMedia([], { playlists: page(playlists) }) },
    [{ path: '/media/playlists', element: <Probe page={PlaylistsPage} /> }],
  );
  await screen.findByRole('link', { name: 'Playlist 7' });
  expect(painted.size).toBe(8);
  const again = await paintedBy(() => {
    const { cache } = shown.client as ApolloClient;
    cache.modify({
      id: cache.identify({ __typename: 'Playlist', id: 'p5' }),
      fields: { mediaCount: () => 12 },
    });
  });
  expect(again).toEqual(['/media/playlists/p5']);
});

beforeEach(() => painted.clear());
