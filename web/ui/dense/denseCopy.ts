import type { CellRange, DenseColumn } from './denseTypes.ts';

/** Values that a spreadsheet would interpret as a formula (ANA-19). */
const FORMULA = /^\s*[=+\-@]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** True if a cell is among the chosen ones. */
export function isChosen(ranges: readonly CellRange[], row: number, col: number): boolean {
  return ranges.some(({ rows, cols }) => isWithin(rows, row) && isWithin(cols, col));
}

/** Counts the cells of ranges that do not overlap. */
export function chosenCount(ranges: readonly CellRange[], rowCount: number, colCount: number): number {
  return ranges.reduce((sum, { rows, cols }) => sum + lengthOf(rows, rowCount) * lengthOf(cols, colCount), 0);
}

/**
 * The chosen cells as lines of values between tabs, as spreadsheets take them; whole columns come with their
 * headers. What lies between two chosen ranges is empty.
 */
export function toTsv<Row>(
  ranges: readonly CellRange[],
  columns: ReadonlyArray<DenseColumn<Row>>,
  rows: readonly Row[],
): string {
  const shown = columns.map((_, col) => col).filter((col) => ranges.some(({ cols }) => isWithin(cols, col)));
  const lines: string[] = [];
  if (ranges.every((range) => !range.rows))
    lines.push(shown.map((col) => cellOf(columns[col]!.header)).join('\t'));
  rows.forEach((row, index) => {
    if (!ranges.some((range) => isWithin(range.rows, index))) return;
    const cells = shown.map((col) => (isChosen(ranges, index, col) ? cellOf(columns[col]!.text(row)) : ''));
    lines.push(cells.join('\t'));
  });
  return lines.join('\n');
}

function cellOf(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(line) && !NUMBER.test(line) ? `'${line}` : line;
}

function isWithin(span: CellRange['rows'], index: number): boolean {
  return !span || (index >= span[0] && index <= span[1]);
}

function lengthOf(span: CellRange['rows'], all: number): number {
  return span ? span[1] - span[0] + 1 : all;
}
