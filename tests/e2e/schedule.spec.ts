import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Schedule' });
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });

test('SCH-01 what runs now is found under Live, with its encoder and its zone', async ({ page }) => {
  await page.goto('/schedule?kind=EVENT');
  await page.getByRole('button', { name: /^Live \d+$/ }).click();
  await expect(page).toHaveURL(/show=live/);
  const row = table(page).getByRole('row').filter({ hasText: 'Sunday morning service' });
  // The rows of before stay until those that run now are there.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('North Hall');
  await expect(row).toContainText(/\d:\d\d(\s[AP]M)?–\d+:\d\d\s[AP]M E[SD]T/);
});

test('APP-11 the calendar and its week are remembered after a reload, and linked by the address', async ({
  page,
}) => {
  await page.goto('/schedule?span=month');
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  // On every day of the week: what is on air is of this week, what comes next may be of the next.
  await expect(calendar(page).getByText('Sunday morning service').first()).toBeAttached();
  await page.goto('/schedule');
  await expect(calendar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Week', exact: true, pressed: true })).toBeVisible();
});

test('a month is left and found again with the browser’s back button', async ({ page }) => {
  await page.goto('/schedule?at=2026-11-22&span=month&view=list');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('APP-21 a revisit within two minutes makes no request', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('query SchedulePage')) asked += 1;
  });
  await page.goto('/schedule');
  await expect(table(page)).toBeVisible();
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('link', { name: 'Settings' }).click();
  await expect(table(page)).toHaveCount(0);
  await nav.getByRole('link', { name: 'Schedule' }).click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  expect(asked).toBe(1);
});

test('LST-01 the calendar is narrowed by name, too', async ({ page }) => {
  await page.goto('/schedule?view=calendar&span=month&q=EVENING');
  await expect(calendar(page).getByText('Evening prayer').first()).toBeVisible();
  await expect(calendar(page).getByText('Prayer room')).toHaveCount(0);
});

test.describe('campus review', () => {
  test.use({ account: 'review@harbour.example' });

  test('S-044 reads the schedule, without the encoders that it may not read', async ({ page }) => {
    await page.goto('/schedule');
    const row = table(page).getByRole('row').filter({ hasText: 'Sunday morning service' }).first();
    await expect(row).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Encoder' })).toHaveCount(0);
  });
});
