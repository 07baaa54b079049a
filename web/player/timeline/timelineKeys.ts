const STEP_MS = 1000;
const LEAP_MS = 10_000;

/** One table of the keys that move a handle of a timeline. */
const MOVES: Readonly<Record<string, (at: number, lengthMs: number) => number>> = {
  ArrowLeft: (at) => at - STEP_MS,
  ArrowDown: (at) => at - STEP_MS,
  ArrowRight: (at) => at + STEP_MS,
  ArrowUp: (at) => at + STEP_MS,
  PageDown: (at) => at - LEAP_MS,
  PageUp: (at) => at + LEAP_MS,
  Home: () => 0,
  End: (_at, lengthMs) => lengthMs,
};

/** Position of a handle after a key, in milliseconds within the video. Null for other keys. */
export function movedBy(key: string, at: number, lengthMs: number): number | null {
  const moved = MOVES[key]?.(at, lengthMs);
  return moved === undefined ? null : within(moved, lengthMs);
}

/** The moment below a pointer, in milliseconds within the video. */
export function momentAt(
  x: number,
  { left, width }: { left: number; width: number },
  lengthMs: number,
): number {
  return width <= 0 ? 0 : within(((x - left) / width) * lengthMs, lengthMs);
}

/** The mark that a key goes to from another one; null for other keys, and where there is none. */
export function markBeside(key: string, index: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count || next === index ? null : next;
}

function within(at: number, lengthMs: number): number {
  return Math.round(Math.min(Math.max(at, 0), lengthMs));
}
