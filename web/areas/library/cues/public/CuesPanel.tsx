import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { parseTimecode } from '../../../../player/playerState.ts';
import type { Playhead } from '../../../../player/playhead.ts';
import { usePlace } from '../../../../player/usePlayhead.ts';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { CueDialogs } from '../CueDialogs.tsx';
import { CueRow } from '../CueRow.tsx';
import type { TimeRange } from './cueTimeline.ts';
import { CueTools } from '../CueTools.tsx';
import type { CueTimelineControl } from './useCueTimeline.ts';
import '../Cues.css';

interface CuesPanelProps {
  timeline: CueTimelineControl;
  /** Length of the video in milliseconds; null while it is not known. */
  lengthMs: number | null;
  playhead: Playhead;
  /** Downloads a part of the video; without it there is no such button. */
  onDownload?: ((range: TimeRange) => void) | undefined;
}

/** The cues of a video as a list, with all that can be done to them (S-150). */
export function CuesPanel({ timeline, lengthMs, playhead, onDownload }: CuesPanelProps) {
  const { t } = useTranslation('cues');
  const { cues, loading, trouble } = timeline;
  const mine = cues?.filter(({ visibility }) => visibility === 'ONLY_ME').length ?? 0;
  return (
    <section className="card cues-card" aria-label={t('title')}>
      <header className="cues__head">
        <h2>{t('title')}</h2>
        {cues && (
          <span className="muted num">
            {cues.length}
            {mine > 0 && ` · ${t('mine', { count: mine })}`}
          </span>
        )}
      </header>
      {cues ? (
        <>
          <CueTools timeline={timeline} playhead={playhead} onDownload={onDownload} />
          <CueList timeline={timeline} playhead={playhead} />
          <CueDialogs timeline={timeline} lengthMs={lengthMs} />
        </>
      ) : trouble === 'unavailable' ? (
        <p className="muted">{t('unavailable')}</p>
      ) : loading ? (
        <SkeletonRows count={3} height={37} />
      ) : (
        <p className="muted">
          {t('failed')} <Button variant="minimal" text={t('retry')} onClick={timeline.retry} />
        </p>
      )}
    </section>
  );
}

function CueList({ timeline, playhead }: Pick<CuesPanelProps, 'timeline' | 'playhead'>) {
  const { t } = useTranslation('cues');
  const { shown, state } = timeline;
  const current = usePlace(playhead, ({ currentTime }) =>
    shown.findLastIndex((cue) => parseTimecode(cue.position) <= currentTime),
  );
  return (
    <>
      <ol className="cues__list">
        {shown.map((cue, index) => (
          <CueRow
            key={cue.id}
            cue={cue}
            timeline={timeline}
            isCurrent={index === current}
            onJump={() => playhead.seek(parseTimecode(cue.position))}
          />
        ))}
      </ol>
      {state.filter.trim() && shown.every(({ isAutomatic }) => isAutomatic) && (
        <p className="muted cues__none">{t('noneFound')}</p>
      )}
    </>
  );
}
