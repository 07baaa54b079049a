/** A result as rows and columns. */
export interface ResultTable {
  columns: string[];
  rows: string[][];
}

type Json = unknown;
type JsonObject = Record<string, Json>;

/**
 * The first list in a result as a table: a connection's rows, or any list of objects. Nested objects become
 * columns with dots in their names, lists of plain values one cell, lists of objects their number.
 * Null when the result holds no list.
 */
export function toTable(data: Json): ResultTable | null {
  const list = firstList(data);
  if (!list) return null;
  const flat = list.map((row) => flatten(row));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return { columns, rows: flat.map((row) => columns.map((column) => row[column] ?? '')) };
}

/** Breadth first: the outermost list is the one that was asked for. */
function firstList(data: Json): JsonObject[] | null {
  const queue: Json[] = [data];
  while (queue.length > 0) {
    const value = queue.shift();
    if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isObject))
        return value.map((row) => (isObject(row.node) ? row.node : row));
    } else if (isObject(value)) {
      queue.push(...Object.values(value));
    }
  }
  return null;
}

function flatten(value: JsonObject, prefix = ''): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, part] of Object.entries(value)) {
    if (name === '__typename') continue;
    if (isObject(part)) Object.assign(cells, flatten(part, `${prefix}${name}.`));
    else cells[prefix + name] = cellText(part);
  }
  return cells;
}

function cellText(value: Json): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some(isObject) ? `[${value.length}]` : value.join(', ');
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
