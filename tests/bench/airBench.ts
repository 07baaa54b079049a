import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GoLiveRecord } from '../../fixtures/platform/domains/events/goLive/records.ts';
import type { PlayerOrder } from '../../fixtures/platform/domains/destinations/webChannels/orders.ts';
import { CUSTOMERS, REGIONS } from '../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS, SOCIAL_ACCOUNT_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { startFarServer } from '../support/farServer.ts';
import { freePort, startServer } from './child.ts';
import {
  type Call,
  type Channel,
  createCalls,
  makeClip,
  manifestWith,
  newChannel,
  publish,
} from './publishing.ts';
import { atMost, median, nearlyWorst, reported, type Figures } from './results.ts';
import { dataFolder, superToken } from './studio.ts';
import type { Order, Told } from './viewers.ts';

const FAR_KEY = 'far-side-key';
/** Of the stand-in's person whose account the demo has linked. */
const YOUTUBE_CHANNEL = 'UCharbourstreet';

const VIEWERS_ENTRY = fileURLToPath(new URL('viewers.ts', import.meta.url));
const BARE_ENTRY = fileURLToPath(new URL('bareServer.ts', import.meta.url));
const VIEWERS = 500;
const ROUNDS = 5;
const VIEWED_SECONDS = 12;
const SEGMENT_SECONDS = 2;
/** Size of two seconds of the published clip, at 900 kbit/s. */
const SEGMENT_BYTES = 225_000;

const HARBOUR = `/api/v3/customers/${CUSTOMERS.harbour}`;

/**
 * An event on air at a web channel, at an RTMP server and at the stand-in of a social network, with the platform in a
 * process of its own and FFmpeg as the encoder: how long its destinations take to start, and how evenly one process answers
 * five hundred viewers of its watch page.
 */
export async function airBench(): Promise<Figures> {
  const data = dataFolder();
  const far = await startFarServer(FAR_KEY);
  const clip = makeClip(data.folder);
  const port = await freePort();
  const env = {
    ...{ PLATFORM_PORT: String(port), DATA_DIR: join(data.folder, 'platform'), DEMO_PICTURES: '0' },
    ...{ RTMP_PORT: '0', RTMP_OUT_ALLOW: '127.0.0.1' },
  };
  const platform = await startServer('fixtures/platform/server/main.ts', {
    port,
    env,
    ready: '/openapi.json',
  });
  try {
    const call = createCalls(platform.url, await superToken(platform.url));
    const channel = await newChannel(call, 'On air');
    const encoder = keepPublishing(channel, clip);
    try {
      await manifestWith(call, channel, 1);
      const { embedId, ...started } = await onAir(call, channel.id, far.url);
      return { ...started.figures, ...(await viewed(`${platform.url}/embed/${embedId}/addresses`)) };
    } finally {
      encoder.stop();
    }
  } finally {
    await platform.close();
    await far.close();
    data.remove();
  }
}

/** Publishes until it is stopped, and begins anew where its line was cut, as encoders do. */
function keepPublishing(channel: Channel, clip: string): { stop(): void } {
  let isOver = false;
  let publisher: ChildProcess;
  const begin = () => {
    publisher = publish(channel, clip, ['-re', '-stream_loop', '-1']);
    publisher.once('exit', () => void (isOver || begin()));
  };
  begin();
  return {
    stop() {
      isOver = true;
      publisher.kill('SIGKILL');
    },
  };
}

/** Goes live at three places; answers how long each took from the start of the event, and the web channel's embed. */
async function onAir(
  call: Call,
  encoderChannelId: string,
  farUrl: string,
): Promise<{ figures: Figures; embedId: string }> {
  const web = await call<{ uuid: string; embedId: string }>('POST', `${HARBOUR}/webeventprofiles`, {
    ...{ name: 'On air', loadBalancer: 'on-air', regionId: REGIONS.europe, deleteAfter: 10 },
  });
  const rtmp = await call<{ uuid: string }>('POST', `${HARBOUR}/rtmp/destination`, {
    ...{ name: 'Far side', streamUrl: farUrl, streamKey: FAR_KEY },
  });
  const { requestId } = await call<GoLiveRecord>('POST', `${HARBOUR}/golive`, {
    ...{ title: 'On air', encoderId: ENCODER_IDS.southStage, encoderChannelId, duration: 3_600_000 },
    isSoonKnown: true,
    destinations: [
      { kind: 'EMBED', destinationId: web.uuid },
      { kind: 'RTMP', destinationId: rtmp.uuid },
      {
        ...{ kind: 'YOUTUBE', destinationId: YOUTUBE_CHANNEL, accountId: SOCIAL_ACCOUNT_IDS.youtube },
        ...{ title: 'On air', description: 'On air', privacy: 'public', publishStatus: 'published' },
      },
    ],
  });
  // The encoder starts first, which is its own affair; then the event does, and its destinations with it.
  const event = await follow(call, requestId, ({ progress }) => progress === 'SCHEDULE_CREATED');
  const began = Date.parse(event.progressAt);
  const { contentDestinationIds } = await follow(
    call,
    requestId,
    ({ request }) =>
      (request?.contentDestinationStates ?? []).filter((state) => state === 'STARTED').length === 3,
  );
  const figures: Figures = {};
  for (const id of contentDestinationIds) {
    const { kind, startedAt } = await call<{ kind: string; startedAt: string }>(
      'GET',
      `/api/v3/contentdestinations/${id}`,
    );
    figures[`on air: from the start of an event to started, ${PLACES[kind] ?? kind}`] = reported(
      (Date.parse(startedAt) - began) / 1000,
      's',
    );
  }
  const slowest = Math.max(...Object.values(figures).map(({ value }) => value));
  figures['on air: from the start of an event to started at all three'] = atMost(slowest, 10, 's');
  return { figures, embedId: web.embedId };
}

const PLACES: Record<string, string> = {
  EMBED: 'web channel',
  RTMP: 'RTMP server',
  YOUTUBE: 'social network',
};

/** Waits until a request to go live is so far. */
async function follow(
  call: Call,
  requestId: string,
  isThere: (record: GoLiveRecord) => boolean,
): Promise<NonNullable<GoLiveRecord['request']>> {
  for (let tries = 0; tries < 600; tries += 1) {
    const record = await call<GoLiveRecord>('GET', `${HARBOUR}/golive/${requestId}`);
    if (record.request && isThere(record)) return record.request;
    const { error } = record.request ?? {};
    if (error) throw new Error(`Going live came to nothing: ${error}`);
    await wait(100);
  }
  throw new Error('Going live took longer than a minute.');
}

/**
 * Viewers at the pace of a player, each at a moment of its own; and the same as a crowd that nobody holds back, each of whom
 * asks for the next as soon as the last is there.
 */
async function viewed(addressesUrl: string): Promise<Figures> {
  return {
    ...(await rounds(() => shown(addressesUrl), '500 viewers', true)),
    ...(await bareServer()),
    ...(await rounds(() => shown(addressesUrl), '500 viewers, all at once', false)),
  };
}

/** The same pace beside the same encoders at a server that does nothing else: what these processors give at best. */
async function bareServer(): Promise<Figures> {
  const server = fork(BARE_ENTRY, { execArgv: ['--import', 'tsx'] });
  try {
    server.send(SEGMENT_BYTES);
    const [url] = (await once(server, 'message')) as [string];
    const figures = await rounds(async () => url, 'a bare server', true);
    return Object.fromEntries(
      Object.entries(figures).map(([name, { value, unit }]) => [name, reported(value, unit)]),
    );
  } finally {
    server.kill();
  }
}

async function rounds(playlistUrl: () => Promise<string>, who: string, isPaced: boolean): Promise<Figures> {
  const answers: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = await playlistUrl();
    const order = { url, viewers: VIEWERS, seconds: VIEWED_SECONDS, segmentSeconds: SEGMENT_SECONDS };
    answers.push(await watched({ ...order, isPaced }));
  }
  const p50s = answers.map((took) => median(took));
  const p99s = answers.map((took) => nearlyWorst(took, 0.99));
  const ratios = p99s.map((p99, round) => p99 / (p50s[round] ?? Number.NaN));
  const ratio = median(ratios);
  return {
    [`on air: ${who}, answers a second`]: reported(
      median(answers.map((took) => took.length / VIEWED_SECONDS)),
      '1/s',
    ),
    [`on air: ${who}, p50 of playlist and segment`]: reported(median(p50s), 'ms'),
    [`on air: ${who}, p99`]: reported(median(p99s), 'ms'),
    [`on air: ${who}, p99 over p50`]: atMost(ratio, 5, 'times'),
    [`on air: ${who}, p99 over p50, worst of the rounds`]: reported(Math.max(...ratios), 'times'),
  };
}

/** URL played on the page once there is content. Viewers are behind by their channel's delay (WCH-06). */
async function shown(addressesUrl: string): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { videos } = (await (await fetch(addressesUrl)).json()) as PlayerOrder;
    const [video] = videos;
    const url = video && new URL(video.src, addressesUrl).href;
    if (url && (await fetch(url)).ok) return url;
    await wait(500);
  }
  throw new Error('The watch page has shown nothing.');
}

/** Has viewers watch, and answers how long each answer took. */
async function watched(order: Order): Promise<number[]> {
  const viewers = fork(VIEWERS_ENTRY, { execArgv: ['--import', 'tsx'] });
  try {
    viewers.send(order);
    const [told] = (await once(viewers, 'message')) as [Told];
    if ('failed' in told) throw new Error(told.failed);
    return told.took;
  } finally {
    viewers.kill();
  }
}
