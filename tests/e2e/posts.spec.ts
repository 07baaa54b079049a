import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

/** Links a channel that the stand-in has, in the window of the network. */
async function linkChannel(page: Page, name: string): Promise<void> {
  await page.goto('/settings/social-media/create');
  await page.getByRole('button', { name: 'Link YouTube' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Go to YouTube' }).click();
  const network = await opened;
  await network.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await network.getByRole('button', { name: 'Allow' }).click();
  await expect(network.getByText(new RegExp(`^${name} linked`))).toBeVisible();
  await network.close();
  await expect(page.getByText(`${name} linked.`)).toBeVisible();
}

/** A day so many after today, as a field of days takes it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('S-026 S-050 SCH-05 CLP-06 DST-11 a saved video is chosen, posted at a time, seen in the schedule, changed, removed and restored', async ({
  page,
}) => {
  await linkChannel(page, 'Harbour archive');

  await page.goto('/media/clip-post-social');
  const videos = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(videos.first()).toBeVisible();
  await expectAccessible(page);
  await videos.first().click();
  await page.getByRole('combobox', { name: /^Account/ }).selectOption({ label: 'YouTube · Harbour archive' });
  await page.getByRole('combobox', { name: /^Destination/ }).selectOption('Harbour archive');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Best of the service');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Two minutes of it.');
  await page.getByText('At a date and time').click();
  await page.getByLabel(/^Day/).fill(dayIn(2));
  await page.getByLabel(/^Time/).fill('10:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Best of the service' })).toBeVisible();
  await expect(page.getByText(/^You can edit it until/)).toBeVisible();
  await expectAccessible(page);

  // A month that holds both days, whatever day it is.
  const inSchedule = `/schedule?span=month&view=list&kind=POST&at=${dayIn(2)}`;
  await page.goto(inSchedule);
  const row = page
    .getByRole('table', { name: 'Schedule' })
    .getByRole('row')
    .filter({ hasText: 'Best of the service' });
  await expect(row).toContainText('Post to YouTube');
  await expect(row).toContainText('scheduled');
  await row.getByRole('link', { name: 'Best of the service' }).click();

  await page.getByRole('button', { name: 'Edit post' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Title/ }).fill('Best of Sunday');
  await form.getByLabel(/^Time/).fill('11:30');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Best of Sunday' })).toBeVisible();
  await expect(page.getByText(/11:30/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Post Best of Sunday removed')).toBeVisible();
  await expect(page).toHaveURL(/\/schedule/);

  await page.goto(inSchedule);
  await expect(page.getByRole('button', { name: 'Deleted posts' })).toBeVisible();
  await expect(page.getByText('Best of Sunday')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted posts' }).click();
  await page.getByRole('button', { name: 'Restore Best of Sunday' }).click();
  await expect(page.getByText('Best of Sunday restored')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('table', { name: 'Schedule' }).getByRole('link', { name: 'Best of Sunday' }).click();
  await expect(page.getByText(/^You can edit it until/)).toBeVisible();
});
