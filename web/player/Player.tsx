import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from './playerProps.ts';
import './skin.css';

const VideoJsPlayer = lazy(async () => ({ default: (await import('./VideoJsPlayer.tsx')).VideoJsPlayer }));

/** The player; video.js comes only when one is on screen. */
export function Player(props: PlayerProps) {
  const { t } = useTranslation('ui');
  const waiting = (
    <div className="player" role="status" aria-label={t('player.loading')}>
      {props.poster && <img className="player__poster" src={props.poster} alt="" />}
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      {props.src === undefined ? waiting : <VideoJsPlayer {...props} src={props.src} />}
    </Suspense>
  );
}
