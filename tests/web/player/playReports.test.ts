import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { getPlayReportUrl, reportPlays, type ReportingPlayer } from '../../../web/player/playReports.ts';

type Reporter = (player: ReportingPlayer, address: () => string | null) => () => void;

// The embed page has the same reporter in plain JavaScript, as a script of its own.
const script = readFileSync('fixtures/platform/domains/destinations/pages/assets/plays.js', 'utf8');
const embedded = new Function(`${script}; return window.reportPlays;`)() as Reporter;

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const MINUTE = 60_000;

describe.each<[string, Reporter]>([
  ['the studio', reportPlays],
  ['the embed page', embedded],
])('plays that the player of %s reports', (_name, report) => {
  let sent: { url: string; by: 'fetch' | 'beacon'; body: Record<string, unknown> }[];
  let address: string;
  let happen: (event: string) => void;
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sent = [];
    address = 'http://media.test/stream/c1/m1/plays?token=1';
    const note = (by: 'fetch' | 'beacon') => (url: string, body: string) =>
      sent.push({ url, by, body: JSON.parse(body) as Record<string, unknown> });
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
      note('fetch')(url, String(init.body));
      return new Response(null, { status: 204 });
    }) as typeof fetch;
    Object.assign(navigator, { sendBeacon: (url: string, body: string) => note('beacon')(url, body) > 0 });
    const listeners = new Map<string, (() => void)[]>();
    happen = (event) => listeners.get(event)?.forEach((listener) => listener());
    end = report(
      {
        on: (events, listener) =>
          [events].flat().forEach((each) => listeners.set(each, [...(listeners.get(each) ?? []), listener])),
        videoWidth: () => 1280,
        videoHeight: () => 720,
      },
      () => address,
    );
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  const told = () => sent.map(({ body: { event, secondsWatched } }) => [event, secondsWatched]);

  test('its start, that it goes on every half minute, a place gone to, and its end by beacon', () => {
    happen('playing');
    jest.advanceTimersByTime(70_000);
    happen('seeking');
    jest.advanceTimersByTime(3000);
    happen('seeked');
    happen('playing');
    jest.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toEqual([
      ['start', undefined],
      ['heartbeat', 30],
      ['heartbeat', 60],
      ['seek', 70],
      ['end', 80],
    ]);
    expect(sent.map(({ by }) => by)).toEqual(['fetch', 'fetch', 'fetch', 'fetch', 'beacon']);
    expect(new Set(sent.map(({ body }) => body.play)).size).toBe(1);
  });

  test('nothing but what a viewer record has: numbers made up here, and the size of the picture', () => {
    happen('playing');
    expect(sent[0]?.body).toEqual({
      event: 'start',
      play: expect.stringMatching(UUID),
      viewer: expect.stringMatching(UUID),
      resolution: '1280x720',
    });
  });

  test('a pause is not watched and not reported; after a long one it is another play by the same viewer', () => {
    happen('playing');
    jest.advanceTimersByTime(10_000);
    happen('pause');
    jest.advanceTimersByTime(5 * MINUTE);
    happen('playing');
    jest.advanceTimersByTime(30_000);
    // Every half minute of the clock: ten seconds before the pause, twenty after it.
    expect(told().slice(1)).toEqual([['heartbeat', 30]]);
    happen('pause');
    jest.advanceTimersByTime(26 * MINUTE);
    happen('playing');
    const starts = sent.filter(({ body }) => body.event === 'start').map(({ body }) => body);
    expect(starts).toHaveLength(2);
    expect(starts[0]?.play).not.toBe(starts[1]?.play);
    expect(starts[0]?.viewer).toBe(starts[1]?.viewer);
  });

  test('the newest leave of the same stream is used, and the last one of a stream that another has taken the place of', () => {
    happen('playing');
    address = 'http://media.test/stream/c1/m1/plays?token=2';
    jest.advanceTimersByTime(30_000);
    address = 'http://media.test/stream/c1/m2/plays?token=3';
    happen('ended');
    happen('playing');
    expect(sent.map(({ url }) => url.split('/stream/c1/')[1])).toEqual([
      'm1/plays?token=1',
      'm1/plays?token=2',
      'm1/plays?token=2',
      'm2/plays?token=3',
    ]);
  });

  test('nothing before anything plays, and nothing after the end', () => {
    happen('seeked');
    happen('pause');
    jest.advanceTimersByTime(5 * MINUTE);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    happen('playing');
    happen('ended');
    happen('seeked');
    jest.advanceTimersByTime(5 * MINUTE);
    expect(told()).toEqual([
      ['start', undefined],
      ['end', 0],
    ]);
  });
});

test('plays are reported beside the manifest, but those of encoder videos, of which no records are kept', () => {
  const at = (content: string) =>
    getPlayReportUrl(`http://media.test/stream/c1/${content}/manifest.m3u8?token=t`);
  for (const content of ['m1', 'live-d1', 'web-d1'])
    expect(at(content)).toBe(`http://media.test/stream/c1/${content}/plays?token=t`);
  expect(at('event-v1')).toBeNull();
  expect(getPlayReportUrl('http://media.test/file.mp4')).toBeNull();
});
