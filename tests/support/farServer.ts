import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startRtmpServer } from '../../fixtures/engine/ingest/rtmpServer.ts';
import type { RtmpMessage } from '../../fixtures/engine/rtmp/chunks.ts';

/** A line that is held says nothing for as long as a test wants, on a slow machine as well. */
const PATIENT = { publishMs: 600_000, silenceMs: 600_000 };

/** A server of others that outputs publish to, with a line that a test holds or cuts. */
export interface FarServer {
  url: string;
  /** Received messages of all publishers, and of each in order. */
  arrived: RtmpMessage[];
  publications: RtmpMessage[][];
  /** Nothing is read any more, or again. */
  hold(isHeld: boolean): void;
  /** Cuts every line. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts one that takes a key. */
export async function startFarServer(key: string): Promise<FarServer> {
  const arrived: RtmpMessage[] = [];
  const publications: RtmpMessage[][] = [];
  const of = new Map<string, RtmpMessage[]>();
  const events = {
    admit: async (publisher: string, asked: string) => {
      of.set(publisher, []);
      if (asked === key) publications.push(of.get(publisher)!);
      return asked === key;
    },
    media: (publisher: string, message: RtmpMessage) => {
      arrived.push(message);
      of.get(publisher)?.push(message);
    },
    segment: () => undefined,
    left: () => undefined,
  };
  const server = await startRtmpServer('127.0.0.1', 0, events, PATIENT);
  const lines = new Set<Socket>();
  let isHeld = false;
  const proxy = createServer((near) => {
    const far = connect(server.port, '127.0.0.1');
    lines.add(near);
    near.on('close', () => (lines.delete(near), far.destroy()));
    far.on('close', () => near.destroy());
    near.on('error', () => near.destroy());
    far.on('error', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
    if (isHeld) near.pause();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `rtmp://127.0.0.1:${(proxy.address() as AddressInfo).port}/live`,
    arrived,
    publications,
    hold(held) {
      isHeld = held;
      for (const line of lines) {
        if (held) line.pause();
        else line.resume();
      }
    },
    cut: () => lines.forEach((line) => line.destroy()),
    async close() {
      lines.forEach((line) => line.destroy());
      proxy.close();
      server.close();
    },
  };
}
