import { channelsIn, METER_CHANNELS_MAX, METER_SAMPLES, measurePeak } from './audioMeter.ts';

/** Listens to the sound of a video, channel by channel. */
export interface AudioTap {
  /** The loudest sample of each channel that the sound has at present, from 0 to 1. */
  peaks(): number[];
  /** Lets the sound through again where the browser had held it back. */
  resume(): Promise<void>;
}

/** A video's sound can be taken over only once in its life, so whoever did keeps it here. */
const taps = new WeakMap<HTMLMediaElement, AudioTap>();
let shared: AudioContext | undefined;

/** Taps a video's sound, which goes on to the speakers as before. Throws where the browser has no Web Audio. */
export function getAudioTap(video: HTMLMediaElement): AudioTap {
  const known = taps.get(video);
  if (known) return known;
  // One for the page: browsers allow a few only.
  shared ??= new AudioContext();
  const context = shared;
  const source = context.createMediaElementSource(video);
  source.connect(context.destination);
  const channels = analysersOf(context, source, METER_CHANNELS_MAX);
  const [, mixedRight] = analysersOf(context, stereoOf(context, source), 2);
  const samples = new Float32Array(METER_SAMPLES);
  const peak = (analyser: AnalyserNode | undefined) => {
    analyser?.getFloatTimeDomainData(samples);
    return measurePeak(samples);
  };
  const tap: AudioTap = {
    peaks: () => {
      // Read before and after, so that whatever the channels were heard to say lies in one of the two.
      const before = peak(mixedRight);
      const peaks = channels.map(peak);
      return peaks.slice(0, channelsIn(peaks, Math.max(before, peak(mixedRight))));
    },
    resume: () => context.resume(),
  };
  taps.set(video, tap);
  return tap;
}

/** The same sound in stereo: what has one channel is on both. */
function stereoOf(context: AudioContext, source: AudioNode): AudioNode {
  const stereo = context.createGain();
  stereo.channelCount = 2;
  stereo.channelCountMode = 'explicit';
  stereo.channelInterpretation = 'speakers';
  source.connect(stereo);
  return stereo;
}

function analysersOf(context: AudioContext, source: AudioNode, count: number): AnalyserNode[] {
  const splitter = context.createChannelSplitter(count);
  source.connect(splitter);
  return Array.from({ length: count }, (_, channel) => {
    const analyser = context.createAnalyser();
    analyser.fftSize = METER_SAMPLES;
    splitter.connect(analyser, channel);
    return analyser;
  });
}
