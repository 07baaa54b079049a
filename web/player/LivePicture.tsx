import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getStreamPath } from './leave.ts';
import { Player } from './Player.tsx';
import { PlayerNotice } from './PlayerNotice.tsx';
import { usePlayback } from './usePlayback.ts';
import './skin.css';

interface LivePictureProps {
  /** The destination that is on air. */
  destinationId: string;
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
export function LivePicture({ destinationId, title }: LivePictureProps) {
  const [isNative, setNative] = useState(playsHls);
  const { src, onRefused } = usePlayback('contentDestination', destinationId, '');
  if (!isNative || src === undefined)
    return (
      <Player
        src={isNative ? undefined : src}
        onRefused={onRefused}
        title={title}
        isLive
        isMuted
        autoPlay
        isCounted={false}
      />
    );
  return (
    <NativePicture
      key={getStreamPath(src)}
      src={src}
      title={title}
      onRefused={onRefused}
      onGivingUp={() => setNative(false)}
    />
  );
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

interface NativePictureProps {
  src: string;
  title: string;
  onRefused: () => void;
  onGivingUp: () => void;
}

/** The browser's own player keeps the address it began with: the next one plays unseen before it takes its place. */
function NativePicture({ src, title, onRefused, onGivingUp }: NativePictureProps) {
  const { t } = useTranslation('ui');
  const [playing, setPlaying] = useState(src);
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isRefused) return;
    const timer = setTimeout(() => {
      if (refusals >= MOST_REFUSALS) onGivingUp();
      else setRefused(false);
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRefused, refusals, onGivingUp]);
  const refuse = () => {
    setRefusals((before) => before + 1);
    setRefused(true);
    setPlaying(src);
    onRefused();
  };
  return (
    <div className="player" role="region" aria-label={t('player.label', { title })}>
      {(isPaused ? [playing] : [...new Set([playing, src])]).map((address) => (
        <video
          className={address === playing ? 'player__native' : 'player__native player__native--next'}
          // Another try is another element: the one that failed keeps its error.
          key={`${address} ${refusals}`}
          ref={letGo}
          src={isRefused ? undefined : address}
          aria-label={title}
          aria-hidden={address !== playing}
          muted
          autoPlay
          playsInline
          controls={address === playing}
          crossOrigin="anonymous"
          onCanPlay={(event) => begin(event.currentTarget)}
          onPause={() => setPaused(address === playing)}
          onPlay={() => setPaused(false)}
          onPlaying={() => {
            if (address !== src) return;
            setRefusals(0);
            setPlaying(src);
          }}
          onError={() => (address === src ? refuse() : setPlaying(src))}
        />
      ))}
      {isRefused && <PlayerNotice text={t('player.notReady')} />}
    </div>
  );
}
