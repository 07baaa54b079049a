import { readStored, store } from '../kernel/storage.ts';

/** How often a player that plays says so, in milliseconds. */
const HEARTBEAT_MS = 30_000;
/** After this long without a report the platform holds a play for over; what plays then is another. */
const LONGEST_SILENCE_MS = 25 * 60_000;
const MANIFEST = '/manifest.m3u8';

/** As much of a player as its reports need. */
export interface ReportingPlayer {
  on(events: string | string[], listener: () => void): void;
  videoWidth(): number;
  videoHeight(): number;
}

interface Play {
  id: string;
  address: string;
  /** Played before the present stretch, in milliseconds, and since when that lasts; null while nothing moves. */
  playedMs: number;
  since: number | null;
  reportedAt: number;
}

/** Where plays of a stream are reported, with its leave; null where nobody counts them, as of encoder videos. */
export function getPlayReportUrl(src: string): string | null {
  const { pathname } = new URL(src, location.href);
  if (!pathname.endsWith(MANIFEST) || /\/event-[^/]+$/.test(pathname.slice(0, -MANIFEST.length))) return null;
  return src.replace(MANIFEST, '/plays');
}

/** The number of this browser: it means nothing elsewhere, and lasts until the browser forgets it. */
export function viewerNumber(): string {
  const kept = readStored<string>('viewer');
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  store('viewer', made);
  return made;
}

/**
 * Tells the platform what a player plays: its start, that it goes on, places gone to, and its end. `address` is where,
 * with the newest leave. Answers what ends the play that is under way, when the player goes.
 */
export function reportPlays(player: ReportingPlayer, address: () => string | null): () => void {
  let play: Play | null = null;

  function send(at: Play, event: string, more: object): void {
    const newest = address();
    if (newest !== null && pathOf(newest) === pathOf(at.address)) at.address = newest;
    at.reportedAt = Date.now();
    const body = JSON.stringify({ event, play: at.id, ...more });
    if (event === 'end' && navigator.sendBeacon?.(at.address, body)) return;
    const how = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
    fetch(at.address, { ...how, body }).catch(() => undefined);
  }
  function report(event: 'heartbeat' | 'seek' | 'end'): void {
    if (play) send(play, event, { secondsWatched: Math.floor(playedMs(play) / 1000) });
  }
  function goOn(): void {
    if (play && Date.now() - play.reportedAt > LONGEST_SILENCE_MS) play = null;
    const to = address();
    if (!play && to !== null) {
      play = { id: crypto.randomUUID(), address: to, playedMs: 0, since: null, reportedAt: Date.now() };
      send(play, 'start', { viewer: viewerNumber(), ...resolutionOf(player) });
    }
    if (play) play.since ??= Date.now();
  }
  function hold(): void {
    if (!play) return;
    play.playedMs = playedMs(play);
    play.since = null;
  }
  function end(): void {
    report('end');
    play = null;
  }

  player.on('playing', goOn);
  player.on(['pause', 'waiting', 'seeking'], hold);
  player.on('seeked', () => report('seek'));
  player.on('ended', end);
  addEventListener('pagehide', end);
  const heart = setInterval(() => {
    if (play?.since != null) report('heartbeat');
  }, HEARTBEAT_MS);
  return () => {
    clearInterval(heart);
    removeEventListener('pagehide', end);
    end();
  };
}

const pathOf = (address: string) => address.split('?', 1)[0];

const playedMs = ({ playedMs: before, since }: Play) => before + (since === null ? 0 : Date.now() - since);

function resolutionOf(player: ReportingPlayer): { resolution?: string } {
  const [width, height] = [player.videoWidth(), player.videoHeight()];
  return width >= 10 && height >= 10 ? { resolution: `${width}x${height}` } : {};
}
