/** A column of dense data: one line of text a cell. */
export interface DenseColumn<Row> {
  id: string;
  header: string;
  text: (row: Row) => string;
  /** In pixels, until a person chooses another. */
  width: number;
  align?: 'right';
}

export interface DenseTableProps<Row> {
  /** Accessible label of the table. */
  label: string;
  columns: ReadonlyArray<DenseColumn<Row>>;
  rows: readonly Row[];
  /** Under which order and widths of the columns are kept in this browser; not kept without. */
  storeId?: string;
  /** Called when the last rows come near. */
  onEnd?: (() => void) | undefined;
}

/** A cell by its place among what is shown. */
export interface CellPlace {
  row: number;
  col: number;
}

/** Chosen cells, both ends included; without rows or columns all of them. */
export interface CellRange {
  rows?: readonly [number, number] | null;
  cols?: readonly [number, number] | null;
}
