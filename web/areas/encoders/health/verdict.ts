import {
  CPU_WARNING_PERCENT,
  DROPPED_FRAMES_WARNING,
  NEAR_LIMIT_CELSIUS,
} from '../../../../schema/rules/encoderHealth.ts';
import { concernsOf, hottest, type Concern, type EncoderRow } from '../encoderState.ts';

/** A reason to look at an encoder more closely: those of the list, and those that only its readings tell. */
export type HealthProblem = Concern | 'nearLimit' | 'cpuHigh' | 'droppingFrames';

/** A span of readings as far as the verdict needs it. */
export interface DroppedIn {
  start: string;
  droppedFrames: number;
}

const HOUR_MS = 60 * 60_000;

/** Frames that were not sent in the spans that began within the last hour. */
export function droppedInLastHour(readings: readonly DroppedIn[], now: number): number {
  return readings
    .filter(({ start }) => Date.parse(start) > now - HOUR_MS)
    .reduce((sum, { droppedFrames }) => sum + droppedFrames, 0);
}

/** What is wrong with an encoder, gravest first; empty when all is well (ENC-17, S-149). */
export function healthProblems(
  encoder: Pick<EncoderRow, 'status' | 'nextUse'>,
  readings: readonly DroppedIn[],
  now: number,
): HealthProblem[] {
  const { status } = encoder;
  const problems: HealthProblem[] = [...concernsOf(encoder)];
  if (status.state === 'OFFLINE') return problems;
  const sensor = hottest(status);
  if (sensor && sensor.margin > 0 && sensor.margin <= NEAR_LIMIT_CELSIUS) problems.push('nearLimit');
  if ((status.cpuUsage ?? 0) >= CPU_WARNING_PERCENT) problems.push('cpuHigh');
  if (droppedInLastHour(readings, now) >= DROPPED_FRAMES_WARNING) problems.push('droppingFrames');
  return problems;
}
