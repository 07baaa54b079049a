import type { FieldPolicy, Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

interface KeptEdge {
  cursor?: string;
  node?: Reference;
}

interface KeptPageInfo {
  startCursor?: string | null;
  endCursor?: string | null;
  hasPreviousPage?: boolean;
  hasNextPage?: boolean;
}

interface Kept {
  edges?: readonly KeptEdge[];
  nodes?: readonly Reference[];
  pageInfo?: KeptPageInfo;
  /** True if pages were read behind the first: only such a list has more than its first page to lose. */
  isPaged?: boolean;
}

/**
 * A connection whose pages grow into one list per set of arguments. A page that is read again takes the place of what
 * it was, and what was loaded behind it stays: a list is as long after a refetch, a return or a colleague's change as
 * it was before.
 */
export function connection(keyArgs: string[]): FieldPolicy<Kept> {
  const relay = relayStylePagination(keyArgs);
  return {
    keyArgs,
    read(existing, options) {
      if (!existing?.edges || typeof relay.read !== 'function') return existing;
      return relay.read(existing as never, options as never) as Kept;
    },
    merge(existing, incoming, { args }) {
      if (!incoming || !existing) return incoming ?? existing;
      const after = (args?.['after'] as string | null | undefined) ?? null;
      const isNext = after !== null && after === existing.pageInfo?.endCursor;
      if (after === null && !existing.isPaged) return incoming;
      const place = placeOf(existing, after, isNext);
      const isLast = incoming.pageInfo?.hasNextPage === false;
      const edges =
        incoming.edges && spliced(existing.edges ?? [], place, incoming.edges, isLast, (edge) => edge.node);
      const nodes =
        incoming.nodes && spliced(existing.nodes ?? [], place, incoming.nodes, isLast, (node) => node);
      const list = edges ?? nodes;
      const reachesFurther = (list?.tail ?? 0) > 0;
      return {
        ...existing,
        ...incoming,
        ...(edges && { edges: edges.items }),
        ...(nodes && { nodes: nodes.items }),
        isPaged: after !== null || existing.isPaged === true,
        pageInfo: {
          ...incoming.pageInfo,
          ...(after !== null && startOf(existing.pageInfo)),
          ...(reachesFurther && endOf(existing.pageInfo)),
        },
      };
    },
  };
}

/** Index of the row after a cursor. */
function placeOf({ edges, nodes }: Kept, after: string | null, isNext: boolean): number {
  if (after === null) return 0;
  const length = edges?.length ?? nodes?.length ?? 0;
  if (isNext || !edges) return length;
  const at = edges.findIndex(({ cursor }) => cursor === after);
  return at < 0 ? length : at + 1;
}

/** The list with a page put in its place: what the page has is nowhere else, what lay behind it still does. */
function spliced<Item>(
  before: readonly Item[],
  place: number,
  page: readonly Item[],
  isLast: boolean,
  nodeOf: (item: Item) => Reference | undefined,
): { items: readonly Item[]; tail: number } {
  const idOf = (item: Item) => nodeOf(item)?.__ref;
  const ids = new Set(page.map(idOf));
  const isElsewhere = (item: Item) => idOf(item) === undefined || !ids.has(idOf(item));
  const behind = before.slice(place);
  const end = page.length > 0 ? behind.findIndex((item) => idOf(item) === idOf(page.at(-1)!)) : -1;
  const tail = isLast ? [] : behind.slice(end < 0 ? page.length : end + 1).filter(isElsewhere);
  return { items: [...before.slice(0, place).filter(isElsewhere), ...page, ...tail], tail: tail.length };
}

const startOf = ({ startCursor, hasPreviousPage }: KeptPageInfo = {}) => ({ startCursor, hasPreviousPage });
const endOf = ({ endCursor, hasNextPage }: KeptPageInfo = {}) => ({ endCursor, hasNextPage });
