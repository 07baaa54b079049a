import type { InferType } from 'yup';
import type { measuredVideoSchema } from '../rules/upload.ts';

/** Measurements of a file. */
export type MeasuredVideo = InferType<typeof measuredVideoSchema>;

/** Measurements of a file before anything was read. */
export const UNMEASURED: Omit<MeasuredVideo, 'sizeBytes'> = {
  container: null,
  complete: false,
  lengthMs: null,
  videoTracks: 0,
  videoCodec: null,
  width: null,
  height: null,
  frameRate: null,
  frameRateMin: null,
  frameRateMax: null,
  keyframeMin: null,
  keyframeMax: null,
  videoBitrate: null,
  audioTracks: 0,
  audioCodec: null,
  audioSampleRate: null,
  audioChannels: null,
  audioBitrate: null,
};
