import { expect, test } from './support/test.ts';

test('S-096 S-097 S-098 S-099 PLY-02 PLY-03 a profile is created, seen at work, changed and removed', async ({
  page,
}) => {
  await page.goto('/settings/player-profiles');
  await expect(page.getByRole('row').last().getByRole('link')).toHaveText('Background');
  await page.getByRole('link', { name: 'Create profile' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aa page');
  await page.getByRole('textbox', { name: /^Call-to-action text/ }).fill('Give');
  await page.getByRole('textbox', { name: /^Call-to-action URL/ }).fill('give.example');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByText('Enter a valid URL that starts with http:// or https://.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Call-to-action URL/ }).fill('https://give.example/');
  await page.locator('input[name="controlColor"]').fill('#b45309');
  await page.getByText('Autoplay', { exact: true }).click();
  await page.getByText('Mute', { exact: true }).click();
  await page.getByRole('button', { name: 'Create profile' }).click();

  await expect(page.getByRole('heading', { name: 'Aa page' })).toBeVisible();
  const player = page.getByRole('region', { name: /^Player: / });
  await expect(player.getByRole('button', { name: 'Give' })).toHaveAttribute('href', 'https://give.example/');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expect(page.locator('.vjs-play-progress')).toHaveCSS('background-color', 'rgb(180, 83, 9)');

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Background mode', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Aa page' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Give' })).toHaveCount(0);
  await expect(page.locator('.vjs-control-bar')).toBeHidden();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Profile Aa page removed')).toBeVisible();

  await page.goto('/settings/player-profiles/background/edit');
  await expect(page.getByText(/This profile is built in/)).toBeVisible();
});

test.describe('a person without player config', () => {
  test.use({ account: 'encoders@harbour.example' });

  test('S-096 PRM-24 is refused', async ({ page }) => {
    await page.goto('/settings/player-profiles');
    await expect(page.getByRole('heading', { name: 'Player profiles' })).toHaveCount(0);
  });
});
