import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEncoding } from '../../fixtures/platform/domains/media/renditions/encoding.ts';
import { buildLadder } from '../../fixtures/platform/domains/media/renditions/ladder.ts';
import type { Engine } from '../../fixtures/platform/kernel/engine/engine.ts';
import { startEngine } from '../../fixtures/platform/kernel/engine/engineProcess.ts';
import { ENCODERS_QUERY } from './load.ts';
import { atMost, median, reported, type Figures } from './results.ts';
import { dataFolder, startStudio, superToken, type Studio } from './studio.ts';

const HARBOUR = 'c0000000-0000-4000-8000-000000000001';
/** Length of the 1080p clip, in seconds: what an hour takes is so many times as much. */
const CLIP_SECONDS = 20;
const ROUNDS = 3;
const ASKED = 150;

/**
 * Measures the speed of 1080p renditions relative to real time, one encode at a time, and the p99 of the encoder list
 * during encoding relative to without, in alternating rounds.
 */
export async function renditionsBench(): Promise<Figures> {
  const data = dataFolder();
  const studio = await startStudio(join(data.folder, 'studio'));
  const engine = startEngine({ ffmpegPath: process.env.FFMPEG_PATH, ended: () => undefined });
  try {
    const source = clip(data.folder);
    const token = await superToken(studio.platformUrl);
    const [quiet, beside, seconds]: [number[], number[], number[]] = [[], [], []];
    await p99Of(studio, token);
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await p99Of(studio, token));
      const controller = new AbortController();
      const encoding = encodeUntil(engine, source, join(data.folder, `round-${round}`), controller.signal);
      beside.push(await p99Of(studio, token));
      controller.abort();
      await encoding;
      seconds.push(await ladder(engine, source, join(data.folder, `ladder-${round}`)));
    }
    return {
      'renditions of 1080p (720p and 360p) against real time': reported(
        CLIP_SECONDS / median(seconds),
        'times',
      ),
      'p99 of a list without an encode': reported(median(quiet), 'ms'),
      'p99 of a list beside an encode over without': atMost(median(beside) / median(quiet), 1.5, 'times'),
    };
  } finally {
    await engine.close();
    await studio.close();
    data.remove();
  }
}

function clip(folder: string): string {
  const file = join(folder, 'clip.mp4');
  const { status, stderr } = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30:d=${CLIP_SECONDS}`],
    ...['-f', 'lavfi', '-i', `sine=440:r=48000:d=${CLIP_SECONDS}`, '-c:a', 'aac', '-c:v', 'libx264'],
    ...['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60', '-b:v', '6M', file],
  ]);
  if (status !== 0) throw new Error(`FFmpeg made no clip: ${String(stderr)}`);
  return file;
}

/** Makes the whole ladder, one rendition after the other; answers the seconds. */
async function ladder(engine: Engine, source: string, folder: string, signal?: AbortSignal): Promise<number> {
  const began = performance.now();
  for (const rung of buildLadder({ width: 1920, height: 1080, bitrate: 6_000_000 })) {
    const into = join(folder, rung.name);
    mkdirSync(into, { recursive: true });
    const made = { attempts: 0, segments: 0, seconds: 0 };
    const order = createEncoding(source, rung, into, { made, lengthMs: CLIP_SECONDS * 1000 });
    await engine.run('ffmpeg', order, signal && { signal });
  }
  return (performance.now() - began) / 1000;
}

/** Encodes again and again until it is broken off. */
async function encodeUntil(
  engine: Engine,
  source: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await ladder(engine, source, folder, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

async function p99Of(studio: Studio, token: string): Promise<number> {
  const took: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    const answer = await fetch(`${studio.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: ENCODERS_QUERY, variables: { id: HARBOUR } }),
    });
    const { errors } = (await answer.json()) as { errors?: unknown[] };
    if (errors) throw new Error(`The list was refused: ${JSON.stringify(errors)}`);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return took[Math.ceil(ASKED * 0.99) - 1] ?? 0;
}
