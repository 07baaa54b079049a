import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';

interface Button {
  text: string;
  url: string;
}

const LOOK = {
  ...{ autoplay: false, loop: false, muted: false, background: false, hidePlaylist: false },
  ...{ callToActionText: null, callToActionUrl: null, controlColor: null },
  ...{ restrictWhenLive: false, qrClickLabel: null, overlays: [], language: 'en', title: 'Main hall' },
  words: { offline: 'Off', soon: 'Soon', live: 'Live now', ended: 'Over', beginsAt: 'Begins on {{at}}' },
  renewal: '/embed/e1/addresses',
};
const VIDEO = {
  id: 'v1',
  title: 'Sunday',
  src: '/stream/c1/v1/manifest.m3u8?token=1',
  pictures: [] as string[],
};

let happen: (event: string) => void;
let length: number;
/** Fake player of the page. */
let player: {
  play: jest.Mock<() => Promise<void>>;
  muted: jest.Mock<(muted?: boolean) => boolean>;
  src: jest.Mock<(source: { src: string }) => void>;
  liveTracker: { seekToLiveEdge: jest.Mock };
};

/** Runs the script of a player page over what the page was given, as a browser would. */
function open(script: 'channel' | 'player', data: object): void {
  document.body.innerHTML = `<div id="stage"><video id="player"></video><div id="offline" hidden></div></div>
    <script type="application/json" id="embed">${JSON.stringify(data)}</script>`;
  delete document.body.dataset.kind;
  delete document.body.dataset.restrict;
  const listeners = new Map<string, (() => void)[]>();
  happen = (event) => listeners.get(event)?.forEach((listener) => listener());
  const element = document.getElementById('player')!.parentElement!;
  const videojs = {
    on: (event: string, listener: () => void) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    el: () => element,
    duration: () => length,
    currentTime: () => 30,
    ended: () => true,
    play: jest.fn(async () => undefined),
    muted: jest.fn((muted?: boolean) => muted ?? false),
    liveTracker: { seekToLiveEdge: jest.fn() },
    ...{ src: jest.fn(), error: jest.fn(), pause: jest.fn(), reset: jest.fn() },
  };
  player = videojs;
  Object.assign(window, { videojs: () => videojs, reportPlays: () => () => undefined });
  new Function(readFileSync('fixtures/platform/domains/destinations/pages/assets/before.js', 'utf8'))();
  const file = readFileSync(`fixtures/platform/domains/destinations/pages/assets/${script}.js`, 'utf8');
  const tag = { src: 'http://localhost/embed/assets/x.js' };
  // A document of its own to the script, but for the tag that it stands in.
  const seen = new Proxy(document, {
    get: (target, name) => {
      if (name === 'currentScript') return tag;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  new Function('document', file)(seen);
}
const link = () => document.querySelector<HTMLAnchorElement>('a.call-to-action');

beforeEach(() => {
  jest.useFakeTimers();
  length = 60;
});
afterEach(() => jest.useRealTimers());

describe('the player of a web channel', () => {
  let next: { key: string; kind: string; button: Button | null; videos: object[]; image: null };
  const shown = (button: Button | null) => ({
    ...{ key: 'live v1', kind: 'live', button, videos: [VIDEO], image: null, beginsAt: null },
  });
  const show = (button: Button | null, look: object = {}) => {
    globalThis.fetch = (async () => new Response(JSON.stringify(next))) as unknown as typeof fetch;
    open('channel', { ...LOOK, askAgainMs: 10_000, now: shown(button), ...look });
  };
  const later = async (button: Button | null) => {
    next = shown(button);
    await jest.advanceTimersByTimeAsync(10_000);
  };

  test('draws the button of the broadcast, as it is changed and taken away while it plays', async () => {
    show({ text: 'Give', url: 'https://harbour.example/give' });
    expect([link()?.textContent, link()?.href]).toEqual(['Give', 'https://harbour.example/give']);
    expect([link()?.target, link()?.rel]).toEqual(['_blank', 'noopener']);
    await later({ text: 'Join', url: 'https://harbour.example/join' });
    expect([link()?.textContent, link()?.href]).toEqual(['Join', 'https://harbour.example/join']);
    expect(document.querySelectorAll('a.call-to-action')).toHaveLength(1);
    await later(null);
    expect(link()).toBeNull();
  });

  test('PLY-03 has the button of its profile where the broadcast has none', async () => {
    const profile = { callToActionText: 'Visit', callToActionUrl: 'https://harbour.example/' };
    show(null, profile);
    expect(link()?.textContent).toBe('Visit');
    await later({ text: 'Give', url: 'https://harbour.example/give' });
    expect(link()?.textContent).toBe('Give');
    await later(null);
    expect([link()?.textContent, link()?.href]).toEqual(['Visit', 'https://harbour.example/']);
  });
});

/** Placeholder before playback: image URL and text. */
const before = () => {
  const place = document.querySelector<HTMLElement>('.before')!;
  return place.hidden
    ? null
    : {
        picture: place.querySelector('img')?.getAttribute('src') ?? null,
        words: [...(place.querySelector('p')?.childNodes ?? [])].map((node) => node.textContent),
      };
};

describe('before the picture moves', () => {
  const now = (more: object) => ({
    ...{ key: 'k', kind: 'live', button: null, image: null, beginsAt: null, videos: [VIDEO] },
    ...more,
  });
  const channel = (order: object, look: object = {}) =>
    open('channel', { ...LOOK, askAgainMs: 10_000, now: now(order), ...look });

  test.each([
    ['live', ['Sunday', 'Live now']],
    ['replay', ['Sunday', 'Over']],
    ['video', ['Sunday']],
  ])('S-154 S-156 a channel with a %s tells its title and what it is, until it plays', (kind, words) => {
    channel({ kind });
    expect(before()).toEqual({ picture: null, words });
    happen('playing');
    expect(before()).toBeNull();
  });

  test('S-156 shows the best picture that is there, and goes without where none is', () => {
    channel({ videos: [{ ...VIDEO, pictures: ['/event.jpg', '/offline.jpg'] }] });
    const fail = () => document.querySelector('.before img')!.dispatchEvent(new Event('error'));
    expect(before()?.picture).toBe('/event.jpg');
    fail();
    expect(before()?.picture).toBe('/offline.jpg');
    fail();
    expect(before()).toEqual({ picture: null, words: ['Sunday', 'Live now'] });
  });

  test('S-154 S-156 tells when the next event begins, or that nothing is shown', () => {
    const offline = () => document.getElementById('offline')!.textContent;
    channel({ kind: 'none', videos: [], beginsAt: '2026-11-29T10:00:00.000Z' });
    expect(offline()).toMatch(/^Main hallBegins on Sunday, November 29, 2026 at \d+:00/);
    channel({ kind: 'none', videos: [] });
    expect(offline()).toBe('Main hallOff');
  });

  test('S-156 a saved video has its thumbnail and its title, and a background no words', () => {
    const videos = [{ ...VIDEO, pictures: ['/thumbnail.jpg'] }];
    open('player', { ...LOOK, videos, isPlaylist: false });
    expect(before()).toEqual({ picture: '/thumbnail.jpg', words: ['Sunday'] });
    open('player', { ...LOOK, videos, isPlaylist: false, background: true });
    expect(before()).toEqual({ picture: '/thumbnail.jpg', words: [] });
  });
});

describe('PLY-03 the player of a web channel obeys its profile', () => {
  const channel = (kind: string, look: object, videos: object[] = [VIDEO]) =>
    open('channel', {
      ...{ ...LOOK, askAgainMs: 10_000, ...look },
      now: { key: 'k', kind, image: null, beginsAt: null, videos, button: BUTTON },
    });
  const BUTTON = { text: 'Give', url: 'https://harbour.example/give' };

  test.each([
    ['a replay, looped', 'replay', true, 2],
    ['a replay, not looped', 'replay', false, 1],
    ['a video that stands in, looped', 'video', true, 2],
    ['a video that stands in, not looped', 'video', false, 1],
    ['a video that stands in without a profile', 'video', false, 2, true],
    ['a replay without a profile', 'replay', false, 1, true],
    ['what was live', 'live', true, 1],
  ] as const)('%s, when it has ended', (_what, kind, loop, shown, fillsAir: boolean = false) => {
    channel(kind, { loop, fillsAir });
    happen('ended');
    expect(player.src).toHaveBeenCalledTimes(shown);
  });

  test.each([
    ['looped', true, ['v1', 'v2', 'v1', 'v2']],
    ['not looped', false, ['v1', 'v2']],
  ])('a playlist that stands in, %s, is played to its end first', (_what, loop, shown) => {
    channel('playlist', { loop, autoplay: true }, [VIDEO, { ...VIDEO, id: 'v2', src: '/stream/c1/v2/m' }]);
    for (let end = 0; end < 3; end += 1) happen('ended');
    const played = player.src.mock.calls.map(([{ src }]) => src.split('/').at(-2));
    expect(played).toEqual(shown);
    // Played once more by a viewer, it begins with its first video.
    happen('play');
    expect(player.src).toHaveBeenCalledTimes(loop ? 4 : 3);
    expect(player.src).toHaveBeenLastCalledWith(
      expect.objectContaining({ src: expect.stringContaining(loop ? '/v2/' : '/v1/') }),
    );
  });

  test('what follows a video that was played once begins by itself, as its profile says', async () => {
    const order = { image: null, beginsAt: null, videos: [VIDEO], button: null };
    globalThis.fetch = (async () =>
      new Response(JSON.stringify({ ...order, key: 'next', kind: 'live' }))) as unknown as typeof fetch;
    channel('video', { autoplay: true });
    happen('ended');
    expect(player.play).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(player.src).toHaveBeenCalledTimes(2);
    expect(player.play).toHaveBeenCalledTimes(2);
  });

  test('plays by itself, silently where a browser lets nothing sound unasked', async () => {
    const refusal = Object.assign(new Error('no'), { name: 'NotAllowedError' });
    channel('live', {});
    expect(player.play).not.toHaveBeenCalled();
    channel('live', { autoplay: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(player.play).toHaveBeenCalledTimes(1);
    expect(player.muted).not.toHaveBeenCalledWith(true);
    channel('replay', { autoplay: true, loop: true });
    player.play.mockRejectedValueOnce(refusal);
    happen('ended');
    await jest.advanceTimersByTimeAsync(0);
    expect(player.muted).toHaveBeenCalledWith(true);
  });

  test('goes on as it is now after a pause, where what is live is not gone back in', () => {
    channel('live', { restrictWhenLive: true });
    happen('play');
    expect(player.liveTracker.seekToLiveEdge).toHaveBeenCalledTimes(1);
    for (const [kind, restrictWhenLive] of [
      ['live', false],
      ['replay', true],
    ] as const) {
      channel(kind, { restrictWhenLive });
      happen('play');
      expect(player.liveTracker.seekToLiveEdge).not.toHaveBeenCalled();
    }
  });

  test('a background shows no button, be it its own or that of the broadcast', () => {
    channel('live', {});
    expect(link()?.textContent).toBe('Give');
    channel('live', { background: true });
    expect(link()).toBeNull();
  });
});

describe('the player of an embed of the library', () => {
  const show = (look: object) => open('player', { ...LOOK, videos: [VIDEO], isPlaylist: false, ...look });

  test.each([
    ['what has no end is live', true, Infinity, ['live', '']],
    ['what has an end is not', true, 60, ['video', '']],
    ['a profile that does not say so', false, Infinity, ['live', undefined]],
  ])('PLY-03 keeps viewers from going back in what is live: %s', (_what, restrictWhenLive, seconds, said) => {
    show({ restrictWhenLive });
    length = seconds;
    happen('durationchange');
    const { kind, restrict } = document.body.dataset;
    expect([kind, restrict]).toEqual(said);
    happen('play');
    const isHeldBack = restrictWhenLive && seconds === Infinity;
    expect(player.liveTracker.seekToLiveEdge).toHaveBeenCalledTimes(isHeldBack ? 1 : 0);
  });
});
