/**
 * Viewers of a live channel, in a process of their own, so that what is measured is who answers them: each asks for the
 * playlist, and for the newest segment where it has not got it yet, every two seconds, at a moment of its own; or, as a crowd
 * that nobody holds back, for playlist and segment by turns as soon as the last answer is there. The parent says whom (an
 * {@link Order}), and hears how long each answer took.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { ThriftyConnection } from './thriftyGet.ts';

/** Order of the parent. */
export interface Order {
  /** The channel's playlist, or that of its qualities, with leave to see it. */
  url: string;
  viewers: number;
  /** For so long they watch, once all have come. */
  seconds: number;
  segmentSeconds: number;
  /** True if each waits two seconds between, as a player does. */
  isPaced: boolean;
}

/** Message to the parent: response times in milliseconds, sorted. */
export type Told = { took: number[] } | { failed: string };

async function watch({ url, viewers, seconds, segmentSeconds, isPaced }: Order): Promise<number[]> {
  const took: number[] = [];
  // The first answers are also those of a process that has just begun, and of connections that are being made.
  const from = performance.now() + segmentSeconds * 1000;
  const until = from + seconds * 1000;
  const view = async (viewer: number): Promise<void> => {
    // By the clock and not by the last answer: one that was late would gather all who waited for it at one moment.
    let next = performance.now() + (viewer / viewers) * segmentSeconds * 1000;
    const untilNext = () => wait(Math.max(0, next - performance.now()));
    await untilNext();
    const connection = new ThriftyConnection(new URL(url));
    const timed = async (address: string, isKept = true): Promise<Buffer> => {
      const began = performance.now();
      const body = await connection.get(new URL(address), isKept);
      if (began >= from) took.push(performance.now() - began);
      return body;
    };
    const playlist = await bestOf(url, timed);
    let shown = '';
    while (performance.now() < until) {
      const newest = filesIn(await timed(playlist)).at(-1) ?? '';
      if (newest !== shown || !isPaced) await timed(new URL(newest, playlist).href, false);
      shown = newest;
      if (!isPaced) continue;
      next += segmentSeconds * 1000;
      await untilNext();
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: viewers }, (_, viewer) => view(viewer)));
  return took.sort((a, b) => a - b);
}

/** The playlist with the segments: the first that one of several qualities names, or itself. */
async function bestOf(url: string, timed: (address: string) => Promise<Buffer>): Promise<string> {
  const playlist = await timed(url);
  if (!playlist.includes('#EXT-X-STREAM-INF')) return url;
  return new URL(filesIn(playlist)[0] ?? '', url).href;
}

const filesIn = (playlist: Buffer): string[] => playlist.toString().match(/^[^#\n]+$/gm) ?? [];

process.once('message', (order: Order) => {
  const tell = (told: Told) => process.send?.(told, () => process.disconnect());
  watch(order).then(
    (took) => tell({ took }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
