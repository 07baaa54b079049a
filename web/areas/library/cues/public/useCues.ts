import type { CueSourceKind } from '../../../../schema.generated.ts';
import {
  useEncoderVideoCuesQuery,
  useMediaCuesQuery,
  useWebVideoCuesQuery,
  type Cue_CueFragment,
} from '../Cues.generated.ts';

export type Cue = Cue_CueFragment;

/** Video of the cues (CUE-13). */
export interface CueSource {
  kind: CueSourceKind;
  id: string;
}

/** The cues of something by position; equal questions are asked once. */
export function useCues({ kind, id }: CueSource) {
  const options = { variables: { id }, errorPolicy: 'all' } as const;
  const ofMedia = useMediaCuesQuery({ ...options, skip: kind !== 'MEDIA_ITEM' });
  const ofEncoder = useEncoderVideoCuesQuery({ ...options, skip: kind !== 'ENCODER_VIDEO' });
  const ofWeb = useWebVideoCuesQuery({ ...options, skip: kind !== 'CONTENT_DESTINATION' });
  const { error, loading, refetch } = {
    MEDIA_ITEM: ofMedia,
    ENCODER_VIDEO: ofEncoder,
    CONTENT_DESTINATION: ofWeb,
  }[kind];
  // Only the one that is asked has an answer.
  const video = ofEncoder.data?.encoderVideo ?? ofWeb.data?.contentDestination;
  return {
    cues: (video ?? ofMedia.data?.mediaItem)?.cues ?? undefined,
    /** True if the caller may set cues, where the service says so (CUE-05). */
    canSetCues: kind === 'MEDIA_ITEM' || (video?.canSetCues ?? false),
    error,
    loading,
    retry: () => void refetch(),
  };
}

export function getCueVisibility(cue: Cue): 'automatic' | 'only-me' | 'shared' {
  if (cue.isAutomatic) return 'automatic';
  return cue.visibility === 'ONLY_ME' ? 'only-me' : 'shared';
}

/** The synthetic cue is named in the reader's language (CUE-07). */
export function getCueName(cue: Cue, t: (key: string) => string): string {
  return cue.isAutomatic ? t('start') : cue.name;
}
