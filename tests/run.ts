import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChecks } from './checks/runChecks.ts';
import { jestTotals, playwrightTotals, sum, type Totals, totalsLine } from './totals.ts';

// `npm test`: the checks, then the unit, platform, graph and component tests, then the browser tests. Every stage
// runs, whatever the ones before it found; the last line tells the totals of all.
const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, 'test-results');

async function stage(name: string, run: () => Promise<Totals>): Promise<Totals> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const totals = await run().catch((error: Error) => {
    console.error(error.stack);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${name}: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped in ${seconds} s`,
  );
  return totals;
}

/** Runs a test program that writes a JSON report; a program that fails without a failed test counts as one failure. */
async function reported(args: string[], report: string, read: (json: unknown) => Totals): Promise<Totals> {
  const file = join(REPORTS, report);
  rmSync(file, { force: true });
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)));
  const totals = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

const jest = [
  ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'],
  ...['--config', 'tests/jest.config.js', '--json', `--outputFile=${join(REPORTS, 'jest.json')}`],
];
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
];

mkdirSync(REPORTS, { recursive: true });
const totals = sum([
  await stage('checks', async () => ({ ...(await runChecks()), skipped: 0 })),
  await stage('unit, platform, graph and components', () => reported(jest, 'jest.json', jestTotals)),
  await stage('browser', () => reported(playwright, 'e2e.json', playwrightTotals)),
]);
console.log(`\n${totalsLine(totals)}`);
process.exitCode = totals.failed || totals.passed === 0 ? 1 : 0;
