/**
 * Comment lines after the rows of a CSV export: what the rows alone don't show. The graph writes them; the studio reads
 * them, because a browser cannot read HTTP trailers.
 */
export type CsvNote =
  /** The service has more rows than one export may contain (ANA-18). */
  | { kind: 'cut'; rows: number }
  /** Some cells are empty because their values could not be read. */
  | { kind: 'gaps'; values: number }
  /** The export failed after some rows; `code` is the stable code of the error. */
  | { kind: 'failed'; rows: number; message: string; code: string; trackingId: string };

const CUT = /^# Cut at (\d+) rows: there are more\.$/;
const GAPS = /^# (\d+) values could not be read and are empty\.$/;
const FAILED = /^# Failed after (\d+) rows: (.*) \((\w+), ([\w.:-]+)\)$/;

/** Notes at the end of an export, at most. */
const MOST_NOTES = 2;

/** A note as a line, without the end of the line. */
export function writeNote(note: CsvNote): string {
  switch (note.kind) {
    case 'cut':
      return `# Cut at ${note.rows} rows: there are more.`;
    case 'gaps':
      return `# ${note.values} values could not be read and are empty.`;
    case 'failed': {
      const message = note.message.replaceAll(/\s+/g, ' ');
      return `# Failed after ${note.rows} rows: ${message} (${note.code}, ${note.trackingId})`;
    }
  }
}

/** The notes among the last lines of an export, in their order. A row that only begins with `#` is none. */
export function readNotes(lines: readonly string[]): CsvNote[] {
  const notes: CsvNote[] = [];
  for (const line of lines.slice(-MOST_NOTES).toReversed()) {
    const note = readNote(line);
    if (note === null) break;
    notes.unshift(note);
  }
  return notes;
}

function readNote(line: string): CsvNote | null {
  const [, cutAt] = CUT.exec(line) ?? [];
  if (cutAt !== undefined) return { kind: 'cut', rows: Number(cutAt) };
  const [, values] = GAPS.exec(line) ?? [];
  if (values !== undefined) return { kind: 'gaps', values: Number(values) };
  const [, rows, message, code, trackingId] = FAILED.exec(line) ?? [];
  if (rows === undefined) return null;
  return { kind: 'failed', rows: Number(rows), message: message!, code: code!, trackingId: trackingId! };
}
