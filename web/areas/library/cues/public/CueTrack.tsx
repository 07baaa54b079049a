import { useTranslation } from 'react-i18next';
import { parsePosition } from '../../../../../schema/rules/positions.ts';
import { Timeline } from '../../../../player/timeline/Timeline.tsx';
import type { Playhead } from '../../../../player/playhead.ts';
import { toMilliseconds, usePlace } from '../../../../player/usePlayhead.ts';
import { getCueVisibility, getCueName } from './useCues.ts';
import type { CueTimelineControl } from './useCueTimeline.ts';

interface CueTrackProps {
  timeline: CueTimelineControl;
  playhead: Playhead;
}

/** The cues of a video on its timeline, under the picture (S-150). */
export function CueTrack({ timeline, playhead }: CueTrackProps) {
  const { t } = useTranslation('cues');
  const { state, send, cues, shown } = timeline;
  const { seek } = playhead;
  const seconds = usePlace(playhead, (place) => place.seconds);
  const positionMs = usePlace(playhead, toMilliseconds);
  // By whole seconds: a live window moves all the time.
  const reachStart = usePlace(playhead, (place) => Math.ceil(place.reachStart));
  const reachEnd = usePlace(playhead, (place) =>
    place.reachEnd < place.seconds ? Math.floor(place.reachEnd) : -1,
  );
  if (!cues || seconds <= 0) return null;
  const marks = shown.map((cue) => ({
    id: cue.id,
    at: parsePosition(cue.position) ?? 0,
    label: t('jump', { name: getCueName(cue, t as never), position: cue.position }),
    title: getCueName(cue, t as never),
    tone: getCueVisibility(cue),
    isBlinking: state.blinking.has(cue.id),
    isHovered: state.hovered === cue.id,
  }));
  return (
    <Timeline
      label={t('track')}
      lengthMs={seconds * 1000}
      positionMs={positionMs}
      reach={{ start: reachStart * 1000, end: reachEnd < 0 ? null : reachEnd * 1000 }}
      onSeek={(at) => seek(at / 1000)}
      marks={marks}
      onMark={(id) => seek((marks.find((mark) => mark.id === id)?.at ?? 0) / 1000)}
      onHover={(id) => send({ type: 'hover', id })}
      range={state.range}
      onRange={(edge, at) => send({ type: edge === 'start' ? 'rangeStart' : 'rangeEnd', at })}
      words={{ playhead: t('playhead'), start: t('range.start'), end: t('range.end'), marks: t('title') }}
    />
  );
}
