import { BlobSource } from 'mediabunny';
import { measureVideo } from '../../../../schema/files/measureVideo.ts';
import type { MeasuredVideo } from '../../../../schema/files/measuredVideo.ts';

/** Messages of the worker: progress, then measurements. */
export type MeasureWord = { share: number } | { measured: MeasuredVideo };

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const say = (word: MeasureWord) => self.postMessage(word);
  const measured = await measureVideo(
    {
      source: new BlobSource(file),
      sizeBytes: file.size,
      read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    },
    (share) => say({ share }),
  );
  say({ measured });
};
