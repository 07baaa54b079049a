import autocannon from 'autocannon';
import { organisationId, SIZES, type Size } from './multiply.ts';
import type { Server } from './child.ts';

/** Result of one round of load. */
export interface Round {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Processor milliseconds per request; null where the system doesn't tell. */
  cpuPerRequest: number | null;
}

/** The operation of the comparison: so many encoders with channel, preset, status and customer. */
const encodersQuery = (first: number): string => `query BenchEncoders($id: ID!) {
  customer(id: $id) {
    id
    encoders(first: ${first}) {
      nodes {
        id
        name
        status { state cpuUsage lastUpdate }
        channel { id name }
        preset { id name codec outputFormat }
        customer { id name }
      }
    }
  }
}`;

export const ENCODERS_QUERY = encodersQuery(SIZES.pages.encoders);

/** The body of one request for a random organization: equal requests would flatter whoever merges them. */
export function randomBody({ organisations, encoders }: Size = SIZES.pages): string {
  const id = organisationId(Math.floor(Math.random() * organisations));
  return JSON.stringify({ query: encodersQuery(encoders), variables: { id } });
}

/** Loads a server for so many seconds. Any failed request fails the bench. */
export async function load(
  server: Server,
  path: string,
  token: string,
  seconds: number,
  size: Size = SIZES.pages,
): Promise<Round> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.url + path,
    connections: size.connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: (request) => ({ ...request, body: randomBody(size) }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${server.url}${path}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const after = server.cpuMs();
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequest: before === null || after === null ? null : (after - before) / result.requests.total,
  };
}
