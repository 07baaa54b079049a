/** Problems with incoming streams and the OBS settings that fix them: a single rule for all screens. */

import type { PresetCodec } from './encoderPresets.ts';

/** Kinds of problems, most severe first. */
export const FINDING_KINDS = [
  'KEYFRAME_INTERVAL',
  'AUDIO_ENCODER',
  'SILENCE',
  'CLIPPING',
  'PRESET_CODEC',
  'PRESET_SIZE',
  'PRESET_FRAMES',
  'PRESET_BITRATE',
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
  /** Measured value without its unit. Null if there is none. */
  found: string | null;
  /** Recommended value without its unit. Null if the setting is always the same. */
  wanted: string | null;
}

/** Stream to check. */
export interface JudgedStream {
  videoCodec: string;
  width: number;
  height: number;
  framesPerSecond: number;
  bitrateKbps: number;
  keyFrameSeconds: number;
  audioCodec: string | null;
  /** Audio level. Null or omitted if it was not measured. */
  level?: { peakDb: number; silentSeconds: number } | null;
  /** So often time jumped within the last minute. */
  recentJumps: number;
}

/** The encoder preset that it is to follow. */
export interface JudgedPreset {
  codec: PresetCodec;
  /** Such as `1080p30`. */
  outputFormat: string;
  /** Kilobits a second. */
  bitrate: number;
}

/** Seconds between key frames that segments of two seconds allow. */
const MOST_KEY_FRAME_SECONDS = 2;
/** Seconds from which on live is late for everybody (value chosen). */
const LATE_KEY_FRAME_SECONDS = 4;
/** Seconds without sound that are no pause. */
const LEAST_SILENT_SECONDS = 10;
/** Peak level, in dBFS, that clipped audio reaches even after AAC rounding. */
const CUT_OFF_DB = -0.5;
const AAC = /^mp4a\.40\./;
/** Bits for each pixel of each picture: below, H.264 looks coarse; what suits it; above, viewers pay for nothing. */
const BITS = { least: 0.05, fair: 0.1, most: 0.2 };
const USUAL_FRAMES = 30;

/** Finds the problems with a stream, most severe first. */
export function findStreamProblems(stream: JudgedStream, preset?: JudgedPreset): Finding[] {
  const { keyFrameSeconds, audioCodec, recentJumps } = stream;
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
  findings.push(...heard(stream));
  findings.push(...(preset ? compared(stream, preset) : weighed(stream)));
  if (recentJumps > 0) {
    findings.push({ kind: 'JUMPS', severity: 'WARNING', found: String(recentJumps), wanted: null });
  }
  return findings;
}

/** True if there is sound, and none that is too loud. Silence is no error: what has not begun may be silent. */
function heard({ level }: JudgedStream): Finding[] {
  if (!level) return [];
  const { silentSeconds, peakDb } = level;
  const findings: Finding[] = [];
  if (silentSeconds >= LEAST_SILENT_SECONDS) {
    const found = String(Math.floor(silentSeconds));
    findings.push({ kind: 'SILENCE', severity: 'WARNING', found, wanted: null });
  }
  if (peakDb >= CUT_OFF_DB) {
    findings.push({ kind: 'CLIPPING', severity: 'WARNING', found: String(peakDb), wanted: null });
  }
  return findings;
}

const CODECS: readonly (readonly [RegExp, PresetCodec])[] = [
  [/^avc[13]\./, 'H264'],
  [/^h(vc|ev)1\./, 'HEVC'],
  [/^av01\./, 'AV1'],
];
/** NTSC sends 29.97 pictures a second for 30, and a segment may hold one more or less. */
const FRAMES_APART = 1;
/** Parts by which the bitrate may differ, and what sound may add, in kilobits a second (values chosen). */
const BITRATE_APART = { part: 0.2, sound: 320 };

/** Finds differences from the preset. */
function compared(stream: JudgedStream, { codec, outputFormat, bitrate }: JudgedPreset): Finding[] {
  const { videoCodec, width, height, framesPerSecond, bitrateKbps } = stream;
  const sent = CODECS.find(([pattern]) => pattern.test(videoCodec))?.[1] ?? videoCodec;
  const [, lines = '', frames = ''] = /^(\d+)p(\d+)$/.exec(outputFormat) ?? [];
  const size = `${(Number(lines) * 16) / 9}x${lines}`;
  const [least, most] = [
    bitrate * (1 - BITRATE_APART.part),
    bitrate * (1 + BITRATE_APART.part) + BITRATE_APART.sound,
  ];
  const differs = (kind: FindingKind, isApart: boolean, found: string | number, wanted: string | number) =>
    isApart ? [{ kind, severity: 'WARNING' as const, found: String(found), wanted: String(wanted) }] : [];
  return [
    // Publishers are taken with H.264 only: nobody is told to set what would be refused.
    ...differs('PRESET_CODEC', sent !== codec && codec === 'H264', sent, codec),
    ...differs('PRESET_SIZE', lines !== '' && `${width}x${height}` !== size, `${width}x${height}`, size),
    ...differs(
      'PRESET_FRAMES',
      frames !== '' && Math.abs(framesPerSecond - Number(frames)) > FRAMES_APART,
      framesPerSecond,
      frames,
    ),
    ...differs('PRESET_BITRATE', bitrateKbps < least || bitrateKbps > most, bitrateKbps, bitrate),
  ];
}

/** True if the bitrate suits the size and rate of the picture. */
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

/** Interval of a stream with its duration. */
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
