import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { atMost, reported, type Figures } from './results.ts';
import type { Studio } from './studio.ts';

const SIGN_IN_LIMIT_KB = 120;
const AREA_LIMIT_KB = 290;

/** The first route of each area. The explorer carries a whole code editor, so it is only told, not held to the limit. */
const AREAS: readonly { name: string; path: string; limited: boolean }[] = [
  { name: 'dashboard', path: '/', limited: true },
  { name: 'library', path: '/media/library', limited: true },
  { name: 'playlists', path: '/media/playlists', limited: true },
  { name: 'encoders', path: '/settings/encoders', limited: true },
  { name: 'schedule', path: '/schedule', limited: true },
  { name: 'analytics', path: '/analytics', limited: true },
  { name: 'settings', path: '/settings', limited: true },
  { name: 'explorer', path: '/explorer', limited: false },
];

/** Timings of one visit with an empty cache. */
interface Visit {
  scriptKb: number;
  lcpMs: number;
  blockingMs: number;
}

/** JavaScript transferred (gzip), largest contentful paint and blocking time of first visits in headless Chromium. */
export async function pageBench(studio: Studio): Promise<Figures> {
  const browser = await launchBrowser();
  try {
    const result: Figures = {};
    add(result, 'sign-in', await visit(browser, studio, '/', false), SIGN_IN_LIMIT_KB);
    for (const { name, path, limited } of AREAS) {
      add(result, name, await visit(browser, studio, path, true), limited ? AREA_LIMIT_KB : null);
    }
    return result;
  } finally {
    await browser.close();
  }
}

function add(
  result: Figures,
  name: string,
  { scriptKb, lcpMs, blockingMs }: Visit,
  limit: number | null,
): void {
  result[`First visit of ${name}: JavaScript`] =
    limit === null ? reported(scriptKb, 'kB gzip') : atMost(scriptKb, limit, 'kB gzip');
  result[`First visit of ${name}: largest contentful paint`] = reported(lcpMs, 'ms');
  result[`First visit of ${name}: blocking time`] = reported(blockingMs, 'ms');
}

async function visit(browser: Browser, studio: Studio, path: string, signedIn: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (signedIn) await context.addCookies(readCookies(studio));
    return await measure(context, studio.url + path);
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  await network.send('Network.enable');
  network.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 };
    Object.assign(window, { benchSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(
    () => (window as unknown as { benchSeen: { lcp: number; blocking: number } }).benchSeen,
  );
  return { scriptKb: scriptBytes / 1000, lcpMs: seen.lcp, blockingMs: seen.blocking };
}

/** A headless Chromium. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> });
}

/** The studio's session as a browser holds it. */
export function readCookies(
  studio: Pick<Studio, 'url' | 'cookie'>,
): { name: string; value: string; url: string }[] {
  return studio.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: studio.url };
  });
}
