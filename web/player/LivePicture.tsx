import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Player } from './Player.tsx';
import { PlayerNotice } from './PlayerNotice.tsx';
import './skin.css';

interface LivePictureProps {
  /** HLS address. */
  src: string;
  /** What is on air, for screen readers. */
  title: string;
}

/** A live manifest may not be there yet (NET-10); it is asked for again by itself. */
const ASK_AGAIN_MS = 5000;
/** Refusals in a row after which a browser is taken at its deed: video.js then plays. */
const MOST_REFUSALS = 3;

/**
 * What is on air, silent and by itself. A browser that plays HLS itself needs no player for that: video.js comes
 * only where it has to.
 */
export function LivePicture({ src, title }: LivePictureProps) {
  const [isNative, setNative] = useState(playsHls);
  if (!isNative) return <Player src={src} title={title} isLive isMuted autoPlay />;
  return <NativePicture key={src} src={src} title={title} onGivingUp={() => setNative(false)} />;
}

function playsHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}

/** An element that has left the page would go on reading until the browser happens to clear it away. */
function letGo(element: HTMLVideoElement) {
  return () => {
    element.removeAttribute('src');
    element.load();
  };
}

/** By itself a browser begins once it thinks to have enough, which of something that is on air it may never think. */
function begin(element: HTMLVideoElement): void {
  if (element.paused && element.played.length === 0) element.play().catch(() => undefined);
}

function NativePicture({ src, title, onGivingUp }: LivePictureProps & { onGivingUp: () => void }) {
  const { t } = useTranslation('ui');
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isRefused) return;
    const timer = setTimeout(() => {
      if (refusals >= MOST_REFUSALS) onGivingUp();
      else setRefused(false);
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRefused, refusals, onGivingUp]);
  return (
    <div className="player" role="region" aria-label={t('player.label', { title })}>
      <video
        className="player__native"
        // Another try is another element: the one that failed keeps its error.
        key={refusals}
        ref={letGo}
        src={isRefused ? undefined : src}
        aria-label={title}
        muted
        autoPlay
        playsInline
        controls
        crossOrigin="anonymous"
        onCanPlay={(event) => begin(event.currentTarget)}
        onPlaying={() => setRefusals(0)}
        onError={() => {
          setRefusals((before) => before + 1);
          setRefused(true);
        }}
      />
      {isRefused && <PlayerNotice text={t('player.notReady')} />}
    </div>
  );
}
