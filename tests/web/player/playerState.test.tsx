import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { PlayerState } from '../../../web/player/playerState.ts';
import { VideoJsPlayer } from '../../../web/player/VideoJsPlayer.tsx';
import { startTestI18n } from '../app/i18n.ts';

/** Fake media element. */
const element = { readyState: 0, paused: true, currentTime: 0, duration: Number.NaN, seekable: 0 };

beforeEach(async () => {
  await startTestI18n();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  Object.assign(element, { readyState: 0, paused: true, currentTime: 0, duration: Number.NaN, seekable: 0 });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A player, and what it tells after something has happened to its element. */
async function open() {
  let told: PlayerState | undefined;
  const playhead = { attach: () => undefined, onState: (state: PlayerState) => void (told = state) };
  const { container } = render(
    <VideoJsPlayer src="http://media.test/manifest.m3u8" title="First talk" playhead={playhead as never} />,
  );
  const video = await waitFor(() => {
    const found = container.querySelector('video');
    if (!found) throw new Error('the player is not there yet');
    return found;
  });
  for (const name of ['readyState', 'paused', 'currentTime', 'duration'] as const)
    Object.defineProperty(video, name, { get: () => element[name], set: () => undefined });
  Object.defineProperty(video, 'seekable', {
    get: () => ({ length: element.seekable > 0 ? 1 : 0, start: () => 0, end: () => element.seekable }),
  });
  return (change: Partial<typeof element>, ...events: string[]) => {
    Object.assign(element, change);
    for (const event of events) fireEvent(video, new Event(event));
    return told;
  };
}

test('PLY-04 a player loads, is loaded, plays and is paused, with its place, range and length', async () => {
  const happens = await open();
  expect(happens({}, 'timeupdate')).toMatchObject({ playerState: 'loading', formattedDuration: '' });
  const loaded = { readyState: 4, duration: 4800, seekable: 4800 };
  expect(happens(loaded, 'loadedmetadata', 'durationchange')).toMatchObject({
    ...{ playerState: 'loaded', currentTime: 0, timeRange: { start: 0, end: 4800 } },
    ...{ duration: 4800, formattedDuration: '1h 20m' },
  });
  const plays = { paused: false, currentTime: 12.5 };
  expect(happens(plays, 'play', 'playing', 'timeupdate')).toMatchObject({
    ...{ playerState: 'playing', currentTime: 12.5 },
  });
  expect(happens({ paused: true }, 'pause')).toMatchObject({ playerState: 'paused', currentTime: 12.5 });
});
