import { BufferSource } from 'mediabunny';
import { measureVideo } from '../../schema/rules/measureVideo.ts';
import { checkVideo, errorKindOf, failuresOf, messageOfFinding } from '../../schema/rules/uploadCheck.ts';
import { badFiles, makeVideo } from '../support/videoFiles.ts';

async function examine(file: Buffer) {
  const shares: number[] = [];
  const measured = await measureVideo(
    {
      source: new BufferSource(file),
      sizeBytes: file.length,
      read: (start, end) => Promise.resolve(new Uint8Array(file.subarray(start, end))),
    },
    (share) => shares.push(share),
  );
  const findings = checkVideo(measured, { allows4k: false });
  return {
    measured,
    kind: errorKindOf(findings),
    text: failuresOf(findings).map(messageOfFinding).join('\n'),
    shares,
  };
}

describe('measuring a file', () => {
  it('reads every property that is checked', async () => {
    const { measured, kind } = await examine(await makeVideo());
    expect(kind).toBeNull();
    expect(measured).toMatchObject({
      container: 'MP4',
      complete: true,
      videoTracks: 1,
      videoCodec: 'H.264',
      width: 640,
      height: 360,
      audioTracks: 1,
      audioCodec: 'AAC',
      audioSampleRate: 48_000,
      audioChannels: 2,
    });
    expect(measured.frameRate).toBeCloseTo(30, 3);
    expect(measured.keyframeMax).toBeCloseTo(2, 3);
    expect(measured.lengthMs).toBe(4000);
    expect(measured.videoBitrate).toBeGreaterThan(100_000);
    expect(measured.audioBitrate).toBeGreaterThan(20_000);
  });

  it('UPL-21 names what was measured and what is allowed, for each bad file', async () => {
    for (const { name, file, kind, says } of await badFiles()) {
      const examined = await examine(file);
      expect([name, examined.kind]).toEqual([name, kind]);
      expect(examined.text).toMatch(says);
    }
  });

  it('tells how far it is', async () => {
    expect((await examine(await makeVideo())).shares.at(-1)).toBe(1);
  });
});
