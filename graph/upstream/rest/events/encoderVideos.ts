import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { EncoderVideoDownloadRecord, EncoderVideoRecord, EncoderVideoSummaryRecord } from './events.ts';

/** C-105: encoder videos of an organization, the newest first (LIB-17). */
export function listEncoderVideos(rest: RestClient, customerId: string): Promise<EncoderVideoRecord[]> {
  return rest.get('/api/v3/customers/{id}/events', { params: { id: customerId } });
}

/** C-106: what one encoder sent up, or what was sent to one encoder channel, the newest first. */
export function listSubjectVideos(rest: RestClient, id: string): Promise<EncoderVideoRecord[]> {
  return rest.get('/api/v3/subjects/{id}/events', { params: { id } });
}

/** C-107: one encoder video. */
export function readEncoderVideo(rest: RestClient, uuid: string): Promise<EncoderVideoRecord> {
  return rest.get('/api/v3/events/{uuid}', { params: { uuid } });
}

/** Address of an encoder video for this caller; 404 while nothing has arrived. */
export function playEncoderVideo(rest: RestClient, uuid: string): Promise<components['schemas']['Playback']> {
  return rest.get('/api/v3/events/{uuid}/playback', { params: { uuid } });
}

/** C-108: renames an encoder video. 409 when `seenName` is its name no longer. */
export function updateEncoderVideo(
  rest: RestClient,
  uuid: string,
  { name, seenName }: { name: string; seenName: string | null },
): Promise<EncoderVideoRecord> {
  const body = seenName === null ? { name } : { name, seenName };
  return rest.patch('/api/v3/events/{uuid}', { params: { uuid }, body });
}

/** C-109: removes an encoder video. 409 with code STATE while it is recorded. */
export async function deleteEncoderVideo(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/events/{uuid}', { params: { uuid } });
}

/** C-110: leave to download an encoder video, or a part of it in milliseconds (CUE-16). 409 while it is recorded. */
export function openEncoderVideoDownload(
  rest: RestClient,
  uuid: string,
  range: { start?: number | null; end?: number | null },
): Promise<EncoderVideoDownloadRecord> {
  const query = {
    ...(range.start == null ? {} : { start: range.start }),
    ...(range.end == null ? {} : { end: range.end }),
  };
  return rest.get('/api/v3/events/{uuid}/download', { params: { uuid }, query });
}

/** C-111: states, errors, bit rate and input of an encoder video. */
export function readEncoderVideoSummary(rest: RestClient, uuid: string): Promise<EncoderVideoSummaryRecord> {
  return rest.get('/api/v3/events/{uuid}/summary', { params: { uuid } });
}
