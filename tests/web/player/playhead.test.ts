import { getAiredAt } from '../../../web/player/airedAt.ts';
import { IDLE_PLAYER } from '../../../web/player/playerState.ts';
import { placeIn, reachIn } from '../../../web/player/playhead.ts';

const startedAt = '2026-11-22T10:00:00.000Z';
const after = (seconds: number) => Date.parse(startedAt) + seconds * 1000;

describe('the place in a broadcast', () => {
  it('CUE-08 is counted from its beginning while it is live, by the dates in the stream', () => {
    const state = { ...IDLE_PLAYER, currentTime: 12, airedAt: after(1230) };
    const live = { isLive: true, startedAt, duration: null };
    expect(placeIn(live, state, after(1242))).toEqual({ currentTime: 1230, seconds: 1242 });
    // A clock that is behind does not make it end before its picture.
    expect(placeIn(live, state, after(1200))).toEqual({ currentTime: 1230, seconds: 1230 });
  });

  it('is the present end of what is live and has no picture yet', () => {
    const live = { isLive: true, startedAt, duration: null };
    expect(placeIn(live, IDLE_PLAYER, after(60))).toEqual({ currentTime: 60, seconds: 60 });
  });

  it('is the player’s own in a recording', () => {
    const state = { ...IDLE_PLAYER, currentTime: 12, duration: 99 };
    expect(placeIn({ isLive: false, startedAt, duration: 90_000 }, state, after(1))).toEqual({
      currentTime: 12,
      seconds: 90,
    });
    expect(placeIn({ isLive: false, startedAt: null, duration: null }, state, after(1)).seconds).toBe(99);
  });

  it('can be sought only in the window that its stream still holds', () => {
    const live = { isLive: true, startedAt, duration: null };
    const state = { ...IDLE_PLAYER, currentTime: 20, timeRange: { start: 5, end: 29 }, airedAt: after(1220) };
    const place = placeIn(live, state, after(1234));
    expect(reachIn(live, state, place)).toEqual({ reachStart: 1205, reachEnd: 1229 });
    // Without a picture nothing can be sought yet.
    const early = placeIn(live, IDLE_PLAYER, after(60));
    expect(reachIn(live, IDLE_PLAYER, early)).toEqual({ reachStart: 60, reachEnd: 60 });
    const recorded = { isLive: false, startedAt, duration: 90_000 };
    expect(reachIn(recorded, state, placeIn(recorded, state, after(1)))).toEqual({
      reachStart: 0,
      reachEnd: 90,
    });
  });

  it('is dated by the segment that plays', () => {
    const segment = (startTime: number, programDateTime?: number) => ({
      startTime,
      value: { programDateTime },
    });
    const playerAt = (at: number, cues: object[], label = 'segment-metadata') =>
      getAiredAt({ currentTime: () => at, textTracks: () => [{ label, cues }] } as never);
    const cues = [segment(0, 1000), segment(2, 3000), segment(4, 5000)];
    expect(playerAt(3.5, cues)).toBe(4500);
    expect(playerAt(3.5, [segment(0)])).toBeNull();
    expect(playerAt(3.5, cues, 'captions')).toBeNull();
    expect(playerAt(0, [])).toBeNull();
  });
});
