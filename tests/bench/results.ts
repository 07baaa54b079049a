import { writeFileSync } from 'node:fs';

/** One figure of the bench. Ratios compare two sides measured in turns within the same run. */
export interface Figure {
  value: number;
  unit: string;
  /** Target to reach (`atLeast`) or stay below (`atMost`). Absent if it is only reported. */
  target?: number;
  /** True if the target is kept; true where there is none. */
  holds: boolean;
}

/** The figures of a run, by name. */
export type Figures = Record<string, Figure>;

/** A figure that must be at least `target`. One that could not be taken holds nothing. */
export function atLeast(value: number, target: number, unit: string): Figure {
  return { value: round(value), unit, target, holds: Number.isFinite(value) && value >= target };
}

/** A figure that must be at most `target`. */
export function atMost(value: number, target: number, unit: string): Figure {
  return { value: round(value), unit, target, holds: Number.isFinite(value) && value <= target };
}

/** A figure that is only told. */
export function reported(value: number, unit: string): Figure {
  return { value: round(value), unit, holds: true };
}

/** Prints the figures as a table and, when all were taken, writes them to `file`. */
export function publish(figures: Figures, file?: string): void {
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.value.toLocaleString('en-US'),
    figure.unit,
    figure.target === undefined ? '' : figure.target.toLocaleString('en-US'),
    figure.target === undefined ? '' : figure.holds ? 'holds' : 'MISSED',
  ]);
  const table = [['figure', 'value', 'unit', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
  if (file) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value that the given share of all are at or below. */
export function nearlyWorst(values: readonly number[], share = 0.95): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.ceil(share * ordered.length) - 1] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
