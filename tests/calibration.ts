import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, object, Buffer>(scrypt);
const PIECES = 24;

/**
 * Measures the seconds this machine currently needs for a fixed amount of work on up to four processors. Budgets are
 * multiples of it because machines differ.
 */
export async function calibrate(): Promise<number> {
  const start = performance.now();
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
  await Promise.all(Array.from({ length: PIECES }, () => derive('calibration', 'salt', 32, cost)));
  return (performance.now() - start) / 1000;
}
