import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const LINE = { exact: true } as const;

test('S-120 S-121 S-122 S-123 WPR-02 WPR-03 WPR-06 a web preset is created, looked at, edited, removed and restored', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Web presets/ }).click();
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('Default web preset');
  await page.getByRole('link', { name: 'Create preset' }).click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Aa French sound');
  await page.getByRole('button', { name: 'Create preset' }).click();
  await expect(
    page.getByText('These are the settings of the default web preset. Please choose different ones.'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: /^Left audio channel/ }).selectOption('2');
  await page.getByRole('button', { name: 'Create preset' }).click();
  await expect(
    page.getByText('The left and right audio channels are the same. Please choose a different channel...'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: /^Left audio channel/ }).selectOption('7');
  await page.getByRole('combobox', { name: /^Right audio channel/ }).selectOption('8');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create preset' }).click();

  await expect(page.getByRole('heading', { name: 'Aa French sound' })).toBeVisible();
  await expect(page.getByText('7 left · 8 right')).toBeVisible();
  await page.getByRole('button', { name: 'Edit preset' }).click();
  await page.getByRole('combobox', { name: /^Right audio channel/ }).selectOption({ label: 'None (mono)' });
  await page.getByText('Deinterlace', LINE).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('7, mono')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Not in use.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Aa French sound removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aa French sound' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aa French sound' })).toBeVisible();

  await page.getByRole('link', { name: 'Second camera' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Main web channel')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await page.goto('/settings/web-presets/default/edit');
  await expect(page.getByText(/cannot be changed or removed/)).toBeVisible();
});
