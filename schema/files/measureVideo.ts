import {
  ALL_FORMATS,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  type Source,
} from 'mediabunny';
import { aacChannels } from './aacChannels.ts';
import { boxesAreHonest, type ReadRange, SAMPLES_MAX } from './mp4Boxes.ts';
import { type MeasuredVideo, UNMEASURED } from './measuredVideo.ts';

/**
 * Measures a file for the checks of UPL-02 to UPL-16, the same in the browser and on the platform (UPL-21). Reads the
 * tables of the file and its first and last samples, not the rest.
 */

/** Packets after which progress is told and other work may run. */
const BREATH = 5_000;

const CODECS: Record<string, string> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
};

/** A file to measure, for mediabunny and for a look at its boxes. */
export interface MeasurableFile {
  source: Source;
  sizeBytes: number;
  read: ReadRange;
}

/** Told about how far measuring is, from 0 to 1. */
export type MeasuringProgress = (share: number) => void;

/** Measures what can be read. Never throws for what is in the file: what cannot be read stays null. */
export async function measureVideo(
  { source, sizeBytes, read }: MeasurableFile,
  onProgress: MeasuringProgress = () => undefined,
): Promise<MeasuredVideo> {
  const found: MeasuredVideo = { ...UNMEASURED, sizeBytes };
  if (sizeBytes === 0) return found;
  if (!(await boxesAreHonest(read, sizeBytes))) return { ...found, container: 'MP4' };
  const input = new Input({ source, formats: ALL_FORMATS });
  try {
    found.container = (await input.getFormat()).name;
    const videos = await input.getVideoTracks();
    const audios = await input.getAudioTracks();
    found.videoTracks = videos.length;
    found.audioTracks = audios.length;
    const [video] = videos;
    const [audio] = audios;
    const wholeVideo = video ? await measurePicture(video, sizeBytes, found, onProgress) : true;
    const wholeAudio = audio ? await measureSound(audio, sizeBytes, found) : true;
    found.complete = wholeVideo && wholeAudio && videos.length + audios.length > 0;
  } catch {
    // Measurements so far are kept; the file counts as incomplete.
    found.complete = false;
  } finally {
    input.dispose();
  }
  onProgress(1);
  return found;
}

async function measurePicture(
  track: InputVideoTrack,
  sizeBytes: number,
  found: MeasuredVideo,
  onProgress: MeasuringProgress,
): Promise<boolean> {
  found.videoCodec = await codecOf(track);
  found.width = await track.getDisplayWidth();
  found.height = await track.getDisplayHeight();
  const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration());
  const frames = await walkFrames(track, seconds, sizeBytes, onProgress);
  if (frames === null) return false;
  found.lengthMs = Math.round(frames.seconds * 1000);
  found.frameRate = frames.rate;
  found.frameRateMin = frames.rateMin;
  found.frameRateMax = frames.rateMax;
  found.keyframeMin = frames.keyMin;
  found.keyframeMax = frames.keyMax;
  found.videoBitrate = frames.seconds > 0 ? Math.round((frames.bytes * 8) / frames.seconds) : null;
  return hasSamples(track);
}

interface Frames {
  seconds: number;
  bytes: number;
  rate: number | null;
  rateMin: number | null;
  rateMax: number | null;
  keyMin: number | null;
  keyMax: number | null;
}

/** Every frame's place in time, from the file's tables alone; null when they say more than the file can hold. */
async function walkFrames(
  track: InputVideoTrack,
  seconds: number,
  sizeBytes: number,
  onProgress: MeasuringProgress,
): Promise<Frames | null> {
  let count = 0;
  let bytes = 0;
  let first = Number.POSITIVE_INFINITY;
  let end = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  const keys: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    count += 1;
    bytes += packet.byteLength;
    if (count > SAMPLES_MAX || bytes > sizeBytes) return null;
    if (packet.type === 'key') keys.push(packet.timestamp);
    first = Math.min(first, packet.timestamp);
    end = Math.max(end, packet.timestamp + packet.duration);
    if (packet.duration > 0) {
      shortest = Math.min(shortest, packet.duration);
      longest = Math.max(longest, packet.duration);
    }
    if (count % BREATH === 0) {
      onProgress(seconds > 0 ? Math.min(0.99, packet.timestamp / seconds) : 0);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  if (count === 0) return null;
  const length = end - Math.max(0, first);
  const distances = keys.slice(1).map((at, index) => at - (keys[index] ?? 0));
  // The last stretch ends with the video, not with a key frame: it may be shorter, but it must not be longer.
  const lastStretch = end - (keys.at(-1) ?? first);
  const [keyMin, keyMax] = boundsOf(distances);
  const longestStretch = Math.max(keyMax, lastStretch - longest);
  return {
    seconds: length,
    bytes,
    rate: length > 0 ? count / (end - first) : null,
    rateMin: longest > 0 ? 1 / longest : null,
    rateMax: Number.isFinite(shortest) ? 1 / shortest : null,
    keyMin: distances.length > 0 ? keyMin : longestStretch,
    keyMax: longestStretch,
  };
}

/** Smallest and largest; spreading a long list into Math.min would overflow the stack. */
function boundsOf(values: readonly number[]): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return [min, max];
}

/** MP4 says two of what has more than eight; the settings of AAC know better (UPL-07). */
async function channelsOf(track: InputAudioTrack): Promise<number> {
  const told = await track.getNumberOfChannels();
  if ((await track.getCodec()) !== 'aac') return told;
  const description = (await track.getDecoderConfig())?.description;
  if (description === undefined) return told;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return aacChannels(bytes) ?? told;
}

async function measureSound(
  track: InputAudioTrack,
  sizeBytes: number,
  found: MeasuredVideo,
): Promise<boolean> {
  found.audioCodec = await codecOf(track);
  found.audioSampleRate = await track.getSampleRate();
  found.audioChannels = await channelsOf(track);
  const stats = await track.computePacketStats(SAMPLES_MAX, { metadataOnly: true });
  if (stats.packetCount >= SAMPLES_MAX || stats.packetCount === 0) return stats.packetCount === 0;
  const seconds = stats.packetCount / stats.averagePacketRate;
  if ((stats.averageBitrate * seconds) / 8 > sizeBytes * 1.01) return false;
  found.audioBitrate = Math.round(stats.averageBitrate);
  return hasSamples(track);
}

/**
 * True if the first and the last sample's bytes are there and are what the codec says they are: a file that was cut
 * off still has its tables when they come first.
 */
async function hasSamples(track: InputVideoTrack | InputAudioTrack): Promise<boolean> {
  const sink = new EncodedPacketSink(track);
  const samples = [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)];
  for (const sample of samples) {
    if (sample === null || sample.byteLength === 0 || sample.data.byteLength !== sample.byteLength)
      return false;
    if ((await track.getCodec()) === 'avc' && !isFilledWithUnits(sample.data, await unitLengthOf(track)))
      return false;
  }
  return true;
}

/** Bytes that the length of each NAL unit takes, from the decoder's settings; 0 when units have no lengths. */
async function unitLengthOf(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  const { description } = (await track.getDecoderConfig()) ?? {};
  if (!description) return 0;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return ((bytes[4] ?? 3) & 3) + 1;
}

/** True if the lengths of an H.264 sample's units add up to the sample. */
function isFilledWithUnits(data: Uint8Array, lengthBytes: number): boolean {
  if (lengthBytes === 0) return true;
  let at = 0;
  while (at + lengthBytes <= data.byteLength) {
    const unit = data.subarray(at, at + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
    if (unit === 0) return false;
    at += lengthBytes + unit;
  }
  return at === data.byteLength;
}

async function codecOf(track: InputVideoTrack | InputAudioTrack): Promise<string> {
  const codec = await track.getCodec();
  if (codec !== null) return CODECS[codec] ?? codec.toUpperCase();
  const internal = await track.getInternalCodecId();
  return typeof internal === 'string' ? internal.replace(/[^\x20-\x7e]/g, '').slice(0, 20) || '?' : '?';
}
