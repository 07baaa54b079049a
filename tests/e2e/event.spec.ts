import { SCHEDULE_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-046 a date of an event is skipped and brought back, and the log tells it', async ({ page, own }) => {
  await page.goto(`/schedule/event/${own(SCHEDULE_IDS.sundayService)}?tab=dates`);
  await page.getByRole('button', { name: 'Skip' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/restored on .*/)).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(/^Edited by /).first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('campus review', () => {
  test.use({ account: 'review@harbour.example' });

  test('S-046 reads an event and changes nothing', async ({ page, own }) => {
    await page.goto(`/schedule/event/${own(SCHEDULE_IDS.sundayService)}`);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions for this event' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);
  });
});
