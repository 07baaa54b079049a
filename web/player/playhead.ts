import { IDLE_PLAYER, type PlayerState } from './playerState.ts';

export interface PlayerHandle {
  /** Goes to a second of the video and plays on from there. */
  seek(seconds: number): void;
  /** The picture that is shown at present as a JPEG; null while there is none. */
  frame(): Promise<Blob | null>;
  /** Rests at a second of the video; answers its picture as a JPEG, null where there is none to see. */
  still(seconds: number): Promise<Blob | null>;
  /** The element that plays; null while there is none. Its sound can be tapped (see meters/audioTap.ts). */
  video(): HTMLVideoElement | null;
}

export interface Broadcast {
  isLive: boolean;
  /** When it went on air; null before. */
  startedAt: string | null;
  /** Milliseconds; null while nobody knows how long it will be. */
  duration: number | null;
}

/** Where a player is and how long what it plays is, or has become so far; in seconds since that began. */
export interface Place {
  currentTime: number;
  seconds: number;
}

/** The part that can be sought: all of a recording, of what is live as much as its stream still holds. In seconds. */
export interface Reach {
  reachStart: number;
  reachEnd: number;
}

/**
 * A player and its place in what is broadcast. The place is kept here, outside React's tree: playing paints nothing but
 * what asks for it (see usePlace).
 */
export interface Playhead {
  /** A player is on screen, or no longer. */
  attach: (player: PlayerHandle | null) => void;
  /** The player on screen, if there is one. */
  player: () => PlayerHandle | null;
  /** Told by the player. */
  onState: (state: PlayerState) => void;
  seek: (seconds: number) => void;
  /** What is known of the broadcast is another. */
  follow: (broadcast: Broadcast) => void;
  placeAt: (now: number) => Place & Reach;
  subscribe: (listener: () => void) => () => void;
}

export function createPlayhead(initial: Broadcast): Playhead {
  let broadcast = initial;
  let state = IDLE_PLAYER;
  let player: PlayerHandle | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    attach(next) {
      player = next;
    },
    player: () => player,
    onState(next) {
      state = next;
      tell();
    },
    seek(wanted) {
      const { currentTime } = placeIn(broadcast, state, Date.now());
      player?.seek(reachable(state, state.currentTime + wanted - currentTime, broadcast));
    },
    follow(next) {
      broadcast = next;
      tell();
    },
    placeAt(now) {
      const place = placeIn(broadcast, state, now);
      return { ...place, ...reachIn(broadcast, state, place) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A live player only knows a window that moves; the dates in the stream tell how long after the beginning its picture
 * was on air. What is live and has no picture yet stands at its present end.
 */
export function placeIn({ isLive, startedAt, duration }: Broadcast, state: PlayerState, now: number): Place {
  if (!isLive || startedAt === null) {
    const seconds = duration === null ? state.duration : duration / 1000;
    return { currentTime: state.currentTime, seconds };
  }
  const since = (moment: number) => Math.max(0, moment - Date.parse(startedAt)) / 1000;
  const currentTime = since(state.airedAt ?? now);
  return { currentTime, seconds: Math.max(currentTime, since(now)) };
}

/** What of a broadcast can be sought, given where its player is. */
export function reachIn({ isLive }: Broadcast, state: PlayerState, { currentTime, seconds }: Place): Reach {
  if (!isLive) return { reachStart: 0, reachEnd: seconds };
  if (state.airedAt === null) return { reachStart: seconds, reachEnd: seconds };
  const within = (moment: number) => Math.min(Math.max(moment + currentTime - state.currentTime, 0), seconds);
  return { reachStart: within(state.timeRange.start), reachEnd: within(state.timeRange.end) };
}

function reachable({ timeRange }: PlayerState, seconds: number, { isLive }: Broadcast): number {
  return isLive ? Math.min(Math.max(seconds, timeRange.start), timeRange.end) : seconds;
}
