import { DEMO_PASSWORD } from '../../fixtures/demo/seed/demoAccounts.ts';
import { webDocument } from '../graph/parity/webOperations.ts';
import { linkTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'library@harbour.example' });

test('S-004 VER-02 VER-03 VER-06 USR-14 a letter’s link verifies an address, once; what is worn asks for another letter', async ({
  page,
  own,
}) => {
  const userName = own('library@harbour.example');
  const newUserName = own('tomas@harbour.example');
  const answer = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': '1' },
    data: {
      query: webDocument('RequestEmailVerification'),
      variables: { input: { userName, newUserName, password: DEMO_PASSWORD } },
    },
  });
  expect(await answer.json()).toMatchObject({
    data: { requestEmailVerification: { state: 'VALIDATING' } },
  });

  const link = await linkTo(newUserName);
  expect(link).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  await expect(page.getByText(newUserName)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Validation Error' })).toBeVisible();
  await page.getByLabel('User name').fill(newUserName);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('status')).toContainText('an email with a new link has been sent');
  await page.getByRole('link', { name: 'Continue to sign-in' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('an admin', () => {
  test.use({ account: 'admin@harbour.example' });

  test('S-129 S-130 S-005 INV-01 INV-04 INV-03 STM-16 invites somebody, who accepts by the letter and signs in', async ({
    page,
    own,
    browser,
    studioUrl,
  }) => {
    const email = own('grace.new@harbour.example');
    await page.goto('/settings/users');
    await page.getByRole('link', { name: 'Invite users' }).click();
    await page.getByRole('textbox', { name: /^Email addresses/ }).fill(email);
    await page.getByText('Video Review', { exact: true }).click();
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByText(email).first()).toBeVisible();

    const link = await linkTo(email);
    const context = await browser.newContext({
      baseURL: studioUrl,
      storageState: { cookies: [], origins: [] },
    });
    const guest = await context.newPage();
    await guest.goto(link);
    await guest.getByLabel('First name').fill('Grace');
    await guest.getByLabel('Last name').fill('Adeyemi');
    await guest.getByLabel('Password', { exact: true }).fill('a-password-2026');
    await guest.getByLabel('Confirm password').fill('a-password-2026');
    await guest.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(guest.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible();
    await guest.getByRole('link', { name: 'Continue to sign-in' }).click();
    await guest.getByLabel('User name').fill(email);
    await guest.getByLabel('Password', { exact: true }).fill('a-password-2026');
    await guest.getByRole('button', { name: 'Sign in' }).click();
    await expect(guest.getByRole('button', { name: /Account menu/ })).toBeVisible();
    await context.close();
  });
});
