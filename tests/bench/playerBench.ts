import type { BrowserContext } from '@playwright/test';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../fixtures/demo/seed/mediaIds.ts';
import { readCookies, launchBrowser } from './pageBench.ts';
import { median, nearlyWorst, reported, type Figures } from './results.ts';
import { superToken, type Studio } from './studio.ts';

/** Visits of each kind. */
const VISITS = 15;
const VIDEO = demoMediaId(CUSTOMERS.harbour, 12);

/**
 * From opening a page to the first picture of its video, in headless Chromium: the studio's page of a saved video,
 * played as soon as there is a player, and the public player page; with an empty cache and with a full one.
 */
export async function playerBench(studio: Studio): Promise<Figures> {
  const browser = await launchBrowser();
  const newContext = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(readCookies(studio));
    await context.addInitScript(watchFirstFrame);
    return context;
  };
  try {
    const result: Figures = {};
    const pages = { studio: `${studio.url}/media/library/${VIDEO}`, embed: await embedOf(studio) };
    for (const [name, url] of Object.entries(pages)) {
      const cold: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const context = await newContext();
        cold.push(await firstFrame(context, url));
        await context.close();
      }
      const context = await newContext();
      // Fills the cache.
      await firstFrame(context, url);
      const warm: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) warm.push(await firstFrame(context, url));
      await context.close();
      for (const [cache, times] of [
        ['empty cache', cold],
        ['full cache', warm],
      ] as const) {
        result[`Player start, ${name} page, ${cache}: median`] = reported(median(times), 'ms');
        result[`Player start, ${name} page, ${cache}: p95`] = reported(nearlyWorst(times), 'ms');
      }
    }
    return result;
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the start of the navigation to the first picture. */
async function firstFrame(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => (window as { firstFrameMs?: number }).firstFrameMs);
    return (await handle.jsonValue()) ?? Number.NaN;
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page: presses play the moment there is something to play, and notes when the first picture is shown. It has
 * no named functions inside, for what names them here is not there.
 */
function watchFirstFrame(): void {
  const watched = new WeakSet<HTMLVideoElement>();
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (watched.has(video)) continue;
      watched.add(video);
      video.requestVideoFrameCallback((now) => {
        (window as { firstFrameMs?: number }).firstFrameMs ??= now;
      });
      for (const event of ['loadstart', 'loadedmetadata', 'canplay']) {
        video.addEventListener(event, () => {
          // Without a click browsers start nothing that can be heard.
          video.muted = true;
          // Refused when the player stops it to begin another way; pressed again at the next event.
          if (video.paused) video.play().catch(() => undefined);
        });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The public player page of the same video. */
async function embedOf({ platformUrl }: Studio): Promise<string> {
  const answer = await fetch(`${platformUrl}/api/v3/webplayer/library`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await superToken(platformUrl)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mediaId: VIDEO }),
  });
  if (!answer.ok) throw new Error(`The video could not be embedded: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { url: string }).url;
}
