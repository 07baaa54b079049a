import { Redis } from 'ioredis';
import type { GraphQLSchema } from 'graphql';
import type { DestinationStream, Logger } from 'pino';
import type { GraphConfig } from './config.ts';
import type { GraphClock } from '../kernel/clock.ts';
import { afterTimeout, systemClock, type After } from '../kernel/clock.ts';
import type { Cancellation } from '../kernel/cancellation.ts';
import { composeSchema, subgraphSchema } from '../engine/compose/compose.ts';
import type { Domain } from '../engine/compose/homes.ts';
import { readDomains } from './registry.ts';
import { createLocalNews, createRedisNews } from '../kernel/invalidations.ts';
import { createBudget, type Budget } from '../engine/budget.ts';
import { createDocuments, type Documents } from '../engine/documents.ts';
import { createExecutor, type Executor } from '../engine/execute.ts';
import { trustedDocuments, type Trusts } from '../engine/trusted.ts';
import { createLogger } from './logging.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { UpstreamCall } from '../upstream/client/callLog.ts';
import { RestUpstream } from '../upstream/client/upstream.ts';
import { RightsWatch } from '../session/rightsWatch.ts';
import { Sessions } from '../session/sessions.ts';
import { SessionCookie } from '../session/cookie.ts';
import { DeviceCookie } from '../session/deviceCookie.ts';
import { createRedisShare } from '../session/share.ts';
import { configurePollers } from '../upstream/poller/runtime.ts';
import { createRedisTransport } from '../upstream/poller/redis.ts';
import { createMemoryTransport } from '../upstream/poller/bus.ts';

/** Everything that lives as long as a graph process does. */
export interface GraphRoot {
  config: GraphConfig;
  clock: GraphClock;
  logger: Logger;
  metrics: Metrics;
  upstream: RestUpstream;
  sessions: Sessions;
  /** Ends what was subscribed to with rights that are no more. */
  rights: RightsWatch;
  schema: GraphQLSchema;
  documents: Documents;
  budget: Budget;
  executor: Executor;
  /** Ends an operation that takes too long, until what it returns is called. */
  deadline(ending: Cancellation): () => void;
  close(): Promise<void>;
}

/** Dependencies that tests replace. */
export interface RootOptions {
  clock?: GraphClock;
  /** The domains to serve; the product's eight by default. */
  domains?: readonly Domain[];
  /** Their schema, when another graph of the same domains has composed it. */
  schema?: GraphQLSchema | undefined;
  /** Trusted documents. Those of the web app by default. */
  trusts?: Trusts;
  /** The pause between two looks at the rights of those who listen; the machine's clock by default. */
  rightsPause?: GraphClock['wait'];
  /** Maximum concurrent operations per organization. Depends on the processor load by default. */
  places?: () => number;
  /** Timers of deadlines. The system clock by default. */
  after?: After;
  /** Folder of the built web app; `web/dist` by default. */
  webFiles?: string;
  /** Destination of log lines. Standard output by default. */
  logTo?: DestinationStream;
  /** Hears of every REST call that went over the network. */
  onRestCall?: (call: UpstreamCall) => void;
}

/** Sets a graph process up; throws a CompositionError when the schema does not compose. */
export function createRoot(config: GraphConfig, options: RootOptions = {}): GraphRoot {
  const clock = options.clock ?? systemClock;
  const after = options.after ?? afterTimeout;
  const logger = createLogger(config.logLevel, options.logTo);
  const metrics = createMetrics();
  const redis = config.redisUrl ? new Redis(config.redisUrl, { maxRetriesPerRequest: 2 }) : null;
  redis?.on('error', (error) => logger.error({ err: error }, 'redis'));
  const news = redis ? createRedisNews(redis) : createLocalNews();
  const upstream = new RestUpstream({
    bases: config.bases,
    timeoutMs: config.restTimeoutMs,
    inFlight: config.restInFlight,
    clock,
    news,
    places: options.places,
    observer: {
      called(service, call, trackingId) {
        metrics.restCall(service, call.method, call.status, call.retries, call.ms / 1000);
        options.onRestCall?.(call);
        if (logger.isLevelEnabled('debug')) logger.debug({ trackingId, service, ...call }, 'rest call');
      },
      breaker(service, open) {
        metrics.breaker(service, open);
        logger.warn({ service, open }, open ? 'service is left alone for a while' : 'service answers again');
      },
    },
  });
  const secure = config.publicUrl.startsWith('https:');
  const sessions = new Sessions({
    upstream,
    clock,
    cookie: new SessionCookie({ secret: config.sessionSecret, secure }),
    devices: new DeviceCookie({ secure }),
    share: redis ? createRedisShare(redis, config.sessionSecret, clock) : null,
    news,
  });
  const transport = redis
    ? createRedisTransport(redis, () => clock.now())
    : createMemoryTransport(() => clock.now());
  configurePollers({
    clock,
    transport,
    observer: {
      polled: metrics.polled,
      subscribers: metrics.subscribers,
      failed: (resource, customerId, error) =>
        logger.warn({ resource, customerId, err: error }, 'polling failed'),
    },
  });
  const schema = options.schema ?? schemaOf(config, options.domains ?? readDomains());
  const documents = createDocuments(schema, options.trusts ?? trustedDocuments());
  return {
    config,
    clock,
    logger,
    metrics,
    upstream,
    sessions,
    rights: new RightsWatch(sessions.scopes, options.rightsPause ?? systemClock.wait, news),
    schema,
    documents,
    budget: createBudget(config.costPerMinute, redis),
    executor: createExecutor(schema, config.executor, { isTrusted: documents.isTrusted }),
    deadline: (ending) => after(config.operationTimeoutMs, () => ending.end('LATE')),
    async close() {
      await transport.close();
      await news.close();
      await redis?.quit().catch(() => undefined);
      await upstream.close();
      metrics.close();
    },
  };
}

function schemaOf(config: GraphConfig, domains: readonly Domain[]): GraphQLSchema {
  if (config.only === null) return composeSchema(domains);
  const domain = domains.find((one) => one.name === config.only);
  if (!domain) throw new Error(`There is no domain ${config.only}.`);
  return subgraphSchema(domain);
}
