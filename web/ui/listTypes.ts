import type { ReactNode } from 'react';
import type { DrawingName } from './Drawing.tsx';
import type { Selection } from './useSelection.ts';

export interface ListColumn<Row> {
  id: string;
  /** Empty for the column of a row's own buttons. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** CSS width, with `cqi` for a share of the table's own width; columns without one share what is left. */
  width?: string;
  /** Columns with priority 3, then 2, are hidden on narrow screens; 1 stays. */
  priority?: 1 | 2 | 3;
  /** Its place in the block that a row becomes on a phone; hidden there when not said. */
  phone?: 'title' | 'tag' | 'line' | 'end';
  /** Cannot be hidden by the column choice. */
  isFixed?: boolean;
  /** Hidden until it is chosen. */
  isHiddenAtFirst?: boolean;
}

export interface ListChip {
  /** Empty for the chip that shows everything. */
  id: string;
  label: string;
  count?: number | undefined;
}

export interface BulkAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  /** True if none of the chosen rows can take it. */
  isDisabled?: (rows: readonly Row[]) => boolean;
  /** Gets exactly the rows that the bar counts; the selection, to drop what was done with. */
  onRun: (rows: readonly Row[], selection: Selection<Row>) => void;
}

export interface EmptyText {
  drawing: DrawingName;
  sentence: string;
  action?: { label: string; to?: string; onClick?: () => void };
}

export interface ListLoad<Row = unknown> {
  loading: boolean;
  error?: unknown;
  retry: () => void;
  /** Reads the next page; absent when everything is there. */
  more?: (() => void) | undefined;
  loadingMore?: boolean;
  /** Reads all that is left, to choose it; absent when everything is there. */
  all?: (() => Promise<readonly Row[]>) | undefined;
}
