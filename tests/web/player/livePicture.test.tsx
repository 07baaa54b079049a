import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSession } from '../../../web/kernel/session.tsx';
import { LivePicture } from '../../../web/player/LivePicture.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';

const playing = jest.fn(() => Promise.resolve());
const played = { length: 0 };
const STREAM = 'http://media.test/stream/c1/live-d1/manifest.m3u8';
function LivePage() {
  const { signOut } = useSession();
  return (
    <>
      <LivePicture destinationId="d1" title="Main web channel" />
      <button type="button" onClick={() => void signOut()}>
        leave
      </button>
    </>
  );
}

/** Counts the addresses that the graph has given out. */
let leaves = 1;
let graph: ReturnType<typeof openPage>;

beforeEach(() => {
  const element = HTMLMediaElement.prototype;
  jest.spyOn(element, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(element, 'load').mockReturnValue(undefined);
  jest.spyOn(element, 'play').mockImplementation(playing);
  jest.spyOn(element, 'played', 'get').mockImplementation(() => played as TimeRanges);
  playing.mockClear();
  played.length = 0;
  leaves = 1;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a picture on air in a browser that plays HLS itself', () => {
  const open = async () => {
    graph = openPage(
      '/live',
      {
        viewer: viewer(),
        contentDestination: () => ({
          id: 'd1',
          playback: { hlsUrl: `${STREAM}?token=${leaves}`, renewAfter: 150_000 },
        }),
      },
      [{ path: '/live', Component: LivePage }],
    );
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

  const sources = () =>
    screen
      .getAllByLabelText('Main web channel', { selector: 'video' })
      .map((element) => element.getAttribute('src'));

  test('goes on with the next address before the first one ends: that plays unseen until it has a picture', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const before = await open();
    expect(sources()).toEqual([`${STREAM}?token=1`]);
    leaves = 2;
    jest.advanceTimersByTime(150_000);
    await waitFor(() => expect(sources()).toEqual([`${STREAM}?token=1`, `${STREAM}?token=2`]));
    const [, next] = screen.getAllByLabelText('Main web channel', { selector: 'video' });
    expect(before.isConnected).toBe(true);
    fireEvent.playing(next!);
    expect(sources()).toEqual([`${STREAM}?token=2`]);
    expect(next!.isConnected).toBe(true);
  });

  test('stays paused over the end of an address, and goes on with the next one when it is started again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const before = await open();
    fireEvent.pause(before);
    leaves = 2;
    jest.advanceTimersByTime(150_000);
    await waitFor(() =>
      expect(graph.asked().filter((name) => name === 'DestinationPlayback')).toHaveLength(2),
    );
    expect(sources()).toEqual([`${STREAM}?token=1`]);
    fireEvent.play(before);
    await waitFor(() => expect(sources()).toContain(`${STREAM}?token=2`));
  });

  test('SES-13 has stopped by the time that the session ends, so that nothing of it is refused', async () => {
    await open();
    let played: (string | null)[] | undefined;
    graph.answers.signOut = () => {
      played = [...document.querySelectorAll('video')].map((element) => element.getAttribute('src'));
      return { isSignedOut: true };
    };
    fireEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(played).toEqual([]));
  });
});
