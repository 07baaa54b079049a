import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import {
  channelsIn,
  toDecibels,
  toMeterFill,
  METER_OFF,
  nextAudioMeter,
  measurePeak,
  type AudioMeterEvent,
} from '../../../web/player/meters/audioMeter.ts';
import { AudioMeters } from '../../../web/player/meters/AudioMeters.tsx';
import { startTestI18n } from '../app/i18n.ts';

const after = (...events: AudioMeterEvent[]) => events.reduce(nextAudioMeter, METER_OFF);
const start: AudioMeterEvent = { type: 'start' };
const stop: AudioMeterEvent = { type: 'stop' };
const measured = (...peaks: number[]): AudioMeterEvent => ({ type: 'measured', peaks });

describe('the state of a meter', () => {
  it('STM-23 off → on, with one bar while nothing has been heard', () => {
    expect(after(start)).toEqual({ kind: 'on', levels: [0] });
    expect(after(start, measured())).toEqual({ kind: 'on', levels: [0] });
  });

  it('STM-23 on → off', () => {
    expect(after(start, stop)).toEqual({ kind: 'off' });
  });

  it('CUE-18 has a bar for each channel from when it is first known of, and keeps it', () => {
    expect(after(start, measured(0.5, 0.25, 0, 0.1))).toEqual({ kind: 'on', levels: [0.5, 0.25, 0, 0.1] });
    expect(after(start, measured(0, 0, 0, 0.1), measured(0.5))).toEqual({
      kind: 'on',
      levels: [0.5, 0, 0, 0],
    });
    expect(after(start, measured(...Array<number>(20).fill(1)))).toMatchObject({ levels: { length: 16 } });
  });

  it.each([
    ['starting twice', after(start), start],
    ['stopping what is off', METER_OFF, stop],
    ['measuring what is off', METER_OFF, measured(1)],
  ])('STM-23 %s changes nothing', (_name, state, event) => {
    expect(nextAudioMeter(state, event)).toBe(state);
  });
});

describe('the channels of a sound', () => {
  it.each([
    ['silence', [0, 0, 0], 0, 0],
    ['mono, which a mix to stereo has on both sides', [0.5, 0, 0], 0.5, 1],
    ['stereo with a silent right side', [0.5, 0, 0], 0, 2],
    ['stereo with a silent left side', [0, 0.5, 0], 0.5, 2],
    ['stereo', [0.5, 0.4, 0], 0.4, 2],
    ['three channels', [0, 0, 0.1], 0, 3],
  ])('CUE-18 of %s', (_name, peaks, mixedRight, channels) => {
    expect(channelsIn(peaks, mixedRight)).toBe(channels);
  });
});

describe('the level of a channel', () => {
  it('is its loudest sample, either way', () => {
    expect(measurePeak(new Float32Array([0, 0.25, -0.5, 0.125]))).toBe(0.5);
    expect(measurePeak(new Float32Array([-2]))).toBe(1);
    expect(measurePeak(new Float32Array(4))).toBe(0);
  });

  it.each([
    [1, 0, 1],
    [0.1, -20, 2 / 3],
    [0.001, -60, 0],
    [0.00001, -60, 0],
    [0, -60, 0],
  ])('of %p is %p dB and fills %p of its bar', (peak, decibels, fill) => {
    expect(toDecibels(peak)).toBeCloseTo(decibels);
    expect(toMeterFill(peak)).toBeCloseTo(fill);
  });
});

describe('meters of a player', () => {
  let sources = 0;
  let fftSizes: number[] = [];
  /** Current level of each channel. */
  let sound: number[] = [];
  /** True if it is one channel, which a mix to stereo puts on both sides. */
  let isMono = false;

  beforeEach(async () => {
    await startTestI18n();
    sources = 0;
    fftSizes = [];
    sound = [];
    isMono = false;
    interface FakeNode {
      isMixed?: boolean;
      connect(to: FakeNode, channel?: number): void;
      hear?(channel: number, isMixed: boolean): void;
    }
    class FakeContext {
      destination = {};
      resume = () => Promise.resolve();
      createMediaElementSource(): FakeNode {
        sources += 1;
        return { connect: () => undefined };
      }
      createGain(): FakeNode {
        return { connect: (to) => void (to.isMixed = true) };
      }
      createChannelSplitter(): FakeNode {
        return {
          connect(analyser, channel = 0) {
            analyser.hear?.(channel, this.isMixed ?? false);
          },
        };
      }
      createAnalyser() {
        let channel = 0;
        return {
          connect: () => undefined,
          hear: (of: number, isMixed: boolean) => void (channel = isMixed && isMono ? 0 : of),
          set fftSize(samples: number) {
            fftSizes.push(samples);
          },
          getFloatTimeDomainData(samples: Float32Array) {
            samples.fill(sound[channel] ?? 0);
          },
        };
      }
    }
    Object.assign(globalThis, { AudioContext: FakeContext });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  /** Shows the meters, from then on with a clock that only the test moves. */
  async function open(video: HTMLVideoElement | null) {
    const view = render(
      <Suspense>
        <AudioMeters video={() => video} />
      </Suspense>,
    );
    await screen.findByRole('button', { name: 'Audio meters' });
    jest.useFakeTimers();
    return view;
  }
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Audio meters' }));
  const levels = () => screen.queryAllByRole('meter').map((bar) => bar.getAttribute('aria-valuetext'));

  it('CUE-18, STM-23 off → on → off: 2048 samples 30 times a second, and no timer is left', async () => {
    await open(document.createElement('video'));
    expect(levels()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);

    toggle();
    expect(levels()).toEqual(['-60 dB']);
    expect(jest.getTimerCount()).toBe(1);
    expect(new Set(fftSizes)).toEqual(new Set([2048]));
    sound = [1, 0.1];
    act(() => void jest.advanceTimersByTime(34));
    expect(levels()).toEqual(['0 dB', '-20 dB']);
    const read = jest.fn();
    const before = sound;
    sound = new Proxy(before, { get: (target, key) => (key === '0' && read(), target[key as never]) });
    act(() => void jest.advanceTimersByTime(1000));
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(29);
    expect(read.mock.calls.length).toBeLessThanOrEqual(31);

    toggle();
    expect(jest.getTimerCount()).toBe(0);
    expect(levels()).toEqual([]);
  });

  it.each([
    ['mono has one bar', true, ['-20 dB']],
    ['stereo with a silent right side has two', false, ['-20 dB', '-60 dB']],
  ])('S-151 CUE-18 %s', async (_name, one, bars) => {
    isMono = one;
    sound = [0.1];
    await open(document.createElement('video'));
    toggle();
    act(() => void jest.advanceTimersByTime(34));
    expect(levels()).toEqual(bars);
  });

  it('S-151 say when there is nothing to measure because the sound is off', async () => {
    const video = document.createElement('video');
    const hint = () => screen.queryByText(/^The player is muted/);
    video.muted = true;
    await open(video);
    expect(hint()).toBeNull();
    toggle();
    act(() => void jest.advanceTimersByTime(34));
    expect(hint()).not.toBeNull();
    video.muted = false;
    act(() => void jest.advanceTimersByTime(34));
    expect(hint()).toBeNull();
  });

  it('CUE-18 a video’s sound is taken over only once in its life', async () => {
    const video = document.createElement('video');
    const { unmount } = await open(video);
    for (let time = 0; time < 4; time += 1) toggle();
    toggle();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    await open(video);
    toggle();
    expect(sources).toBe(1);
  });

  it('stay off while there is no video', async () => {
    await open(null);
    toggle();
    expect(jest.getTimerCount()).toBe(0);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  });
});
