import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { createContext } from '../../../graph/server/newContext.ts';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
const graphs: TestGraph[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
}, 300_000);
afterAll(async () => {
  for (const graph of graphs) await graph.close();
  await platform?.close();
});

interface Result {
  data: unknown;
  errors: { message: string; path: unknown }[] | undefined;
}

const resultOf = ({
  data,
  errors,
}: {
  data?: unknown;
  errors?: readonly { message: string; path?: unknown }[];
}): Result => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  errors: errors?.map(({ message, path }) => ({ message, path })),
});

/** Runs an operation through the graph's own route, and through Apollo Server on the same schema and context. */
async function runBoth(
  args: readonly string[],
): Promise<(query: string, variables: Record<string, unknown>) => Promise<[route: Result, apollo: Result]>> {
  const whole = graphs[0] ?? (await startTestGraph({ platformUrl: platform.url }));
  const graph = args.length === 0 ? whole : await startTestGraph({ platformUrl: platform.url, args });
  for (const one of [whole, graph]) if (!graphs.includes(one)) graphs.push(one);
  const { root } = graph.server;
  const apollo = new ApolloServer<GraphContext>({
    schema: root.schema,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  });
  await apollo.start();
  const token = (
    await platform.call<{ access_token: string }>('POST', '/api/v3/auth/token', {
      body: {
        grant_type: 'password_cookie',
        username: 'admin@harbour.example',
        password: DEMO_PASSWORD,
      },
    })
  ).body.access_token;
  return async (query, variables) => {
    const identity = await root.sessions.identify({ authorization: `Bearer ${token}` }, 'apollo-server');
    const contextValue = createContext(root, identity, 'apollo-server');
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Apollo Server returned an incremental result.');
    const own = await graph.request(query, variables, { token });
    return [resultOf(own), resultOf(body.singleResult)];
  };
}

describe('the graph as one process', () => {
  it.each([
    [
      'a connection with nested objects',
      '{ viewer { customer { encoders(first: 20) { totalCount pageInfo { hasNextPage } nodes { id name status { state } channel { name } } } } } }',
    ],
    [
      'aliases and fragments',
      'query ($id: ID!) { one: encoder(id: $id) { ...E } two: encoder(id: $id) { ...E } } fragment E on Encoder { __typename id name }',
    ],
    [
      'an object that does not exist',
      'query ($id: ID!) { encoder(id: $id) { id } none: encoder(id: "none") { id } }',
    ],
    ['a customer that the caller cannot read', `{ customer(id: "${CUSTOMERS.northgate}") { id } }`],
  ])('answers %s as Apollo Server does', async (_what, query) => {
    const run = await runBoth([]);
    const [route, apollo] = await run(query, { id: ENCODER_IDS.chapel });
    expect(route.data ?? route.errors).toBeTruthy();
    expect(route).toEqual(apollo);
  });
});

describe('a domain as a subgraph', () => {
  it('answers _entities and _service as Apollo Server does', async () => {
    const run = await runBoth(['--only', 'encoders']);
    const query = `query ($representations: [_Any!]!) {
      _service { sdl } _entities(representations: $representations) { __typename ... on Encoder { id name status { state } } } }`;
    const representations = [{ __typename: 'Encoder', id: ENCODER_IDS.chapel }];
    const [route, apollo] = await run(query, { representations });
    expect(route).toEqual(apollo);
    expect(route.data).toMatchObject({ _entities: [{ __typename: 'Encoder', id: ENCODER_IDS.chapel }] });
  });
});
