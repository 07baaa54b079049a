import { useEffect, type RefObject } from 'react';

/** Minimum width of the name column, in pixels. */
export const NAME_MIN_WIDTH = 160;

/** Priorities hidden step by step until the columns fit. */
const STEPS = ['', '3', '2', '1'] as const;

/**
 * Leaves out the less important columns of a table while they would squeeze the names or push it out of its card. By an
 * attribute, which paints no row anew; the column choice is not touched.
 */
export function useRoomForNames(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly unknown[],
): void {
  useEffect(() => {
    const element = table.current;
    const card = element?.parentElement;
    if (!element || !card || typeof ResizeObserver === 'undefined') return;
    let width = -1;
    const fit = () => {
      if (card.clientWidth === width) return;
      width = card.clientWidth;
      STEPS.some((step) => {
        if ((element.dataset['leaves'] ?? '') !== step) element.dataset['leaves'] = step;
        return hasRoom(element, card);
      });
    };
    // Told first when everything has its place and nothing is painted yet, so that measuring costs no layout of its own.
    const observer = new ResizeObserver(fit);
    observer.observe(card);
    return () => observer.disconnect();
  }, [table, columns]);
}

function hasRoom(table: HTMLTableElement, card: Element): boolean {
  const name = table.querySelector('th.list-cell--phone-title') ?? table.querySelector('th.list-cell');
  // On a phone rows are blocks and there is no head.
  if (!name || name.clientWidth === 0) return getComputedStyle(table).display === 'block';
  return name.clientWidth >= NAME_MIN_WIDTH && table.offsetWidth <= card.clientWidth;
}
