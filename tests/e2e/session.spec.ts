import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/demo/seed/demoAccounts.ts';
import { expect, test } from './support/test.ts';

test.use({ account: null });

async function signIn(page: Page, userName: string, password: string = DEMO_PASSWORD) {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('SES-22 a signed-out visitor signs in and returns to the page that was asked for', async ({
  page,
  own,
}) => {
  await page.goto('/settings/encoders?sort=NAME_DESC');
  await signIn(page, own('admin@harbour.example'));
  await expect(page.getByRole('heading', { level: 1, name: 'Encoders' })).toBeVisible();
  expect(page.url()).toContain('/settings/encoders?sort=NAME_DESC');
});

test('SES-05 wrong credentials: a message with the way to a new password', async ({ page, own }) => {
  await page.goto('/');
  await signIn(page, own('admin@harbour.example'), 'not the password');
  await expect(page.getByRole('alert')).toContainText('Incorrect user name or password.');
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await page.getByLabel('User name').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If an account with this name exists')).toBeVisible();
});

test('SES-06 a venue’s login and a disabled one are refused, each with its own page', async ({
  page,
  own,
}) => {
  await page.goto('/');
  await signIn(page, own('harbour-main-hall'));
  await expect(page.getByRole('heading', { name: 'Venues shall not pass!!' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signIn(page, own('former@harbour.example'));
  await expect(page.getByRole('heading', { name: 'This account is disabled' })).toBeVisible();
});

test('SES-12 a session that ended meanwhile is renewed over the page, which is kept', async ({
  page,
  context,
  own,
}) => {
  await page.goto('/settings');
  await signIn(page, own('admin@harbour.example'));
  await page.getByRole('link', { name: 'Encoders', exact: true }).first().click();
  await page.getByPlaceholder('Filter by name').fill('Chapel');
  await expect(page.getByRole('link', { name: 'Chapel' })).toBeVisible();

  await context.clearCookies();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('North');
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chapel' })).toBeVisible();
});

test('SES-13 signing out in one tab signs out the others', async ({ page, context, own }) => {
  await page.goto('/settings');
  await signIn(page, own('admin@harbour.example'));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/media/playlists');
  await expect(other.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByText('Sign out').click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(other.getByLabel('User name')).toBeVisible();
});

test('SES-14 SES-16 PRM-27 a super-admin looks across organisations and moves into one', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page, 'super@rostrum.example');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('Northgate Arena');
  const row = page.getByRole('row', { name: /Northgate Arena/ }).first();
  await expect(row).toContainText('Manchester');
  await row.getByRole('button', { name: /Switch to/ }).click();

  const modal = page.getByRole('dialog', { name: 'Switch organization' });
  await modal.getByRole('button', { name: 'Switch' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Password is required');
  await modal.getByLabel('Your password').fill('wrong');
  await modal.getByRole('button', { name: 'Switch' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Incorrect password.');
  await modal.getByLabel('Your password').fill(DEMO_PASSWORD);
  await modal.getByRole('button', { name: 'Switch' }).click();

  await expect(page.getByRole('button', { name: 'Northgate Arena, switch organization' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('APP-14 the header is 80 px high, 70 px on a large screen', async ({ page, own }) => {
  await page.goto('/settings');
  await signIn(page, own('admin@harbour.example'));
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  await expect.poll(height).toBe(80);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(height).toBe(70);
});

test('theme and language are kept', async ({ page, own }) => {
  await page.goto('/settings');
  await signIn(page, own('admin@harbour.example'));
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the palette finds screens, encoders and saved videos', async ({ page, own }) => {
  await page.goto('/settings');
  await signIn(page, own('admin@harbour.example'));
  await page.getByRole('button', { name: 'Search or jump to a screen' }).click();
  const field = page.getByRole('combobox');
  await field.fill('North Hall');
  await expect(page.getByRole('option', { name: /North Hall/ }).first()).toBeVisible();
  await field.fill('encoder chan');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Encoder channels' })).toBeVisible();
});
