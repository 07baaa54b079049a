import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerState } from './playerState.ts';
import './skin.css';

export interface PlayerHandle {
  /** Goes to a second of the video and plays on from there. */
  seek(seconds: number): void;
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
