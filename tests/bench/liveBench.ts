import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenLine } from './brokenLine.ts';
import { atLeast, atMost, median, reported, type Figures } from './results.ts';
import {
  createCalls,
  type Call,
  type Channel,
  FFMPEG,
  filesIn,
  FRAMES_PER_SECOND,
  makeClip,
  manifestUrl,
  manifestWith,
  newChannel,
  PIECE_SECONDS,
  publish,
} from './publishing.ts';
import { dataFolder, startStudio, superToken } from './studio.ts';

/** Starts of a publisher that are measured, one after the other. */
const STARTS = 5;
/** Segments that a player keeps between what it shows and the newest one, as Apple's HLS says. */
const HELD_BACK = 3;

const PUBLISHERS = 10;
const PUBLISHED_SECONDS = 30;

const SEGMENT_SECONDS = 2;

/** Nearly an hour in twenty pieces, each sent so many times as fast as it would be shown. */
const PIECES = 20;
const TIMES_AS_FAST = 20;
/** Pictures after which a line breaks: between two key frames, shortly before the end of its piece. */
const CUT_AFTER = (PIECE_SECONDS - 1) * FRAMES_PER_SECOND - 7;

/**
 * Measures RTMP publishers and their viewers with the studio as `npm start` runs it and FFmpeg as encoder: time until
 * a channel plays, and losses with ten publishers or twenty cut connections in an hour.
 */
export async function liveBench(): Promise<Figures> {
  const data = dataFolder();
  const clip = makeClip(data.folder);
  const studio = await startStudio(join(data.folder, 'studio'), { RTMP_PORT: '0' });
  try {
    const token = await superToken(studio.platformUrl);
    const call = createCalls(studio.platformUrl, token);
    return {
      ...(await starts(call, clip)),
      ...(await together(call, clip, data.folder)),
      ...(await cutLines(call, clip, data.folder)),
    };
  } finally {
    await studio.close();
    data.remove();
  }
}

/** Measures the time until a publisher is seen, and the age of its newest frame then. */
async function starts(call: Call, clip: string): Promise<Figures> {
  const [playable, ages]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    const channel = await newChannel(call, `Start ${start}`);
    const began = performance.now();
    const publisher = publish(channel, clip, ['-re']);
    const manifest = await manifestWith(call, channel, 1);
    playable.push((performance.now() - began) / 1000);
    ages.push((Date.now() - newestPicture(manifest)) / 1000);
    publisher.kill('SIGKILL');
  }
  return {
    'live: from the start of a publisher until its channel plays': atMost(median(playable), 8, 's'),
    'live: age of the newest picture that can be played': reported(median(ages), 's'),
    'live: glass to glass, of a player three segments behind': reported(
      median(ages) + HELD_BACK * SEGMENT_SECONDS,
      's',
    ),
  };
}

/** Publishers of 1 Mbit/s at once: the share of their pictures that the recordings hold. */
async function together(call: Call, clip: string, folder: string): Promise<Figures> {
  const channels = await Promise.all(
    Array.from({ length: PUBLISHERS }, (_, at) => newChannel(call, `Together ${at}`)),
  );
  await Promise.all(
    channels.map((channel) => ended(publish(channel, clip, ['-re'], ['-t', String(PUBLISHED_SECONDS)]))),
  );
  const recordings = await Promise.all(channels.map((channel) => manifestUrl(call, channel)));
  let frames = 0;
  for (const url of recordings) frames += await framesOf(url, folder);
  return {
    'live: pictures of ten publishers at once that were recorded': atLeast(
      frames / (PUBLISHERS * PUBLISHED_SECONDS * FRAMES_PER_SECOND),
      1,
      'share',
    ),
  };
}

/**
 * An hour under one key over twenty lines that break while a picture is on its way: the share of the pictures passed on that
 * the one recording holds.
 */
async function cutLines(call: Call, clip: string, folder: string): Promise<Figures> {
  const channel = await newChannel(call, 'Cut lines');
  let sent = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    // The place of the one before is free once its end is known.
    for (let tries = 0; ; tries += 1) {
      const pictures = await sendPiece(channel, clip);
      sent += pictures;
      if (pictures >= CUT_AFTER) break;
      if (tries === 5) throw new Error('A piece was refused five times.');
    }
  }
  const frames = await framesOf(await manifestUrl(call, channel), folder);
  return {
    'live: pictures of an hour with 20 cut lines in its recording': atLeast(frames / sent, 1, 'share'),
  };
}

/** Publishes over a line that breaks; answers how many pictures were passed on before. */
async function sendPiece({ id, address }: Channel, clip: string): Promise<number> {
  const server = new URL(address);
  const line = await brokenLine(Number(server.port), CUT_AFTER);
  server.port = String(line.port);
  const pace = ['-readrate', String(TIMES_AS_FAST)];
  const publisher = publish({ id, address: server.href }, clip, pace);
  const [pictures] = await Promise.all([line.passedOn, ended(publisher)]);
  return pictures;
}

async function ended(publisher: ChildProcess): Promise<number | null> {
  const [code] = (await once(publisher, 'exit')) as [number | null];
  return code;
}

/** When the newest picture of a live manifest was taken, in milliseconds since 1970. */
function newestPicture(manifest: string): number {
  let at = 0;
  for (const [, moment, seconds] of manifest.matchAll(
    /^#EXT-X-PROGRAM-DATE-TIME:(\S+)|^#EXTINF:([\d.]+)/gm,
  )) {
    if (moment) at = Date.parse(moment);
    else at += Number(seconds) * 1000;
  }
  return at;
}

/** Counts the frames of an ended recording. */
async function framesOf(hlsUrl: string, folder: string): Promise<number> {
  let manifest = '';
  while (!manifest.includes('#EXT-X-ENDLIST')) {
    await wait(500);
    manifest = await (await fetch(hlsUrl)).text();
  }
  let frames = 0;
  const part = join(folder, 'part.mp4');
  const bytesOf = async (file: string) =>
    Buffer.from(await (await fetch(new URL(file, hlsUrl))).arrayBuffer());
  // Each piece begins with what its decoder needs.
  const pieces = manifest.split(/^#EXT-X-MAP:URI="/gm).slice(1);
  for (const piece of pieces) {
    writeFileSync(part, await bytesOf(piece.slice(0, piece.indexOf('"'))));
    for (const file of filesIn(piece.slice(piece.indexOf('\n')))) appendFileSync(part, await bytesOf(file));
    frames += countFrames(part);
  }
  return frames;
}

function countFrames(file: string): number {
  const { stderr } = spawnSync(
    FFMPEG,
    ['-hide_banner', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  return Number(/frame=\s*(\d+)(?!.*frame=)/s.exec(stderr)?.[1] ?? 0);
}
