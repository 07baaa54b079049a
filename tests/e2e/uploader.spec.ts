import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/demo/seed/demoAccounts.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@harbour.example';

async function signInFields(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

async function register(page: Page, userName: string, deviceId: string, name: string): Promise<void> {
  await page.goto(`/uploader?deviceId=${deviceId}`);
  await page.getByRole('radio', { name: 'ProPresenter' }).check();
  await page.getByLabel('Encoder name').fill(name);
  await signInFields(page, userName);
  await page.getByRole('button', { name: 'Register encoder' }).click();
}

test.use({ account: null });

test('S-039 S-041 S-042 S-043 S-168 REG-01 REG-04 STM-19 a software encoder is registered, seen in the studio, and unregistered in both ways', async ({
  page,
  browser,
  studioUrl,
  sessionOf,
  own,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const studio = await browser.newContext({ baseURL: studioUrl, storageState: await sessionOf(ADMIN) });
  const admin = await studio.newPage();

  await register(page, own(ADMIN), own('e2e-desk'), 'Front desk');
  await expect(page.getByRole('heading', { name: 'Encoder registered' })).toBeVisible();
  await expect(page.getByText('Harbour Street Church')).toBeVisible();
  await admin.goto('/settings/encoders?q=Front');
  await expect(admin.getByRole('link', { name: 'Front desk', exact: true })).toBeVisible();

  // Registering does not sign in: there is no cookie, and the studio shows the sign-in page.
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/settings/encoders');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(urls.join()).not.toContain(DEMO_PASSWORD);

  // Both licenses are taken now.
  await register(page, own(ADMIN), own('e2e-other'), 'Side desk');
  await expect(page.getByRole('alert')).toContainText('In use: 2 of 2.');

  await page.goto(own('/unregisteruploader?deviceId=e2e-desk'));
  await expect(page.getByRole('button', { name: 'Unregister encoder' })).toBeVisible();
  // Whoever knows a device's id learns no name by it (C-092).
  await expect(page.getByText('Front desk')).toHaveCount(0);
  await signInFields(page, own(ADMIN));
  await page.getByRole('button', { name: 'Unregister encoder' }).click();
  await expect(page.getByRole('heading', { name: 'Encoder unregistered' })).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('link', { name: 'Front desk', exact: true })).toHaveCount(0);

  await register(page, own(ADMIN), own('e2e-other'), 'Side desk');
  await expect(page.getByRole('heading', { name: 'Encoder registered' })).toBeVisible();
  await admin.goto('/settings/encoders?q=Side');
  await admin.getByRole('link', { name: 'Side desk', exact: true }).click();
  await admin.getByRole('button', { name: 'Unregister', exact: true }).click();
  const dialog = admin.getByRole('alertdialog');
  await expect(dialog).toContainText('frees one software encoder license');
  await dialog.getByRole('button', { name: 'Unregister', exact: true }).click();
  await expect(admin.getByText('Side desk unregistered. Its license is free.')).toBeVisible();
  await page.goto(own('/unregisteruploader?deviceId=e2e-other'));
  await expect(page.getByText('This device is not registered.')).toBeVisible();
  await studio.close();
});

test('REG-03 success pages do not open out of turn, and a link without a device id says so', async ({
  page,
}) => {
  await page.goto('/uploader/success');
  await expect(page).toHaveURL(/\/uploader$/);
  await expect(page.getByRole('alert')).toContainText('The device ID is missing.');
  await page.goto('/unregisteruploader/success');
  await expect(page).toHaveURL(/\/unregisteruploader$/);
});

test('S-040 SES-21 a reset link is asked for on the way to registering, and the way leads back', async ({
  page,
}) => {
  await page.goto('/uploader/reset-password?deviceId=e2e-reset');
  await page.getByLabel('User name').fill('nobody@harbour.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('status')).toContainText('If an account with this name exists');
  await page.getByRole('link', { name: 'Back to registration' }).click();
  await expect(page).toHaveURL(/\/uploader\?deviceId=e2e-reset$/);
});

// S-041 and S-043 open after success only (REG-03), so who is refused here never sees them.
for (const account of ['events', 'encoders', 'library', 'review'].map((name) => `${name}@harbour.example`)) {
  test(`S-039 S-041 S-042 S-043 REG-01 PRM-17 ${account} neither registers nor unregisters, and nothing changes`, async ({
    page,
    own,
  }) => {
    const refusal = 'Only an Organization Admin can register or unregister software encoders.';
    await page.goto(own('/uploader?deviceId=e2e-refused'));
    await page.getByRole('radio', { name: 'OBS' }).check();
    await page.getByLabel('Encoder name').fill('Refused desk');
    await signInFields(page, own(account));
    await page.getByRole('button', { name: 'Register encoder' }).click();
    await expect(page.getByRole('alert')).toContainText(refusal);
    await expect(page.getByLabel('Encoder name')).toHaveValue('Refused desk');
    await page.goto(own('/unregisteruploader?deviceId=e2e-refused'));
    await expect(page.getByText('This device is not registered.')).toBeVisible();

    await page.goto(own('/unregisteruploader?deviceId=studio-b'));
    await signInFields(page, own(account));
    await page.getByRole('button', { name: 'Unregister encoder' }).click();
    await expect(page.getByRole('alert')).toContainText(refusal);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unregister encoder' })).toBeVisible();
  });
}
