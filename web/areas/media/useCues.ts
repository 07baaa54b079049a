import { useCuesPanelQuery, type CuesPanelQuery } from './CuesPanel.generated.ts';

export type Cue = NonNullable<NonNullable<CuesPanelQuery['mediaItem']>['cues']>[number];

/** The cues of a saved video; the timeline and the list ask once together. */
export function useCues(mediaId: string) {
  const { data, error, loading, refetch } = useCuesPanelQuery({
    variables: { id: mediaId },
    errorPolicy: 'all',
  });
  return { cues: data?.mediaItem?.cues ?? undefined, error, loading, retry: () => void refetch() };
}

export function kindOf(cue: Cue): 'automatic' | 'only-me' | 'shared' {
  if (cue.automatic) return 'automatic';
  return cue.visibility === 'ONLY_ME' ? 'only-me' : 'shared';
}

/** The synthetic cue is named in the reader's language (CUE-07). */
export function nameOf(cue: Cue, t: (key: string) => string): string {
  return cue.automatic ? t('cues.start') : cue.name;
}
