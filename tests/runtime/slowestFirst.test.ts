import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import slow from './slowFiles.json' with { type: 'json' };
// @ts-expect-error A plain JavaScript file, which Jest loads.
import SlowestFirst from './slowestFirst.js';

const TESTS = dirname(import.meta.dirname);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-sizes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('files that take long run first, the others by their size', () => {
  const sized = (name: string, size: number) => {
    const path = join(folder, name);
    writeFileSync(path, 'x'.repeat(size));
    return path;
  };
  const [small, large] = [sized('small', 1), sized('large', 99)];
  const restart = join(TESTS, 'graph/start/processes.test.ts');
  const simulator = join(TESTS, 'platform/destinations/simulator.test.ts');
  const paths = [small, simulator, large, restart];
  const sorted = new SlowestFirst().sort(paths.map((path) => ({ path }))) as { path: string }[];
  expect(sorted.map(({ path }) => path)).toEqual([restart, simulator, large, small]);
});

test('every file that is said to take long is there', () => {
  expect(Object.keys(slow).filter((file) => !existsSync(join(TESTS, file)))).toEqual([]);
});
