import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaylistEntry } from './PlayerOverlays.tsx';
import type { PlayerState } from './playerState.ts';
import type { PlayerLook } from './profile.ts';
import './skin.css';

export interface PlayerHandle {
  /** Goes to a second of the video and plays on from there. */
  seek(seconds: number): void;
  /** The picture that is shown at present as a JPEG; null while there is none. */
  frame(): Promise<Blob | null>;
  /** The element that plays; null while there is none. Its sound can be tapped (see meters/audioTap.ts). */
  video(): HTMLVideoElement | null;
}

export interface PlayerProps {
  /** HLS address. */
  src: string;
  poster?: string | null | undefined;
  /** What is played, for screen readers. */
  title: string;
  isLive?: boolean;
  isMuted?: boolean;
  autoPlay?: boolean;
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

const VideoJsPlayer = lazy(async () => ({ default: (await import('./VideoJsPlayer.tsx')).VideoJsPlayer }));

/** The player; video.js comes only when one is on screen. */
export function Player(props: PlayerProps) {
  const { t } = useTranslation('ui');
  return (
    <Suspense
      fallback={
        <div className="player" role="status" aria-label={t('player.loading')}>
          {props.poster && <img className="player__poster" src={props.poster} alt="" />}
        </div>
      }
    >
      <VideoJsPlayer {...props} />
    </Suspense>
  );
}
