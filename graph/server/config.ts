import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isDomain, type DomainName } from '../engine/compose/domains.ts';
import { projectRoot } from '../kernel/projectRoot.ts';
import { SERVICES, type ServiceBases } from '../upstream/client/services.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

/** Environment variables of the graph. `npm run check` compares the table in graph/README.md with this list. */
export const VARIABLES = {
  GRAPH_PORT: { schema: port.default(4000), says: 'Port of the studio: web app, GraphQL and WebSocket.' },
  GRAPH_HOST: { schema: z.string().min(1).default('127.0.0.1'), says: 'Address that the graph listens on.' },
  PLATFORM_PORT: {
    schema: port.default(4010),
    says: 'Port of the local platform, where no REST_ variable says otherwise.',
  },
  PUBLIC_URL: {
    schema: url.optional(),
    says: 'Address browsers reach the studio at; https makes the session cookie `__Host-` and Secure. Default: http://localhost:GRAPH_PORT.',
  },
  ALLOWED_ORIGINS: {
    schema: z.string().default(''),
    says: 'Further origins that may open a WebSocket, separated by commas.',
  },
  MEDIA_ORIGIN: {
    schema: z.string().optional(),
    says: 'Origins that video and thumbnails come from, separated by blanks, for the content security policy. Default: the local platform.',
  },
  SESSION_SECRET: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    says: 'Seals the session cookie; the same for all processes. Default: made once and kept in DATA_DIR.',
  },
  DATA_DIR: { schema: z.string().min(1).default('./data'), says: 'Folder for what must survive a restart.' },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    says: 'Redis that several graph processes share events, leases and renewals through, and platforms their limits. Default: none, for one process each.',
  },
  REST_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(1).default(10_000),
    says: 'How long a REST call may take, in milliseconds.',
  },
  REST_IN_FLIGHT: {
    schema: z.coerce.number().int().min(1).max(1024).default(64),
    says: 'REST calls in flight at most, for each service.',
  },
  OPERATION_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(1).default(30_000),
    says: 'How long an operation may take, in milliseconds; exports may take longer.',
  },
  SOCKETS_PER_CALLER: {
    schema: z.coerce.number().int().min(1).default(100),
    says: 'WebSockets of one user or API client at most, in each process.',
  },
  EXECUTOR: {
    schema: z.enum(['jit', 'graphql-js']).default('jit'),
    says: 'What runs operations: `jit` compiles them, `graphql-js` interprets them.',
  },
  COST_PER_MINUTE: {
    schema: z.coerce.number().int().min(1, 'must be 1 or more').default(1_000_000),
    says: 'What the operations of one caller may cost in a minute; shared over Redis where there is one.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters').optional(),
    says: 'Bearer token that /metrics is read with. Default: none; /metrics is not there.',
  },
  TRUST_PROXY: {
    schema: z.enum(['true', 'false']).default('false'),
    says: 'Whether one proxy in front tells the visitor’s address and protocol; plain http is then redirected to https, but for loopback addresses (APP-03).',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    says: 'Least important log lines to write.',
  },
} as const;

/** Configuration of a graph process. */
export interface GraphConfig {
  host: string;
  port: number;
  publicUrl: string;
  allowedOrigins: readonly string[];
  mediaOrigins: string;
  sessionSecret: string;
  redisUrl: string | null;
  bases: ServiceBases;
  restTimeoutMs: number;
  restInFlight: number;
  operationTimeoutMs: number;
  socketsPerCaller: number;
  executor: 'jit' | 'graphql-js';
  costPerMinute: number;
  metricsToken: string | null;
  trustProxy: boolean;
  logLevel: string;
  /** Domain to serve as a subgraph. Null for the whole graph. */
  only: DomainName | null;
}

/** A variable is not what it must be. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment; throws a ConfigError that names each variable at fault. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): GraphConfig {
  const problems: string[] = [];
  const read = <N extends keyof typeof VARIABLES>(name: N): z.output<(typeof VARIABLES)[N]['schema']> => {
    // An empty variable is one that was not set.
    const parsed = VARIABLES[name].schema.safeParse(environment[name] || undefined);
    if (!parsed.success) problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}`);
    return parsed.data as z.output<(typeof VARIABLES)[N]['schema']>;
  };
  const platform = `http://127.0.0.1:${read('PLATFORM_PORT')}`;
  const bases: Record<string, string> = {};
  for (const { variable } of SERVICES) {
    const parsed = url.safeParse(environment[variable] || platform);
    if (parsed.success) bases[variable] = parsed.data;
    else if (!(variable in bases)) problems.push(`${variable} must be an http or https URL`);
  }
  const only = optionOf(args, '--only');
  if (only !== null && !isDomain(only)) problems.push(`--only must name a domain, it was ${only}`);
  const graphPort = read('GRAPH_PORT');
  const values = {
    host: read('GRAPH_HOST'),
    port: graphPort,
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${graphPort}`,
    allowedOrigins: (read('ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    mediaOrigins: read('MEDIA_ORIGIN') ?? localAddresses(platform),
    redisUrl: read('REDIS_URL') ?? null,
    bases,
    restTimeoutMs: read('REST_TIMEOUT_MS'),
    restInFlight: read('REST_IN_FLIGHT'),
    operationTimeoutMs: read('OPERATION_TIMEOUT_MS'),
    socketsPerCaller: read('SOCKETS_PER_CALLER'),
    executor: read('EXECUTOR'),
    costPerMinute: read('COST_PER_MINUTE'),
    metricsToken: read('METRICS_TOKEN') ?? null,
    trustProxy: read('TRUST_PROXY') === 'true',
    logLevel: read('LOG_LEVEL'),
    only: only as DomainName | null,
  };
  const secret = read('SESSION_SECRET');
  const dataDir = read('DATA_DIR');
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...values, sessionSecret: secret ?? keptSecret(dataDir) };
}

/** The local platform under both of its names: a browser may know it by either. */
function localAddresses(base: string): string {
  return `${base} ${base.replace('127.0.0.1', 'localhost')}`;
}

function optionOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name);
  if (at >= 0) return args[at + 1] ?? '';
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** The secret of this installation, made at the first start. */
function keptSecret(dataDir: string): string {
  const folder = resolve(projectRoot, dataDir);
  const file = join(folder, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was first: its secret is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Rows of the table in graph/README.md: variable, default, meaning. */
export function describeVariables(): { name: string; byDefault: string; says: string }[] {
  const own = Object.entries(VARIABLES).map(([name, { schema, says }]) => {
    const parsed = schema.safeParse(undefined);
    return { name, byDefault: parsed.success && parsed.data !== undefined ? String(parsed.data) : '', says };
  });
  const services = [...new Set(SERVICES.map((service) => service.variable))].map((name) => ({
    name,
    byDefault: 'http://127.0.0.1:PLATFORM_PORT',
    says: `Base URL of ${SERVICES.filter((one) => one.variable === name)
      .map((one) => one.prefix)
      .join(', ')}.`,
  }));
  return [...own, ...services];
}
