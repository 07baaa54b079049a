import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import budget from './budget.json' with { type: 'json' };
import { calibrate } from './calibration.ts';
import { runChecks } from './checks/runChecks.ts';
import { jestFlaky, jestSeconds, playwrightFlaky, playwrightSeconds } from './reports.ts';
import { overBudget, type Seconds, slowest } from './seconds.ts';
import { postgresAnswers } from './support/postgres.ts';
import { jestTotals, playwrightTotals, sum, type Totals, totalsLine } from './totals.ts';

// `npm test`: the checks, then the unit, platform, graph and component tests, then the browser tests. Every stage
// runs, whatever the ones before it found. At the end stand the slowest files, the stages over their budget and the
// tests that passed only at their second try; the last line tells the totals of all.
const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, 'test-results');

/** Result of a stage: totals, seconds per file, and tests that passed on retry. */
interface Found {
  totals: Totals;
  seconds: Record<string, number>;
  flaky: string[];
}

const NOTHING: Found = { totals: { passed: 0, failed: 0, skipped: 0 }, seconds: {}, flaky: [] };

mkdirSync(REPORTS, { recursive: true });
const seconds: Seconds = { calibration: await calibrate(), stages: {}, files: {} };

async function stage(name: string, run: () => Promise<Found>): Promise<Found> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const found = await run().catch((error: Error) => {
    console.error(error.stack);
    return { ...NOTHING, totals: { passed: 0, failed: 1, skipped: 0 } };
  });
  const took = (performance.now() - start) / 1000;
  seconds.stages[name] = took;
  Object.assign(seconds.files, found.seconds);
  // After every stage, so that a run that is cut short leaves what it measured.
  writeFileSync(join(REPORTS, 'seconds.json'), `${JSON.stringify(seconds, null, 2)}\n`);
  console.log(`${name}: ${totalsLine(found.totals)} in ${Math.round(took)} s`);
  return found;
}

/** Runs a test program that writes a JSON report; a program that fails without a failed test counts as one failure. */
async function reported(args: string[], file: string, read: (json: unknown) => Found): Promise<Found> {
  rmSync(file, { force: true });
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)));
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  if (code === 0 || found.totals.failed > 0) return found;
  return { ...found, totals: { ...found.totals, failed: 1 } };
}

async function checks(): Promise<Found> {
  const { passed, failed, seconds } = await runChecks();
  return { ...NOTHING, totals: { passed, failed, skipped: 0 }, seconds };
}

function jest(): Promise<Found> {
  const report = join(REPORTS, 'jest.json');
  const args = [
    ...[
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      // Pages and graphs leave much that is short-lived: more room for it halves what the collector takes.
      '--max-semi-space-size=64',
      'node_modules/jest/bin/jest.js',
    ],
    ...['--config', 'tests/jest.config.js', '--json', `--outputFile=${report}`],
  ];
  return reported(args, report, (json) => ({
    totals: jestTotals(json),
    seconds: jestSeconds(json, ROOT),
    flaky: jestFlaky(json, ROOT),
  }));
}

function browser(): Promise<Found> {
  const program = 'node_modules/@playwright/test/cli.js';
  const args = [program, 'test', '--config', 'tests/e2e/playwright.config.ts'];
  return reported(args, join(REPORTS, 'e2e.json'), (json) => ({
    totals: playwrightTotals(json),
    seconds: playwrightSeconds(json),
    flaky: playwrightFlaky(json),
  }));
}

const found = [
  await stage('checks', checks),
  await stage('unit, platform, graph and components', jest),
  await stage('browser', browser),
];
const allowed = (await postgresAnswers()) ? budget.withPostgres : budget.withoutPostgres;
const totals = sum(found.map((one) => one.totals));
const flaky = found.flatMap((one) => one.flaky).map((test) => `flaky, passed at its second try: ${test}`);
console.log(
  ['\nthe slowest:', ...slowest(seconds.files), ...overBudget(seconds, allowed), ...flaky].join('\n'),
);
console.log(`\n${totalsLine(totals)}`);
process.exitCode = totals.failed || totals.passed === 0 ? 1 : 0;
