import { expect, test } from './support/test.ts';

test('S-001 the event on air shows its running picture, its destinations and their viewers', async ({
  page,
}) => {
  await page.goto('/');
  const live = page.getByRole('region', { name: 'Sunday morning service' }).first();
  // The first page of a studio that has only just started waits for more than later ones.
  await expect(live.getByText('Main web channel')).toBeVisible();
  await expect(live.getByText(/watching/).first()).toBeVisible();
  const video = live.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  const time = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(time);
});

test('every card of the dashboard loads, and no font that only code is set in', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (sent) => void (sent.resourceType() === 'font' && fonts.push(sent.url())));
  await page.goto('/');
  for (const name of ['Next up', 'Encoders', 'Bandwidth', 'Recently added', 'News and updates']) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card).toBeVisible();
    await expect(card.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(card.getByText('Oops, something went wrong.')).toHaveCount(0);
  }
  expect(fonts.some((font) => /inter-latin/.test(font))).toBe(true);
  expect(fonts.filter((font) => /mono/.test(font))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/',
    '/settings/encoders',
    '/media/library',
    '/media/playlists',
    '/media/playlists/add',
    '/analytics',
  ]) {
    test(`nothing of ${path} overflows sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
