import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  // Emptied at the start: what the stages before it measured stands beside it.
  outputDir: '../../test-results/e2e',
  globalSetup: './support/startStudio.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a busy machine a browser may be starved once; a test that fails twice fails.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Filming costs as much as the test; what has failed is filmed the second time.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
  },
});
