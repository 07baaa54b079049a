import { GraphQLError } from 'graphql';
import type { GraphContext } from './context.ts';

/** Arguments of every connection. */
export interface ConnectionArguments {
  first?: number | null;
  after?: string | null;
}

/** A page of rows, Relay style. */
export interface Connection<T> {
  /** Made when they are asked for: a cursor for each of 1000 rows costs more than the rows. */
  readonly edges: { cursor: string; node: T }[];
  nodes: T[];
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** A page out of a list that is known as a whole. */
export interface CountedConnection<T> extends Connection<T> {
  totalCount: number;
}

/** Rows a page at most on screen, and while a connection is read to its end as CSV (ANA-05). */
const PAGE_MAX = 100;
const EXPORT_PAGE_MAX = 1000;

/** Most rows a page may have: 100, or 1000 in an export. */
export function pageMax(context: Pick<GraphContext, 'exporting'>): number {
  return context.exporting ? EXPORT_PAGE_MAX : PAGE_MAX;
}

/** The wanted page size; throws BAD_USER_INPUT outside of 1 to `max`. */
export function pageSize(first: number | null | undefined, max: number, byDefault = 50): number {
  const size = first ?? byDefault;
  if (size >= 1 && size <= max) return size;
  throw new GraphQLError(`first must be between 1 and ${max}, it was ${size}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Wraps a position into an opaque cursor. */
export function encodeCursor(position: string): string {
  return Buffer.from(position, 'utf8').toString('base64url');
}

/** The position in a cursor; throws BAD_USER_INPUT when it is none of ours. */
export function decodeCursor(cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  if (position !== '' && encodeCursor(position) === cursor) return position;
  throw badCursor();
}

/** A page out of a list that is known as a whole: cursors are positions in it. */
export function connectionFromArray<T>(
  rows: readonly T[],
  args: ConnectionArguments,
  max: number = PAGE_MAX,
): CountedConnection<T> {
  const size = pageSize(args.first, max);
  const start = args.after ? Number(offsetOf(args.after)) + 1 : 0;
  const nodes = rows.slice(start, start + size);
  const cursorOf = (index: number): string => encodeCursor(`row:${start + index}`);
  return {
    get edges() {
      return nodes.map((node, index) => ({ cursor: cursorOf(index), node }));
    },
    nodes,
    totalCount: rows.length,
    get pageInfo() {
      return {
        hasNextPage: start + size < rows.length,
        hasPreviousPage: start > 0 && rows.length > 0,
        startCursor: nodes.length > 0 ? cursorOf(0) : null,
        endCursor: nodes.length > 0 ? cursorOf(nodes.length - 1) : null,
      };
    },
  };
}

/**
 * A page of a service that says itself how to read on. `next` is its own position of the following page (a link, a
 * key, a token) or null at the end; that position becomes the cursor of the page's last row. Rows before it carry the
 * position this page was read from and their place in it, so that reading on from the middle works too:
 * {@link servicePosition} tells where to read and how many rows to leave out.
 */
export function connectionFromPage<T>(page: {
  rows: readonly T[];
  /** Position this page was read from; null for the first. */
  from: string | null;
  /** Rows left out at its beginning, from {@link servicePosition}. */
  skipped: number;
  next: string | null;
}): Connection<T> {
  const nodes = page.skipped > 0 ? page.rows.slice(page.skipped) : (page.rows as T[]);
  const last = page.rows.length - 1;
  const cursorOf = (index: number): string => {
    const place = page.skipped + index;
    return encodeCursor(
      place === last && page.next !== null ? `next:${page.next}` : `in:${place + 1}:${page.from ?? ''}`,
    );
  };
  return {
    get edges() {
      return nodes.map((node, index) => ({ cursor: cursorOf(index), node }));
    },
    nodes,
    pageInfo: {
      hasNextPage: page.next !== null,
      hasPreviousPage: page.from !== null || page.skipped > 0,
      startCursor: nodes.length > 0 ? cursorOf(0) : null,
      endCursor: nodes.length > 0 ? cursorOf(nodes.length - 1) : null,
    },
  };
}

/** Where a cursor of {@link connectionFromPage} reads on: the service's position and the rows to leave out there. */
export function servicePosition(after: string | null | undefined): { from: string | null; skip: number } {
  if (!after) return { from: null, skip: 0 };
  const position = decodeCursor(after);
  if (position.startsWith('next:')) return { from: position.slice('next:'.length), skip: 0 };
  const within = /^in:(\d+):(.*)$/s.exec(position);
  if (!within) throw badCursor();
  return { from: within[2] || null, skip: Number(within[1]) };
}

function offsetOf(after: string): string {
  const match = /^row:(\d+)$/.exec(decodeCursor(after));
  if (!match?.[1]) throw badCursor();
  return match[1];
}

function badCursor(): GraphQLError {
  return new GraphQLError('after is not a cursor of this connection.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
