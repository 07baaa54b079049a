import { jestFlaky, jestSeconds, playwrightFlaky, playwrightSeconds } from './reports.ts';
import { overBudget, slowest } from './seconds.ts';

const jest = {
  testResults: [
    {
      name: '/house/tests/graph/slow.test.ts',
      startTime: 1_000,
      endTime: 13_500,
      assertionResults: [
        { fullName: 'the poll comes', status: 'passed', invocations: 2 },
        { fullName: 'the poll goes', status: 'failed', invocations: 2 },
        { fullName: 'the poll stays', status: 'passed', invocations: 1 },
      ],
    },
    { name: '/house/tests/quick.test.ts', startTime: 1_000, endTime: 1_250 },
  ],
};
const browser = {
  suites: [
    {
      file: 'cues.spec.ts',
      suites: [
        {
          file: 'cues.spec.ts',
          specs: [
            {
              title: 'a cue moves',
              tests: [{ status: 'flaky', results: [{ duration: 4_000 }, { duration: 3_000 }] }],
            },
            { title: 'a cue goes', tests: [{ status: 'expected', results: [{ duration: 500 }] }] },
          ],
        },
      ],
    },
  ],
};

describe('the seconds of npm test', () => {
  it('are those of each file, second tries of a browser test included', () => {
    expect(jestSeconds(jest, '/house')).toEqual({
      'tests/graph/slow.test.ts': 12.5,
      'tests/quick.test.ts': 0.25,
    });
    expect(playwrightSeconds(browser)).toEqual({ 'tests/e2e/cues.spec.ts': 7.5 });
  });

  it('name the files that took longest, the longest first', () => {
    expect(slowest({ a: 1, b: 12.34, c: 0.5 }, 2)).toEqual(['   12.3 s  b', '    1.0 s  a']);
  });

  it('name a stage that took more than its multiple of the calibration, and none that took just that', () => {
    const seconds = { calibration: 2, stages: { checks: 100, browser: 101 }, files: {} };
    expect(overBudget(seconds, { checks: 50, browser: 50 })).toEqual([
      'over budget: browser took 101 s, 51 times the calibration of 2.00 s; at most 50 times',
    ]);
    expect(overBudget(seconds, { checks: 50 })).toEqual([
      'over budget: browser has none in tests/budget.json',
    ]);
  });
});

describe('a test that passed at its second try', () => {
  it('is named with its file, on Jest and in the browser; one that failed twice is not', () => {
    expect(jestFlaky(jest, '/house')).toEqual(['tests/graph/slow.test.ts: the poll comes']);
    expect(playwrightFlaky(browser)).toEqual(['tests/e2e/cues.spec.ts: a cue moves']);
  });
});
