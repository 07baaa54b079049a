import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** The qualities of a saved video. */
export type MediaRenditionsRecord = components['schemas']['MediaRenditions'];

const path = '/media-metadata/api/v1/media/{mediaId}/renditions';

/** The qualities of a saved video, and how far those are that are being made. */
export function readRenditions(rest: RestClient, mediaId: string): Promise<MediaRenditionsRecord> {
  return rest.get(path, { params: { mediaId } });
}

/** Makes the qualities that a saved video lacks. 409 where there are none to make, or no media engine. */
export function makeRenditions(rest: RestClient, mediaId: string): Promise<MediaRenditionsRecord> {
  return rest.post(path, { params: { mediaId } });
}

/** Stops making qualities of a saved video. 409 when none is being made. */
export function stopRenditions(rest: RestClient, mediaId: string): Promise<MediaRenditionsRecord> {
  return rest.delete(path, { params: { mediaId } });
}
