import { setTimeout as pause } from 'node:timers/promises';

const LOOKS = 6_000;

/** Looks at a condition every 10 ms until it holds; fails after a minute or more with what it waited for. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what = condition.toString(),
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await condition()) return;
    await pause(10);
  }
  throw new Error(`Waited in vain for: ${what}`);
}
