import type { PlaylistEntry } from './PlayerOverlays.tsx';
import type { Playhead } from './playhead.ts';
import type { PlayerLook } from './profile.ts';
import type { Storyboard } from './storyboard.ts';

export interface PlayerProps {
  /** HLS address; undefined until it is there. Another leave for the same stream goes on where the first one ends. */
  src: string | undefined;
  /** Told when the stream refused an address: its leave has ended. */
  onRefused?: (() => void) | undefined;
  /** Small pictures of what is played, shown over its timeline. */
  storyboard?: Storyboard | undefined;
  poster?: string | null | undefined;
  /** What is played, for screen readers. */
  title: string;
  isLive?: boolean;
  isMuted?: boolean;
  autoPlay?: boolean;
  /** True if what it plays is a view: what staff only keep an eye on, or try a look with, is none. */
  isCounted?: boolean;
  /** The player profile that it follows (PLY-03). */
  look?: PlayerLook | undefined;
  /** Where the QRclick button leads; without it there is none. */
  qrClickUrl?: string | undefined;
  /** Videos to choose from, shown over the picture. */
  playlist?:
    { entries: readonly PlaylistEntry[]; current: string; onChoose: (id: string) => void } | undefined;
  /** Follows where it is, and moves it. */
  playhead?: Playhead;
}
