/** What is wrong with what a publisher sends, and what mends it in the words of OBS: one rule for everywhere it is told. */

/** What can be found, the gravest first. */
export const FINDING_KINDS = [
  'KEYFRAME_INTERVAL',
  'AUDIO_ENCODER',
  'BITRATE_LOW',
  'BITRATE_HIGH',
  'JUMPS',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** An error keeps viewers from what they should see or hear; a warning makes it worse. */
export const FINDING_SEVERITIES = ['ERROR', 'WARNING'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Something about what arrives that a setting of the encoder mends. */
export interface Finding {
  kind: FindingKind;
  severity: FindingSeverity;
  /** What arrives, without its unit; null where there is none. */
  found: string | null;
  /** What to set, without its unit; null where the setting is always the same. */
  wanted: string | null;
}

/** What is judged. */
export interface JudgedStream {
  width: number;
  height: number;
  framesPerSecond: number;
  bitrateKbps: number;
  keyFrameSeconds: number;
  audioCodec: string | null;
  jumps: number;
}

/** Seconds between key frames that segments of two seconds allow. */
const MOST_KEY_FRAME_SECONDS = 2;
/** Seconds from which on live is late for everybody (value chosen). */
const LATE_KEY_FRAME_SECONDS = 4;
const AAC = /^mp4a\.40\./;
/** Bits for each pixel of each picture: below, H.264 looks coarse; what suits it; above, viewers pay for nothing. */
const BITS = { least: 0.05, fair: 0.1, most: 0.2 };
const USUAL_FRAMES = 30;

/** What is wrong with what arrives, the gravest first; empty when nothing is. */
export function findingsOf(stream: JudgedStream): Finding[] {
  const { keyFrameSeconds, audioCodec, jumps } = stream;
  const findings: Finding[] = [];
  if (keyFrameSeconds > MOST_KEY_FRAME_SECONDS) {
    findings.push({
      kind: 'KEYFRAME_INTERVAL',
      severity: keyFrameSeconds >= LATE_KEY_FRAME_SECONDS ? 'ERROR' : 'WARNING',
      found: String(keyFrameSeconds),
      wanted: String(MOST_KEY_FRAME_SECONDS),
    });
  }
  if (audioCodec === null || !AAC.test(audioCodec)) {
    findings.push({ kind: 'AUDIO_ENCODER', severity: 'ERROR', found: audioCodec, wanted: 'AAC' });
  }
  findings.push(...weighed(stream));
  if (jumps > 0) findings.push({ kind: 'JUMPS', severity: 'WARNING', found: String(jumps), wanted: null });
  return findings;
}

/** Whether the bitrate suits the size and rate of the picture. */
function weighed({ width, height, framesPerSecond, bitrateKbps }: JudgedStream): Finding[] {
  const kbpsAt = (frames: number, bits: number) => (width * height * frames * bits) / 1000;
  // Above 30 pictures a second those in between add little, and below it each one more.
  const least = kbpsAt(Math.min(framesPerSecond, USUAL_FRAMES), BITS.least);
  const most = kbpsAt(Math.max(framesPerSecond, USUAL_FRAMES), BITS.most);
  if (bitrateKbps >= least && bitrateKbps <= most) return [];
  const fair = Math.max(100, Math.round(kbpsAt(USUAL_FRAMES, BITS.fair) / 100) * 100);
  const kind = bitrateKbps < least ? 'BITRATE_LOW' : 'BITRATE_HIGH';
  return [{ kind, severity: 'WARNING', found: String(bitrateKbps), wanted: String(fair) }];
}

/** What arrived, with how long it lasted. */
export interface JudgedSpan {
  seconds: number;
  findings: readonly Finding[];
}

/** An error lasts once so many seconds in a row had it (value chosen). */
export const LASTING_SECONDS = 20;

/** The errors that every span of the last 20 seconds had, oldest span first; none while less has arrived. */
export function lastingErrors(spans: readonly JudgedSpan[]): FindingKind[] {
  return FINDING_KINDS.filter((kind) => {
    const isWrong = ({ findings }: JudgedSpan) =>
      findings.some((finding) => finding.kind === kind && finding.severity === 'ERROR');
    const well = spans.findLastIndex((span) => !isWrong(span));
    return spans.slice(well + 1).reduce((sum, { seconds }) => sum + seconds, 0) >= LASTING_SECONDS;
  });
}
