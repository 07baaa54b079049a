/** Samples that are looked at for one reading of a meter (CUE-18). */
export const METER_SAMPLES = 2048;
/** Readings of a meter a second (CUE-18). */
export const METER_UPDATES_PER_SECOND = 30;
/** Most channels that have a bar: as many as an encoder sends. */
export const METER_CHANNELS_MAX = 16;
/** Channels of a picture that has not been heard yet. */
const CHANNELS_AT_FIRST = 1;
/** The quietest sound that a bar shows, in decibels below the loudest. */
const FLOOR_DB = -60;

/** An audio meter (STM-23). Levels are peaks from 0 to 1, one for each channel. */
export type AudioMeterState =
  | { kind: 'off' }
  | {
      kind: 'on';
      levels: readonly number[];
    };

export type AudioMeterEvent =
  { type: 'start' } | { type: 'stop' } | { type: 'measured'; peaks: readonly number[] };

export const METER_OFF: AudioMeterState = { kind: 'off' };

/** The state after an event; the very same state where it has no such arrow (STM-23). */
export function nextAudioMeter(state: AudioMeterState, event: AudioMeterEvent): AudioMeterState {
  switch (event.type) {
    case 'start':
      return state.kind === 'on'
        ? state
        : { kind: 'on', levels: Array(CHANNELS_AT_FIRST).fill(0) as number[] };
    case 'stop':
      return state.kind === 'off' ? state : METER_OFF;
    case 'measured':
      return state.kind === 'on' ? measured(state.levels, event.peaks) : state;
  }
}

/** A channel has a bar from the moment on at which it is first known of. */
function measured(before: readonly number[], peaks: readonly number[]): AudioMeterState {
  const channels = Math.min(Math.max(before.length, peaks.length), METER_CHANNELS_MAX);
  return { kind: 'on', levels: Array.from({ length: channels }, (_, channel) => peaks[channel] ?? 0) };
}

/**
 * How many channels a sound has, as far as it can be heard: a browser does not tell. One that is heard on the first
 * channel alone has one channel when a mix of it to stereo sounds on the right too, otherwise two, the right one silent.
 */
export function channelsIn(peaks: readonly number[], mixedRight: number): number {
  const heard = peaks.findLastIndex((peak) => peak > 0) + 1;
  return heard === 1 && mixedRight === 0 ? 2 : heard;
}

/** The loudest of some samples, from 0 to 1. */
export function measurePeak(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return Math.min(peak, 1);
}

/** A peak in decibels below the loudest sound; never below what a bar shows. */
export function toDecibels(peak: number): number {
  return peak <= 0 ? FLOOR_DB : Math.max(20 * Math.log10(peak), FLOOR_DB);
}

/** How much of its bar a peak fills, from 0 to 1. */
export function toMeterFill(peak: number): number {
  return 1 - toDecibels(peak) / FLOOR_DB;
}
