import { jest } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import type VideoJs from 'video.js/dist/types/player';
import { followLeave } from '../../../web/player/followLeave.ts';
import { withLeave } from '../../../web/player/leave.ts';
import { VideoJsPlayer } from '../../../web/player/VideoJsPlayer.tsx';
import { startTestI18n } from '../app/i18n.ts';

const STREAM = 'http://media.test/stream/c1/m1';

beforeEach(() => startTestI18n());
afterEach(cleanup);

test('each file of a stream is asked for with the newest leave, and what is not of it as it stands', () => {
  const src = `${STREAM}/manifest.m3u8?token=new`;
  expect(withLeave(`${STREAM}/segment-7.m4s?token=old`, src)).toBe(`${STREAM}/segment-7.m4s?token=new`);
  expect(withLeave(`${STREAM}/manifest.m3u8`, src)).toBe(src);
  for (const other of ['http://media.test/stream/c1/m2/segment-7.m4s?token=theirs', 'https://ads.test/a.mp4'])
    expect(withLeave(other, src)).toBe(other);
});

test('a player that gets another leave for the same stream goes on; another stream is another player', async () => {
  const player = (src: string) => <VideoJsPlayer src={src} title="First talk" />;
  const { container, rerender } = render(player(`${STREAM}/manifest.m3u8?token=1`));
  const element = () => container.querySelector('.video-js');
  await waitFor(() => expect(element()).not.toBeNull());
  const first = element();
  rerender(player(`${STREAM}/manifest.m3u8?token=2`));
  expect(element()).toBe(first);
  rerender(player('http://media.test/stream/c1/m2/manifest.m3u8?token=2'));
  await waitFor(() => expect(element()).not.toBe(first));
});

test('a refused file is told at once, so that the next leave is there before it is tried again', () => {
  type Hear = (request: unknown, error: unknown, response: { statusCode: number }) => void;
  const hooks: { change?: (options: { uri: string }) => object; hear?: Hear } = {};
  const xhr = {
    onRequest: (change: (options: { uri: string }) => object) => void (hooks.change = change),
    onResponse: (hear: Hear) => void (hooks.hear = hear),
  };
  const ready: (() => void)[] = [];
  const vjs = {
    on: (_event: string, listener: () => void) => void ready.push(listener),
    tech: () => ({ vhs: { xhr } }),
  } as unknown as VideoJs;
  const refused = jest.fn();
  followLeave(vjs, { leave: (uri) => `${uri}?token=new`, refused });
  for (const listener of ready) listener();
  expect(hooks.change?.({ uri: 'a' })).toEqual({ uri: 'a?token=new' });
  hooks.hear?.(null, null, { statusCode: 200 });
  expect(refused).not.toHaveBeenCalled();
  hooks.hear?.(null, null, { statusCode: 403 });
  expect(refused).toHaveBeenCalledTimes(1);
});
