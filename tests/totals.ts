/** Numbers of tests by result. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The totals of Jest's JSON report. A test file that could not run at all counts as one failure. */
export function jestTotals(report: unknown): Totals {
  const r = report as Record<string, number>;
  return {
    passed: r.numPassedTests ?? 0,
    failed: (r.numFailedTests ?? 0) + (r.numRuntimeErrorTestSuites ?? 0),
    skipped: (r.numPendingTests ?? 0) + (r.numTodoTests ?? 0),
  };
}

/** The totals of Playwright's JSON report. A test that failed once and then passed has passed; the run names it. */
export function playwrightTotals(report: unknown): Totals {
  const { stats, errors } = report as { stats: Record<string, number>; errors?: unknown[] };
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + (errors?.length ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

/** All totals together. */
export function sum(all: readonly Totals[]): Totals {
  const total = (key: keyof Totals) => all.reduce((count, totals) => count + totals[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The closing line of a run. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
