import type { BrowserContext, Page } from '@playwright/test';

/** A computer four times as slow as this one, on a line of 10 Mbit/s that answers after 40 ms. */
const SLOWER = 4;
const LINE = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 40 };

/** Observations of a page since it was opened. */
export interface Seen {
  /** Moment of the largest contentful paint. */
  lcp: number;
  /** Sum of what tasks took beyond 50 ms. */
  blocking: number;
  /** The longest task. */
  longest: number;
  requests: number;
  /** Time from each press to the next paint, for every interaction. */
  interactions: number[];
}

/** Opens a page that watches itself, slowed down before it asks for anything. */
export async function slowPage(
  context: BrowserContext,
  { line = true, slower = SLOWER } = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
  }
  return page;
}

/** Reads the notes of {@link watch}. */
export async function seenBy(page: Page): Promise<Seen> {
  const { lcp, blocking, longest, interactions } = await page.evaluate(
    () =>
      (
        window as unknown as {
          benchSeen: Omit<Seen, 'requests' | 'interactions'> & { interactions: Record<string, number> };
        }
      ).benchSeen,
  );
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length + 1);
  return { lcp, blocking, longest, requests, interactions: Object.values(interactions) };
}

/** Forgets tasks and interactions seen before, so that a part of a visit is measured alone. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign((window as unknown as { benchSeen: object }).benchSeen, {
      blocking: 0,
      longest: 0,
      interactions: {},
    });
  });
}

/** Runs in the page. It has no named functions inside, for what names them here is not there. */
function watch(): void {
  const seen = { lcp: 0, blocking: 0, longest: 0, interactions: {} as Record<string, number> };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.blocking += Math.max(0, duration - 50);
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId;
      if (id) seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
