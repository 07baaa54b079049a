/** The first and the last row on screen. */
export interface RowSpan {
  first: number;
  last: number;
}

/** Holds which rows are on screen, outside of React: scrolling draws the table anew and nothing around it. */
export function createRowsSeen() {
  let span: RowSpan = { first: 0, last: 30 };
  const listeners = new Set<() => void>();
  return {
    get: () => span,
    set(next: RowSpan) {
      if (next.first === span.first && next.last === span.last) return;
      span = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type RowsSeen = ReturnType<typeof createRowsSeen>;
