import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/demo/seed/demoAccounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'admin@harbour.example' });

/** An authenticator of Chromium's own, which touches by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
}

test('S-074 S-133 a passkey is added, keeps recovery codes, and is asked for after the password', async ({
  page,
  own,
}) => {
  await addAuthenticator(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.front-codes li')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('User name').fill(own('admin@harbour.example'));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const use = page.getByRole('button', { name: 'Use passkey' });
  await expect(use).toBeVisible();
  await expectAccessible(page);
  await use.click();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
});
