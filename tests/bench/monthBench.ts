import type { BrowserContext, Page } from '@playwright/test';
import { freePort, startServer } from './child.ts';
import { readCookies, launchBrowser } from './pageBench.ts';
import { atMost, median, reported, type Figures } from './results.ts';
import { forget, seenBy, slowPage } from './slowPage.ts';
import { signIn } from './studio.ts';

const ROUNDS = 3;
/** A turn of the wheel, and how often it is turned; down all the way and up again. */
const TURN = 400;
const TURNS = 40;

/**
 * A month of 5,000 events as a calendar: what scripts take until it is painted, beside an empty page of the same frame,
 * and the longest task while the wheel turns over it. Needs a web that has been built.
 */
export async function monthBench(): Promise<Figures> {
  const [platformPort, graphPort] = [await freePort(), await freePort()];
  const ports = { GRAPH_PORT: String(graphPort), PLATFORM_PORT: String(platformPort) };
  const platform = await startServer('tests/bench/fiveThousandEvents.ts', {
    port: platformPort,
    env: ports,
    ready: '/openapi.json',
  });
  const graph = await startServer('graph/server/main.ts', { port: graphPort, env: ports, ready: '/health' });
  const browser = await launchBrowser();
  try {
    const cookie = await signIn(graph.url);
    if (!cookie) throw new Error('The admin of the demonstration could not sign in.');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(readCookies({ url: graph.url, cookie }));
    const seen = {
      month: [] as number[],
      empty: [] as number[],
      opening: [] as number[],
      scrolling: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const month = await visit(context, `${graph.url}/schedule?view=calendar&span=month`, '.event-chip');
      seen.month.push(month.scriptMs);
      seen.opening.push((await seenBy(month.page)).longest);
      seen.scrolling.push(await longestWhileScrolling(month.page));
      await month.page.close();
      const empty = await visit(context, `${graph.url}/no-such-page`, 'h1');
      seen.empty.push(empty.scriptMs);
      await empty.page.close();
    }
    return {
      'Month of 5,000 events: scripting to first paint': reported(median(seen.month), 'ms'),
      'The same of an empty page': reported(median(seen.empty), 'ms'),
      'Month of 5,000 events: longest task while it opens': reported(median(seen.opening), 'ms'),
      'Month of 5,000 events: longest task while scrolling (0: none over 50 ms)': atMost(
        Math.max(...seen.scrolling),
        100,
        'ms',
      ),
    };
  } finally {
    await browser.close();
    await graph.close();
    await platform.close();
  }
}

/** Opens a page; answers what its scripts took until what is waited for had been painted. */
async function visit(
  context: BrowserContext,
  url: string,
  until: string,
): Promise<{ page: Page; scriptMs: number }> {
  const page = await slowPage(context, { line: false, slower: 1 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(url);
  await page.locator(until).first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { page, scriptMs: seconds * 1_000 };
}

async function longestWhileScrolling(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.locator('.calendar').hover();
  await forget(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  return (await seenBy(page)).longest;
}
