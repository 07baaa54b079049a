import type { Browser, Page } from '@playwright/test';
import { readCookies, launchBrowser } from './pageBench.ts';
import { atMost, median, nearlyWorst, reported, type Figures } from './results.ts';
import type { Studio } from './studio.ts';

const ROWS = 100_000;
/** A turn of the wheel, and how often it is turned; down all the way and up again. */
const TURN = 700;
const TURNS = 120;
const ROUNDS = 3;

const RECORDS = `query Records { viewer { customer {
  viewerRecords(api: WEB_EVENTS, start: "2000-01-01", end: "2099-12-31", first: 100) {
    nodes { reportedAt eventType totalTimeWatchedSeconds city region country deviceClass deviceBrand osNameVersion
      resolution sessionId clientId }
  } } } }`;
const EXPLORER = `/explorer#${new URLSearchParams({ query: RECORDS })}`;

/**
 * Frames while the wheel turns over the explorer's table of 100,000 viewer records of twelve columns, and while it does
 * over an empty page of the same frame, in turns.
 */
export async function tableBench(studio: Studio): Promise<Figures> {
  const browser = await launchBrowser();
  try {
    const [table, readSeconds] = await openTable(await newPage(browser, studio), studio);
    const empty = await newPage(browser, studio);
    await empty.goto(`${studio.url}/no-such-page`, { waitUntil: 'networkidle' });
    const ofTable: number[] = [];
    const ofEmpty: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await table.bringToFront();
      ofTable.push(nearlyWorst(await framesWhileScrolling(table)));
      await empty.bringToFront();
      ofEmpty.push(nearlyWorst(await framesWhileScrolling(empty)));
    }
    const name = '100,000 rows: p95 of a frame while scrolling';
    return {
      '100,000 rows: read to the end into the table': reported(readSeconds, 's'),
      [name]: atMost(median(ofTable), 20, 'ms'),
      [`${name} an empty page`]: reported(median(ofEmpty), 'ms'),
    };
  } finally {
    await browser.close();
  }
}

async function newPage(browser: Browser, studio: Studio): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(readCookies(studio));
  return context.newPage();
}

/** Runs the query, opens its rows as a table and reads all of them; answers how many seconds the reading took. */
async function openTable(page: Page, studio: Studio): Promise<[Page, number]> {
  await page.goto(studio.url + EXPLORER);
  await page.locator('.graphiql-query-editor .view-lines').waitFor();
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.getByRole('button', { name: /as a table/ }).click();
  const began = performance.now();
  await page.getByRole('button', { name: 'Load all rows' }).click();
  await page.locator(`[role="grid"][aria-rowcount="${ROWS + 1}"]`).waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - began) / 1000;
  await page.locator('.bp6-table-quadrant-main .bp6-table-cell').first().hover();
  return [page, seconds];
}

/** Notes how long each frame takes, until nobody wants to know. As text: what names functions here is not there. */
const NOTE_FRAMES = `{
  const frames = (window.benchFrames = []);
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (window.benchFrames === frames) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;

/** Duration of each frame while scrolling down and up, in milliseconds. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  await page.evaluate(NOTE_FRAMES);
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN);
  return page.evaluate(() => {
    const { benchFrames } = window as unknown as { benchFrames: number[] };
    Object.assign(window, { benchFrames: null });
    return benchFrames;
  });
}
