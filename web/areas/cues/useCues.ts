import type { CueSourceKind } from '../../schema.generated.ts';
import { useMediaCuesQuery, type Cue_CueFragment } from './Cues.generated.ts';

export type Cue = Cue_CueFragment;

/** What the cues belong to (CUE-13). */
export interface CueSource {
  kind: CueSourceKind;
  id: string;
}

/** The cues of something by position; equal questions are asked once. */
export function useCues({ id }: CueSource) {
  const { data, error, loading, refetch } = useMediaCuesQuery({ variables: { id }, errorPolicy: 'all' });
  return {
    cues: data?.mediaItem?.cues ?? undefined,
    /** Whether the caller may set cues, where the service says so (CUE-05). */
    canSetCues: true,
    error,
    loading,
    retry: () => void refetch(),
  };
}

export function kindOf(cue: Cue): 'automatic' | 'only-me' | 'shared' {
  if (cue.automatic) return 'automatic';
  return cue.visibility === 'ONLY_ME' ? 'only-me' : 'shared';
}

/** The synthetic cue is named in the reader's language (CUE-07). */
export function nameOf(cue: Cue, t: (key: string) => string): string {
  return cue.automatic ? t('start') : cue.name;
}
