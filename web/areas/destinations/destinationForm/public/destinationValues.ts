import type { ChosenKind } from '../../../../../schema/rules/destinationFields.ts';
import { isSocial } from '../../../../../schema/rules/socialPosts.ts';
import type { DestinationPrivacy, PublishState } from '../../../../schema.generated.ts';

/** One content destination as forms hold it (DST-25): what is none is empty. */
export interface DestinationValues {
  /** Null for one that is not saved yet. */
  id: string | null;
  kind: ChosenKind;
  /** Name of the target. Null if unknown. */
  name: string | null;
  title: string;
  description: string;
  privacy: DestinationPrivacy | '';
  publishState: PublishState | '';
  webChannelId: string;
  webPresetId: string;
  rtmpDestinationId: string;
  socialAccountId: string;
  placeId: string;
  isCrossposted: boolean;
  hasButton: boolean;
  buttonText: string;
  buttonUrl: string;
  /** Its own picture at Facebook or YouTube, and where that is seen. */
  thumbnailFileId: string;
  thumbnailUrl: string | null;
  /** Milliseconds after the content's start, or what was typed while that is no time. */
  startOffset: number | string;
  /** Milliseconds before the content's end, as a negative number; likewise. */
  stopOffset: number | string;
  scheduledPostDays: number | string;
  isAutosaved: boolean;
  autoArchivePlaylistIds: string[];
}

/** A destination of a kind with nothing chosen, for everybody to see where nobody must say who does. */
export function newDestination(kind: ChosenKind): DestinationValues {
  const isAsked = isSocial(kind);
  return {
    ...{ id: null, kind, name: null, title: '', description: '' },
    privacy: isAsked ? '' : 'PUBLIC',
    publishState: isAsked ? '' : 'PUBLISHED',
    ...{ webChannelId: '', webPresetId: '', rtmpDestinationId: '', socialAccountId: '', placeId: '' },
    ...{ isCrossposted: false, hasButton: false, buttonText: '', buttonUrl: '' },
    ...{ thumbnailFileId: '', thumbnailUrl: null },
    ...{ startOffset: 0, stopOffset: 0, scheduledPostDays: '' },
    isAutosaved: kind === 'SAVEONLY',
    autoArchivePlaylistIds: [],
  };
}

/** A destination as the graph takes it, once the rules have found it right. */
export function toDestinationInput(values: DestinationValues) {
  const { id, kind, hasButton, isCrossposted, isAutosaved, autoArchivePlaylistIds } = values;
  const orNull = (text: string | undefined) => text?.trim() || null;
  return {
    ...{ id, kind, hasButton, isCrossposted, isAutosaved, autoArchivePlaylistIds },
    title: orNull(values.title),
    description: orNull(values.description),
    privacy: values.privacy || null,
    publishState: values.publishState || null,
    webChannelId: orNull(values.webChannelId),
    webPresetId: orNull(values.webPresetId),
    rtmpDestinationId: orNull(values.rtmpDestinationId),
    socialAccountId: orNull(values.socialAccountId),
    placeId: orNull(values.placeId),
    buttonText: hasButton ? orNull(values.buttonText) : null,
    buttonUrl: hasButton ? orNull(values.buttonUrl) : null,
    thumbnailFileId: orNull(values.thumbnailFileId),
    startOffset: Number(values.startOffset) || 0,
    stopOffset: Number(values.stopOffset) || 0,
    scheduledPostDays: Number(values.scheduledPostDays) || null,
  };
}
