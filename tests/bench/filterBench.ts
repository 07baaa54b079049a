import { freePort, startServer } from './child.ts';
import { readCookies, launchBrowser } from './pageBench.ts';
import { atMost, reported, type Figures } from './results.ts';
import { forget, seenBy, slowPage } from './slowPage.ts';
import { signIn } from './studio.ts';

const TYPED = ['room 9', 'hall', 'room 42'];
const ROUNDS = 3;

/**
 * The longest task while somebody types into the filter of a list of 1,000 encoders, and, beside it, while the same is
 * typed into the palette of an empty page of the same frame. Needs a web that has been built.
 */
export async function filterBench(): Promise<Figures> {
  const [platformPort, graphPort] = [await freePort(), await freePort()];
  const ports = { GRAPH_PORT: String(graphPort), PLATFORM_PORT: String(platformPort) };
  const platform = await startServer('tests/bench/thousandEncoders.ts', {
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
    const page = await slowPage(context, { line: false, slower: 1 });
    const longest = async (field: () => ReturnType<typeof page.locator>) => {
      await forget(page);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const words of TYPED) {
          await field().fill('');
          await field().pressSequentially(words);
          await page.waitForLoadState('networkidle');
        }
      }
      return (await seenBy(page)).longest;
    };
    await page.goto(`${graph.url}/settings/encoders`);
    await page
      .getByText(/1,?000/)
      .first()
      .waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const list = await longest(() =>
      page.locator('main input[type="search"], main .list-toolbar input').first(),
    );
    await page.goto(`${graph.url}/no-such-page`);
    await page.locator('.header-search').click();
    const empty = await longest(() => page.getByRole('combobox').first());
    return {
      'Typing in a filter over 1,000 rows: longest task (0: none over 50 ms)': atMost(list, 50, 'ms'),
      'Typing in the palette of an empty page: longest task': reported(empty, 'ms'),
    };
  } finally {
    await browser.close();
    await graph.close();
    await platform.close();
  }
}
