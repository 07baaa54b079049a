import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-112 S-113 S-114 S-115 S-200 S-201 VEN-05 VEN-08 a venue is created, changed, removed and brought back', async ({
  page,
}) => {
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Venues & decoders/ })
    .click();
  const licenses = page.getByRole('meter', { name: 'Professional' });
  await expect(licenses).toHaveAttribute('aria-valuetext', '2 left, 1 of 3 in use');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create venue' }).click();
  const userName = page.getByRole('textbox', { name: /^Username/ });
  await userName.fill('harbour-main-hall');
  await page.getByLabel(/^Password/).fill('Steeple-2026');
  await page.getByRole('combobox', { name: /^License type/ }).selectOption('Professional (2 left)');
  await page.locator('label', { hasText: 'Chapel' }).click();
  await expect(page.getByRole('checkbox', { name: 'Chapel' })).toBeChecked();
  await page.getByRole('button', { name: 'Create venue' }).click();
  await expect(
    page.getByText('Venue Username already exists, please try a different username'),
  ).toBeVisible();
  await expectAccessible(page);
  await userName.fill('harbour-tower');
  await page.getByRole('button', { name: 'Create venue' }).click();

  await expect(page.getByRole('heading', { name: 'harbour-tower' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^New password/).fill('Belfry-2027');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password of harbour-tower changed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit venue' }).click();
  await page.locator('label', { hasText: /^Main/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Main' })).toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('listitem')).toHaveText(['Chapel', 'Main']);

  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('No decoder is signed in here.')).toBeVisible();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(licenses).toHaveAttribute('aria-valuetext', '2 left, 1 of 3 in use');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'harbour-tower' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove harbour-tower' }).click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Venue harbour-tower removed').last()).toBeVisible();
});

test('S-159 the decoders of all venues are listed and lead to them', async ({ page }) => {
  await page.goto('/settings/venues/decoders');
  const rows = page.getByRole('row').filter({ hasText: 'harbour-main-hall' });
  // A second decoder that tries to sign in stands there as well.
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'harbour-main-hall' })).toBeVisible();
});
