import { useTranslation } from 'react-i18next';
import { secondsOf } from '../../player/playerState.ts';
import { codeOf } from '../../ui/errorMessage.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { kindOf, nameOf, useCues, type Cue } from './useCues.ts';

interface CuesPanelProps {
  mediaId: string;
  /** Where the player is, in seconds. */
  currentTime: number;
  onSeek: (seconds: number) => void;
}

/** The cues of a video as a list; each leads to its place in the picture. */
export function CuesPanel({ mediaId, currentTime, onSeek }: CuesPanelProps) {
  const { t } = useTranslation('media');
  const { cues, error, loading, retry } = useCues(mediaId);
  const mine = cues?.filter(({ visibility }) => visibility === 'ONLY_ME').length ?? 0;
  return (
    <section className="card cues-card" aria-label={t('cues.title')}>
      <header className="cues__head">
        <h2>{t('cues.title')}</h2>
        {cues && (
          <span className="muted num">
            {cues.length}
            {mine > 0 && ` · ${t('cues.mine', { count: mine })}`}
          </span>
        )}
      </header>
      {cues ? (
        <CueList cues={cues} currentTime={currentTime} onSeek={onSeek} />
      ) : codeOf(error) === 'CUES_UNAVAILABLE' ? (
        <p className="muted">{t('cues.unavailable')}</p>
      ) : loading ? (
        <SkeletonRows count={3} height={37} />
      ) : (
        <LoadFailure error={error} onRetry={retry} />
      )}
    </section>
  );
}

function CueList({ cues, currentTime, onSeek }: Omit<CuesPanelProps, 'mediaId'> & { cues: readonly Cue[] }) {
  const { t } = useTranslation('media');
  const current = cues.findLastIndex((cue) => secondsOf(cue.position) <= currentTime);
  return (
    <ol className="cues__list">
      {cues.map((cue, index) => (
        <li key={cue.id}>
          <button
            type="button"
            className={`cue cue--${kindOf(cue)}`}
            aria-current={index === current}
            onClick={() => onSeek(secondsOf(cue.position))}
          >
            <span className="mono">{cue.position}</span>
            <span className="cue__name">{nameOf(cue, t)}</span>
            <span className="cue__who">
              {cue.automatic ? t('cues.automatic') : t(`cues.visibility.${cue.visibility}`)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
