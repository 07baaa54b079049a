import type { ReactNode, RefObject } from 'react';
import { AudioMeters } from '../../player/meters/AudioMeters.tsx';
import { Player, type PlayerHandle } from '../../player/Player.tsx';
import type { Playhead } from '../../player/usePlayhead.ts';
import { CueTrack } from './CueTrack.tsx';
import type { CueTimelineControl } from './useCueTimeline.ts';
import '../media/MediaPage.css';

interface CuedStageProps {
  title: string;
  /** HLS address; null while there is nothing to play. */
  src: string | null | undefined;
  /** What is on air plays by itself, without sound. */
  isLive: boolean;
  player: RefObject<PlayerHandle | null>;
  playhead: Playhead;
  timeline: CueTimelineControl;
  /** What stands in place of a picture. */
  instead: ReactNode;
}

/** A broadcast or its recording over the timeline of its cues, with audio meters (S-150, S-151). */
export function CuedStage({ title, src, isLive, player, playhead, timeline, instead }: CuedStageProps) {
  return (
    <div className="media-stage card">
      {src ? (
        <Player
          ref={player}
          src={src}
          title={title}
          isLive={isLive}
          isMuted={isLive}
          autoPlay={isLive}
          onState={playhead.onState}
        />
      ) : (
        instead
      )}
      <CueTrack
        timeline={timeline}
        seconds={playhead.seconds}
        currentTime={playhead.currentTime}
        onSeek={playhead.seek}
      />
      {src && <AudioMeters video={() => player.current?.video() ?? null} />}
    </div>
  );
}
