import { gql, InMemoryCache } from '@apollo/client';
import { CACHE } from '../../../web/kernel/cachePolicies.ts';

const QUERY = gql`
  query Library($first: Int, $after: String) {
    customer(id: "c1") {
      id
      mediaSearch(first: $first, after: $after, sort: NAME_ASC) {
        totalCount
        edges {
          cursor
          node {
            id
            title
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** A list of a service as it stands at present, read by pages whose cursors are positions. */
function library(ids: string[]) {
  const cache = new InMemoryCache(CACHE);
  let rows = ids;
  const read = (first: number, after: string | null = null) => {
    const start = after === null ? 0 : Number(after) + 1;
    const edges = rows.slice(start, start + first).map((id, index) => ({
      __typename: 'MediaEdge',
      cursor: String(start + index),
      node: { __typename: 'MediaItem', id, title: `Talk ${id}` },
    }));
    const end = start + edges.length;
    cache.writeQuery({
      query: QUERY,
      variables: { first, after },
      data: {
        customer: {
          __typename: 'Customer',
          id: 'c1',
          mediaSearch: {
            __typename: 'MediaSearchConnection',
            totalCount: rows.length,
            edges,
            pageInfo: { __typename: 'PageInfo', hasNextPage: end < rows.length, endCursor: String(end - 1) },
          },
        },
      },
    });
  };
  const shown = () => {
    const data = cache.readQuery({ query: QUERY, variables: { first: 3 } }) as {
      customer: { mediaSearch: { edges: { node: { id: string } }[]; pageInfo: object } };
    };
    const { edges, pageInfo } = data.customer.mediaSearch;
    return { ids: edges.map(({ node }) => node.id).join(''), pageInfo };
  };
  return { read, shown, change: (next: string[]) => (rows = next) };
}

const letters = (text: string) => [...text];

test('LIB-10 a first page that is read again leaves what was loaded behind it', () => {
  const list = library(letters('abcdefghij'));
  list.read(3);
  list.read(3, '2');
  expect(list.shown().ids).toBe('abcdef');
  list.read(3);
  expect(list.shown()).toEqual({
    ids: 'abcdef',
    pageInfo: expect.objectContaining({ hasNextPage: true, endCursor: '5' }),
  });
});

test('LIB-10 a row that has joined at the top stands there once, and nothing is lost behind it', () => {
  const list = library(letters('abcdefghij'));
  list.read(3);
  list.read(3, '2');
  list.change(letters('xabcdefghij'));
  list.read(3);
  expect(list.shown().ids).toBe('xabcdef');
  list.read(3, '5');
  expect(list.shown().ids).toBe('xabcdefgh');
});

test('LIB-10 pages read again in a row bring what was renamed, removed and added', () => {
  const list = library(letters('abcdefghij'));
  list.read(3);
  list.read(3, '2');
  list.change(letters('acdxefghij'));
  list.read(3);
  list.read(3, '2');
  expect(list.shown().ids).toBe('acdxef');
});

test('LIB-10 a list that has become shorter than what was loaded ends where it ends', () => {
  const list = library(letters('abcdef'));
  list.read(3);
  list.read(3, '2');
  list.change(letters('ab'));
  list.read(3);
  expect(list.shown().ids).toBe('ab');
});

test('a list of which only a first page was ever read is replaced by a new one', () => {
  const list = library(letters('abcdef'));
  list.read(4);
  list.read(2);
  expect(list.shown().ids).toBe('ab');
});

test('a list that nobody has named to the cache grows with its pages as well: that of venues', () => {
  const cache = new InMemoryCache(CACHE);
  const query = gql`
    query Venues($after: String) {
      customer(id: "c1") {
        id
        venues(first: 1, after: $after, sort: NAME_ASC) {
          edges {
            cursor
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `;
  const page = (id: string, hasNextPage: boolean) => ({
    customer: {
      __typename: 'Customer',
      id: 'c1',
      venues: {
        edges: [{ cursor: id, node: { __typename: 'Venue', id } }],
        pageInfo: { hasNextPage, endCursor: id },
      },
    },
  });
  cache.writeQuery({ query, data: page('v1', true) });
  cache.writeQuery({ query, variables: { after: 'v1' }, data: page('v2', false) });
  const data = cache.readQuery<ReturnType<typeof page>>({ query });
  expect(data?.customer.venues.edges.map(({ node }) => node.id)).toEqual(['v1', 'v2']);
});
