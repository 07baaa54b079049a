import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { Histogram } from './histogram.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of a graph process. */
export interface Metrics {
  /** Operations by kind (query, mutation, subscription, csv) and outcome (ok, errors, refused). */
  operation(kind: string, outcome: string, seconds?: number): void;
  /** REST calls of one operation. */
  upstreamCalls(count: number): void;
  restCall(service: string, method: string, status: number, retries: number, seconds: number): void;
  breaker(service: string, open: boolean): void;
  subscribers(resource: string, change: 1 | -1): void;
  sockets(change: 1 | -1): void;
  polled(resource: string, outcome: string): void;
  /** An event that a slow socket did not get. */
  skipped(): void;
  /** All of it as text. */
  print(): Promise<string>;
  readonly contentType: string;
  /** Stops what collects on its own. */
  close(): void;
}

/** Makes the metrics of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Counter({
    name: 'rostrum_operations_total',
    help: 'GraphQL operations by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const durations = new Histogram(
    {
      name: 'rostrum_operation_seconds',
      help: 'How long GraphQL operations take.',
      labelNames: ['kind'],
      buckets: SECONDS,
    },
    registry,
  );
  const perOperation = new Histogram(
    {
      name: 'rostrum_upstream_calls',
      help: 'REST calls that one operation makes.',
      buckets: [0, 1, 2, 3, 5, 8, 13, 21, 50, 100],
    },
    registry,
  );
  const rest = new Histogram(
    {
      name: 'rostrum_rest_seconds',
      help: 'How long REST calls take, retries included.',
      labelNames: ['service', 'method', 'status'],
      buckets: SECONDS,
    },
    registry,
  );
  const retries = new Counter({
    name: 'rostrum_rest_retries_total',
    help: 'REST calls that were sent again.',
    labelNames: ['service'],
    registers,
  });
  const breakers = new Gauge({
    name: 'rostrum_breaker_open',
    help: '1 while calls are kept from a service that does not answer.',
    labelNames: ['service'],
    registers,
  });
  const subscribers = new Gauge({
    name: 'rostrum_subscribers',
    help: 'Subscribers by resource.',
    labelNames: ['resource'],
    registers,
  });
  const sockets = new Gauge({ name: 'rostrum_sockets', help: 'Open WebSockets.', registers });
  const polls = new Counter({
    name: 'rostrum_polls_total',
    help: 'Readings of the pollers by outcome.',
    labelNames: ['resource', 'outcome'],
    registers,
  });
  const skipped = new Counter({
    name: 'rostrum_events_skipped_total',
    help: 'Events that a socket with too much waiting did not get.',
    registers,
  });
  return {
    operation(kind, outcome, seconds) {
      operations.inc({ kind, outcome });
      if (seconds !== undefined) durations.of(kind).observe(seconds);
    },
    upstreamCalls: (count) => perOperation.of().observe(count),
    restCall(service, method, status, again, seconds) {
      rest.of(service, method, String(status)).observe(seconds);
      if (again > 0) retries.inc({ service }, again);
    },
    breaker: (service, open) => breakers.set({ service }, open ? 1 : 0),
    subscribers: (resource, change) => subscribers.inc({ resource }, change),
    sockets: (change) => sockets.inc(change),
    polled: (resource, outcome) => polls.inc({ resource, outcome }),
    skipped: () => skipped.inc(),
    print: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}
