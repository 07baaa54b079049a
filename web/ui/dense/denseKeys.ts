import type { CellPlace } from './denseTypes.ts';

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Size {
  rows: number;
  cols: number;
  /** Rows in view at once. */
  page: number;
}

/** Key commands that the library does not handle. */
export type DenseCommand =
  { kind: 'go'; to: CellPlace } | { kind: 'widen'; by: number } | { kind: 'move'; by: -1 | 1 };

const STEP = 16;

/** Reads a key pressed while a cell has the focus; null where it means nothing here. */
export function denseCommand(pressed: Pressed, at: CellPlace, size: Size): DenseCommand | null {
  const side = pressed.key === 'ArrowLeft' ? -1 : pressed.key === 'ArrowRight' ? 1 : 0;
  if (pressed.altKey && side !== 0 && !pressed.ctrlKey && !pressed.metaKey)
    return pressed.shiftKey ? { kind: 'move', by: side } : { kind: 'widen', by: side * STEP };
  if (pressed.altKey || pressed.shiftKey) return null;
  const to = placeFor(pressed.key, pressed.ctrlKey || pressed.metaKey, at, size);
  return to && { kind: 'go', to: { row: clamp(to.row, size.rows), col: clamp(to.col, size.cols) } };
}

function placeFor(key: string, isFar: boolean, { row, col }: CellPlace, size: Size): CellPlace | null {
  switch (key) {
    case 'Home':
      return { row: isFar ? 0 : row, col: 0 };
    case 'End':
      return { row: isFar ? size.rows - 1 : row, col: size.cols - 1 };
    case 'PageUp':
      return { row: row - size.page, col };
    case 'PageDown':
      return { row: row + size.page, col };
    default:
      return null;
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
