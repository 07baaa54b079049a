import {
  blocksPath,
  linesPath,
  toStripPosition,
  STRIP_WIDTH,
  stepsPath,
  type Span,
  type Step,
  type StripWindow,
} from './mapGeometry.ts';

interface LaneProps {
  strip: StripWindow;
  /** Accessible label. */
  label: string;
}

const HEIGHT = 20;

function Strip({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="event-lane" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${STRIP_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </span>
  );
}

/** The event's own times; those that clash stand out by height and color. */
export function OwnLane({ spans, clashes, strip, label }: LaneProps & { spans: Span[]; clashes: Span[] }) {
  const clashing = new Set(clashes.map(({ startAt }) => Date.parse(startAt)));
  const free = spans.filter(({ startAt }) => !clashing.has(Date.parse(startAt)));
  return (
    <span className="event-lane" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${STRIP_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="event-lane__own" d={linesPath(free, strip, 4, 16)} />
      </svg>
      {clashes.map(({ startAt }) => (
        <span
          key={startAt}
          className="event-lane__clash"
          style={{ insetInlineStart: `${(toStripPosition(startAt, strip) / STRIP_WIDTH) * 100}%` }}
        />
      ))}
    </span>
  );
}

/** When others use something. */
export function BusyLane({ spans, strip, label }: LaneProps & { spans: readonly Span[] }) {
  return (
    <Strip label={label}>
      <path className="event-lane__busy" d={blocksPath(spans, strip, 3, 17)} />
    </Strip>
  );
}

/** Number of other concurrent events. */
export function StepsLane({
  steps,
  most,
  strip,
  label,
}: LaneProps & { steps: readonly Step[]; most: number }) {
  return (
    <Strip label={label}>
      <path className="event-lane__steps" d={stepsPath(steps, strip, most, 3, 18)} />
    </Strip>
  );
}
