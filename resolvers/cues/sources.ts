import type { CueRecord, CueWrite } from '../../graph/rest/cues.ts';
import type { RestClient } from '../../graph/rest/http.ts';
import type { CueSourceName } from '../../schema/rules/cues.ts';
import type { CueSourceKind } from '../__generated__/types.ts';
import {
  createDestinationCue,
  createMediaCue,
  deleteDestinationCue,
  deleteMediaCue,
  updateDestinationCue,
  updateMediaCue,
} from '../../graph/rest/cues.ts';

/** The three writes to the cues of one kind of thing. */
interface CueWrites {
  /** The rules' word for it. */
  name: CueSourceName;
  create(rest: RestClient, id: string, cue: CueWrite): Promise<CueRecord>;
  update(rest: RestClient, id: string, cueId: string, changes: Partial<CueWrite>): Promise<CueRecord>;
  remove(rest: RestClient, id: string, cueId: string): Promise<void>;
}

/** What has cues, and the calls that write them (CUE-13). */
export const CUE_WRITES: Readonly<Record<CueSourceKind, CueWrites>> = {
  MEDIA_ITEM: { name: 'media', create: createMediaCue, update: updateMediaCue, remove: deleteMediaCue },
  CONTENT_DESTINATION: {
    name: 'destination',
    create: createDestinationCue,
    update: updateDestinationCue,
    remove: deleteDestinationCue,
  },
};
