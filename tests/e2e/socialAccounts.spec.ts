import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

/** Presses the button that opens the window of a network; answers that window. */
async function networkWindow(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  return opened;
}

test('S-108 S-109 S-110 S-111 S-124 S-195 S-196 SOC-01 SOC-03 SOC-05 an account is linked in a window of its network, looked at, edited, renewed and removed', async ({
  page,
}) => {
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Social media accounts/ })
    .click();
  await page.getByRole('link', { name: 'Link account' }).click();
  await page.getByRole('button', { name: 'Link YouTube' }).click();

  const refusing = await networkWindow(page, 'Go to YouTube');
  await refusing.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText(/^YouTube denied access/)).toBeVisible();
  await expect(refusing.getByRole('link', { name: 'Try again' })).toBeVisible();
  await refusing.close();

  const allowing = await networkWindow(page, 'Go to YouTube again');
  await expect(allowing.getByText(/^This is not YouTube/)).toBeVisible();
  await allowing.getByRole('radio', { name: /^Harbour archive/ }).check();
  await allowing.getByRole('button', { name: 'Allow' }).click();
  await expect(allowing.getByText(/^Harbour archive linked/)).toBeVisible();
  await expect(allowing.getByRole('heading', { name: 'Social media accounts' })).toBeVisible();
  await expect(allowing.getByRole('link', { name: 'Harbour archive' })).toBeVisible();
  expect(new URL(allowing.url())).toMatchObject({ pathname: '/settings/social-media', search: '' });
  await expectAccessible(allowing);
  await allowing.close();
  await expect(page.getByText('Harbour archive linked.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to the account' }).click();

  await expect(page.getByRole('heading', { name: 'Harbour archive' })).toBeVisible();
  await page.getByRole('button', { name: 'Check live' }).click();
  await expect(page.getByText('This account cannot go live.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('verified').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit account' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aa archive');
  await page.getByRole('combobox', { name: /^Default destination/ }).selectOption('Harbour archive');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Aa archive' })).toBeVisible();

  await page.getByRole('button', { name: 'Renew access' }).click();
  const wrong = await networkWindow(page, 'Go to YouTube');
  await wrong.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(/^This is not the account “Aa archive”/)).toBeVisible();
  await wrong.close();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Not in use.')).toBeVisible();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Account Aa archive removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aa archive' })).toHaveCount(0);
});
