const LINE_END = '\r\n';
const CELL = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/g;
/** Prefix that the graph adds to possible spreadsheet formulas (ANA-19), not needed in a table. */
const GUARDED = /^'(?=\s*[=+\-@]|[\t\r])/;

/** Reads CSV as the graph writes it (RFC 4180), piece by piece as it arrives; gives the rows that are whole. */
export function createCsvReader() {
  let rest = '';
  /** A line that has ended within quotes. */
  let begun: string | null = null;
  return function read(piece: string): string[][] {
    const lines = (rest + piece).split(LINE_END);
    rest = lines.pop() ?? '';
    const rows: string[][] = [];
    for (const line of lines) {
      const whole: string = begun === null ? line : begun + LINE_END + line;
      begun = hasOpenQuote(whole) ? whole : null;
      if (begun === null) rows.push(cellsOf(whole));
    }
    return rows;
  };
}

function hasOpenQuote(line: string): boolean {
  return line.includes('"') && line.split('"').length % 2 === 0;
}

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map(unguarded);
  const cells: string[] = [];
  for (const [, quoted, plain = '', end] of line.matchAll(CELL)) {
    cells.push(unguarded(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '') break;
  }
  return cells;
}

const unguarded = (cell: string) => (cell.startsWith("'") ? cell.replace(GUARDED, '') : cell);
