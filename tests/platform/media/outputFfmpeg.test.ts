import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startRtmpServer } from '../../../fixtures/engine/ingest/rtmpServer.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { CHANNEL, KEY, outputWorld } from '../../support/outputWorld.ts';
import { publish } from '../../support/publisher.ts';
import { until } from '../../support/until.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

(hasFfmpeg ? describe : describe.skip)('an output to FFmpeg, which listens', () => {
  test('is received and can be decoded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rostrum-output-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const free = createServer();
    free.listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    const received = join(folder, 'received.flv');
    const far = spawn(process.env.FFMPEG_PATH || 'ffmpeg', [
      ...['-loglevel', 'error', '-listen', '1', '-i', `rtmp://127.0.0.1:${port}/live/${KEY}`],
      ...['-c', 'copy', '-y', received],
    ]);
    const ended = once(far, 'close');
    const here = outputWorld();
    closing.push(() => here.close());
    let length = 0;
    const near = await startRtmpServer('127.0.0.1', 0, {
      admit: async (publisher) => (here.outputs.admit(publisher, CHANNEL), true),
      media: (publisher, message) => {
        here.outputs.media(publisher, message);
        length = message.time;
      },
      segment: () => undefined,
      left: (publisher) => here.outputs.left(publisher),
    });
    closing.push(() => near.close());
    const publisher = publish(`rtmp://127.0.0.1:${near.port}/live`, 'any', 'until cut');
    closing.push(() => publisher.cut());
    here.send('a', `rtmp://127.0.0.1:${port}/live`);
    // It listens after a moment.
    await until(() => {
      const pause = here.clock.waiting.find(({ ms }) => ms < 5_000);
      if (pause) here.clock.advance(pause.ms);
      if (here.last('a')?.state === 'ERROR') here.send('a', `rtmp://127.0.0.1:${port}/live`);
      return here.last('a')?.state === 'STARTED';
    }, 'FFmpeg to accept');
    const begun = length;
    await until(() => length - begun > 4_000, 'four seconds');
    here.outputs.stop('a');
    expect((await ended)[1]).toBeNull();
    const decoding = spawn(process.env.FFMPEG_PATH || 'ffmpeg', ['-i', received, '-f', 'null', '-']);
    let told = '';
    decoding.stderr.on('data', (bytes: Buffer) => (told += bytes.toString()));
    await once(decoding, 'close');
    expect(told).toMatch(/Video: h264/);
    expect(told).toMatch(/Audio: aac/);
    expect(told).not.toMatch(/error/i);
    expect(Number([...told.matchAll(/frame= *(\d+)/g)].at(-1)?.[1])).toBeGreaterThan(50);
  });
});
