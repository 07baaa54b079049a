/** The first and the last row on screen. */
export interface RowSpan {
  first: number;
  last: number;
}

/** Scrolling has come to rest when it was still for so long, in milliseconds. */
const REST_MS = 120;

/**
 * Holds which rows are on screen, outside of React: scrolling draws the table anew and nothing around it. Who listens
 * hears of them when scrolling rests: nobody has rows read out that fly past, and drawing those, too, costs frames.
 */
export function createRowsSeen() {
  let span: RowSpan = { first: 0, last: 30 };
  let rested = span;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    rested = span;
    for (const listener of listeners) listener();
  };
  return {
    get: () => span,
    /** Rows visible when scrolling last stopped. */
    rested: () => rested,
    set(next: RowSpan) {
      if (next.first === span.first && next.last === span.last) return;
      span = next;
      clearTimeout(rest);
      rest = setTimeout(tell, REST_MS);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(rest);
      };
    },
  };
}

export type RowsSeen = ReturnType<typeof createRowsSeen>;
