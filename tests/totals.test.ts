import { jestTotals, playwrightTotals, sum, totalsLine } from './totals.ts';

describe('the totals of npm test', () => {
  it('count a test file that could not run as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 0,
    };
    expect(jestTotals(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('count a browser test that passed at its second try as passed, and a broken set-up as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(playwrightTotals(report)).toEqual({ passed: 6, failed: 2, skipped: 1 });
  });

  it('are the sums of all stages', () => {
    const stage = { passed: 1, failed: 2, skipped: 3 };
    expect(totalsLine(sum([stage, stage]))).toBe('2 passed, 4 failed, 6 skipped');
  });
});
