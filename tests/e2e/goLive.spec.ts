import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-010 STM-06 goes live, ends the broadcast after listing what stops, and leads to the recording', async ({
  page,
}) => {
  await page.goto('/go-live?request=new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Choir rehearsal');
  await page.getByRole('combobox', { name: /^Stop automatically after/ }).selectOption({ label: '15 min' });
  await page.getByRole('checkbox', { name: /^Youth/ }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Go live' }).click();
  const end = page.getByRole('button', { name: 'End broadcast' });
  const anyway = page.getByRole('button', { name: 'Go live anyway' });
  const steps = page.getByRole('region', { name: 'Going live' });
  await expect(anyway.or(steps)).toBeVisible();
  // True if an event starts within the hour depends on the hour.
  if (await anyway.isVisible()) await anyway.click();
  await expect(end).toBeVisible({ timeout: 60_000 });

  await end.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Youth' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Encoder' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End broadcast' }).dblclick();

  await expect(page.getByText(/The broadcast ended after/)).toBeVisible({ timeout: 30_000 });
  await expect(end).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/The broadcast ended after/)).toBeVisible();
  const stopped = page.getByRole('region', { name: 'Stopped' }).getByRole('listitem');
  await expect(stopped.filter({ hasText: 'Encoder' })).toContainText(/stopped|idle|ready/i, {
    timeout: 30_000,
  });

  await page.getByRole('link', { name: 'Watch, share or trim' }).click();
  await expect(page).toHaveURL(/\/media\/web-videos\//);
  await expect(page.getByRole('heading', { name: 'Choir rehearsal' })).toBeVisible();
});
