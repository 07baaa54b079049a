import { isProcessingOver } from '../../../../schema/rules/processing.ts';
import type { RestClient } from '../../client/client.ts';
import { listMedia, type MediaItemRecord, type MediaPage } from './media.ts';

/** The newest videos that are watched even when their processing has ended: what ends shows its last state. */
const NEWEST = 100;

/** True if a saved video is still being processed (LIB-08, STM-07). */
export function isProcessing({ processing, state }: MediaItemRecord): boolean {
  return !isProcessingOver(processing.state) && state !== 'delete_pending';
}

/**
 * C-220: every saved video of an organization that is still being processed, however many there are and however old,
 * newest first. A service that does not know the filter answers all videos; those are read until a page has none.
 */
export async function listProcessingMedia(rest: RestClient, customerId: string): Promise<MediaItemRecord[]> {
  const found: MediaItemRecord[] = [];
  let from: string | null = null;
  do {
    const { rows, next }: MediaPage<MediaItemRecord> = await listMedia(
      rest,
      customerId,
      { size: NEWEST, sort: '-created', from },
      { processing: 'true' },
    );
    found.push(...rows.filter(isProcessing));
    from = rows.some(isProcessing) ? next : null;
  } while (from !== null);
  return found;
}

/** C-220: the newest saved videos of an organization. */
export async function listNewestMedia(rest: RestClient, customerId: string): Promise<MediaItemRecord[]> {
  return (await listMedia(rest, customerId, { size: NEWEST, sort: '-created', from: null })).rows;
}
