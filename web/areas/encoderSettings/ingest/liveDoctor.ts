import type { LiveInput_ArrivingFragment } from './Ingest.generated.ts';

/** Something about what arrives that a setting of the encoder mends. */
export type Finding =
  | { kind: 'KEYFRAME_INTERVAL'; seconds: number }
  | { kind: 'AUDIO_ENCODER' }
  /** `kbps` is what to set. */
  | { kind: 'BITRATE_LOW' | 'BITRATE_HIGH'; kbps: number }
  | { kind: 'JUMPS'; times: number };

/** Seconds between key frames that segments of two seconds allow. */
const MOST_KEY_FRAME_SECONDS = 2;
const AAC = /^mp4a\.40\./;
/** Bits for each pixel of each picture: below, H.264 looks coarse; what suits it; above, viewers pay for nothing. */
const BITS = { least: 0.05, fair: 0.1, most: 0.2 };
const USUAL_FRAMES = 30;

/** What is wrong with what arrives, the gravest first; empty when nothing is. */
export function findingsOf(arriving: LiveInput_ArrivingFragment): Finding[] {
  const { width, height, framesPerSecond, bitrateKbps, keyFrameSeconds, audioCodec, jumps } = arriving;
  const findings: Finding[] = [];
  if (keyFrameSeconds > MOST_KEY_FRAME_SECONDS)
    findings.push({ kind: 'KEYFRAME_INTERVAL', seconds: keyFrameSeconds });
  if (audioCodec === null || !AAC.test(audioCodec)) findings.push({ kind: 'AUDIO_ENCODER' });
  const kbpsAt = (frames: number, bits: number) => (width * height * frames * bits) / 1000;
  // Above 30 pictures a second those in between add little, and below it each one more.
  const least = kbpsAt(Math.min(framesPerSecond, USUAL_FRAMES), BITS.least);
  const most = kbpsAt(Math.max(framesPerSecond, USUAL_FRAMES), BITS.most);
  const kbps = Math.max(100, Math.round(kbpsAt(USUAL_FRAMES, BITS.fair) / 100) * 100);
  if (bitrateKbps < least) findings.push({ kind: 'BITRATE_LOW', kbps });
  if (bitrateKbps > most) findings.push({ kind: 'BITRATE_HIGH', kbps });
  if (jumps > 0) findings.push({ kind: 'JUMPS', times: jumps });
  return findings;
}
