import { type MeasuredVideo, UNMEASURED } from '../../../../schema/files/measuredVideo.ts';
import type { MeasureWord } from './measure.worker.ts';

/** Time without a message after which a file counts as unreadable, in milliseconds. */
const SILENCE_MS = 60_000;

/**
 * Measures a file in a worker of its own, so that nothing in it can hold up the page. A file that the worker cannot
 * get through counts as unreadable.
 */
export function measureFile(file: File, onProgress: (share: number) => void): Promise<MeasuredVideo> {
  const worker = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MeasuredVideo>((resolve) => {
    let silence = 0;
    const end = (measured: MeasuredVideo) => {
      clearTimeout(silence);
      worker.terminate();
      resolve(measured);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = window.setTimeout(() => end(unreadable(file.size)), SILENCE_MS);
    };
    listen();
    worker.onmessage = ({ data }: MessageEvent<MeasureWord>) => {
      listen();
      if ('measured' in data) end(data.measured);
      else onProgress(data.share);
    };
    worker.onerror = () => end(unreadable(file.size));
    worker.postMessage(file);
  });
}

function unreadable(sizeBytes: number): MeasuredVideo {
  return { ...UNMEASURED, sizeBytes, container: 'MP4' };
}
