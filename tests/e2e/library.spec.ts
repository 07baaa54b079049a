import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** State of the video on the page. */
const picture = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    width: video.videoWidth,
  }));

/** Those of that title that can be played, latest first; which of the demo's have failed depends on the day. */
const processed = (page: Page, title: RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText('ready', { exact: true }) })
    .getByRole('link', { name: title });

async function plays(page: Page): Promise<void> {
  await expect.poll(async () => (await picture(page)).width).toBeGreaterThan(0);
  const { time } = await picture(page);
  await expect.poll(async () => (await picture(page)).time).toBeGreaterThan(time);
}

test('S-015 S-016 a saved video is found, opened and really plays over HLS', async ({ page }) => {
  await page.goto('/media/library');
  await page.getByRole('searchbox').fill('still waters');
  await expect(page).toHaveURL(/q=still/);
  await processed(page, /Still Waters/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Play Video' }).click();
  await plays(page);
});

test('keys of the player pause and seek, and a cue leads to its place', async ({ page }) => {
  await page.goto('/media/library?q=sunday+service');
  // The newest services have cues, but for one that has become ready only now.
  await processed(page, /Sunday Service/)
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Play Video' }).click();
  await plays(page);
  const video = page.locator('video');
  await page.locator('.video-js').press('k');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  const before = (await picture(page)).time;
  await page.locator('.video-js').press('l');
  await expect.poll(async () => (await picture(page)).time).toBeGreaterThan(before + 5);
  const cue = page
    .getByRole('region', { name: 'Cues' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .first();
  await cue.click();
  await expect(cue).toHaveAttribute('aria-current', 'true');
});

test('S-015 SRC-04 a facet narrows the library and is kept by its address', async ({ page }) => {
  await page.goto('/media/library');
  const all = await page
    .getByRole('main')
    .getByText(/^\d+ videos$/)
    .innerText();
  await page
    .getByRole('group', { name: 'Source' })
    .getByRole('button', { name: /Upload/ })
    .click();
  await expect(page).toHaveURL(/source=UPLOADED/);
  await expect(page.getByRole('main').getByText(all, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Upload/, pressed: true })).toBeVisible();
});

test('LIB-10 further pages are read while the list is scrolled', async ({ page }) => {
  await page.goto('/media/library');
  await expect(page.getByRole('table')).toBeVisible();
  const last = page.getByRole('row').last();
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    expect(Number(await last.getAttribute('aria-rowindex'))).toBeGreaterThan(100);
  }).toPass();
  // Far fewer rows are drawn than there are.
  expect(await page.getByRole('row').count()).toBeLessThan(100);
});

test('S-187 S-188 S-189 S-190 LIB-01 LIB-05 CUE-16 a video is edited, gets a frame as its thumbnail, is downloaded and deleted', async ({
  page,
}) => {
  await page.goto('/media/library?q=walk+worthy');
  await processed(page, /Walk Worthy/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit details' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel(/^Title/).fill('Walked through');
  await edit.getByLabel(/^Tags/).fill('edited-by-test');
  await edit.getByLabel(/^Tags/).press('Enter');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Walked through' })).toBeVisible();

  await page.getByRole('button', { name: 'Play Video' }).click();
  await plays(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change thumbnail' }).click();
  await page.getByRole('button', { name: 'Use this frame' }).click();
  const preview = page.getByRole('img', { name: 'Thumbnail' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect(page.getByLabel('Time in the video')).toHaveValue(/^00:\d\d:\d\d\.\d{3}$/);
  await page.getByLabel('Time in the video').fill('99:00:00.000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/it is 99:00:00\.000\.$/)).toBeVisible();
  await page.getByLabel('Time in the video').fill('00:00:05.000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save thumbnail' }).click();
  await expect(page.getByText('Thumbnail of Walked through changed')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await downloaded).suggestedFilename()).toBe('Walked through.mp4');

  await page.goto('/media/library?tag=edited-by-test');
  await expect(page.getByRole('link', { name: 'Walked through' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Walked through' }).check({ force: true });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Walked through' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Walked through' })).toBeVisible();
});

test('S-078 LIB-14 library settings are kept', async ({ page }) => {
  await page.goto('/settings/organization/library-settings');
  await page.getByRole('textbox', { name: /^Delete after/ }).fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Library settings saved')).toBeVisible();
  await page.goto('/settings/organization/library-settings');
  await expect(page.getByRole('textbox', { name: /^Delete after/ })).toHaveValue('400');
});

test.describe('a person who may only review', () => {
  test.use({ account: 'review@harbour.example' });

  test('PRM-23 sees a video without the means to change it', async ({ page }) => {
    await page.goto('/media/library?q=still+waters');
    await processed(page, /Still Waters/)
      .first()
      .click();
    await expect(page.getByRole('tab', { name: 'Transcript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit details' })).toHaveCount(0);
  });

  test('PRM-10 lands in the library and may play', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/media\/library/);
    await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  });
});
