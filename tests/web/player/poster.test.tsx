import { cleanup, render, waitFor } from '@testing-library/react';
import { VideoJsPlayer } from '../../../web/player/VideoJsPlayer.tsx';
import { startTestI18n } from '../app/i18n.ts';

beforeEach(() => startTestI18n());
afterEach(cleanup);

test('LIB-04 a new thumbnail changes the picture before the start, and leaves what is playing alone', async () => {
  const player = (poster: string) => (
    <VideoJsPlayer src="http://media.test/manifest.m3u8" poster={poster} title="First talk" />
  );
  const { container, rerender } = render(player('http://media.test/before.jpg'));
  const playing = await waitFor(() => {
    const element = container.querySelector('.video-js');
    if (!element) throw new Error('the player is not there yet');
    return element;
  });
  rerender(player('http://media.test/after.jpg'));
  await waitFor(() => expect(container.innerHTML).toContain('after.jpg'));
  expect(container.querySelector('.video-js')).toBe(playing);
});
