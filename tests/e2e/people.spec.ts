import { DEMO_PASSWORD } from '../../fixtures/seed/demoAccounts.ts';
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
  await expect(page.getByRole('status')).toContainText('a new link is on its way');
  await page.getByRole('link', { name: 'Continue to sign-in' }).click();
  await expect(page).toHaveURL('/');
});
