import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../graph/server/config.ts';
import type { RootOptions } from '../../graph/server/root.ts';
import { trustedDocuments } from '../../graph/engine/trusted.ts';
import type { UpstreamCall } from '../../graph/upstream/client/callLog.ts';
import { startGraph, type GraphServer } from '../../graph/server/server.ts';

/** Options for starting a graph. */
export interface TestGraphOptions extends Omit<RootOptions, 'onRestCall' | 'schema'> {
  /** URL of the REST services. */
  platformUrl: string;
  /** Further environment variables. */
  env?: Record<string, string>;
  /** Command line, for example `['--only', 'encoders']`. */
  args?: readonly string[];
}

/** In whose name a request is made. */
export interface Asker {
  /** A demo account by its user name: signed in once, then its cookie is used. */
  as?: string;
  cookie?: string | undefined;
  token?: string;
  headers?: Record<string, string>;
}

/** Response of an operation. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  // Tests read whatever their own query asked for.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
  /** The session cookie that the answer set, as a Cookie header; empty when it was cleared. */
  cookie: string | undefined;
}

/** A graph in this process. */
export interface TestGraph {
  url: string;
  server: GraphServer;
  /** Runs an operation over HTTP. */
  request(query: string, variables?: Record<string, unknown>, asker?: Asker): Promise<TestAnswer>;
  /** The cookie of a demo account. */
  signIn(userName: string, password?: string): Promise<string>;
  /** REST calls that went over the network since the last time this was asked. */
  restCalls(): UpstreamCall[];
  close(): Promise<void>;
}

/** Sign-in operation of tests, trusted like the web app's documents. */
export const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { user { id } } userErrors { code field message } }
}`;
/** Operations of an organization under way at most. */
const MOST_UNDER_WAY = 32;
const DEMO_PASSWORD = 'Rostrum-demo-2026';

/** No look at rights by itself: a test that is about them asks for one. */
const endless = (_milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Composed once a worker: it is the same in every graph. */
let schemaOfProduct: GraphQLSchema | undefined;

/** Starts a graph on a free port over the given REST services. */
export async function startTestGraph(options: TestGraphOptions): Promise<TestGraph> {
  const { platformUrl, env, args, ...root } = options;
  let calls: UpstreamCall[] = [];
  const port = new URL(platformUrl).port;
  const config = readConfig(
    {
      GRAPH_PORT: '0',
      PLATFORM_PORT: port,
      SESSION_SECRET: 'a-secret-that-only-tests-know-of-1234567890',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      EXECUTOR: process.env.EXECUTOR ?? 'jit',
      ...env,
    },
    args,
  );
  const ofTheWeb = trustedDocuments();
  // The web app knows nothing of domains that were made up.
  const trusts = root.domains ? () => true : (text: string) => text === SIGN_IN || ofTheWeb(text);
  const isProduct = !root.domains && config.only === null;
  const server = await startGraph(config, {
    trusts,
    rightsPause: endless,
    // However busy the machine is that tests run on.
    places: () => MOST_UNDER_WAY,
    schema: isProduct ? schemaOfProduct : undefined,
    ...root,
    onRestCall: (call) => calls.push(call),
  });
  if (isProduct) schemaOfProduct = server.root.schema;
  const cookies = new Map<string, string>();

  async function signIn(userName: string, password = DEMO_PASSWORD): Promise<string> {
    const known = cookies.get(userName);
    if (known) return known;
    const answer = await request(SIGN_IN, { input: { userName, password } });
    if (!answer.cookie)
      throw new Error(`${userName} cannot sign in: ${JSON.stringify(answer.errors ?? answer.data)}`);
    cookies.set(userName, answer.cookie);
    return answer.cookie;
  }

  async function request(
    query: string,
    variables: Record<string, unknown> = {},
    asker: Asker = {},
  ): Promise<TestAnswer> {
    const cookie = asker.as ? await signIn(asker.as) : asker.cookie;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(cookie ? { cookie } : {}),
        ...(asker.token ? { authorization: `Bearer ${asker.token}` } : {}),
        ...asker.headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Partial<TestAnswer>;
    return {
      status: response.status,
      headers: response.headers,
      data: body.data,
      ...(body.errors ? { errors: body.errors } : {}),
      ...(body.extensions ? { extensions: body.extensions } : {}),
      cookie: readSetCookie(response.headers),
    };
  }

  return {
    url: server.url,
    server,
    request,
    signIn,
    restCalls() {
      const seen = calls;
      calls = [];
      return seen;
    },
    close: () => server.close(),
  };
}

/** The session cookie that an answer sets, ready to be sent back. */
export function readSetCookie(headers: Headers): string | undefined {
  const line = headers.getSetCookie().find((one) => /^(__Host-)?rostrum=/.test(one));
  const pair = line?.split(';', 1)[0];
  return pair?.endsWith('=') ? '' : pair;
}
