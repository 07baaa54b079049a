import type { PlayerProfileRecord, PlaylistRecord } from '../../graph/upstream/rest/media/media.ts';
import type { CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import {
  listAllPlaylists,
  listMedia,
  listPlaylists,
  searchMedia,
} from '../../graph/upstream/rest/media/media.ts';
import { listProcessingMedia } from '../../graph/upstream/rest/media/processing.ts';
import {
  listTags,
  readLibrarySettings,
  readStorage,
  searchSuggestions,
} from '../../graph/upstream/rest/media/edits.ts';
import { listProfiles } from '../../graph/upstream/rest/media/playerProfiles.ts';
import { listRecentMedia } from '../../graph/upstream/rest/media/uploads.ts';
import { takeFirst, matching, sorted } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';
import { BACKGROUND_PROFILE } from './backgroundProfile.ts';
import { MEDIA_ORDER, PLAYLIST_ORDER, readPage, withoutDeleted } from './pages.ts';
import { searchQuery } from './search.ts';
import { loadTotals } from './totals.ts';

/** Library fields of Customer. */
export const Customer = {
  media: async ({ id }, args, context) => {
    const sort = MEDIA_ORDER[args.sort ?? 'MOST_RECENT'];
    const { connection } = await readPage(args, sort, context, (page) => listMedia(context.rest, id, page));
    return withoutDeleted(connection);
  },
  mediaSearch: async ({ id }, args, context) => {
    const sort = MEDIA_ORDER[args.sort ?? 'MOST_RECENT'];
    const filter = searchQuery(args.filter);
    const { page, connection } = await readPage(args, sort, context, (query) =>
      searchMedia(context.rest, id, filter, query),
    );
    return { ...withoutDeleted(connection), totalCount: page.total, facets: page.facets };
  },
  recentMedia: ({ id }, _args, { rest }) => listRecentMedia(rest, id),
  processingMedia: async ({ id }, { first }, { rest }) =>
    takeFirst(await listProcessingMedia(rest, id), first),
  playlists: async ({ id }, args, context) => {
    const sort = PLAYLIST_ORDER[args.sort ?? 'NAME_ASC'];
    if (!args.filter?.trim()) {
      return (await readPage(args, sort, context, (page) => listPlaylists(context.rest, id, page)))
        .connection;
    }
    // The service cannot filter by name (LST-01), so here all are read, in one call up to 1000.
    const named = matching(await listAllPlaylists(context.rest, id, sort), args.filter, nameOf);
    return connectionFromArray(named, args, context.pageMax);
  },
  playlistTotals: async ({ id }, _args, { rest, loaders }) =>
    loadTotals(await listAllPlaylists(rest, id, PLAYLIST_ORDER.NAME_ASC), loaders),
  searchSuggestions: async ({ id }, { text }, { rest }) =>
    text.trim() ? searchSuggestions(rest, id, text.trim()) : [],
  tags: ({ id }, { text }, { rest }) => listTags(rest, id, text?.trim() ?? ''),
  storage: ({ id }, _args, { rest }) => readStorage(rest, id),
  librarySettings: ({ id }, _args, { rest }) => readLibrarySettings(rest, id),
  playerProfiles: async ({ id }, args, context) => {
    const own = sorted(await listProfiles(context.rest, id), args.sort, PROFILE_KEYS);
    const named = matching([...own, BACKGROUND_PROFILE], args.filter, ({ profileName }) => profileName);
    return connectionFromArray(named, args, context.pageMax);
  },
} satisfies Extending<CustomerResolvers>;

const PROFILE_KEYS = {
  name: ({ profileName }: PlayerProfileRecord) => profileName,
  time: ({ createdAt }: PlayerProfileRecord) => createdAt,
};
const nameOf = (playlist: PlaylistRecord) => playlist.name;
