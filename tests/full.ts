import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresAnswers } from './support/postgres.ts';
import { jestTotals, totalsLine } from './totals.ts';

// `npm run test:full`: what `npm test` leaves out, before a release: the tests of platform and graph on every storage,
// every value of the fuzz and 2000 documents for the executors. A whole run that passes is noted in fullRun.json; `npm run fuzz` runs a part.
const ROOT = dirname(import.meta.dirname);
const REPORT = join(ROOT, 'test-results', 'full.json');
const NOTE = join(import.meta.dirname, 'fullRun.json');
const parts = process.argv.slice(2);

if (!(await postgresAnswers())) {
  console.error(
    'The full set runs on both storages and no PostgreSQL server answers: set TEST_DATABASE_URL.',
  );
  process.exit(1);
}
mkdirSync(dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });
const child = spawn(
  process.execPath,
  [
    ...[
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
    ],
    ...['--config', 'tests/jest.config.js', '--json', `--outputFile=${REPORT}`],
    ...(parts.length > 0 ? parts : ['tests/platform', 'tests/graph']),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { FUZZ_DOCUMENTS: '2000', ...process.env, TEST_FULL: 'true' } },
);
const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)));
if (code === 0 && parts.length === 0) {
  const totals = jestTotals(JSON.parse(readFileSync(REPORT, 'utf8')));
  const note = { day: new Date().toISOString().slice(0, 10), found: totalsLine(totals) };
  writeFileSync(NOTE, `${JSON.stringify(note, null, 2)}\n`);
}
process.exitCode = code;
