/** What a page knows of a player (PLY-04). Times are in seconds. */
export interface PlayerState {
  currentTime: number;
  playerState: 'loading' | 'loaded' | 'playing' | 'paused';
  /** The part that can be reached; of a live picture, a window that moves. */
  timeRange: { start: number; end: number };
  duration: number;
  /** When what is shown was on air, in milliseconds since 1970; null where the stream does not say. */
  airedAt: number | null;
  /** "1h 20m"; empty while it is not known. */
  formattedDuration: string;
}

export const IDLE_PLAYER: PlayerState = {
  currentTime: 0,
  playerState: 'loading',
  timeRange: { start: 0, end: 0 },
  duration: 0,
  airedAt: null,
  formattedDuration: '',
};

/** A length as players and totals show it: "1h 20m", "12m", "45s" (PLY-04). */
export function formatPlayerDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds <= 0) return '';
  if (seconds < 60) return `${Math.round(seconds)}s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** Seconds as a timecode, `hh:mm:ss`. */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** `hh:mm:ss.mmm` as seconds (CUE-08). */
export function parseTimecode(timecode: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timecode.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
