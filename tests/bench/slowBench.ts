import type { Browser, Page } from '@playwright/test';
import { readCookies, launchBrowser } from './pageBench.ts';
import { atMost, median, nearlyWorst, reported, type Figures } from './results.ts';
import { forget, seenBy, slowPage } from './slowPage.ts';
import type { Studio } from './studio.ts';

const VISITS = 5;
const ROUNDS = 4;

/** The page that says there is nothing at that address: the frame, and one sentence. */
const EMPTY = { name: 'an empty page', path: '/no-such-page' };
const PAGES = [
  { name: 'dashboard', path: '/' },
  { name: 'library', path: '/media/library' },
  { name: 'encoders', path: '/settings/encoders' },
];

/**
 * First visits and work on a computer four times as slow as this one, the visits on a line of 10 Mbit/s that answers
 * after 40 ms. Beside each page stands an empty one of the same frame, visited in turns with it.
 */
export async function slowBench(studio: Studio): Promise<Figures> {
  const browser = await launchBrowser();
  const result: Figures = {};
  const pages = [EMPTY, ...PAGES];
  try {
    const visits = new Map(pages.map(({ name }) => [name, [] as Awaited<ReturnType<typeof firstVisit>>[]]));
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const { name, path } of pages) visits.get(name)!.push(await firstVisit(browser, studio, path));
    }
    for (const { name } of pages) {
      const seen = visits.get(name)!;
      const figure = (value: number, target: number, unit: string) =>
        name === EMPTY.name ? reported(value, unit) : atMost(value, target, unit);
      const of = (pick: (one: (typeof seen)[number]) => number) => median(seen.map(pick));
      const slow = `Slow first visit of ${name}`;
      result[`${slow}: largest contentful paint`] = figure(of(({ lcp }) => lcp) / 1000, 2.6, 's');
      result[`${slow}: blocking time`] = figure(
        of(({ blocking }) => blocking),
        300,
        'ms',
      );
      result[`${slow}: requests`] = reported(
        of(({ requests }) => requests),
        '',
      );
    }
    for (const { name, path } of pages) {
      const times = await workOn(browser, studio, path);
      const label = `Slow work on ${name}: press to paint, p98 of ${times.length}`;
      const p98 = nearlyWorst(times, 0.98);
      result[label] = name === EMPTY.name ? reported(p98, 'ms') : atMost(p98, 200, 'ms');
    }
    return result;
  } finally {
    await browser.close();
  }
}

async function firstVisit(browser: Browser, studio: Studio, path: string) {
  const context = await newContext(browser, studio);
  try {
    const page = await slowPage(context);
    await page.goto(studio.url + path, { waitUntil: 'commit' });
    await settled(page);
    return await seenBy(page);
  } finally {
    await context.close();
  }
}

/** Waits until the page shows what it is for: a slow processor is busy long after the line has gone quiet. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], main .skeleton-rows'));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => performance.now() > (window as unknown as { benchSeen: { lcp: number } }).benchSeen.lcp + 2_000,
  );
}

/** Does what people do on a page, over and over; answers the time from each press to the paint after it. */
async function workOn(browser: Browser, studio: Studio, path: string): Promise<number[]> {
  const context = await newContext(browser, studio);
  try {
    const page = await slowPage(context, { line: false });
    await page.goto(studio.url + path);
    await settled(page);
    // The first time brings code along, which the line's speed decides and not the page.
    await work(page);
    await forget(page);
    for (let round = 0; round < ROUNDS; round += 1) await work(page);
    return (await seenBy(page)).interactions;
  } finally {
    await context.close();
  }
}

async function work(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.locator('.user-button').click();
  await page.locator('.bp6-menu').first().waitFor();
  await keyboard.press('Escape');
  await page.locator('.header-search').click();
  await page.getByRole('combobox').first().waitFor();
  await keyboard.type('chapel');
  await keyboard.press('ArrowDown');
  await keyboard.press('Escape');
  if (await page.getByRole('dialog').isVisible()) await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const filter = page.locator('main input[type="search"], main .list-toolbar input').first();
  if (await filter.isVisible()) {
    await filter.fill('');
    await filter.pressSequentially('hall');
    await page.waitForLoadState('networkidle');
    for (let key = 0; key < 4; key += 1) await keyboard.press('Backspace');
    await page.waitForLoadState('networkidle');
  }
  const boxes = page.locator('main tbody .list-table__check .bp6-control-indicator');
  const count = Math.min(3, await boxes.count());
  for (let row = 0; row < 2 * count; row += 1) {
    const box = boxes.nth(row % count);
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await box.click();
  }
}

async function newContext(browser: Browser, studio: Studio) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(readCookies(studio));
  return context;
}
