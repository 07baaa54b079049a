import { availableParallelism } from 'node:os';
import { areaSheets } from './areaSheets.ts';
import { breakingChanges } from './breakingChanges.ts';
import { catalogues } from './catalogues.ts';
import { program, type Check } from './check.ts';
import { descriptions } from './descriptions.ts';
import { fileShape } from './fileShape.ts';
import { oneWayFolders } from './folderPairs.ts';
import { generated } from './generated.ts';
import { importCycles } from './importCycles.ts';
import { layers } from './layers.ts';
import { lockFile } from './lockFile.ts';
import { readme } from './readme.ts';
import { schemaConventions } from './schemaConventions.ts';
import { styleSheets } from './styleSheets.ts';
import { trueTests } from './trueTests.ts';

const cache = (name: string) => `node_modules/.cache/${name}`;

/** The longest first, so that every processor has work to the end. */
const AFTER_GENERATION: readonly Check[] = [
  program(
    'format',
    'prettier/bin/prettier.cjs',
    '--check',
    '.',
    '--cache',
    '--cache-location',
    cache('prettier-check'),
    // Reads code in two thirds of the time that the compiler's own parser takes; what is printed is the same.
    '--plugin',
    '@prettier/plugin-oxc',
  ),
  // One checker: several of them check the types they share once each.
  program('types', 'typescript-7/bin/tsc', '--noEmit', '--checkers', '1'),
  program(
    'lint',
    'oxlint/bin/oxlint',
    '--type-aware',
    '--report-unused-disable-directives',
    '--deny-warnings',
    '.',
  ),
  program('unused code', 'knip/bin/knip.js', '--no-progress'),
  program('lint of GraphQL', 'eslint/bin/eslint.js', '.', '--max-warnings=0'),
  trueTests,
  breakingChanges,
  descriptions,
  schemaConventions,
  catalogues,
  fileShape,
  importCycles,
  layers,
  oneWayFolders,
  lockFile,
  readme,
  styleSheets,
  areaSheets,
];

/** Results of the checks: passed, failed, and the time of each, by `check: name`. */
export interface Checked {
  passed: number;
  failed: number;
  seconds: Record<string, number>;
}

/** Runs every check, generators first, then as many at once as there are processors. */
export async function runChecks(): Promise<Checked> {
  const checked: Checked = { passed: 0, failed: 0, seconds: {} };
  const hold = async ({ name, run }: Check): Promise<void> => {
    const start = performance.now();
    const problems = await run().catch((error: Error) => [error.stack ?? error.message]);
    const seconds = (performance.now() - start) / 1000;
    checked.seconds[`check: ${name}`] = seconds;
    console.log(`${problems.length ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`);
    for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
    checked[problems.length ? 'failed' : 'passed'] += 1;
  };
  await hold(generated);
  const queue = [...AFTER_GENERATION];
  const worker = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) await hold(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return checked;
}
