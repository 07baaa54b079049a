import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { ContentDestinationRecord } from './destinations.ts';

type StartBody = components['schemas']['StartWebVideo'];
type SaveBody = components['schemas']['SaveRecording'];

/** Rows of a page of C-137. */
const PAGE = 500;

/** C-137: web videos of an organization, the last asked to start first; page after page until there are no more. */
export async function listWebVideos(
  rest: RestClient,
  customerId: string,
): Promise<ContentDestinationRecord[]> {
  const all: ContentDestinationRecord[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await rest.get('/api/v3/customers/{id}/webevents/historical', {
      params: { id: customerId },
      query: { page },
    });
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}

/** C-127: starts a web video on each of its places, or on none. 400 names the field; 409 for a channel in use (WEB-04). */
export function startWebVideo(
  rest: RestClient,
  customerId: string,
  body: StartBody,
): Promise<ContentDestinationRecord[]> {
  return rest.post('/api/v3/customers/{id}/contentdestinations', { params: { id: customerId }, body });
}

/** C-131: trims a recording, takes that back, or plays it again. 409 where there is no recording, or its channel is in use. */
export function republish(
  rest: RestClient,
  id: string,
  body: { action: 'trim' | 'untrim' | 'again'; start?: number; end?: number | null },
): Promise<ContentDestinationRecord> {
  return rest.post('/api/v3/contentdestinations/{id}/republish', { params: { id }, body });
}

/** C-130: makes a saved video of a recording; answers its id. 402 when the library has no room. */
export function saveRecording(rest: RestClient, id: string, body: SaveBody): Promise<{ mediaId: string }> {
  return rest.post('/api/v3/contentdestinations/{id}/archive', { params: { id }, body });
}

/** C-135: leave to download a recording, to within 3.2 s (CUE-16). 409 where there is none. */
export function openWebVideoDownload(
  rest: RestClient,
  id: string,
  { start, end }: { start: number | null; end: number | null },
): Promise<components['schemas']['MediaDownload']> {
  const query = { ...(start === null ? {} : { start }), ...(end === null ? {} : { end }) };
  return rest.get('/api/v3/contentdestinations/{id}/download', { params: { id }, query });
}
