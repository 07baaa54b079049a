import type { GraphContext } from '../../graph/upstream/context.ts';
import type {
  MediaItemRecord,
  MediaOrder,
  MediaPage,
  MediaPageQuery,
} from '../../graph/upstream/rest/media/media.ts';
import type { ListSort, PlaylistSortPosition } from '../__generated__/types.ts';
import {
  connectionFromPage,
  pageSize,
  servicePosition,
  type Connection,
  type ConnectionArguments,
} from '../../graph/kernel/connection.ts';
import { MEDIA_PAGE_MAX, MEDIA_PAGE_SIZE } from '../../schema/rules/media.ts';

/** The service's orders of saved videos: by start time, as the library is (LIB-10, SRC-01). */
export const MEDIA_ORDER: Record<ListSort, MediaOrder> = {
  NAME_ASC: 'name',
  NAME_DESC: '-name',
  MOST_RECENT: '-start_time',
  OLDEST: 'start_time',
};

/** The service's orders of playlists: by creation, for a playlist has no start time. */
export const PLAYLIST_ORDER: Record<ListSort, MediaOrder> = {
  NAME_ASC: 'name',
  NAME_DESC: '-name',
  MOST_RECENT: '-created',
  OLDEST: 'created',
};

/** REST values of the position at which videos are added (PLS-07). */
export const POSITION = { START: 'start', END: 'end' } as const satisfies Record<
  PlaylistSortPosition,
  string
>;

/** Reads the page that `first` and `after` ask for, with one call of `read`. */
export async function readPage<P extends MediaPage<unknown>>(
  args: ConnectionArguments,
  sort: MediaOrder,
  context: Pick<GraphContext, 'pageMax'>,
  read: (page: MediaPageQuery) => Promise<P>,
): Promise<{ page: P; connection: Connection<P['rows'][number]> }> {
  const first = pageSize(args.first, context.pageMax, MEDIA_PAGE_SIZE);
  const { from, skip } = servicePosition(args.after);
  const page = await read({ size: Math.min(first + skip, MEDIA_PAGE_MAX), sort, from });
  return {
    page,
    connection: connectionFromPage<P['rows'][number]>({
      rows: page.rows,
      from,
      skipped: skip,
      next: page.next,
    }),
  };
}

/** A page of saved videos without those that are being deleted (LIB-07). Cursors stay what they were. */
export function withoutDeleted({
  edges,
  pageInfo,
  totalCount,
}: Connection<MediaItemRecord>): Connection<MediaItemRecord> {
  const shown = edges.filter(({ node }) => isShown(node));
  return {
    edges: shown,
    nodes: shown.map(({ node }) => node),
    pageInfo,
    totalCount: totalCount === null ? null : shown.length,
  };
}

/** True if a saved video is shown in lists: all but those in delete-pending (LIB-07). */
export function isShown(media: Pick<MediaItemRecord, 'state'>): boolean {
  return media.state !== 'delete_pending';
}
