import { describe, expect, test } from '@jest/globals';
import {
  connectionFromArray,
  connectionFromPage,
  servicePosition,
} from '../../../graph/kernel/connection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

describe('a page of a list that is known as a whole', () => {
  test('reads on from the last cursor to the end, and says where it lies', () => {
    const first = connectionFromArray(ROWS, { first: 3 });
    expect(first.nodes).toEqual(['a', 'b', 'c']);
    expect(first.totalCount).toBe(5);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = connectionFromArray(ROWS, { first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual(['d', 'e']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const between = connectionFromArray(ROWS, { first: 1, after: first.edges[0]?.cursor ?? null });
    expect(between.nodes).toEqual(['b']);
  });

  test('ends exactly where its rows end', () => {
    expect(connectionFromArray(ROWS, { first: 5 }).pageInfo.hasNextPage).toBe(false);
    expect(connectionFromArray([], { first: 5 }).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });
});

describe('a page of a service that says itself how to read on', () => {
  test('its last cursor is the service’s own position, the others a place in the page', () => {
    const page = connectionFromPage({ rows: ROWS, from: 'p1', skipped: 1, next: 'p2' });
    expect(page.nodes).toEqual(['b', 'c', 'd', 'e']);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(servicePosition(page.pageInfo.endCursor)).toEqual({ from: 'p2', skip: 0 });
    expect(servicePosition(page.edges[0]?.cursor)).toEqual({ from: 'p1', skip: 2 });
  });
});

test.each([
  ['array', () => connectionFromArray(ROWS, {})],
  ['service', () => connectionFromPage({ rows: ROWS, from: null, skipped: 0, next: null })],
])('a page of the %s kind has no getter of its own, which the engine would keep with its rows', (_, make) => {
  const own = Object.values(Object.getOwnPropertyDescriptors(make()));
  expect(own.filter(({ get }) => get)).toEqual([]);
});
