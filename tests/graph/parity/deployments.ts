import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import http from '@graphql-mesh/transport-http';
import ws from '@graphql-mesh/transport-ws';
import { readConfig } from '../../../graph/server/config.ts';
import { DOMAINS } from '../../../graph/engine/compose/domains.ts';
import { startGraph } from '../../../graph/server/server.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { addMoreObjects } from '../moreObjects.ts';

const SUPERGRAPH = join(import.meta.dirname, '../../../schema/supergraph.graphql');

/** One platform, and over it the graph in both of its deployments. */
export interface Deployments {
  platform: TestPlatform;
  /** The graph as one process. */
  wholeUrl: string;
  /** The gateway before the eight subgraphs. */
  gatewayUrl: string;
  close(): Promise<void>;
}

/** Starts platform, graph, the eight domains as subgraphs, and Hive Gateway over the committed supergraph. */
export async function startDeployments(): Promise<Deployments> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-parity-'));
  const platform = await startTestPlatform();
  await addMoreObjects(platform.services);
  const graph = (args: string[]) => {
    const environment = {
      GRAPH_PORT: '0',
      PLATFORM_PORT: new URL(platform.url).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    };
    return startGraph(readConfig(environment, args));
  };
  const whole = await graph([]);
  const subgraphs = await Promise.all(
    DOMAINS.map(async (name) => ({ name, server: await graph(['--only', name]) })),
  );
  const gateway = createGatewayRuntime({
    supergraph: readFileSync(SUPERGRAPH, 'utf8'),
    transports: { http, ws },
    transportEntries: Object.fromEntries(
      subgraphs.map(({ name, server }) => [
        name,
        {
          location: `${server.url}/graphql`,
          options: {
            // The default, server-sent events, is not what Apollo Server speaks.
            subscriptions: {
              kind: 'ws',
              options: { connectionParams: { authorization: '{context.headers.authorization}' } },
            },
          },
        },
      ]),
    ),
    propagateHeaders: {
      fromClientToSubgraphs: ({ request }) => ({
        authorization: request.headers.get('authorization') ?? '',
        'apollo-require-preflight': '1',
      }),
    },
    maskedErrors: false,
    logging: false,
    skipValidation: false,
  });
  const front = createServer(gateway);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    platform,
    wholeUrl: `${whole.url}/graphql`,
    gatewayUrl: `http://127.0.0.1:${(front.address() as AddressInfo).port}/graphql`,
    async close() {
      await closeServer(front);
      await gateway[Symbol.asyncDispose]();
      await Promise.all(subgraphs.map(({ server }) => server.close()));
      await whole.close();
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
