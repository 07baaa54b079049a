import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';

interface Button {
  text: string;
  url: string;
}

const LOOK = {
  ...{ autoplay: false, loop: false, muted: false, background: false, hidePlaylist: false },
  ...{ callToActionText: null, callToActionUrl: null, controlColor: null },
  ...{ restrictWhenLive: false, qrClickLabel: null, overlays: [], words: { offline: 'Off', soon: 'Soon' } },
  renewal: '/embed/e1/addresses',
};
const VIDEO = { id: 'v1', title: 'Sunday', src: '/stream/c1/v1/manifest.m3u8?token=1', poster: null };

let happen: (event: string) => void;
let length: number;

/** Runs the script of a player page over what the page was given, as a browser would. */
function open(script: 'channel' | 'player', data: object): void {
  document.body.innerHTML = `<div id="stage"><video id="player"></video><div id="offline" hidden></div></div>
    <script type="application/json" id="embed">${JSON.stringify(data)}</script>`;
  delete document.body.dataset.kind;
  delete document.body.dataset.restrict;
  const listeners = new Map<string, (() => void)[]>();
  happen = (event) => listeners.get(event)?.forEach((listener) => listener());
  const element = document.getElementById('player')!.parentElement!;
  const player = {
    on: (event: string, listener: () => void) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    el: () => element,
    duration: () => length,
    ...{ poster: jest.fn(), src: jest.fn(), error: jest.fn(), pause: jest.fn(), reset: jest.fn() },
  };
  Object.assign(window, { videojs: () => player, reportPlays: () => () => undefined });
  const file = readFileSync(`fixtures/platform/embeds/page/${script}.js`, 'utf8');
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
    ...{ key: 'live v1', kind: 'live', button, videos: [VIDEO], image: null },
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
  });
});
