import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LivePicture } from '../../../web/player/LivePicture.tsx';
import { startTestI18n } from '../app/i18n.ts';

const playing = jest.fn(() => Promise.resolve());
const played = { length: 0 };

beforeEach(async () => {
  await startTestI18n();
  const element = HTMLMediaElement.prototype;
  jest.spyOn(element, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(element, 'load').mockReturnValue(undefined);
  jest.spyOn(element, 'play').mockImplementation(playing);
  jest.spyOn(element, 'played', 'get').mockImplementation(() => played as TimeRanges);
  playing.mockClear();
  played.length = 0;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a picture on air in a browser that plays HLS itself', () => {
  const open = async () => {
    render(<LivePicture src="/live.m3u8" title="Main web channel" />);
    return (await screen.findByLabelText('Main web channel', { selector: 'video' })) as HTMLVideoElement;
  };

  test('begins silently as soon as there is something to show, also where the browser waits for more', async () => {
    const video = await open();
    expect(video.muted).toBe(true);
    fireEvent.canPlay(video);
    expect(playing).toHaveBeenCalledTimes(1);
  });

  test('stays paused for who has paused it, whatever arrives after that', async () => {
    const video = await open();
    played.length = 1;
    fireEvent.canPlay(video);
    expect(playing).not.toHaveBeenCalled();
  });
});
