import { formatPosition } from '../../../schema/rules/positions.ts';
import { movedBy } from './timelineKeys.ts';

interface TimelineHandleProps {
  kind: 'playhead' | 'start' | 'end';
  label: string;
  /** Milliseconds. */
  value: number;
  lengthMs: number;
  /** The place of a moment on the track, for CSS. */
  at: (milliseconds: number) => string;
  /** The moment below a pointer. */
  momentOf: (x: number) => number;
  onMove: (to: number) => void;
}

/** A handle on a timeline: dragged with a pointer, moved with the keys of a slider. */
export function TimelineHandle({ kind, label, value, lengthMs, at, momentOf, onMove }: TimelineHandleProps) {
  return (
    <span
      className={`timeline__handle timeline__handle--${kind}`}
      style={{ left: at(value) }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthMs)}
      aria-valuenow={Math.round(Math.min(value, lengthMs))}
      aria-valuetext={formatPosition(value)}
      onKeyDown={(event) => {
        const to = movedBy(event.key, value, lengthMs);
        if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onMove(to);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(momentOf(event.clientX));
      }}
    />
  );
}
