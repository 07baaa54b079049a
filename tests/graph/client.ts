import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { SIGN_IN } from '../support/graph.ts';

/** An answer of the graph. */
export interface Answer<T = Record<string, unknown>> {
  data: T | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions?: { upstream?: { total: number; calls: { call: string; source: string }[] } };
}

/** Data of an answer whose shape the test itself asked for. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape that it selected
export type Data = any;

/** A browser: keeps the session's cookie, asks over HTTP, subscribes over a WebSocket. */
export class GraphClient {
  readonly #url: string;
  #socket: Client | null = null;
  /** `name=value` of the session's cookie; null when signed out. */
  cookie: string | null = null;
  /** `name=value` of the cookie that the browser is known by; stays when the session ends. */
  device: string | null = null;
  /** Headers beside the browser's own, for API clients. */
  headers: Record<string, string> = {};
  /** Parameters of the WebSocket connection, for API clients. */
  socketParams: Record<string, string> = {};

  constructor(url: string) {
    this.#url = url;
  }

  /** Runs an operation, where it brings a file at the door for those. */
  async run(
    query: string,
    variables: Record<string, unknown> = {},
    door: '/graphql' | '/graphql/files' = '/graphql',
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.#url}${door}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': '1',
        'x-upstream': '1',
        cookie: [this.cookie, this.device].filter(Boolean).join('; '),
        ...this.headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      if (pair.startsWith('rostrum-device=')) {
        this.device = pair;
        continue;
      }
      this.cookie = /max-age=0/i.test(line) || pair.endsWith('=') ? null : pair;
    }
    return (await response.json()) as Answer<Data>;
  }

  /** Runs an operation that must succeed; answers its data. */
  async data(
    query: string,
    variables: Record<string, unknown> = {},
    door: '/graphql' | '/graphql/files' = '/graphql',
  ): Promise<Data> {
    const answer = await this.run(query, variables, door);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }

  /** Signs in; fails when that is refused. */
  async signIn(userName: string, password: string): Promise<void> {
    const { signIn } = await this.data(SIGN_IN, { input: { userName, password } });
    if (signIn.userErrors.length > 0) throw new Error(JSON.stringify(signIn.userErrors));
  }

  /** Events of a subscription; ends the subscription when the test stops reading. */
  subscribe(query: string, variables: Record<string, unknown> = {}): AsyncIterableIterator<Answer<Data>> {
    const cookie = this.cookie;
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, { headers: cookie ? { cookie } : {} });
      }
    }
    this.#socket ??= createClient({
      url: `${this.#url.replace('http', 'ws')}/graphql`,
      webSocketImpl: BrowserSocket,
      retryAttempts: 0,
      connectionParams: this.socketParams,
    });
    return this.#socket.iterate({ query, variables }) as AsyncIterableIterator<Answer<Data>>;
  }

  /** Closes the socket. */
  async close(): Promise<void> {
    await this.#socket?.dispose();
    this.#socket = null;
  }
}
