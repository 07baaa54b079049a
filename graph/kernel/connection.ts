import { GraphQLError } from 'graphql';

/** Arguments of every connection. */
export interface ConnectionArguments {
  first?: number | null;
  after?: string | null;
}

/** Position of a page in its connection. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A page of rows, Relay style. Add to it by Object.assign: a copy would lack what is made when it is asked for. */
export interface Connection<T> {
  /** Made when they are asked for: a cursor for each of 1000 rows costs more than the rows. */
  readonly edges: { cursor: string; node: T }[];
  nodes: T[];
  readonly pageInfo: PageInfo;
  /** Rows over all pages; null where nobody has said, and only reading on would. */
  readonly totalCount: number | null;
}

/** A page out of a list that is known as a whole. */
export interface CountedConnection<T> extends Connection<T> {
  totalCount: number;
}

/** Rows a page at most, unless its connection is read to the end. */
export const PAGE_MAX = 100;
/** Rows a page at most of what forms choose from and a service answers all at once, so that a larger page costs no call more. */
export const CHOICES_PAGE_MAX = 1000;

/** The wanted page size; throws BAD_USER_INPUT outside of 1 to `max`. */
export function pageSize(
  first: number | null | undefined,
  max: number,
  byDefault = 50,
  name: 'first' | 'last' = 'first',
): number {
  const size = first ?? byDefault;
  if (size >= 1 && size <= max) return size;
  throw new GraphQLError(`${name} must be between 1 and ${max}, it was ${size}.`, {
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

/**
 * Base of both kinds of pages. A class with getters on the prototype: objects with their own getters would each get a
 * hidden class, which V8 keeps with its rows until a full garbage collection.
 */
abstract class Page<T> implements Connection<T> {
  readonly nodes: T[];

  constructor(nodes: T[]) {
    this.nodes = nodes;
  }

  abstract readonly totalCount: number | null;
  protected abstract cursorOf(index: number): string;
  protected abstract get hasNextPage(): boolean;
  protected abstract get hasPreviousPage(): boolean;

  get edges(): { cursor: string; node: T }[] {
    return this.nodes.map((node, index) => ({ cursor: this.cursorOf(index), node }));
  }

  get pageInfo(): PageInfo {
    const { nodes, hasNextPage, hasPreviousPage } = this;
    return {
      hasNextPage,
      hasPreviousPage,
      startCursor: nodes.length > 0 ? this.cursorOf(0) : null,
      endCursor: nodes.length > 0 ? this.cursorOf(nodes.length - 1) : null,
    };
  }
}

class ArrayPage<T> extends Page<T> implements CountedConnection<T> {
  readonly totalCount: number;
  readonly #start: number;

  constructor(rows: readonly T[], start: number, size: number) {
    super(rows.slice(start, start + size));
    this.totalCount = rows.length;
    this.#start = start;
  }

  protected cursorOf(index: number): string {
    return encodeCursor(`row:${this.#start + index}`);
  }

  protected get hasNextPage(): boolean {
    return this.#start + this.nodes.length < this.totalCount;
  }

  protected get hasPreviousPage(): boolean {
    return this.#start > 0 && this.totalCount > 0;
  }
}

/** A page out of a list that is known as a whole: cursors are positions in it. */
export function connectionFromArray<T>(
  rows: readonly T[],
  args: ConnectionArguments,
  max: number = PAGE_MAX,
): CountedConnection<T> {
  const size = pageSize(args.first, max);
  return new ArrayPage(rows, args.after ? Number(offsetOf(args.after)) + 1 : 0, size);
}

/** A page as a service gives it, and where it was read from. */
interface ServicePageParts<T> {
  rows: readonly T[];
  /** Position this page was read from; null for the first. */
  from: string | null;
  /** Rows left out at its beginning, from {@link servicePosition}. */
  skipped: number;
  /** The service's position of the following page; null at the end. */
  next: string | null;
}

class ServicePage<T> extends Page<T> {
  readonly #parts: ServicePageParts<T>;

  constructor(parts: ServicePageParts<T>) {
    super(parts.skipped > 0 ? parts.rows.slice(parts.skipped) : (parts.rows as T[]));
    this.#parts = parts;
  }

  /** A page that begins at the beginning and is the last is all there is. */
  get totalCount(): number | null {
    const { rows, from, skipped, next } = this.#parts;
    return from === null && skipped === 0 && next === null ? rows.length : null;
  }

  protected cursorOf(index: number): string {
    const { rows, from, skipped, next } = this.#parts;
    const place = skipped + index;
    return encodeCursor(
      place === rows.length - 1 && next !== null ? `next:${next}` : `in:${place + 1}:${from ?? ''}`,
    );
  }

  protected get hasNextPage(): boolean {
    return this.#parts.next !== null;
  }

  protected get hasPreviousPage(): boolean {
    return this.#parts.from !== null || this.#parts.skipped > 0;
  }
}

/**
 * A page of a service that says itself how to read on. `next` is its own position of the following page (a link, a
 * key, a token) or null at the end; that position becomes the cursor of the page's last row. Rows before it carry the
 * position this page was read from and their place in it, so that reading on from the middle works too:
 * {@link servicePosition} tells where to read and how many rows to leave out.
 */
export function connectionFromPage<T>(parts: ServicePageParts<T>): Connection<T> {
  return new ServicePage(parts);
}

/** Converts a cursor of {@link connectionFromPage} to the service's position and the number of rows to skip. */
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
