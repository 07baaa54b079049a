import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { MediaItemRecord } from './media.ts';

type Schemas = components['schemas'];

/** An upload that was begun. */
export type UploadTicketRecord = Schemas['Upload'];
/** Progress of processing a video and the problems of its file (UPL-19). */
export type MediaProcessingReportRecord = Schemas['MediaProcessingReport'];

/** C-039: buckets of a region's on-demand video. */
export function listVodBuckets(rest: RestClient, regionId: string): Promise<Schemas['VodBucket'][]> {
  return rest.get('/api/v3/regions/{id}/vodbuckets', { params: { id: regionId } });
}

/** C-231: the newest uploads of an organization, those in work among them, at most 10. */
export function listRecentMedia(rest: RestClient, customerId: string): Promise<MediaItemRecord[]> {
  return rest.get('/media-metadata/api/v1/customers/{id}/media/recent', { params: { id: customerId } });
}

/** C-234: how far the processing of one video is (LIB-08, LIB-09). */
export function readProcessing(rest: RestClient, mediaId: string): Promise<MediaProcessingReportRecord> {
  return rest.get('/media-status/api/v1/media/{mediaId}', { params: { mediaId } });
}

/** Input of a new upload. `measured` comes from the browser. */
export interface UploadBeginning {
  fileName: string;
  sizeBytes: number;
  title: string;
  description: string | null;
  tags: string[];
  measured: Schemas['MeasuredVideo'] | null;
}

/**
 * C-235: begins an upload. 400 with a kind of UPL-17 as code names what was measured and what is allowed; 402 when
 * the library has no room.
 */
export function beginUpload(
  rest: RestClient,
  customerId: string,
  body: UploadBeginning,
): Promise<UploadTicketRecord> {
  return rest.post('/media-metadata/api/v1/customers/{id}/uploads', { params: { id: customerId }, body });
}

/** C-237: puts the file into processing. 400 NO_FILE or FILE_SIZE while bytes are missing; 409 when it is over. */
export function completeUpload(rest: RestClient, uploadId: string): Promise<MediaItemRecord> {
  return rest.post('/media-metadata/api/v1/uploads/{uploadId}/complete', { params: { uploadId } });
}

/** C-238: cancels an upload. 404 the second time, 409 once it has come to another end. */
export async function cancelUpload(rest: RestClient, uploadId: string): Promise<void> {
  await rest.delete('/media-metadata/api/v1/uploads/{uploadId}', { params: { uploadId } });
}
