import type { Playout, StartWebVideoInput } from '../../../../schema.generated.ts';
import {
  toDestinationInput as placeInputOf,
  type DestinationValues,
} from '../../../destinations/destinationForm/public/destinationValues.ts';
import type { Picture } from '../../../../../schema/rules/startedPictures.ts';
import type { SourceKind } from '../../../../kernel/paths/webVideos.ts';

/** Loaded source of a web video. */
export interface Source {
  kind: SourceKind;
  id: string;
  title: string;
  description: string;
  /** Milliseconds; null where it is not known. */
  length: number | null;
  /** Of a saved video; null where it is not known. */
  picture: Picture | null;
}

/** A web video as the form holds it, in the words of the rules. */
export interface StartValues {
  mediaId: string | null;
  contentDestinationId: string | null;
  webChannelId: string | null;
  title: string;
  description: string;
  playout: Playout;
  startCue: number | string | null;
  stopCue: number | string | null;
  destinations: DestinationValues[];
}

export function toStartValues({ kind, id, title, description }: Source): StartValues {
  return {
    mediaId: kind === 'media' ? id : null,
    contentDestinationId: kind === 'recording' ? id : null,
    webChannelId: kind === 'channel' ? id : null,
    ...{ title, description, playout: 'AS_LIVE', startCue: null, stopCue: null, destinations: [] },
  };
}

/** Converts form values to the mutation's input. */
export function toStartInput(values: StartValues): StartWebVideoInput {
  const { mediaId, contentDestinationId, webChannelId, title, description, playout, startCue, stopCue } =
    values;
  return {
    ...{ mediaItemId: mediaId, contentDestinationId, webChannelId, title, playout },
    description: description?.trim() || null,
    startCue: startCue === null ? null : Number(startCue),
    stopCue: stopCue === null ? null : Number(stopCue),
    destinations: values.destinations.map((place) => {
      const {
        id: _id,
        startOffset: _from,
        stopOffset: _to,
        scheduledPostDays: _days,
        ...said
      } = placeInputOf(place);
      return said;
    }),
  };
}
