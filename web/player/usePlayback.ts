import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaving } from '../kernel/session.tsx';
import {
  DestinationPlaybackDocument,
  EncoderVideoPlaybackDocument,
  MediaPlaybackDocument,
} from './Playback.generated.ts';
import type { Storyboard } from './storyboard.ts';

/** Kinds of playable videos. */
export type Playable = 'mediaItem' | 'encoderVideo' | 'contentDestination';

interface Answered {
  hlsUrl: string;
  renewAfter: number;
  storyboard?: Storyboard | null;
}
type Answer = { [K in Playable]?: { playback: Answered | null } | null };
type PlaybackDocument = TypedDocumentNode<Answer, { id: string }>;

const DOCUMENTS: Record<Playable, PlaybackDocument> = {
  mediaItem: MediaPlaybackDocument as PlaybackDocument,
  encoderVideo: EncoderVideoPlaybackDocument as PlaybackDocument,
  contentDestination: DestinationPlaybackDocument as PlaybackDocument,
};

/** Current playback URLs. */
export interface Playback {
  /** HLS address; undefined while there is none. It changes while something plays; the player goes on. */
  src: string | undefined;
  /** Asks for another address at once: the present one was refused. */
  onRefused: () => void;
  /** Small pictures of it, to look for a place by. */
  storyboard: Storyboard | undefined;
}

/**
 * The address of what is played, asked for again before it ends. `state` is whatever of the thing decides what there is
 * to play; when it changes, the address is asked for anew.
 */
export function usePlayback(kind: Playable, id: string | undefined, state: string): Playback {
  const { data, refetch } = useQuery(DOCUMENTS[kind], {
    variables: { id: id ?? '' },
    skip: !id,
    // An address out of a cache has ended by the time that somebody comes back to it.
    fetchPolicy: 'no-cache',
  });
  // An address ends with the session: who signs out would see the player refused.
  const isLeaving = useLeaving();
  const playback = isLeaving ? undefined : (data?.[kind]?.playback ?? undefined);
  const again = useEffectEvent(() => void refetch().catch(() => undefined));

  const asked = useRef(state);
  useEffect(() => {
    if (asked.current !== state) again();
    asked.current = state;
  }, [state]);

  const renewAfter = playback?.renewAfter;
  useEffect(() => {
    if (renewAfter === undefined) return;
    const timer = setInterval(again, renewAfter);
    return () => clearInterval(timer);
  }, [renewAfter]);

  return {
    src: playback?.hlsUrl,
    onRefused: () => void refetch().catch(() => undefined),
    storyboard: playback?.storyboard ?? undefined,
  };
}
