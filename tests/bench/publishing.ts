import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { IngestRecord } from '../../fixtures/platform/domains/encoders/live/records.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';

export const FFMPEG = process.env.FFMPEG_PATH || 'ffmpeg';
export const FRAMES_PER_SECOND = 25;
/** Of the clip that is published, in seconds. */
export const PIECE_SECONDS = 180;

/** Calls the platform by URL, with a token. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Asks a platform with a token. @throws whatever it refuses, with its answer */
export function createCalls(platformUrl: string, token: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(platformUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
}

/** A channel that can be published to. */
export interface Channel {
  id: string;
  /** With the key. */
  address: string;
}

export async function newChannel(call: Call, name: string): Promise<Channel> {
  const { uuid: id } = await call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`,
    {
      name,
      deleteAfter: 10,
      users: [],
    },
  );
  const { streamKey } = await call<{ streamKey: string }>('POST', `/api/v3/eventprofiles/${id}/streamkey`);
  const { address } = await ingestOf(call, id);
  if (!address) throw new Error('Nobody can publish: no FFmpeg was found, or no port for RTMP.');
  return { id, address: `${address}/${streamKey}` };
}

const ingestOf = (call: Call, id: string) => call<IngestRecord>('GET', `/api/v3/eventprofiles/${id}/ingest`);

/** Three minutes of 1 Mbit/s, a key frame every two seconds. */
export function makeClip(folder: string): string {
  const file = join(folder, 'publisher.mp4');
  const { status, stderr } = spawnSync(FFMPEG, [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=640x360:r=${FRAMES_PER_SECOND}:d=${PIECE_SECONDS}`],
    ...['-f', 'lavfi', '-i', `sine=440:r=48000:d=${PIECE_SECONDS}`, '-c:a', 'aac', '-b:a', '96k'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-bf', '0', '-g', '50'],
    ...['-b:v', '900k', '-maxrate', '900k', '-bufsize', '900k', '-nal-hrd', 'cbr', file],
  ]);
  if (status !== 0) throw new Error(`FFmpeg made no clip: ${String(stderr)}`);
  return file;
}

export function publish(channel: Channel, clip: string, pace: string[], length: string[] = []): ChildProcess {
  return spawn(
    FFMPEG,
    ['-v', 'error', ...pace, '-i', clip, ...length, '-c', 'copy', '-f', 'flv', channel.address],
    { stdio: 'ignore' },
  );
}

/** The address of what a channel shows; only while it records, or within 20 seconds after. */
export async function manifestUrl(call: Call, { id }: Channel): Promise<string> {
  const { eventId } = await ingestOf(call, id);
  if (!eventId) throw new Error('The channel is not live.');
  const { hlsUrl } = await call<{ hlsUrl: string }>('GET', `/api/v3/events/${eventId}/playback`);
  return hlsUrl;
}

/** The manifest of a channel, as soon as it has so many segments. */
export async function manifestWith(call: Call, channel: Channel, segments: number): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await ingestOf(call, channel.id)).eventId) {
      const answer = await fetch(await manifestUrl(call, channel));
      const manifest = await answer.text();
      if (answer.ok && filesIn(manifest).length >= segments) return manifest;
    }
    await wait(50);
  }
  throw new Error('The channel has not become playable.');
}

export const filesIn = (manifest: string): string[] => manifest.match(/^[^#\n]+$/gm) ?? [];
