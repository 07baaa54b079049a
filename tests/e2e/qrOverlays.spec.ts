import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-100 S-101 S-102 S-103 QRC-03 QRC-05 a QRclick overlay is created, looked at, edited, removed and restored', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: /^QRclick overlays/ }).click();
  await page.getByRole('link', { name: 'Create overlay' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aa Choir');
  const address = page.getByRole('textbox', { name: /^URL/ });
  await address.fill('http://choir.example/');
  await page.getByRole('button', { name: 'Create overlay' }).click();
  await expect(page.getByText('An in-player overlay needs a URL that starts with https://.')).toBeVisible();
  await address.fill('https://harbour.example/give');
  await page.getByRole('button', { name: 'Create overlay' }).click();
  await expect(page.getByText('Duplicate QRclick url. Please use a different address.')).toBeVisible();
  await address.fill('https://choir.example/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create overlay' }).click();

  await expect(page.getByRole('heading', { name: 'Aa Choir' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for https://choir.example/' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit overlay' }).click();
  await page.getByRole('textbox', { name: /^Custom label/ }).fill('Join us');
  await page.getByText('External link', { exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Join us' })).toHaveAttribute(
    'href',
    'https://choir.example/',
  );
  await expect(page.getByText('External link · Click to open')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Aa Choir removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aa Choir' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aa Choir' })).toBeVisible();
});
