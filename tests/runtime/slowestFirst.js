import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import slow from './slowFiles.json' with { type: 'json' };

const TESTS = dirname(import.meta.dirname);
const SLOW = new Map(Object.entries(slow).map(([file, seconds]) => [join(TESTS, file), seconds]));

/**
 * In what order test files run: those that take long first, the others by their size, so that no worker has a long one
 * left when the others are done. A fresh clone has no times of its own to go by.
 */
class SlowestFirst {
  sort(tests) {
    const weights = new Map(tests.map(({ path }) => [path, [SLOW.get(path) ?? 0, statSync(path).size]]));
    return [...tests].sort((a, b) => {
      const [[secondsOfA, sizeOfA], [secondsOfB, sizeOfB]] = [weights.get(a.path), weights.get(b.path)];
      return secondsOfB - secondsOfA || sizeOfB - sizeOfA;
    });
  }

  /** Nothing is kept from run to run. */
  cacheResults() {}

  allFailedTests() {
    throw new Error('Which tests failed before is not kept.');
  }

  shard() {
    throw new Error('The tests run in one piece.');
  }
}

export { SlowestFirst as default };
