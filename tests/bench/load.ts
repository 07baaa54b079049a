import autocannon from 'autocannon';
import { ORGANISATIONS, organisationId } from './multiply.ts';
import type { Server } from './child.ts';

/** What one round of load showed. */
export interface Round {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Processor milliseconds per request; null where the system doesn't tell. */
  cpuPerRequest: number | null;
}

/** The operation of the comparison: 50 encoders with channel, preset, status and customer. */
export const ENCODERS_QUERY = `query BenchEncoders($id: ID!) {
  customer(id: $id) {
    id
    encoders(first: 50) {
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

/** The body of one request for a random organisation: equal requests would flatter whoever merges them. */
export function randomBody(): string {
  const id = organisationId(Math.floor(Math.random() * ORGANISATIONS));
  return JSON.stringify({ query: ENCODERS_QUERY, variables: { id } });
}

/** Loads a server for so many seconds over 32 connections. Any failed request fails the bench. */
export async function load(server: Server, path: string, token: string, seconds: number): Promise<Round> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.url + path,
    connections: 32,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: (request) => ({ ...request, body: randomBody() }),
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
