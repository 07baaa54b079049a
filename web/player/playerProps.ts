import type { Ref } from 'react';
import type { PlaylistEntry } from './PlayerOverlays.tsx';
import type { PlayerState } from './playerState.ts';
import type { PlayerLook } from './profile.ts';

export interface PlayerHandle {
  /** Goes to a second of the video and plays on from there. */
  seek(seconds: number): void;
  /** The picture that is shown at present as a JPEG; null while there is none. */
  frame(): Promise<Blob | null>;
  /** The element that plays; null while there is none. Its sound can be tapped (see meters/audioTap.ts). */
  video(): HTMLVideoElement | null;
}

export interface PlayerProps {
  /** HLS address; undefined until it is there. Another leave for the same stream goes on where the first one ends. */
  src: string | undefined;
  /** Told when the stream refused an address: its leave has ended. */
  onRefused?: (() => void) | undefined;
  poster?: string | null | undefined;
  /** What is played, for screen readers. */
  title: string;
  isLive?: boolean;
  isMuted?: boolean;
  autoPlay?: boolean;
  /** Whether what it plays is a view: what staff only keep an eye on, or try a look with, is none. */
  isCounted?: boolean;
  /** The player profile that it follows (PLY-03). */
  look?: PlayerLook | undefined;
  /** Where the QRclick button leads; without it there is none. */
  qrClickUrl?: string | undefined;
  /** Videos to choose from, shown over the picture. */
  playlist?:
    { entries: readonly PlaylistEntry[]; current: string; onChoose: (id: string) => void } | undefined;
  onState?: (state: PlayerState) => void;
  ref?: Ref<PlayerHandle>;
}
