import { useTranslation } from 'react-i18next';
import { clockOf, secondsOf } from '../../player/playerState.ts';
import { kindOf, nameOf, useCues } from './useCues.ts';

interface CueTrackProps {
  mediaId: string;
  /** Length of the video, in seconds. */
  seconds: number;
  /** Where the player is, in seconds. */
  currentTime: number;
  onSeek: (seconds: number) => void;
}

/** The cues of a video on its timeline, under the picture. */
export function CueTrack({ mediaId, seconds, currentTime, onSeek }: CueTrackProps) {
  const { t } = useTranslation('media');
  const { cues } = useCues(mediaId);
  if (!cues || seconds <= 0) return null;
  const at = (second: number) => `${Math.min((second / seconds) * 100, 100)}%`;
  return (
    <div className="cues">
      <div className="cues__track">
        {cues.map((cue) => (
          <button
            key={cue.id}
            type="button"
            className={`cues__mark cues__mark--${kindOf(cue)}`}
            style={{ left: at(secondsOf(cue.position)) }}
            title={nameOf(cue, t)}
            aria-label={t('cues.jump', { name: nameOf(cue, t), position: cue.position })}
            // The list reaches the same places by keyboard, in order.
            tabIndex={-1}
            onClick={() => onSeek(secondsOf(cue.position))}
          />
        ))}
        <span className="cues__playhead" style={{ left: at(currentTime) }} />
      </div>
      <div className="cues__ticks mono" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>{clockOf(seconds * share)}</span>
        ))}
      </div>
    </div>
  );
}
