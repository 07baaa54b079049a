import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * That axe finds nothing grave on a page, once what comes in has come: in between, colors are mixed with those
 * behind.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The pulse of what is live goes on for ever.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity;
    }),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave).toEqual([]);
}
