import { liveManifest, savedManifest } from '../../../fixtures/platform/domains/media/playback/manifest.ts';

const SEGMENTS = [1, 2, 3, 4, 5].map((n) => ({ file: `segment-${n}.m4s`, seconds: 4 }));
const START = new Date('2026-03-01T10:00:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

const tag = (manifest: string | null, name: string) =>
  Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(manifest ?? '')?.[1]);
const files = (manifest: string | null) =>
  (manifest ?? '').split('\n').filter((line) => line.endsWith('.m4s'));

/** Segments with what stands in front of each: whether a discontinuity does. */
function entries(manifest: string): { file: string; discontinuity: boolean }[] {
  let discontinuity = false;
  return manifest.split('\n').flatMap((line) => {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity = true;
    if (!line.endsWith('.m4s')) return [];
    const entry = { file: line, discontinuity };
    discontinuity = false;
    return [entry];
  });
}

describe('manifest of a saved video', () => {
  it('C-309 lists a package as often as it repeats, with a discontinuity between the runs', () => {
    const manifest = savedManifest(SEGMENTS, 3);
    expect(files(manifest)).toHaveLength(15);
    expect(manifest.match(/#EXT-X-DISCONTINUITY$/gm)).toHaveLength(2);
    expect(entries(manifest)[5]).toEqual({ file: 'segment-1.m4s', discontinuity: true });
    expect(manifest.startsWith('#EXTM3U\n')).toBe(true);
    expect(manifest).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(manifest.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
  });
});

describe('manifest of a live stream', () => {
  it('NET-10 is not there before the first segment has been played out', () => {
    expect(liveManifest(SEGMENTS, START, after(3.9))).toBeNull();
    expect(files(liveManifest(SEGMENTS, START, after(4)))).toEqual(['segment-1.m4s']);
  });

  it('C-309 slides with the clock and never ends', () => {
    const manifest = liveManifest(SEGMENTS, START, after(45));
    expect(files(manifest)).toHaveLength(6);
    expect(tag(manifest, 'MEDIA-SEQUENCE')).toBe(5);
    expect(manifest).not.toContain('ENDLIST');
    expect(tag(liveManifest(SEGMENTS, START, after(48)), 'MEDIA-SEQUENCE')).toBe(6);
  });

  it('C-309 stays the same until the next segment is complete', () => {
    expect(liveManifest(SEGMENTS, START, after(44))).toBe(liveManifest(SEGMENTS, START, after(47.9)));
  });

  it('C-309 counts media and discontinuity sequence so that every segment keeps its numbers (RFC 8216 §6.2.2)', () => {
    const known = new Map<number, string>();
    for (let second = 4; second < 400; second += 4) {
      const manifest = liveManifest(SEGMENTS, START, after(second)) ?? '';
      let discontinuity = tag(manifest, 'DISCONTINUITY-SEQUENCE');
      entries(manifest).forEach((entry, at) => {
        if (entry.discontinuity) discontinuity += 1;
        const number = tag(manifest, 'MEDIA-SEQUENCE') + at;
        const identity = `${entry.file} ${discontinuity}`;
        expect(known.get(number) ?? identity).toBe(identity);
        known.set(number, identity);
      });
    }
    expect(known.size).toBe(99);
    expect(known.get(98)).toBe('segment-4.m4s 19');
  });

  it('C-309 tells at what time of day the first segment of the window was', () => {
    const manifest = liveManifest(SEGMENTS, START, after(45)) ?? '';
    const at = /#EXT-X-PROGRAM-DATE-TIME:(\S+)/.exec(manifest)?.[1];
    expect(at).toBe('2026-03-01T10:00:20.000Z');
  });
});
