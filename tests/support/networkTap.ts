import { createServer, request, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SocialKindName } from '../../schema/rules/social.ts';
import type { NetworkSettings } from '../../fixtures/platform/domains/destinations/social/networks/settings.ts';
import type { SocialStandIn } from '../../fixtures/platform/domains/destinations/social/setUp.ts';

/** Request of the studio to a network. */
export interface Told {
  method: string;
  /** Below the network's own part of the address, with what stands behind it. */
  path: string;
  body: Record<string, unknown>;
}

/** Lies between the studio and the stand-in: remembers what is told, and cuts the lines that are published over. */
export interface NetworkTap {
  told: Told[];
  /** Requests below this path reach the network, but their response is lost. Null for none. */
  losesAnswersTo: { method: string; path: RegExp } | null;
  /** Requests that the network refuses with Facebook's code for a missing permission. Null for none. */
  refuses: ((told: Told) => boolean) | null;
  settingsOf(kind: SocialKindName): NetworkSettings;
  cut(): void;
  close(): void;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Taps a stand-in. */
export async function tapNetwork(standIn: SocialStandIn): Promise<NetworkTap> {
  const told: Told[] = [];
  const lines = new Set<Socket>();
  const sink = new URL(standIn.rtmpUrl);
  const rtmp = createLine((near) => {
    const far = connect(Number(sink.port), '127.0.0.1');
    lines.add(near);
    near.on('close', () => (lines.delete(near), far.destroy()));
    far.on('close', () => near.destroy());
    for (const side of [near, far]) side.on('error', () => side.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    rtmp.listen(0, '127.0.0.1', resolve);
  });
  const api = createServer((incoming, outgoing) => {
    void pass(incoming).then(({ status, text, path }) => {
      const { losesAnswersTo: lost } = tap;
      if (lost && lost.method === incoming.method && lost.path.test(path)) {
        outgoing.destroy();
        return;
      }
      const moved = text.replaceAll(`:${sink.port}/`, `:${portOf(rtmp)}/`);
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(moved);
    });
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });

  /** Asks the stand-in what was asked here. */
  async function pass(incoming: IncomingMessage): Promise<{ status: number; text: string; path: string }> {
    const { method = 'GET', url = '/', headers } = incoming;
    const isJson = headers['content-type'] === 'application/json';
    const body = isJson ? ((await json(incoming)) as Told['body']) : {};
    const path = url.replace(/^\/\w+\//, '');
    told.push({ method, path, body });
    if (tap.refuses?.({ method, path, body })) {
      return { status: 400, text: JSON.stringify({ error: { code: 368 } }), path };
    }
    return new Promise((resolve, reject) => {
      const { host } = new URL(standIn.url);
      const asking = request(`${standIn.url}${url}`, { method, headers: { ...headers, host } }, (answer) => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 500, text, path }));
      });
      asking.on('error', reject);
      if (isJson) asking.end(JSON.stringify(body));
      else incoming.pipe(asking);
    });
  }

  const tap: NetworkTap = {
    told,
    losesAnswersTo: null,
    refuses: null,
    settingsOf(kind) {
      const settings = standIn.settingsOf(kind);
      const here = `http://127.0.0.1:${portOf(api)}`;
      const moved = settings.apiUrl.replace(standIn.url, here);
      return { ...settings, apiUrl: moved, uploadUrl: moved };
    },
    cut: () => lines.forEach((line) => line.destroy()),
    close() {
      for (const line of lines) line.destroy();
      rtmp.close();
      api.close();
      api.closeAllConnections();
    },
  };
  return tap;
}
