import type { StateIcon } from './states.ts';

/** The small drawing in front of a state's word. Drawn here rather than taken from a font, to stay crisp at 10 px. */
export function StateIconMark({ icon }: { icon: StateIcon }) {
  return (
    <svg
      className={`state-mark state-mark--${icon}`}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      aria-hidden="true"
    >
      {DRAWINGS[icon]}
    </svg>
  );
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.7, strokeLinecap: 'round' } as const;

const DRAWINGS: Record<StateIcon, React.ReactNode> = {
  dot: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  ring: <circle cx="5" cy="5" r="3.6" {...line} strokeWidth={1.5} />,
  spinner: <path d="M5 1.2A3.8 3.8 0 1 0 8.8 5" {...line} />,
  triangle: <path d="M5 .8 9.8 9.2H.2Z" fill="currentColor" />,
  octagon: <path d="M3.1.4h3.8l2.7 2.7v3.8L6.9 9.6H3.1L.4 6.9V3.1Z" fill="currentColor" />,
  check: <path d="M1.6 5.4 4 7.8 8.4 2.6" {...line} strokeLinejoin="round" />,
  clock: (
    <>
      <circle cx="5" cy="5" r="4" {...line} strokeWidth={1.3} />
      <path d="M5 2.8V5l1.6 1" {...line} strokeWidth={1.3} />
    </>
  ),
};
