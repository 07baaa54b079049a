/**
 * The same schema and resolvers behind Apollo Server as it comes: its own HTTP server, graphql-js, default plugins.
 * Environment: PORT and the graph's own variables.
 */
import { createServer } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { readConfig } from '../../graph/server/config.ts';
import { createContext } from '../../graph/server/newContext.ts';
import { createRoot } from '../../graph/server/root.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';

const root = createRoot(readConfig(process.env));
const apollo = new ApolloServer<GraphContext>({ schema: root.schema });
await apollo.start();

createServer((request, response) => {
  if (request.url === '/health') return void response.end('ok');
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on('end', () => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    apollo
      .executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', headers, search: '', body: JSON.parse(text) as unknown },
        context: async () =>
          createContext(
            root,
            await root.sessions.identify(request.headers, 'bench-defaults'),
            'bench-defaults',
          ),
      })
      .then((answer) => {
        response.writeHead(answer.status ?? 200, Object.fromEntries(answer.headers));
        response.end(answer.body.kind === 'complete' ? answer.body.string : '');
      })
      .catch((error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      });
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
