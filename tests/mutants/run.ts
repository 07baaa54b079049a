import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEquivalence } from './equivalents.ts';
import { type Mutation, listMutations, sample } from './mutations.ts';
import { type Target, TARGETS } from './targets.ts';

// `npm run mutants`: changes access, limits, counts and state machines one place at a time and runs the tests of the
// changed file; a change that no test notices has survived. `-- --count 20 --seed 7 --area machines` chooses.
const ROOT = dirname(dirname(import.meta.dirname));
/** Time limit of a mutation's tests, unless they take longer without a mutation because the machine is busy. */
const LIMIT_MS = 180_000;
const UNCHANGED_LIMIT_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
  },
});

type Outcome = 'killed' | 'survived' | 'timed out';

function runTests(tests: readonly string[], mutant: Mutation | null, limitMs: number): Promise<Outcome> {
  const jest = [
    ...[
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
    ],
    ...['--config', 'tests/mutants/jest.config.js', '--runInBand', '--bail', '--forceExit', '--silent'],
    '--runTestsByPath',
  ];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...jest, ...tests], {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
    });
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      resolve('timed out');
    }, limitMs);
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve(code === 0 ? 'survived' : 'killed');
    });
  });
}

const targets = TARGETS.filter(({ area }) => !values.area || area === values.area);
const all = targets.flatMap((target) =>
  listMutations(target.source, readFileSync(join(ROOT, target.source), 'utf8'))
    .filter((mutation) => findEquivalence(mutation) === undefined)
    .map((mutation) => ({ target, mutation })),
);
const chosen = sample(all, Number(values.count), Number(values.seed));
console.log(`${chosen.length} of ${all.length} changes, seed ${values.seed}`);

// Tests that fail by themselves would kill everything.
const used = [...new Set(chosen.flatMap(({ target }) => target.tests))];
const begun = Date.now();
if ((await runTests(used, null, UNCHANGED_LIMIT_MS)) !== 'survived') {
  console.log('The tests fail, or take too long, without any change.');
  process.exit(1);
}

const limitMs = Math.max(LIMIT_MS, Date.now() - begun);

const results: { area: Target['area']; outcome: Outcome; where: string; says: string }[] = [];
for (const { target, mutation } of chosen) {
  const outcome = await runTests(target.tests, mutation, limitMs);
  const where = `${mutation.path}:${mutation.line}`;
  results.push({ area: target.area, outcome, where, says: mutation.says });
  console.log(`${outcome.padEnd(9)}  ${where}  ${mutation.says}`);
}

const share = (rows: typeof results) =>
  `${rows.filter(({ outcome }) => outcome !== 'survived').length} of ${rows.length}`;
for (const area of new Set(results.map((row) => row.area))) {
  console.log(`${area}: ${share(results.filter((row) => row.area === area))} killed`);
}
const percent = Math.round(
  (100 * results.filter(({ outcome }) => outcome !== 'survived').length) / Math.max(1, results.length),
);
console.log(`${share(results)} changes killed (${percent} %)`);
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
writeFileSync(join(ROOT, 'test-results/mutants.json'), `${JSON.stringify(results, null, 2)}\n`);
