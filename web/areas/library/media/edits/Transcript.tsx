import { useTranslation } from 'react-i18next';
import { formatTimecode } from '../../../../player/playerState.ts';
import { transcriptParts } from './transcript.ts';

interface TranscriptProps {
  text: string;
  /** Goes to a second of the video; undefined while nothing can be played. */
  onSeek: ((seconds: number) => void) | undefined;
}

/** Transcript with times that seek (LIB-15). */
export function Transcript({ text, onSeek }: TranscriptProps) {
  const { t } = useTranslation('media');
  return (
    <div className="card transcript">
      {transcriptParts(text).map(({ at, text: said }, index) => (
        // Two parts may say the same.
        <p key={index}>
          {at !== null &&
            (onSeek ? (
              <button
                type="button"
                className="transcript__time num"
                aria-label={t('media.playFrom', { time: formatTimecode(at) })}
                onClick={() => onSeek(at)}
              >
                {formatTimecode(at)}
              </button>
            ) : (
              <span className="num muted">{formatTimecode(at)}</span>
            ))}
          <span>{said}</span>
        </p>
      ))}
    </div>
  );
}
