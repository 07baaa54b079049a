import type { Browser, Frame, Page } from '@playwright/test';
import { SCHEDULE_IDS, WEB_CHANNEL_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/ownServer.ts';

/** The main channel, on which something of the demo is live whatever the hour. */
const MAIN = `/settings/web-channels/${WEB_CHANNEL_IDS.main}`;

/** Somebody's browser who is not signed in. */
async function asNobody(browser: Browser, look: (viewer: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await look(await context.newPage());
  await context.close();
}

/** Plays what a player page shows, with real pictures. */
async function plays(frame: Frame): Promise<void> {
  const video = frame.locator('video');
  await expect(video).toBeAttached();
  // A live picture begins late in its own time: only the next moment of it tells that it moves.
  const moment = () =>
    video.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      void one.play().catch(() => undefined);
      return one.videoWidth > 0 ? one.currentTime : 0;
    });
  await expect.poll(moment).toBeGreaterThan(0);
  const before = await moment();
  await expect.poll(moment).toBeGreaterThan(before + 0.2);
}

/** The player in a page of somebody's own. */
async function playerIn(viewer: Page): Promise<Frame> {
  const frame = await (await viewer.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The page has no player.');
  return frame;
}

test('S-116 S-117 S-118 S-119 WCH-08 a web channel is created, looked at, edited, removed and restored', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Web channels/ }).click();
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('Chapel');
  await page.getByRole('link', { name: 'Create channel' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aa Choir');
  await page.getByRole('textbox', { name: /^Load balancer/ }).fill('harbour-main');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(
    page.getByText('Web Channel already exists, please try a different load balancer'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /^Load balancer/ }).fill('harbour-choir');
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(page.getByRole('heading', { name: 'Aa Choir' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Nothing is on right now.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit channel' }).click();
  await page.getByRole('combobox', { name: /^Stream delay/ }).selectOption('600');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('10:00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Channel Aa Choir removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aa Choir' })).toBeVisible();
});

test('S-156 S-182 WCH-10 each of five ways to embed plays the live channel in a page of another origin', async ({
  page,
  browser,
  servePage,
  own,
}) => {
  await page.goto(own(MAIN));
  await page.getByRole('button', { name: 'Share' }).click();
  const code = (what: string) =>
    page.getByRole('region', { name: what, exact: true }).getByRole('code').innerText();
  await expectAccessible(page);
  for (const what of ['iFrame', 'Alternative iFrame', 'Script tag', 'Standalone player']) {
    const pasted = await code(what);
    await asNobody(browser, async (viewer) => {
      const isWhole = what === 'Standalone player';
      await viewer.goto(await servePage(isWhole ? pasted : `<!doctype html><h1>My page</h1>${pasted}`));
      await plays(await playerIn(viewer));
    });
  }
  const link = await code('Web link');
  await asNobody(browser, async (viewer) => {
    await viewer.goto(link);
    await plays(viewer.mainFrame());
  });
});

test('S-154 S-156 a watch page shows a picture of what is live and its title, and plays it with sound once somebody wants that', async ({
  browser,
  own,
}) => {
  await asNobody(browser, async (viewer) => {
    await viewer.goto(`${process.env.PLATFORM_URL}/watch/${own(SCHEDULE_IDS.sundayService)}`);
    await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible();
    const player = await playerIn(viewer);
    const before = player.locator('.before');
    await expect(before).toContainText('Live now');
    const picture = before.locator('img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await player.getByRole('button', { name: 'Play Video' }).click();
    await expect(before).toBeHidden();
    const video = player.locator('video');
    const heard = (one: HTMLVideoElement) => !one.muted && one.volume > 0 && one.currentTime > 0;
    await expect.poll(() => video.evaluate(heard)).toBe(true);
  });
});
