import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { OutputsTools } from '../../../fixtures/engine/outputs/outputs.ts';
import { MESSAGE, type RtmpMessage } from '../../../fixtures/engine/rtmp/chunks.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { KEY, outputWorld, type OutputWorld, Source, stateIs } from '../../support/outputWorld.ts';
import { createFrame, createVideoSettings } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function farServer(): Promise<FarServer> {
  const far = await startFarServer(KEY);
  closing.push(() => far.close());
  return far;
}

function world(tools: Partial<OutputsTools> = {}): OutputWorld {
  const made = outputWorld(tools);
  closing.push(() => made.close());
  return made;
}

const pictures = (messages: readonly RtmpMessage[]) =>
  messages.filter(({ type, body }) => type === MESSAGE.video && body[1] === 1);

/** Waits until an output is accepted, which its next key frame tells. */
async function isSending(here: OutputWorld, id: string, source: Source): Promise<void> {
  await until(() => {
    source.toKey();
    return here.last(id)?.state === 'STARTED';
  }, `${id} to send`);
}

describe('an output to a server of others', () => {
  test('STM-03 waits for its source, connects and sends', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    expect(here.last('a')).toMatchObject({ state: 'SET_UP', reason: null });
    await isSending(here, 'a', new Source(here.outputs));
    expect(here.statuses.get('a')?.map(({ state }) => state)).toEqual(['SET_UP', 'STARTING', 'STARTED']);
  });

  test('begins with the settings and a key frame, at time zero, and sends bodies as they came', async () => {
    const far = await farServer();
    const here = world();
    const source = new Source(here.outputs);
    source.time = 7_700;
    here.send('a', far.url);
    await isSending(here, 'a', source);
    await until(() => far.arrived.length >= 4, 'what was sent');
    const [settings, sound, key] = far.arrived;
    expect(settings).toMatchObject({ type: 9, time: 0, body: createVideoSettings(40, 23) });
    expect(sound).toMatchObject({ type: 8, time: 0, body: Buffer.from([0xaf, 0, 0x12, 0x10]) });
    expect(key).toMatchObject({ type: 9, time: 0, body: createFrame(true, 0, 40) });
  });

  test('connects again within five seconds after a cut, from a key frame on, and counts what was lost', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    const source = new Source(here.outputs);
    await isSending(here, 'a', source);
    far.cut();
    await stateIs(here, 'a', 'WARNING');
    expect(here.last('a')).toMatchObject({ reason: 'LINE_CUT', reconnects: 0 });
    const before = here.last('a')!.lostFrames;
    for (let count = 0; count < 3; count += 1) source.picture();
    expect(here.clock.waiting.map(({ ms }) => ms)).toEqual([1_000]);
    here.clock.advance(1_000);
    await isSending(here, 'a', source);
    expect(here.last('a')).toMatchObject({ state: 'STARTED', reason: null, reconnects: 1 });
    expect(here.last('a')!.lostFrames).toBeGreaterThanOrEqual(before + 3);
    await until(() => pictures(far.publications[1] ?? []).length > 0, 'pictures');
    expect(pictures(far.publications[1]!)[0]!.body[0]).toBe(0x17);
  });

  test('tries again at most four seconds apart for as long as its source sends', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    const source = new Source(here.outputs);
    await isSending(here, 'a', source);
    await far.close();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const told = here.clock.waiting;
      await until(() => here.clock.waiting.some(({ ms }) => ms < 5_000), 'a pause');
      pauses.push(here.clock.waiting[0]!.ms);
      here.clock.advance(here.clock.waiting[0]!.ms);
      expect(told).not.toBe(here.clock.waiting);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000]);
    expect(here.last('a')?.state).toBe('WARNING');
  });

  test('of a far side that does not read leaves out pictures, while another output gets them all', async () => {
    const [slow, good] = [await farServer(), await farServer()];
    const here = world();
    here.send('slow', slow.url);
    here.send('good', good.url);
    const source = new Source(here.outputs);
    await isSending(here, 'slow', source);
    await isSending(here, 'good', source);
    slow.hold(true);
    const begun = source.time;
    // 60 seconds of 3 Mbit/s: more than lines hold, and less than a server takes at once.
    for (let turn = 0; turn < 600; turn += 1) {
      source.picture(40_000);
      if (turn % 10 < 9) continue;
      const sent = (source.time - begun) / 100;
      await until(
        () => pictures(good.arrived).filter(({ body }) => body.length > 1_000).length >= sent,
        `picture ${sent}`,
      );
    }
    here.outputs.tellAll();
    expect(here.last('good')).toMatchObject({ state: 'STARTED', lostFrames: 0 });
    expect(here.last('slow')!.lostFrames).toBeGreaterThan(100);
    slow.hold(false);
    await until(
      () => (source.picture(), pictures(slow.arrived).some(({ body }) => body.length > 1_000)),
      'more',
    );
    // The output is decodable: after a dropped frame comes a keyframe.
    let expected = pictures(slow.publications[0]!)[0]!.time;
    for (const { time, body } of pictures(slow.publications[0]!)) {
      if (time !== expected) expect(body[0]).toBe(0x17);
      expected = time + 100;
    }
  });

  test('with a key that is not taken ends, and says so without the key', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url, 'wrong-secret-key');
    const source = new Source(here.outputs);
    source.toKey();
    await stateIs(here, 'a', 'ERROR');
    expect(here.last('a')).toMatchObject({ state: 'ERROR', reason: 'KEY_REFUSED' });
    expect(here.clock.waiting).toEqual([]);
    expect(JSON.stringify([...here.statuses.values()])).not.toContain('wrong-secret-key');
  });

  test('to a host that nobody answers at gives up after five attempts', async () => {
    const closed = createServer();
    closed.listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const here = world();
    here.send('a', `rtmp://127.0.0.1:${port}/live`);
    new Source(here.outputs).toKey();
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await until(() => here.clock.waiting.some(({ ms }) => ms < 5_000), 'a pause');
      expect(here.last('a')).toMatchObject({ state: 'WARNING', reason: 'HOST_UNREACHABLE' });
      here.clock.advance(here.clock.waiting[0]!.ms);
    }
    await stateIs(here, 'a', 'ERROR');
    expect(here.last('a')).toMatchObject({ reason: 'HOST_UNREACHABLE' });
  });

  test('to a server that never accepts gives up each attempt after ten seconds', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closing.push(() => silent.close());
    const here = world();
    here.send('a', `rtmp://127.0.0.1:${(silent.address() as AddressInfo).port}/live`);
    new Source(here.outputs).toKey();
    expect(here.clock.waiting.map(({ ms }) => ms)).toEqual([10_000]);
    here.clock.advance(10_000);
    expect(here.last('a')).toMatchObject({ state: 'WARNING', reason: 'HOST_UNREACHABLE' });
  });

  test('to what speaks no RTMP says so', async () => {
    const web = createServer(
      (socket) =>
        void socket
          .on('error', () => undefined)
          .resume()
          .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    web.listen(0, '127.0.0.1');
    await once(web, 'listening');
    closing.push(() => web.close());
    const here = world();
    here.send('a', `rtmp://127.0.0.1:${(web.address() as AddressInfo).port}/live`);
    new Source(here.outputs).toKey();
    await stateIs(here, 'a', 'WARNING');
    expect(here.last('a')).toMatchObject({ reason: 'NOT_RTMP' });
  });

  test('RTM-04 to a name that leads inside at the second look is cut off there', async () => {
    const far = await farServer();
    const port = new URL(far.url).port;
    // The first answer stands for the far side: it is allowed here, as no test reaches another machine.
    const answers = ['127.0.0.1', '127.0.0.2'];
    const here = world({ ask: async () => [{ address: answers.shift()! }] });
    here.send('a', `rtmp://live.example.com:${port}/live`);
    const source = new Source(here.outputs);
    await isSending(here, 'a', source);
    far.cut();
    await stateIs(here, 'a', 'WARNING');
    here.clock.advance(1_000);
    await until(() => here.last('a')?.reason === 'ADDRESS_INSIDE', 'the refusal');
    expect(far.publications).toHaveLength(1);
  });

  test('to this machine ends where that is not allowed', async () => {
    const far = await farServer();
    const here = world({ allowed: [] });
    here.send('a', far.url);
    new Source(here.outputs).toKey();
    await stateIs(here, 'a', 'ERROR');
    expect(here.last('a')).toMatchObject({ reason: 'ADDRESS_INSIDE' });
    expect(far.publications).toEqual([]);
  });

  test('goes on over the same line when its publisher is back within 20 seconds, with times that run on', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    const before = new Source(here.outputs);
    await isSending(here, 'a', before);
    here.outputs.left('publisher');
    expect(here.last('a')).toMatchObject({ state: 'WARNING', reason: 'NO_SOURCE' });
    const source = new Source(here.outputs);
    source.toKey();
    expect(here.last('a')).toMatchObject({ state: 'STARTED', reconnects: 0 });
    await until(
      () => far.arrived.filter(({ body }) => body.equals(createVideoSettings(40, 23))).length === 2,
      'new settings',
    );
    const times = far.arrived.filter(({ type }) => type === MESSAGE.video).map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(far.publications).toHaveLength(1);
  });

  test('STM-03 lets go of its line when its publisher is away for longer', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    await isSending(here, 'a', new Source(here.outputs));
    here.outputs.left('publisher');
    here.clock.advance(20_000);
    expect(here.last('a')).toMatchObject({ state: 'SET_UP', reason: 'NO_SOURCE' });
    await isSending(here, 'a', new Source(here.outputs));
    await until(() => far.publications.length === 2, 'another line');
  });

  test('tells its bitrate over what it has sent', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    const source = new Source(here.outputs);
    await isSending(here, 'a', source);
    here.clock.advance(1_000);
    here.outputs.tellAll();
    const { sentBytes } = here.last('a')!;
    for (let count = 0; count < 20; count += 1) source.picture(5_000);
    here.clock.advance(2_000);
    here.outputs.tellAll();
    const sent = here.last('a')!.sentBytes - sentBytes;
    expect(sent).toBeGreaterThan(100_000);
    expect(here.last('a')!.bitrateKbps).toBe(Math.round((sent * 8) / 2_000));
  });

  test('of longer than four and a half hours keeps its times', async () => {
    const far = await farServer();
    const here = world();
    here.send('a', far.url);
    const source = new Source(here.outputs);
    await isSending(here, 'a', source);
    const begun = source.time;
    // Two seconds at a step, which is no jump yet.
    for (let count = 0; count < 8_500; count += 1) {
      source.time += 1_900;
      source.picture();
    }
    await until(() => (far.arrived.at(-1)?.time ?? 0) > 0xffffff, 'times beyond three bytes');
    const times = pictures(far.arrived).map(({ time }) => time);
    expect(times.at(-1)! - times.at(-2)!).toBe(2_000);
    expect(times.at(-1)!).toBeGreaterThan(source.time - begun - 2_001);
  });
});
