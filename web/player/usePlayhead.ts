import { useState, type RefObject } from 'react';
import { useNow } from '../time/useNow.ts';
import type { PlayerHandle } from './playerProps.ts';
import { IDLE_PLAYER, type PlayerState } from './playerState.ts';

/** How often the length of what is on air grows on screen, in milliseconds. */
const GROWS_EVERY_MS = 5000;

interface Broadcast {
  isLive: boolean;
  /** When it went on air; null before. */
  startedAt: string | null;
  /** Milliseconds; null while nobody knows how long it will be. */
  duration: number | null;
}

/** A player and its place in what is broadcast, in seconds since that began. */
export interface Playhead {
  onState: (state: PlayerState) => void;
  currentTime: number;
  /** How long it is, or has become so far. */
  seconds: number;
  seek: (seconds: number) => void;
}

/**
 * Where a player is in a broadcast. A live player only knows a window that moves; the dates in the stream tell how long
 * after the beginning its picture was on air.
 */
export function usePlayhead(player: RefObject<PlayerHandle | null>, broadcast: Broadcast): Playhead {
  const [state, onState] = useState<PlayerState>(IDLE_PLAYER);
  const now = useNow(GROWS_EVERY_MS);
  const { currentTime, seconds } = placeIn(broadcast, state, now);
  return {
    onState,
    currentTime,
    seconds,
    seek: (wanted) =>
      player.current?.seek(reachable(state, state.currentTime + wanted - currentTime, broadcast)),
  };
}

/** Place and length in seconds; what is live and has no picture yet stands at its present end. */
export function placeIn({ isLive, startedAt, duration }: Broadcast, state: PlayerState, now: number) {
  if (!isLive || startedAt === null) {
    const seconds = duration === null ? state.duration : duration / 1000;
    return { currentTime: state.currentTime, seconds };
  }
  const since = (moment: number) => Math.max(0, moment - Date.parse(startedAt)) / 1000;
  const currentTime = since(state.airedAt ?? now);
  return { currentTime, seconds: Math.max(currentTime, since(now)) };
}

function reachable({ timeRange }: PlayerState, seconds: number, { isLive }: Broadcast): number {
  return isLive ? Math.min(Math.max(seconds, timeRange.start), timeRange.end) : seconds;
}
