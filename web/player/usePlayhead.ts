import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNow } from '../time/useNow.ts';
import { createPlayhead, type Broadcast, type Place, type Playhead, type Reach } from './playhead.ts';

/** Interval at which the displayed duration of a live video grows, in milliseconds. */
const GROWS_EVERY_MS = 5000;

/** The playhead of a broadcast; the same one for as long as the page is open. */
export function usePlayhead({ isLive, startedAt, duration }: Broadcast): Playhead {
  const [playhead] = useState(() => createPlayhead({ isLive, startedAt, duration }));
  useEffect(() => playhead.follow({ isLive, startedAt, duration }), [playhead, isLive, startedAt, duration]);
  return playhead;
}

/** Subscribes to a value derived from the playhead, and re-renders only when it changes. */
export function usePlace<Known extends string | number | boolean>(
  { placeAt, subscribe }: Playhead,
  select: (place: Place & Reach) => Known,
): Known {
  const now = useNow(GROWS_EVERY_MS);
  return useSyncExternalStore(subscribe, () => select(placeAt(now)));
}

/** The place in whole milliseconds. */
export const toMilliseconds = ({ currentTime }: Place): number => Math.round(currentTime * 1000);
