/**
 * A server that does nothing but answer a playlist that grows and segments of one size, in a process of its own: what viewers get
 * beside the same encoders from the least that there can be. The parent names the size in bytes, and hears the playlist's address.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Seconds of a segment. */
const SECONDS = 2;

process.once('message', (bytes: number) => {
  const segment = Buffer.alloc(bytes, 7);
  const server = createServer(({ url = '' }, response) => {
    const body = url.endsWith('.m3u8') ? playlist() : segment;
    response.writeHead(200, { 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.(`http://127.0.0.1:${port}/live.m3u8`);
  });
});

function playlist(): Buffer {
  const newest = Math.floor(Date.now() / (SECONDS * 1000));
  const names = [newest - 2, newest - 1, newest].map((number) => `#EXTINF:${SECONDS},\n${number}.ts`);
  return Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:${SECONDS}\n${names.join('\n')}\n`);
}
