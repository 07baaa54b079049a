import type { RestClient } from './http.ts';
import { listMedia, type MediaItemRecord } from './media.ts';

const SETTLED: ReadonlySet<string> = new Set(['FAILED', 'COMPLETE', 'CANCELLED', 'TIMED_OUT']);

/**
 * Videos looked through for such that are processed. No call lists those alone; uploads and recordings are among the
 * newest, and 100 of them are more than are ever processed at a time.
 */
const NEWEST = 100;

/** Whether a saved video is still being processed (LIB-08, STM-07). */
export function isProcessing({ processing, state }: MediaItemRecord): boolean {
  return !SETTLED.has(processing.state) && state !== 'delete_pending';
}

/** C-220: the newest saved videos of an organisation, among them those that are being processed. */
export async function listNewestMedia(rest: RestClient, customerId: string): Promise<MediaItemRecord[]> {
  return (await listMedia(rest, customerId, { size: NEWEST, sort: '-created', from: null })).rows;
}
