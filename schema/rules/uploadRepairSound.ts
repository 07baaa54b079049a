import { AUDIO_CHANNELS_MAX, AUDIO_KBPS_PER_CHANNEL, AUDIO_SAMPLE_RATE } from './upload.ts';
import type { MeasuredVideo } from '../files/measuredVideo.ts';
import type { UploadProperty } from './uploadCheck.ts';

/** Audio part of a repair (UPL-03, UPL-07, UPL-08). */
interface SoundRepair {
  /** Options of a further input. */
  input: readonly string[];
  map: readonly string[];
  options: readonly string[];
}

interface Wrong {
  has: (property: UploadProperty) => boolean;
}

/** Channels up to which FFmpeg knows where each one is heard. */
const KNOWN_LAYOUTS_MAX = 8;
/** Share of the allowed bits that AAC is encoded at; encoders overshoot. */
const BITS_SHARE = 0.66;
const OF_SOUND = ['audio', 'sampleRate', 'audioChannels', 'audioBitrate'] as const;

/**
 * Returns the options for the sound. AAC is copied unless it is what fails. Other codecs are never copied: the MP4
 * format has no place for some of them. A file without sound gets silence only where that is what fails.
 */
export function soundOptions(wrong: Wrong, video: MeasuredVideo): SoundRepair {
  if (video.audioTracks > 0)
    return { input: [], map: ['-map', '0:a:0'], options: trackOptions(wrong, video) };
  if (!wrong.has('audio')) return { input: [], map: [], options: [] };
  return {
    input: ['-f', 'lavfi', '-i', `anullsrc=r=${AUDIO_SAMPLE_RATE}:cl=stereo`],
    map: ['-map', '1:a:0'],
    options: [...encodeOptions(2), '-shortest'],
  };
}

/** Most kbit/s of the sound in the repaired file. */
export function soundKbps(wrong: Wrong, video: MeasuredVideo): number {
  if (video.audioTracks > 0 && copiesSound(wrong, video)) return (video.audioBitrate ?? 0) / 1000;
  return AUDIO_KBPS_PER_CHANNEL * (video.audioTracks > 0 ? channelsOf(video) : 2);
}

function trackOptions(wrong: Wrong, video: MeasuredVideo): string[] {
  if (copiesSound(wrong, video)) return ['-c:a', 'copy'];
  const channels = video.audioChannels ?? 2;
  const options = encodeOptions(channelsOf(video));
  return channels > KNOWN_LAYOUTS_MAX ? [...options, '-af', `"${channelByChannel(channels)}"`] : options;
}

function copiesSound(wrong: Wrong, { audioCodec }: MeasuredVideo): boolean {
  return audioCodec === 'AAC' && !OF_SOUND.some((property) => wrong.has(property));
}

/** Channels of the encoded sound. FFmpeg's AAC has no layout of 9 to 15 channels, so those become 16. */
function channelsOf({ audioChannels }: MeasuredVideo): number {
  const channels = audioChannels || 2;
  return channels > KNOWN_LAYOUTS_MAX ? AUDIO_CHANNELS_MAX : channels;
}

/** A filter that takes each channel as it is: FFmpeg cannot mix channels whose places it does not know. */
function channelByChannel(channels: number): string {
  const taken = Array.from({ length: Math.min(AUDIO_CHANNELS_MAX, channels) }, (_, at) => `c${at}=c${at}`);
  return `pan=hexadecagonal|${taken.join('|')}`;
}

function encodeOptions(channels: number): string[] {
  const kbps = Math.floor(AUDIO_KBPS_PER_CHANNEL * channels * BITS_SHARE);
  return ['-c:a', 'aac', '-ar', String(AUDIO_SAMPLE_RATE), '-b:a', `${kbps}k`];
}
