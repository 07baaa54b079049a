import type { components } from './__generated__/platform.ts';
import type { RestClient } from './http.ts';

/** A named position in a video (CUE-17); visibility is private, shared or public on the wire (CUE-03). */
export type CueRecord = components['schemas']['Cue'];

/** C-264: cues of a saved video by position. 412 while they cannot be had (CUE-14). */
export function listMediaCues(rest: RestClient, mediaId: string): Promise<CueRecord[]> {
  return rest.get('/cues/api/v1/media/{mediaId}/cues', { params: { mediaId } });
}
