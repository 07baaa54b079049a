import type { RestClient } from '../../client/client.ts';
import type { components } from '../../client/__generated__/platform.ts';

type Entry = components['schemas']['BinEntry'];
/** Kinds of objects in the recycle bin. */
export type BinKindName = Entry['kind'];
/** Something deleted that can be restored. */
export type DeletedRecord = Omit<Entry, 'kind'>;

/** Paths of each kind's recycle bin and of restoring. */
const PATHS = {
  media: ['/media-metadata/api/v1/customers/{id}/bin/media', '/media-metadata/api/v1/media/{id}/restore'],
  playlist: [
    '/media-metadata/api/v1/customers/{id}/bin/playlists',
    '/media-metadata/api/v1/playlists/{id}/restore',
  ],
  encoderChannel: ['/api/v3/customers/{id}/bin/eventprofiles', '/api/v3/eventprofiles/{id}/restore'],
  encoderPreset: ['/api/v3/customers/{id}/bin/encoderprofiles', '/api/v3/encoderprofiles/{id}/restore'],
  playerProfile: [
    '/player-config/api/v1/customers/{id}/bin/configs',
    '/player-config/api/v1/configs/{id}/restore',
  ],
  webPreset: ['/api/v3/customers/{id}/bin/webencoderprofiles', '/api/v3/webencoderprofiles/{id}/restore'],
  webChannel: ['/api/v3/customers/{id}/bin/webeventprofiles', '/api/v3/webeventprofiles/{id}/restore'],
  rtmpDestination: ['/api/v3/customers/{id}/bin/rtmpdestinations', '/api/v3/rtmp/destination/{id}/restore'],
  destinationGroup: [
    '/api/v4/customers/{id}/bin/destinationgroups',
    '/api/v4/destinationgroups/{id}/restore',
  ],
  venue: ['/api/v3/customers/{id}/bin/venues', '/api/v3/venues/{id}/restore'],
  contentDestination: [
    '/api/v3/customers/{id}/bin/contentdestinations',
    '/api/v3/contentdestinations/{id}/restore',
  ],
  qrOverlay: ['/hotspots/api/v1/customers/{id}/bin/urls', '/hotspots/api/v1/urls/{id}/restore'],
  schedule: ['/api/v3/customers/{id}/bin/schedules', '/api/v3/schedules/{id}/restore'],
  contact: ['/api/v3/customers/{id}/bin/contacts', '/api/v3/contacts/{id}/restore'],
  post: ['/api/v3/customers/{id}/bin/posts', '/api/v3/posts/{id}/restore'],
  cue: ['/cues/api/v1/customers/{id}/bin/cues', '/cues/api/v1/cues/{id}/restore'],
} as const satisfies Record<BinKindName, readonly [string, string]>;

/** `deletedMedia`, `deletedPlaylists` and so on, calls of our own: what of a kind can be restored. */
export function listDeleted(
  rest: RestClient,
  kind: BinKindName,
  customerId: string,
): Promise<DeletedRecord[]> {
  return rest.get(PATHS[kind][0], { params: { id: customerId } });
}

/** `restoreMedia`, `restorePlaylists` and so on, calls of our own. 404 once it is not in the bin; 409 if its place is taken. */
export async function restoreDeleted(rest: RestClient, kind: BinKindName, id: string): Promise<void> {
  await rest.post(PATHS[kind][1], { params: { id } });
}
