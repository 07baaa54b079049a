import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';

/** An encoder that publishes a sample over RTMP: pictures of 640x360 and sound, key frames every 2 seconds. */
export interface Publisher {
  /** Ends with the code of FFmpeg. */
  ended: Promise<number | null>;
  /** Cuts its line. */
  cut(): Promise<void>;
}

/** Publishes so many seconds as fast as they are taken, or at the pace of the clock until the line is cut. */
export function publish(address: string, key: string, seconds: number | 'until cut'): Publisher {
  const endless = seconds === 'until cut';
  const child: ChildProcess = spawn(process.env.FFMPEG_PATH || 'ffmpeg', [
    ...['-loglevel', 'error', ...(endless ? ['-re', '-stream_loop', '-1'] : [])],
    ...['-i', projectFile('fixtures/demo/samples/arena.mp4'), ...(endless ? [] : ['-t', String(seconds)])],
    ...['-c', 'copy', '-f', 'flv', `${address}/${key}`],
  ]);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    ended,
    async cut() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
