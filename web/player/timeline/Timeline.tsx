import { useRef } from 'react';
import { formatTimecode } from '../playerState.ts';
import { TimelineHandle } from './TimelineHandle.tsx';
import { TimelineMarks, type TimelineMark } from './TimelineMarks.tsx';
import { momentAt } from './timelineKeys.ts';
import './timeline.css';

interface TimelineProps {
  /** Accessible label of the timeline. */
  label: string;
  /** All times are in milliseconds. */
  lengthMs: number;
  positionMs: number;
  /** Seekable range if it is limited. Without an end, up to the end. */
  reach?: { start: number; end: number | null };
  onSeek: (at: number) => void;
  marks: readonly TimelineMark[];
  /** A mark was chosen. */
  onMark: (id: string) => void;
  onHover?: (id: string | null) => void;
  /** A part of the video between two handles; without an end it goes to the end of the video. */
  range?: { start: number; end: number | null } | null | undefined;
  onRange?: (edge: 'start' | 'end', at: number) => void;
  words: { playhead: string; start: string; end: string; marks: string };
}

/**
 * The length of a video with places in it, where the player is, and perhaps a part of it. Knows nothing of what the
 * places mean. Every handle is a slider for the keyboard; the marks are one tab stop with arrows between them.
 */
export function Timeline(props: TimelineProps) {
  const { lengthMs, range, words } = props;
  const track = useRef<HTMLDivElement>(null);
  const at = (milliseconds: number) =>
    `${lengthMs <= 0 ? 0 : Math.min((milliseconds / lengthMs) * 100, 100)}%`;
  const momentOf = (x: number) => momentAt(x, track.current!.getBoundingClientRect(), lengthMs);
  const handle = { lengthMs, at, momentOf };
  const end = range ? (range.end ?? lengthMs) : 0;
  return (
    <div className="timeline" role="group" aria-label={props.label}>
      <div
        className="timeline__track"
        ref={track}
        // The playhead is the keyboard's way to the same places.
        onClick={({ target, currentTarget, clientX }) => {
          if (target === currentTarget) props.onSeek(momentOf(clientX));
        }}
      >
        <TimelineGone reach={props.reach} at={at} />
        {range && (
          <span
            className="timeline__range"
            style={{ left: at(range.start), width: `calc(${at(end)} - ${at(range.start)})` }}
          />
        )}
        <TimelineMarks
          marks={props.marks}
          label={words.marks}
          at={at}
          onMark={props.onMark}
          onHover={props.onHover}
        />
        <TimelineHandle
          {...handle}
          kind="playhead"
          label={words.playhead}
          value={props.positionMs}
          onMove={props.onSeek}
        />
        {range && (
          <>
            <TimelineHandle
              {...handle}
              kind="start"
              label={words.start}
              value={range.start}
              onMove={(to) => props.onRange?.('start', to)}
            />
            <TimelineHandle
              {...handle}
              kind="end"
              label={words.end}
              value={end}
              onMove={(to) => props.onRange?.('end', to)}
            />
          </>
        )}
      </div>
      <div className="timeline__ticks mono" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>{formatTimecode((lengthMs / 1000) * share)}</span>
        ))}
      </div>
    </div>
  );
}

/** Parts that cannot be sought. */
function TimelineGone({
  reach,
  at,
}: Pick<TimelineProps, 'reach'> & { at: (milliseconds: number) => string }) {
  if (!reach) return null;
  return (
    <>
      {reach.start > 0 && (
        <span className="timeline__gone" data-part="before" style={{ left: 0, width: at(reach.start) }} />
      )}
      {reach.end !== null && (
        <span className="timeline__gone" data-part="after" style={{ left: at(reach.end), right: 0 }} />
      )}
    </>
  );
}
