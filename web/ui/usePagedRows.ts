import { NetworkStatus } from '@apollo/client';
import { useMemo } from 'react';
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
  refetch: () => unknown;
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
 * before stay; the next page is read behind them. `pick` finds the connection in the query's data.
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
  const all = async () => {
    const every = [...(rows ?? [])];
    for (let page = connection?.pageInfo; page?.hasNextPage;) {
      const { data: more } = await query.fetchMore({ variables: { first: PAGE_MAX, after: page.endCursor } });
      const next = more ? pick(more as Data) : undefined;
      every.push(...(next?.edges.map(({ node }) => node) ?? []));
      page = next?.pageInfo;
    }
    return every;
  };
  return {
    connection,
    rows,
    load: {
      loading: query.loading && !isMore,
      error: query.error,
      retry: () => void query.refetch(),
      more: hasNextPage ? () => void query.fetchMore({ variables: { after: endCursor } }) : undefined,
      loadingMore: isMore,
      all: hasNextPage ? all : undefined,
    },
  };
}
