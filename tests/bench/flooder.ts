/**
 * A caller who wants everything: asks a graph without pause over many connections. Environment: PORT, TARGET (the
 * graph), TOKEN, CONNECTIONS. Answers on PORT how many answers it got.
 */
import autocannon from 'autocannon';
import { createServer } from 'node:http';
import { setPriority } from 'node:os';
import { randomBody } from './load.ts';

// Low priority, so that the graph is measured instead of the processor contention.
setPriority(19);
let answered = 0;
let refused = 0;
autocannon(
  {
    url: `${process.env.TARGET}/graphql`,
    connections: Number(process.env.CONNECTIONS),
    duration: 3600,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.TOKEN}` },
        setupRequest: (request) => ({ ...request, body: randomBody() }),
        onResponse(status) {
          if (status === 200) answered += 1;
          else refused += 1;
        },
      },
    ],
  },
  () => undefined,
);

createServer((_request, response) => {
  response.end(JSON.stringify({ answered, refused }));
}).listen(Number(process.env.PORT), '127.0.0.1');
