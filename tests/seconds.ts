/** Seconds that a run took: by stage, and by file of the stages that report files. */
export interface Seconds {
  /** Calibration on the same machine, just before. */
  calibration: number;
  stages: Record<string, number>;
  files: Record<string, number>;
}

/** The files that took longest, the longest first. */
export function slowest(files: Readonly<Record<string, number>>, count = 10): string[] {
  const byTime = Object.entries(files).sort(([, a], [, b]) => b - a);
  return byTime.slice(0, count).map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** Stages that took longer than their budget, a multiple of the calibration, with both figures. */
export function overBudget(
  { calibration, stages }: Seconds,
  budget: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(stages).flatMap(([stage, seconds]) => {
    const allowed = budget[stage];
    if (allowed === undefined) return [`over budget: ${stage} has none in tests/budget.json`];
    const times = seconds / calibration;
    if (times <= allowed) return [];
    return [
      `over budget: ${stage} took ${Math.round(seconds)} s, ${Math.round(times)} times the calibration of ` +
        `${calibration.toFixed(2)} s; at most ${allowed} times`,
    ];
  });
}
