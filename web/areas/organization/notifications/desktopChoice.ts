import { useState } from 'react';
import { readStored, store } from '../../../kernel/storage.ts';

/** True if this browser shows notifications outside the page; `unknown` where it has no such thing. */
export type DesktopState = 'on' | 'off' | 'blocked' | 'unknown';

export interface DesktopChoice {
  state: DesktopState;
  /** Switches it on, asking the browser for leave, or off. */
  choose(on: boolean): Promise<void>;
}

const KEY = 'desktopNotices';

/** A person's choice for this browser; nothing is shown, or asked for, before they have made it. */
export function useDesktopChoice(): DesktopChoice {
  const [state, setState] = useState(present);
  return {
    state,
    async choose(on) {
      if (on) await Notification.requestPermission();
      store(KEY, on);
      setState(present());
    },
  };
}

function present(): DesktopState {
  if (!('Notification' in globalThis)) return 'unknown';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && readStored<boolean>(KEY) === true ? 'on' : 'off';
}
