import { useEffect, useState } from 'react';
import { registerPath, unregisterPath } from '../../../kernel/paths/uploader.ts';

/** Completed action, which allows opening its success page. */
export interface Done {
  deed: 'registered' | 'unregistered';
  deviceId: string;
  name: string;
  customerName: string | null;
}

interface Place {
  path: string;
  /** From the plugin's link; null when the link had none. */
  deviceId: string | null;
  done: Done | null;
}

/** First page of each action. */
const BEGINNING = { registered: registerPath(), unregistered: unregisterPath() } as const;

/** A page of the uploader with the link's device id. */
export function uploaderPath(path: string, deviceId: string | null): string {
  return deviceId === null ? path : `${path}?${new URLSearchParams({ deviceId }).toString()}`;
}

/**
 * The page that is open and the way to the next. What was done lies in the browser's history entry, so a success page
 * that is opened out of turn finds nothing there and leads to the beginning instead (S-041, S-043).
 */
export function useUploaderPlace(): Place & { finish(done: Done): void; restart(done: Done): void } {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    const moved = () => setPlace(readPlace());
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const replace = (path: string, done: Done | null) => {
    history.replaceState(done && { done }, '', path);
    setPlace(readPlace());
  };
  return {
    ...place,
    finish: (done) => replace(`${BEGINNING[done.deed]}/success`, done),
    restart: ({ deed, deviceId }) => replace(uploaderPath(BEGINNING[deed], deviceId), null),
  };
}

function readPlace(): Place {
  const path = location.pathname.replace(/\/+$/, '');
  const done = (history.state as { done?: Done } | null)?.done ?? null;
  const deviceId = new URLSearchParams(location.search).get('deviceId')?.trim() || null;
  const beginning = path.replace(/\/success$/, '');
  if (beginning === path) return { path, deviceId, done: null };
  if (done && BEGINNING[done.deed] === beginning) return { path, deviceId, done };
  history.replaceState(null, '', uploaderPath(beginning, deviceId));
  return { path: beginning, deviceId, done: null };
}
