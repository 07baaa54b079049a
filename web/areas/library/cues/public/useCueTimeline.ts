import { useEffect, useEffectEvent, useReducer } from 'react';
import { mayChangeCue, SHARED_CUES_CAPABILITY } from '../../../../../schema/rules/cues.ts';
import { report } from '../../../../kernel/errorReporter.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../../kernel/useStatusSubscription.ts';
import { getErrorCode } from '../../../../ui/errorMessage.ts';
import {
  filteredCues,
  IDLE_TIMELINE,
  nextBlinkEnd,
  nextCueTimeline,
  type CueTimelineEvent,
  type CueTimelineState,
} from './cueTimeline.ts';
import { CuesChangedDocument } from '../Cues.generated.ts';
import { useCues, type Cue, type CueSource } from './useCues.ts';

/** Everything that the track, the list and the dialogs of one timeline share. */
export interface CueTimelineControl {
  source: CueSource;
  state: CueTimelineState;
  send: (event: CueTimelineEvent) => void;
  /** All cues by position; undefined while they are not there. */
  cues: readonly Cue[] | undefined;
  /** Those that the filter leaves. */
  shown: readonly Cue[];
  loading: boolean;
  /** `unavailable` by a 412 (CUE-14); `failed` for whatever else, which is logged. */
  trouble: 'unavailable' | 'failed' | null;
  retry: () => void;
  myId: string;
  maySet: boolean;
  mayShare: boolean;
  mayChange: (cue: Cue) => boolean;
}

/** Runs the timeline of something's cues: reads them, knows what is new, and reads again after every change. */
export function useCueTimeline(source: CueSource): CueTimelineControl {
  const { viewer, can, hasCapability } = useSession();
  const [state, send] = useReducer(nextCueTimeline, IDLE_TIMELINE);
  const { cues, canSetCues, error, loading, retry } = useCues(source);

  useEffect(() => {
    if (cues) send({ type: 'loaded', ids: cues.map(({ id }) => id), now: Date.now() });
  }, [cues]);

  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (state.reloads > 0) readAgain();
  }, [state.reloads]);

  // CUE-13, CUE-15: what others set shows within one reading, whatever the source.
  useStatusSubscription(CuesChangedDocument, {
    variables: { source },
    skip: cues === undefined,
    onGap: retry,
  });

  const blinkEnd = nextBlinkEnd(state);
  useEffect(() => {
    if (blinkEnd === null) return;
    const timer = setTimeout(() => send({ type: 'tick', now: Date.now() }), blinkEnd - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [blinkEnd]);

  const trouble =
    cues || !error ? null : getErrorCode(error) === 'CUES_UNAVAILABLE' ? 'unavailable' : 'failed';
  useEffect(() => {
    // CUE-14: nobody is stopped by cues that could not be read, but it is written down.
    if (trouble === 'failed') report(error, 'cues');
  }, [trouble, error]);

  const mayShare = hasCapability(SHARED_CUES_CAPABILITY);
  const maySet = can('MANAGE_CUES') && canSetCues;
  const me = { userId: viewer.user.id, capabilities: mayShare ? [SHARED_CUES_CAPABILITY] : [] };
  return {
    source,
    state,
    send,
    cues,
    shown: filteredCues(cues ?? [], state.filter),
    loading,
    trouble,
    retry,
    myId: viewer.user.id,
    maySet,
    mayShare,
    mayChange: ({ isAutomatic, userId, visibility }) =>
      maySet &&
      !isAutomatic &&
      mayChangeCue({ userId, visibility: visibility === 'ONLY_ME' ? 'private' : 'shared' }, me),
  };
}
