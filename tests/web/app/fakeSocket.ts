type Message = { type: string; id?: string; payload?: unknown };

/** The server's side of one WebSocket that speaks graphql-transport-ws. */
export class FakeSocket {
  static sockets: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;
  /** Ids of the subscriptions that run. */
  subscriptions: string[] = [];
  /** Query of each subscription. */
  private readonly queries = new Map<string, string>();

  constructor(readonly url: string) {
    FakeSocket.sockets.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type === 'connection_init') this.answer({ type: 'connection_ack' });
    if (message.type === 'subscribe') {
      this.subscriptions.push(message.id!);
      this.queries.set(message.id!, JSON.stringify(message.payload));
    }
    if (message.type === 'complete')
      this.subscriptions = this.subscriptions.filter((id) => id !== message.id);
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }

  /** Subscriptions that run of an operation. */
  running(operation: string): string[] {
    return this.subscriptions.filter((id) => this.queries.get(id)?.includes(`subscription ${operation}(`));
  }

  /** Sends the data of one event to every subscription of this socket, or to those of one operation. */
  publish(data: unknown, operation?: string): void {
    const ids = operation === undefined ? this.subscriptions : this.running(operation);
    for (const id of ids) this.answer({ type: 'next', id, payload: { data } });
  }

  private answer(message: Message): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

/** Takes the place of the browser's WebSocket; answers the list of sockets opened since. */
export function installFakeSocket(): FakeSocket[] {
  FakeSocket.sockets = [];
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  return FakeSocket.sockets;
}
