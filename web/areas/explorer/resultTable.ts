import type { DenseColumn } from '../../ui/dense/denseTypes.ts';

/** A result as rows and columns. */
export interface ResultTable {
  columns: DenseColumn<unknown>[];
  rows: readonly unknown[];
  /** True if it is a page of a connection that has, or may have, more pages. */
  isPage: boolean;
}

type Json = unknown;
type JsonObject = Record<string, Json>;

interface FoundList {
  rows: readonly Json[];
  isPage: boolean;
}

/**
 * The first list in a result as a table: a connection's rows, or any list of objects. Nested objects become
 * columns with dots in their names, lists of plain values one cell, lists of objects their number.
 * Null when the result holds no list.
 */
export function toTable(data: Json): ResultTable | null {
  const list = firstList(data);
  if (!list) return null;
  const names = new Set<string>();
  for (const row of list.rows) collectNames(row, '', names);
  const columns = [...names]
    .filter((name) => ![...names].some((other) => other.startsWith(`${name}.`)))
    .map((name) => {
      const path = name.split('.');
      return columnOf(name, list.rows, (row) => cellText(valueAt(row, path)));
    });
  return { columns, ...list };
}

/** Rows of text cells under their headers as a table. */
export function tableOfCells(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): Pick<ResultTable, 'columns' | 'rows'> {
  return {
    columns: headers.map((header, at) => columnOf(header, rows, (row) => (row as string[])[at] ?? '')),
    rows,
  };
}

/** Rows that a column's width is chosen by. */
const LOOKED_AT = 100;
const PER_LETTER = 8.2;
const PADDING = 28;
const NARROW = 72;
const WIDE = 320;
const NUMBER = /^-?\d+(\.\d+)?$/;

function columnOf(
  name: string,
  rows: readonly unknown[],
  text: (row: unknown) => string,
): DenseColumn<unknown> {
  const seen = rows.slice(0, LOOKED_AT).map(text);
  const longest = seen.reduce((most, { length }) => Math.max(most, length), name.length);
  const given = seen.filter((cell) => cell !== '');
  return {
    id: name,
    header: name,
    text,
    width: Math.min(WIDE, Math.max(NARROW, Math.round(longest * PER_LETTER + PADDING))),
    ...(given.length > 0 && given.every((cell) => NUMBER.test(cell)) && { align: 'right' as const }),
  };
}

/** Breadth first: the outermost list is the one that was asked for. */
function firstList(data: Json): FoundList | null {
  const queue: Json[] = [data];
  for (const value of queue) {
    if (!isObject(value)) continue;
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(part)) {
        queue.push(part);
        continue;
      }
      const rows = part.filter(isObject);
      if (rows.length === 0 || !part.every((row) => row === null || isObject(row))) continue;
      return {
        rows: rows.map((row) => (isObject(row.node) ? row.node : row)),
        isPage: (key === 'nodes' || key === 'edges') && !isLastPage(value),
      };
    }
  }
  return null;
}

function isLastPage({ pageInfo }: JsonObject): boolean {
  return isObject(pageInfo) && pageInfo.hasNextPage === false;
}

/** Notes the names, with dots for what is nested, of a row's values; an object that is missing is a value too. */
function collectNames(row: Json, above: string, names: Set<string>): void {
  if (!isObject(row)) return;
  for (const name of Object.keys(row)) {
    if (name === '__typename') continue;
    if (isObject(row[name])) collectNames(row[name], `${above}${name}.`, names);
    else names.add(above + name);
  }
}

function valueAt(row: Json, path: readonly string[]): Json {
  let value = row;
  for (const name of path) value = isObject(value) ? value[name] : undefined;
  return value;
}

function cellText(value: Json): string {
  if (value === null || value === undefined || isObject(value)) return '';
  if (!Array.isArray(value)) return String(value);
  return value.some(isObject) ? `[${value.length}]` : value.join(', ');
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
