import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-075 S-076 S-077 BWD-06 from the subscription to the bandwidth of a day, and that as CSV', async ({
  page,
}) => {
  await page.goto('/settings/organization');
  await expect(page.getByRole('region', { name: 'Plans' })).toContainText('Live Web Pro');
  await expect(page.getByRole('region', { name: 'Add-ons' })).toContainText('Software encoders');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Bandwidth usage' }).click();
  await expect(page.getByRole('region', { name: 'Delivered this month' })).toContainText('of 3 TB');
  await page.getByLabel('Window').selectOption('Last 30 days');
  const days = page.getByRole('region', { name: 'Delivered per day' });
  await days.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/day\?day=\d{4}-\d{2}-\d{2}$/);
  const day = new URL(page.url()).searchParams.get('day');
  await expect(page.getByRole('heading', { name: /^Bandwidth on/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`bandwidth-${day}.csv`);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('day,webChannelId,name,bytes');
  expect(lines.at(-2)).toMatch(new RegExp(`^${day},,"Library, encoder videos, and other",\\d+$`));
});
