import { expect, test } from './support/test.ts';

test.describe('encoders', () => {
  test.use({ account: 'admin@northgate.example' });

  test('STM-05 an encoder is started and stopped, and its state arrives by itself', async ({ page }) => {
    await page.goto('/settings/encoders?show=');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows.first()).toBeVisible();
    const row = rows.filter({ hasText: /stopped|idle|normal/ }).first();
    const name = await row.getByRole('link').innerText();
    const own = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await own.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Start', exact: true }).click();
    await expect(page.getByText(`${name} is starting`)).toBeVisible();
    // Nobody reloads: the simulator moves the encoder, the subscription brings it here.
    await expect(own.getByText('started', { exact: true })).toBeVisible({ timeout: 40_000 });
    await own.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Stop', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText(`${name} is stopping`)).toBeVisible();
  });
});

test('ENC-21 the details have four tabs, each with an address of its own', async ({ page }) => {
  await page.goto('/settings/encoders');
  await page.getByRole('link', { name: 'North Hall', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'North Hall' })).toBeVisible();
  for (const tab of ['Networks', 'Video Settings', 'Update Info']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(page).toHaveURL(/\?tab=/);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Update Info', selected: true })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'CPU usage' })).toBeVisible();
});

test('LST-01 the list is filtered and linked by its address, and exported as CSV', async ({ page }) => {
  await page.goto('/settings/encoders');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('HALL');
  await expect(page).toHaveURL(/q=HALL/);
  await expect(page.getByRole('link', { name: 'Chapel', exact: true })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^encoders-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await (await file.createReadStream()).toArray();
  const lines = Buffer.concat(text).toString('utf8').trim().split('\r\n');
  expect(lines[0]).toContain('name');
  expect(lines.slice(1).every((line) => line.includes('Hall'))).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
});

test('the screen’s own query opens in the explorer', async ({ page }) => {
  await page.goto('/settings/encoders');
  await page.getByRole('button', { name: 'Open this screen’s query' }).click();
  await expect(page).toHaveURL(/\/explorer#/);
  await expect(page.getByText('EncodersPage').first()).toBeVisible({ timeout: 20_000 });
});
