import { NetworkStatus } from '@apollo/client';
import { useMemo, useState } from 'react';
import type { ListLoad } from './listTypes.ts';

/** The most rows that the graph gives at once. */
const PAGE_MAX = 100;

/** A query with a connection in it, as Apollo's hooks give it (`notifyOnNetworkStatusChange` is needed). */
interface PagedQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<{ data?: Data | undefined }>;
  fetchMore: (options: {
    variables: { after: string | null | undefined; first?: number };
  }) => Promise<{ data?: unknown }>;
}

interface PagedConnection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * The rows of a connection as a {@link ListPage} takes them. While a filter or another order is read, the rows of
 * before stay; the next page is read behind them, and what is read anew is as long as it was. `pick` finds the connection in the query's data.
 */
export function usePagedRows<Data, Row, Connection extends PagedConnection<Row>>(
  query: PagedQuery<Data>,
  pick: (data: Data) => (Connection & PagedConnection<Row>) | null | undefined,
): { connection: Connection | undefined; rows: Row[] | undefined; load: ListLoad<Row> } {
  const data = query.data ?? query.previousData;
  const connection = (data && pick(data)) ?? undefined;
  const edges = connection?.edges;
  const rows = useMemo(() => edges?.map(({ node }) => node), [edges]);
  const isMore = query.networkStatus === NetworkStatus.fetchMore;
  const { hasNextPage, endCursor } = connection?.pageInfo ?? {};
  const [moreError, setMoreError] = useState<unknown>();

  /** Reads page after page behind the given one, until there are enough or no more; answers their rows. */
  const readOn = async (from: PagedConnection<Row> | null | undefined, enough: number) => {
    const found: Row[] = [];
    for (let page = from?.pageInfo; page?.hasNextPage && found.length < enough;) {
      const first = Math.min(PAGE_MAX, enough - found.length);
      const { data: more } = await query.fetchMore({ variables: { first, after: page.endCursor } });
      const next = more ? pick(more as Data) : undefined;
      if (!next || next.edges.length === 0) break;
      found.push(...next.edges.map(({ node }) => node));
      page = next.pageInfo;
    }
    return found;
  };
  const attempt = async (reading: () => Promise<unknown>) => {
    setMoreError(undefined);
    try {
      await reading();
    } catch (error) {
      setMoreError(error);
    }
  };
  /** Reads anew as many rows as there are. */
  const readAgain = async () => {
    const { data: fresh } = await query.refetch();
    const first = fresh ? pick(fresh) : undefined;
    if (rows && first) await readOn(first, rows.length - first.edges.length);
  };
  const all = async () => [...(rows ?? []), ...(await readOn(connection, Number.POSITIVE_INFINITY))];
  return {
    connection,
    rows,
    load: {
      loading: query.loading && !isMore,
      error: query.error ?? moreError,
      retry: () => void attempt(readAgain),
      more: hasNextPage
        ? () => void attempt(() => query.fetchMore({ variables: { after: endCursor } }))
        : undefined,
      loadingMore: isMore,
      all: hasNextPage ? all : undefined,
    },
  };
}
