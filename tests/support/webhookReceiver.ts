import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A real receiver of webhooks on this machine, which answers what a test says. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Response from now on. */
  answer: { status: number; body?: string; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body });
      const { status, body: text = '', headers = {} } = receiver.answer;
      response.writeHead(status, headers).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: { status: 204 },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** True if a message has a valid Standard Webhooks signature for a secret. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
