import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** A named position in a video (CUE-17); visibility is private, shared or public on the wire (CUE-03). */
export type CueRecord = components['schemas']['Cue'];

/** Input of a cue. Fields left out of a change stay. `userId` is the author (CUE-06). */
export interface CueWrite {
  position: string;
  name: string;
  visibility: CueRecord['visibility'];
  userId: string;
}

/** Cues by position, and whether the caller may set some; null where the service does not say (CUE-05). */
export interface CueSheet {
  cues: CueRecord[];
  canSetCues: boolean | null;
}

/** C-264: cues of a saved video by position. 412 while they cannot be had (CUE-14). */
export function listMediaCues(rest: RestClient, id: string): Promise<CueRecord[]> {
  return rest.get('/cues/api/v1/media/{id}/cues', { params: { id } });
}

/** C-265: adds a cue to a saved video. 400 names the field; 403 for one that others would see (CUE-04). */
export function createMediaCue(rest: RestClient, id: string, body: CueWrite): Promise<CueRecord> {
  return rest.post('/cues/api/v1/media/{id}/cues', { params: { id }, body });
}

/** C-266: changes a cue of a saved video. 404 for one that the caller does not see. */
export function updateMediaCue(
  rest: RestClient,
  id: string,
  cueId: string,
  body: Partial<CueWrite>,
): Promise<CueRecord> {
  return rest.patch('/cues/api/v1/media/{id}/cues/{cueId}', { params: { id, cueId }, body });
}

/** C-267: removes a cue of a saved video. */
export async function deleteMediaCue(rest: RestClient, id: string, cueId: string): Promise<void> {
  await rest.delete('/cues/api/v1/media/{id}/cues/{cueId}', { params: { id, cueId } });
}

/** C-268: cues of a web destination, and by the header cansetcues whether the caller may set some (CUE-05). */
export async function readDestinationCues(rest: RestClient, id: string): Promise<CueSheet> {
  const { body, headers } = await rest.getWithHeaders('/api/v3/contentdestinations/{id}/cues', {
    params: { id },
    query: { canISetCues: '1' },
  });
  return { cues: body, canSetCues: headers.cansetcues === 'true' };
}

/** C-269: adds a cue to a web destination. As C-265. */
export function createDestinationCue(rest: RestClient, id: string, body: CueWrite): Promise<CueRecord> {
  return rest.post('/api/v3/contentdestinations/{id}/cues', { params: { id }, body });
}

/** C-270: changes a cue of a web destination. As C-266. */
export function updateDestinationCue(
  rest: RestClient,
  id: string,
  cueId: string,
  body: Partial<CueWrite>,
): Promise<CueRecord> {
  return rest.patch('/api/v3/contentdestinations/{id}/cues/{cueId}', { params: { id, cueId }, body });
}

/** C-271: removes a cue of a web destination. */
export async function deleteDestinationCue(rest: RestClient, id: string, cueId: string): Promise<void> {
  await rest.delete('/api/v3/contentdestinations/{id}/cues/{cueId}', { params: { id, cueId } });
}

/** Channel and ID of an encoder event. */
export interface EventPlace {
  profileId: string;
  eventId: string;
}

const SEPARATOR = '/';
/** A place as one word, for loaders. */
export const eventKey = ({ profileId, eventId }: EventPlace) => `${profileId}${SEPARATOR}${eventId}`;
/** The place that such a word names. */
export function parseEventPlace(key: string): EventPlace {
  const [profileId = '', eventId = ''] = key.split(SEPARATOR);
  return { profileId, eventId };
}

/** C-272: cues of an encoder event, and by the header cansetcues whether the caller may set some (CUE-05). */
export async function readEncoderCues(rest: RestClient, place: EventPlace): Promise<CueSheet> {
  const { body, headers } = await rest.getWithHeaders(
    '/api/v3/streamprofiles/{profileId}/events/{eventId}/cues',
    { params: { ...place }, query: { canISetCues: '1' } },
  );
  return { cues: body.map(fromEncoder), canSetCues: headers.cansetcues === 'true' };
}

/** C-273: adds a cue to an encoder event. As C-265; it is private or shared, never public. */
export async function createEncoderCue(
  rest: RestClient,
  place: EventPlace,
  cue: CueWrite,
): Promise<CueRecord> {
  const { position, name, visibility, userId } = cue;
  return fromEncoder(
    await rest.post('/api/v3/streamprofiles/{profileId}/events/{eventId}/cues', {
      params: { ...place },
      body: { position, name, privateCue: visibility === 'private', user: userId },
    }),
  );
}

/** C-274: changes a cue of an encoder event. As C-266. */
export async function updateEncoderCue(
  rest: RestClient,
  place: EventPlace,
  cueId: string,
  { visibility, userId, ...fields }: Partial<CueWrite>,
): Promise<CueRecord> {
  return fromEncoder(
    await rest.patch('/api/v3/streamprofiles/{profileId}/events/{eventId}/cues/{cueId}', {
      params: { ...place, cueId },
      body: {
        ...fields,
        ...(visibility && { privateCue: visibility === 'private' }),
        ...(userId && { user: userId }),
      },
    }),
  );
}

/** C-275: removes a cue of an encoder event. */
export async function deleteEncoderCue(rest: RestClient, place: EventPlace, cueId: string): Promise<void> {
  await rest.delete('/api/v3/streamprofiles/{profileId}/events/{eventId}/cues/{cueId}', {
    params: { ...place, cueId },
  });
}

function fromEncoder({ user, privateCue, ...cue }: components['schemas']['EncoderCue']): CueRecord {
  return { ...cue, userId: user, visibility: privateCue ? 'private' : 'shared' };
}
