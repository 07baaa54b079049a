import './noDynamicStyle.ts';
import videojs from 'video.js';
import es from 'video.js/dist/lang/es.json';
import 'video.js/dist/video-js.css';
import type VideoJs from 'video.js/dist/types/player';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handlePlayerKey } from './hotkeys.ts';
import type { PlayerProps } from './playerProps.ts';
import { captureFrame, restAt } from './frame.ts';
import { PlayerNotice } from './PlayerNotice.tsx';
import { PlayerOverlays } from './PlayerOverlays.tsx';
import { getAiredAt } from './airedAt.ts';
import { formatPlayerDuration, IDLE_PLAYER, type PlayerState } from './playerState.ts';
import { followLeave } from './followLeave.ts';
import { getStreamPath, withLeave } from './leave.ts';
import { getPlayReportUrl, reportPlays } from './playReports.ts';
import { toPlayback } from './profile.ts';
import { showPictures } from './storyboard.ts';
import { QualityMenu } from './qualityMenu.ts';
import './skin.css';

videojs.addLanguage('es', es);
videojs.registerComponent(
  'QualityMenu',
  QualityMenu as unknown as Parameters<typeof videojs.registerComponent>[1],
);

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];
/** A live manifest may not be there yet (NET-10); it is asked for again by itself. */
const ASK_AGAIN_MS = 5000;

/** video.js over HLS. A chunk of its own: see Player. */
export function VideoJsPlayer({
  src,
  onRefused,
  storyboard,
  poster,
  title,
  isLive = false,
  isMuted = false,
  isCounted = true,
  autoPlay = false,
  look,
  qrClickUrl,
  playlist,
  playhead,
}: PlayerProps & { src: string }) {
  const { t, i18n } = useTranslation('ui');
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<VideoJs>(null);
  const [failed, setFailed] = useState<'refused' | 'broken' | false>(false);
  const [attempt, setAttempt] = useState(0);
  const stream = getStreamPath(src);
  const leave = useEffectEvent((uri: string) => withLeave(uri, src));
  const pictures = useEffectEvent(() => storyboard);
  const plays = useEffectEvent(() => getPlayReportUrl(src));
  const refused = useEffectEvent(() => onRefused?.());
  const tell = useEffectEvent((state: PlayerState) => playhead?.onState(state));
  const words = useEffectEvent(() => ({ title: t('player.quality'), auto: t('player.auto') }));

  const { autoplay, loop, muted, controls, seekable } = toPlayback(look, { autoPlay, isMuted, isLive });
  const color = look?.controlColor ?? null;

  useEffect(() => {
    playhead?.attach({
      seek(seconds) {
        if (!seekable) return;
        player.current?.currentTime(seconds);
        void player.current?.play()?.catch(() => undefined);
      },
      frame: () => captureFrame(place.current?.querySelector('video')),
      async still(seconds) {
        const element = place.current?.querySelector('video');
        if (!element || element.readyState === 0 || !seekable) return null;
        player.current?.pause();
        await restAt(element, seconds, () => player.current?.currentTime(seconds));
        return captureFrame(element);
      },
      video: () => place.current?.querySelector('video') ?? null,
    });
    return () => playhead?.attach(null);
  }, [playhead, seekable]);

  useEffect(() => {
    const element = place.current;
    if (color) element?.style.setProperty('--player-accent', color);
    return () => void element?.style.removeProperty('--player-accent');
  }, [color]);

  useEffect(() => {
    const element = document.createElement('video-js');
    place.current?.append(element);
    const vjs = videojs(element, {
      controls,
      fill: true,
      preload: 'auto',
      autoplay: autoplay ? 'any' : false,
      loop,
      muted,
      liveui: isLive,
      language: i18n.language,
      playbackRates: isLive || !controls ? [] : SPEEDS,
      experimentalSvgIcons: true,
      enableSmoothSeeking: true,
      crossorigin: 'anonymous',
      // Our own notice says what happened; the built-in one says it in a modal.
      errorDisplay: false,
      userActions: {
        hotkeys: (event: KeyboardEvent) => handlePlayerKey(vjs as never, event, { controls, seekable }),
        ...(controls ? {} : { click: false, doubleClick: false }),
      },
      controlBar: {
        pictureInPictureToggle: false,
        skipButtons: isLive ? false : { backward: 10, forward: 10 },
        ...(seekable ? {} : { progressControl: false, seekToLive: false }),
      },
      html5: { vhs: { overrideNative: true }, nativeAudioTracks: false, nativeVideoTracks: false },
    });
    player.current = vjs;
    let isRefused = false;
    followLeave(vjs, {
      leave: (uri) => leave(uri),
      refused: () => {
        isRefused = true;
        refused();
      },
    });
    const endPlay = isCounted ? reportPlays(vjs, () => plays()) : () => undefined;
    vjs.src({ src: leave(stream), type: 'application/x-mpegURL' });
    const bar = vjs.getChild('ControlBar');
    bar?.addChild('QualityMenu', words(), Math.max(bar.children().length - 1, 0));
    const hidePictures = showPictures(vjs.el().querySelector('.vjs-progress-control'), {
      pictures: () => pictures(),
      seconds: () => vjs.duration() ?? 0,
    });
    const report = () => tell(stateOf(vjs));
    vjs.on(['timeupdate', 'play', 'playing', 'pause', 'loadedmetadata', 'durationchange', 'seeked'], report);
    vjs.on('error', () => setFailed(isRefused ? 'refused' : 'broken'));
    // A live picture that may not be gone back in is shown as it is now, also after a pause.
    if (isLive && !seekable) vjs.on('play', () => liveTrackerOf(vjs)?.seekToLiveEdge());
    return () => {
      endPlay();
      hidePictures();
      player.current = null;
      vjs.dispose();
    };
    // Anything that changes here is another player.
  }, [stream, isLive, isCounted, muted, autoplay, loop, controls, seekable, i18n.language, attempt]);

  // Another picture for before the start is no reason to begin anew.
  useEffect(() => {
    player.current?.poster(poster ?? '');
  }, [poster, stream, isLive, muted, autoplay, loop, controls, seekable, i18n.language, attempt]);

  const retry = useEffectEvent(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  });
  useEffect(() => {
    // What failed for want of leave has the next one by then.
    if (!failed || !(isLive || failed === 'refused')) return;
    const timer = setTimeout(retry, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failed, isLive]);

  return (
    <div
      className={controls ? 'player' : 'player player--background'}
      role="region"
      aria-label={t('player.label', { title })}
    >
      <div className="player__place" ref={place} />
      <PlayerOverlays look={look} qrClickUrl={qrClickUrl} playlist={playlist} />
      {failed && (
        <PlayerNotice
          text={t(isLive ? 'player.notReady' : 'player.failed')}
          {...(!isLive && {
            onRetry: () => {
              setFailed(false);
              setAttempt(attempt + 1);
            },
          })}
        />
      )}
    </div>
  );
}

/** A part of video.js that its types leave out. */
function liveTrackerOf(vjs: VideoJs): { seekToLiveEdge(): void } | undefined {
  return (vjs as unknown as { liveTracker?: { seekToLiveEdge(): void } }).liveTracker;
}

function stateOf(vjs: VideoJs): PlayerState {
  const seekable = vjs.seekable();
  const duration = vjs.duration() ?? 0;
  return {
    ...IDLE_PLAYER,
    currentTime: vjs.currentTime() ?? 0,
    playerState:
      vjs.readyState() === 0
        ? 'loading'
        : !vjs.hasClass('vjs-has-started')
          ? 'loaded'
          : vjs.paused()
            ? 'paused'
            : 'playing',
    timeRange:
      seekable.length > 0
        ? { start: seekable.start(0), end: seekable.end(seekable.length - 1) }
        : IDLE_PLAYER.timeRange,
    duration: Number.isFinite(duration) ? duration : 0,
    airedAt: getAiredAt(vjs),
    formattedDuration: formatPlayerDuration(duration),
  };
}
