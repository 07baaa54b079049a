import { POLL_MS } from '../../../../schema/rules/encoderTimes.ts';

interface Playing {
  isActive: boolean;
  reportedAt: string | null;
  playheadSeconds: number | null;
}

/**
 * Estimates a decoder's position in seconds from its last report, up to the time the next one is due (DEC-10,
 * MON-02).
 */
export function playheadAt({ isActive, reportedAt, playheadSeconds }: Playing, now: number): number | null {
  if (playheadSeconds === null) return null;
  if (!isActive || !reportedAt) return playheadSeconds;
  const passed = Math.min(Math.max(now - Date.parse(reportedAt), 0), 2 * POLL_MS);
  return playheadSeconds + Math.floor(passed / 1_000);
}
