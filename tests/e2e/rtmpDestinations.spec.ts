import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-104 S-105 S-106 S-107 RTM-03 RTM-04 RTM-07 RTM-08 an RTMP destination is created, revealed, edited, removed and brought back', async ({
  page,
}) => {
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^RTMP destinations/ })
    .click();
  await page.getByRole('link', { name: 'Create destination' }).click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  const url = page.getByRole('textbox', { name: /^Stream URL/ });
  const key = page.getByRole('textbox', { name: /^Stream key/ });
  await name.fill('Aa relay');
  await url.fill('https://relay.example.com/live');
  await key.fill('my key');
  await page.getByRole('button', { name: 'Create destination' }).click();
  await expect(page.getByText(/^A stream URL must start with rtmp/)).toBeVisible();
  await expect(page.getByText(/^A stream key can contain only letters/)).toBeVisible();
  await key.fill('my-secret-key');
  await url.fill('rtmp://0x7f.1/live');
  await page.getByRole('button', { name: 'Create destination' }).click();
  await expect(page.getByText(/^This stream URL resolves to a private network/)).toBeVisible();
  await url.fill('rtmps://relay.example.com/live');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create destination' }).click();

  await expect(page.getByRole('heading', { name: 'Aa relay' })).toBeVisible();
  await expect(page.getByText('my-secret-key')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByText('my-secret-key')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('my-secret-key')).toHaveCount(0);

  await page.getByRole('button', { name: 'Start stream' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('rtmps://relay.example.com/live')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit destination' }).click();
  await expect(key).toHaveValue('');
  await name.fill('Aa relay 2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Aa relay 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByText('my-secret-key')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Not in use.')).toBeVisible();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Destination Aa relay 2 removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aa relay 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aa relay 2' })).toBeVisible();

  await page.getByRole('button', { name: /^Remove .*City relay/ }).click();
  await expect(asked.getByText(/City relay/).last()).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Remove' })).toBeDisabled();
});
