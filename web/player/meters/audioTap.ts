import { METER_CHANNELS_MAX, METER_SAMPLES, peakOf } from './audioMeter.ts';

/** Listens to the sound of a video, channel by channel. */
export interface AudioTap {
  /** The loudest sample of each channel at present, from 0 to 1. */
  peaks(): number[];
  /** Lets the sound through again where the browser had held it back. */
  resume(): Promise<void>;
}

/** A video's sound can be taken over only once in its life, so whoever did keeps it here. */
const taps = new WeakMap<HTMLMediaElement, AudioTap>();
let shared: AudioContext | undefined;

/** Taps a video's sound, which goes on to the speakers as before. Throws where the browser has no Web Audio. */
export function audioTapOf(video: HTMLMediaElement): AudioTap {
  const known = taps.get(video);
  if (known) return known;
  // One for the page: browsers allow a few only.
  shared ??= new AudioContext();
  const context = shared;
  const source = context.createMediaElementSource(video);
  source.connect(context.destination);
  const splitter = context.createChannelSplitter(METER_CHANNELS_MAX);
  source.connect(splitter);
  const analysers = Array.from({ length: METER_CHANNELS_MAX }, (_, channel) => {
    const analyser = context.createAnalyser();
    analyser.fftSize = METER_SAMPLES;
    splitter.connect(analyser, channel);
    return analyser;
  });
  const samples = new Float32Array(METER_SAMPLES);
  const tap: AudioTap = {
    peaks: () =>
      analysers.map((analyser) => {
        analyser.getFloatTimeDomainData(samples);
        return peakOf(samples);
      }),
    resume: () => context.resume(),
  };
  taps.set(video, tap);
  return tap;
}
