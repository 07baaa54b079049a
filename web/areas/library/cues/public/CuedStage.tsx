import type { ReactNode } from 'react';
import { AudioMeters } from '../../../../player/meters/AudioMeters.tsx';
import { Player } from '../../../../player/Player.tsx';
import type { Playback } from '../../../../player/usePlayback.ts';
import type { Playhead } from '../../../../player/playhead.ts';
import { CueTrack } from './CueTrack.tsx';
import type { CueTimelineControl } from './useCueTimeline.ts';
import '../../../../player/stage.css';

interface CuedStageProps {
  title: string;
  /** Playback URLs. Undefined if there is nothing to play. */
  playback: Playback | undefined;
  /** Live video starts automatically and muted. */
  isLive: boolean;
  playhead: Playhead;
  timeline: CueTimelineControl;
  /** Content instead of video. */
  instead: ReactNode;
}

/** A broadcast or its recording over the timeline of its cues, with audio meters (S-150, S-151). */
export function CuedStage({ title, playback, isLive, playhead, timeline, instead }: CuedStageProps) {
  return (
    <div className="media-stage card">
      {playback ? (
        <Player
          playhead={playhead}
          {...playback}
          title={title}
          isLive={isLive}
          isMuted={isLive}
          autoPlay={isLive}
        />
      ) : (
        instead
      )}
      <CueTrack timeline={timeline} playhead={playhead} />
      {playback && <AudioMeters video={() => playhead.player()?.video() ?? null} />}
    </div>
  );
}
