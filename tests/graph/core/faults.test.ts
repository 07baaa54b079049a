import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

const domain = tinyDomain(
  'customers',
  `type Query { thing: Thing page(first: Int! = 5): Int on(day: Date): String }
   enum Size { SMALL LARGE }
   type Thing { none: String! size: Size count: Int at: DateTime list: [Int!] fine: String }`,
  {
    Query: {
      thing: () => ({
        none: null,
        size: 'HUGE',
        count: 'many',
        at: 'whenever',
        list: [1, null],
        fine: 'yes',
      }),
      page: (_: unknown, { first }: { first: number }) => first,
      on: (_: unknown, { day }: { day: string }) => day,
    },
  },
);

let rest: FakeRest;
beforeAll(async () => {
  rest = await startFakeRest();
});
afterAll(() => rest.close());

describe.each(['jit', 'graphql-js'])('whose fault it is, under %s', (executor) => {
  let graph: TestGraph;
  beforeAll(async () => {
    graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], env: { EXECUTOR: executor } });
  });
  afterAll(() => graph.close());

  test.each(['none', 'size', 'count', 'at', 'list'])(
    'NET-08 what the graph itself gets wrong in %s is its own fault, and logged with the tracking id',
    async (field) => {
      const logged = jest.spyOn(graph.server.root.logger, 'error').mockReturnValue();
      const headers = { 'x-tracking-id': `tracking-${field}` };
      const { errors } = await graph.request(`{ thing { fine ${field} } }`, {}, { headers });
      expect(errors).toEqual([
        expect.objectContaining({
          message: 'An unexpected internal server error occurred. Please try again.',
          extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500, trackingId: `tracking-${field}` },
        }),
      ]);
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged.mock.calls[0]?.[0]).toMatchObject({ trackingId: `tracking-${field}` });
      logged.mockRestore();
    },
  );

  test.each([
    ['query ($first: Int) { page(first: $first) }', { first: null }],
    ['query ($first: Int!) { page(first: $first) }', {}],
    ['query ($day: Date) { on(day: $day) }', { day: '2026-02-30' }],
    ['query ($day: Date) { on(day: $day) }', { day: 5 }],
  ])('an argument or a variable that cannot be read is the asker’s: %s with %j', async (query, variables) => {
    const logged = jest.spyOn(graph.server.root.logger, 'error').mockReturnValue();
    const { errors } = await graph.request(query, variables);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(/first|day/i);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});
