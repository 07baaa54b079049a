import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

export interface RowWindow {
  /** First row to draw. */
  start: number;
  /** One past the last row to draw. */
  end: number;
}

/** Rows drawn beyond either edge, so that the next row is there before it is seen or focused. */
const OVERSCAN = 12;
/** Below this all rows are drawn: simpler for the browser's own search in the page. */
const WORTH_WINDOWING = 40;

/** Indexes of rows visible in the viewport, given the position of the list's top. */
export function rowsInView(count: number, rowHeight: number, top: number, viewport: number): RowWindow {
  if (count <= WORTH_WINDOWING) return { start: 0, end: count };
  const start = Math.max(0, Math.floor(-top / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((viewport - top) / rowHeight) + OVERSCAN);
  return { start: Math.min(start, Math.max(count - 1, 0)), end: Math.max(end, 0) };
}

/**
 * Keeps the window while anything above the list scrolls. Draws anew only when the rows in view change. A list begins with
 * what a screen holds, so that it is there soon; the rest follows when nothing else is to be done.
 */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [rows, setRows] = useState<RowWindow>();
  const isDrawn = useRef(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInView(count, rowHeight, top, window.innerHeight);
      const keep = (now: RowWindow | undefined) =>
        now?.start === next.start && now.end === next.end ? now : next;
      if (isDrawn.current) setRows(keep);
      else startTransition(() => setRows(keep));
      isDrawn.current = true;
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    // Captured, because scrolling may happen in any box above the list and does not bubble.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [body, count, rowHeight]);
  if (!rows) return { start: 0, end: Math.min(count, Math.ceil(window.innerHeight / rowHeight)) };
  // A list that has just shrunk must not be cut by the old window for a frame.
  return count <= WORTH_WINDOWING
    ? { start: 0, end: count }
    : { start: Math.min(rows.start, count), end: Math.min(rows.end, count) };
}
