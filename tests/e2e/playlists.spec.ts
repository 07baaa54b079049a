import { expect, test } from './support/test.ts';

test('S-035 S-036 S-037 S-038 PLS-01 PLS-05 a playlist is created from videos, edited, and removed again', async ({
  page,
}) => {
  await page.goto('/media/playlists');
  await page.getByRole('link', { name: 'Create playlist' }).click();
  await page.getByRole('button', { name: 'Create playlist' }).click();
  await expect(page.getByText('Unable to save changes due to invalid fields.')).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await name.fill('Aa first list');
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').first().click();
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').first().click();
  await name.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Aa first list' })).toBeVisible();
  await expect(page.getByText(/^2 videos · /)).toBeVisible();

  const videos = page.getByRole('list', { name: 'Videos' });
  const second = await videos.getByRole('link').nth(1).innerText();
  await videos.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(videos.getByRole('link').first()).toHaveText(second);
  await page.reload();
  await expect(videos.getByRole('link').first()).toHaveText(second);
  await page.getByRole('button', { name: 'Add videos' }).click();
  await expect(page.getByText('2 of 250 videos')).toBeVisible();
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').nth(3).click();
  await page.getByRole('button', { name: 'Add videos' }).click();
  await expect(page.getByText(/^3 videos · /)).toBeVisible();
  await videos
    .getByRole('button', { name: /^Take out/ })
    .last()
    .click();
  await expect(page.getByText(/^2 videos · /)).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ab first list');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ab first list' })).toBeVisible();

  await page.getByRole('link', { name: 'Playlists' }).last().click();
  await page.getByRole('button', { name: 'Remove Ab first list' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/order of 2 videos/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Playlist Ab first list removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ab first list' })).toHaveCount(0);
});

test('S-211 unsaved changes are not lost to a click elsewhere', async ({ page }) => {
  await page.goto('/media/playlists/add');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Half done');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half done');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('APP-10 the view of the playlists is remembered', async ({ page }) => {
  await page.goto('/media/playlists');
  await page.getByRole('button', { name: 'Cards' }).click();
  await expect(page.getByRole('list', { name: 'Playlists' })).toBeVisible();
  await page.goto('/media/playlists');
  await expect(page.getByRole('list', { name: 'Playlists' })).toBeVisible();
});
