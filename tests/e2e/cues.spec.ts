import type { BrowserContext, Page } from '@playwright/test';
import { encoderVideoIdOf, mediaIdOf } from '../../fixtures/seed/mediaIds.ts';
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';
import { expect, test as base } from './support/test.ts';

/** Further pages of other people, closed with the test. */
const test = base.extend<{ openAs(account: string): Promise<Page> }>({
  openAs: async ({ browser, sessionOf, studioUrl }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext({
        baseURL: studioUrl,
        storageState: await sessionOf(account),
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

const VIDEO = `/media/library/${mediaIdOf(CUSTOMERS.harbour, 19)}`;
const cues = (page: Page) => page.getByRole('region', { name: 'Cues' });
const row = (page: Page, name: RegExp | string) => cues(page).getByRole('listitem').filter({ hasText: name });
async function choose(page: Page, name: string, item: string) {
  await cues(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}
const dialog = (page: Page) => page.getByRole('dialog');

test('CUE-01 CUE-09 CUE-10 CUE-11 CUE-12 STM-22 a cue is set, copied, edited, filtered and deleted', async ({
  page,
}) => {
  await page.goto(VIDEO);
  await cues(page)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('A name is required.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Baptism');
  await dialog(page).getByLabel('Position').fill('00:00:12.500');
  await dialog(page).getByRole('radio', { name: 'Organization' }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Baptism')).toContainText('00:00:12.500');
  await expect(row(page, 'Baptism')).toHaveClass(/blinking/);
  await expect(row(page, 'Baptism')).not.toHaveClass(/blinking/, { timeout: 15_000 });

  await choose(page, 'Baptism', 'Copy');
  await page.getByRole('button', { name: 'Add the copy here' }).click();
  await dialog(page).getByLabel('Name').fill('Second baptism');
  await dialog(page).getByLabel('Position').fill('00:00:20.000');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Second baptism')).toBeVisible();

  await choose(page, 'Second baptism', 'Edit');
  await dialog(page).getByLabel('Name').fill('Blessing');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Blessing')).toContainText('00:00:20.000');

  await page.getByRole('searchbox', { name: 'Filter cues' }).fill('bless');
  await expect(row(page, 'Baptism')).toHaveCount(0);
  const track = page.getByRole('group', { name: 'Timeline with cues' });
  await expect(track.getByRole('button')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Filter cues' }).fill('');

  for (const name of ['Blessing', 'Baptism']) {
    await choose(page, name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
});

test('CUE-15 a cue that somebody else sets appears by itself, and blinks', async ({ page, openAs }) => {
  await page.goto(VIDEO);
  await expect(cues(page).getByRole('listitem').first()).toBeVisible();
  const other = await openAs('library@harbour.example');
  await other.goto(VIDEO);
  await cues(other)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await dialog(other).getByLabel('Name').fill('From a colleague');
  await dialog(other).getByRole('radio', { name: 'Public' }).check({ force: true });
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(row(other, 'From a colleague')).toBeVisible();
  await expect(row(page, 'From a colleague')).toBeVisible();
  await expect(row(page, 'From a colleague')).toHaveClass(/blinking/);
  await other.close();
});

test('CUE-18 STM-23 LIB-17 meters show the sound of an encoder video that really plays', async ({ page }) => {
  await page.goto(`/media/encoder-videos/${encoderVideoIdOf(CUSTOMERS.harbour, 0)}`);
  await page.getByRole('button', { name: 'Play Video' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
  const meters = page.getByRole('button', { name: 'Audio meters' });
  await meters.click();
  await expect(page.getByRole('meter')).toHaveCount(2);
  await expect
    .poll(async () => Number(await page.getByRole('meter').first().getAttribute('aria-valuenow')))
    .toBeGreaterThan(-60);
  await meters.click();
  await expect(page.getByRole('meter')).toHaveCount(0);
  // Off and on again: a video's sound can be taken over only once.
  await meters.click();
  await expect
    .poll(async () => Number(await page.getByRole('meter').first().getAttribute('aria-valuenow')))
    .toBeGreaterThan(-60);
  const before = await video.evaluate((one: HTMLVideoElement) => one.currentTime);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(before);
});

test('CUE-02 CUE-04 who may not share sets private cues, who may not set any only looks', async ({
  openAs,
}) => {
  const operator = await openAs('encoders@harbour.example');
  await operator.goto(VIDEO);
  await cues(operator)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await expect(dialog(operator).getByText(/Only you will see this cue/)).toBeVisible();
  await expect(dialog(operator).getByRole('radio')).toHaveCount(0);
  await operator.close();

  const review = await openAs('review@harbour.example');
  await review.goto(VIDEO);
  await expect(cues(review).getByRole('listitem').first()).toBeVisible();
  await expect(cues(review).getByRole('button', { name: /Add cue|Actions for/ })).toHaveCount(0);
  await review.close();
});
