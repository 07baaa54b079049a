import type { GraphContext } from '../../graph/upstream/context.ts';
import type { CueRecord, CueWrite, EventPlace } from '../../graph/upstream/rest/cues/cues.ts';
import type { CueSourceName } from '../../schema/rules/cues.ts';
import type { CueSourceKind } from '../__generated__/types.ts';
import { codedError } from '../../graph/kernel/errors.ts';
import { getErrorMessage } from '../../graph/kernel/messages.ts';
import {
  createDestinationCue,
  createEncoderCue,
  createMediaCue,
  deleteDestinationCue,
  deleteEncoderCue,
  deleteMediaCue,
  updateDestinationCue,
  updateEncoderCue,
  updateMediaCue,
} from '../../graph/upstream/rest/cues/cues.ts';

type Context = Pick<GraphContext, 'rest' | 'loaders'>;

/** The three writes to the cues of one kind of thing. */
interface CueWrites {
  /** The rules' word for it. */
  name: CueSourceName;
  create(context: Context, id: string, cue: CueWrite): Promise<CueRecord>;
  update(context: Context, id: string, cueId: string, changes: Partial<CueWrite>): Promise<CueRecord>;
  remove(context: Context, id: string, cueId: string): Promise<void>;
}

/** Cue sources and the calls that write their cues (CUE-13). */
export const CUE_WRITES: Readonly<Record<CueSourceKind, CueWrites>> = {
  MEDIA_ITEM: {
    name: 'media',
    create: ({ rest }, id, cue) => createMediaCue(rest, id, cue),
    update: ({ rest }, id, cueId, changes) => updateMediaCue(rest, id, cueId, changes),
    remove: ({ rest }, id, cueId) => deleteMediaCue(rest, id, cueId),
  },
  CONTENT_DESTINATION: {
    name: 'destination',
    create: ({ rest }, id, cue) => createDestinationCue(rest, id, cue),
    update: ({ rest }, id, cueId, changes) => updateDestinationCue(rest, id, cueId, changes),
    remove: ({ rest }, id, cueId) => deleteDestinationCue(rest, id, cueId),
  },
  ENCODER_VIDEO: {
    name: 'event',
    create: async ({ rest, loaders }, id, cue) => createEncoderCue(rest, await eventPlace(id, loaders), cue),
    update: async ({ rest, loaders }, id, cueId, changes) =>
      updateEncoderCue(rest, await eventPlace(id, loaders), cueId, changes),
    remove: async ({ rest, loaders }, id, cueId) =>
      deleteEncoderCue(rest, await eventPlace(id, loaders), cueId),
  },
};

/** The place of an encoder video, whose cues lie under its channel. Rejects with NOT_FOUND when it is not there. */
export async function eventPlace(id: string, loaders: GraphContext['loaders']): Promise<EventPlace> {
  const video = await loaders.encoderVideo.load(id);
  if (!video) throw codedError('NOT_FOUND', getErrorMessage(404), { status: 404 });
  return { profileId: video.eventProfileId, eventId: id };
}
