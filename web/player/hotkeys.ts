/** The few parts of a player that keys reach. */
interface KeyedPlayer {
  paused(): boolean;
  play(): unknown;
  pause(): unknown;
  muted(muted?: boolean): boolean | undefined;
  volume(level?: number): number | undefined;
  currentTime(seconds?: number): number | undefined;
  duration(): number | undefined;
  isFullscreen(): boolean | undefined;
  requestFullscreen(): unknown;
  exitFullscreen(): unknown;
}

const seek = (seconds: number) => (player: KeyedPlayer) => {
  const end = player.duration() ?? 0;
  const wanted = Math.max((player.currentTime() ?? 0) + seconds, 0);
  player.currentTime(Number.isFinite(end) && end > 0 ? Math.min(wanted, end) : wanted);
};
const louder = (step: number) => (player: KeyedPlayer) => {
  player.volume(Math.min(Math.max((player.volume() ?? 1) + step, 0), 1));
};
const toggle = (player: KeyedPlayer) => void (player.paused() ? player.play() : player.pause());

/** One table of the player's keys. */
export const PLAYER_KEYS: Readonly<Record<string, (player: KeyedPlayer) => void>> = {
  ' ': toggle,
  k: toggle,
  m: (player) => void player.muted(!player.muted()),
  f: (player) => void (player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen()),
  j: seek(-10),
  l: seek(10),
  ArrowLeft: seek(-5),
  ArrowRight: seek(5),
  ArrowUp: louder(0.1),
  ArrowDown: louder(-0.1),
  Home: (player) => void player.currentTime(0),
};

/** Keys that go to another place in the picture. */
const SEEKING: ReadonlySet<string> = new Set(['j', 'l', 'ArrowLeft', 'ArrowRight', 'Home']);

/**
 * Handles a key of a focused player; leaves those alone that belong to a shortcut of the browser, and those that its
 * profile takes away.
 */
export function handlePlayerKey(
  player: KeyedPlayer,
  event: KeyboardEvent,
  allowed: { controls: boolean; seekable: boolean } = { controls: true, seekable: true },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = PLAYER_KEYS[key];
  if (!action || !allowed.controls || (SEEKING.has(key) && !allowed.seekable)) return;
  event.preventDefault();
  event.stopPropagation();
  action(player);
}
