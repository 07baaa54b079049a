import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-083 S-084 S-085 S-086 GRP-03 GRP-04 GRP-06 a destination group is created, edited, removed and brought back', async ({
  page,
}) => {
  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Destination groups/ })
    .click();
  await page.getByRole('link', { name: 'Create group' }).click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Sunday morning');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('A destination group needs at least one destination.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a destination' }).fill('campus');
  await page.getByRole('button', { name: 'Add Campus TV' }).click();
  await page.getByRole('searchbox', { name: 'Find a destination' }).fill('');
  await page.getByRole('button', { name: 'Add Prayer room' }).click();
  await page.getByRole('button', { name: 'Move Prayer room up' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText(/^This destination group already exists/)).toBeVisible();
  await name.fill('Aa festival');
  await page.getByRole('button', { name: 'Create group' }).click();

  await expect(page.getByRole('heading', { name: 'Aa festival' })).toBeVisible();
  const destinations = page.getByRole('region', { name: 'Destinations' }).getByRole('listitem');
  await expect(destinations).toHaveText([/Prayer room/, /Campus TV/]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Campus TV' }).click();
  await expect(page.getByRole('heading', { name: 'Campus TV', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /^Used by/ }).click();
  await page.getByRole('link', { name: 'Aa festival' }).click();

  await page.getByRole('button', { name: 'Edit group' }).click();
  await page.getByRole('combobox', { name: /^Web channel/ }).selectOption('Chapel');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(destinations).toHaveText([/Chapel/, /Prayer room/, /Campus TV/]);

  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Not in use.')).toBeVisible();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Group Aa festival removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aa festival' })).toBeVisible();

  await page.getByRole('button', { name: /^Remove .*Sunday morning/ }).click();
  await expect(asked.getByText('Sunday morning service')).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Remove' })).toBeDisabled();
});
