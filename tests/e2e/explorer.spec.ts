import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

async function openExplorer(page: Page, hash = '') {
  await page.goto(`/explorer${hash}`);
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('query');
}

const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();
const result = (page: Page) => page.getByRole('region', { name: 'Result Window' });

const LIST = '{ viewer { customer { encoders(first: 3) { nodes { name status { state } } } } } }';
const linkTo = (query: string) => `#${new URLSearchParams({ query: `query Linked ${query}` })}`;

test('shows the cost of an operation before, and its REST calls after it ran', async ({ page }) => {
  await openExplorer(page, linkTo(LIST));
  await expect(page.getByText(/^Cost \d+ of 25,000$/)).toBeVisible();
  await run(page);
  await expect(result(page)).toContainText('"nodes"');
  const calls = page.getByRole('region', { name: 'REST calls of the operation' });
  await expect(calls.getByRole('row').nth(1)).toContainText('/api/v3/customers/');
});

test('a result is shown as a table and saved as CSV', async ({ page }) => {
  await openExplorer(page, linkTo(LIST));
  await run(page);
  await page.getByRole('button', { name: '3 rows as a table' }).click();
  const table = page.getByRole('grid', { name: 'Result as a table' });
  await expect(table.getByRole('columnheader')).toHaveText(['name', 'status.state']);
  await expect(table).toHaveAttribute('aria-rowcount', '4');
  await page.getByRole('button', { name: 'Load all rows' }).click();
  await expect(table).not.toHaveAttribute('aria-rowcount', '4');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [header, ...rows] = text.trim().split(/\r?\n/);
  expect(header).toContain('name');
  // To the end of the list, not only the page that is on screen.
  expect(rows.length).toBeGreaterThan(3);
});

test('turns the cost red above the limit while typing, and shows why its CSV is refused, on a phone too', async ({
  page,
  allowConsoleErrors,
}) => {
  // The export is refused with 400.
  allowConsoleErrors(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openExplorer(page, linkTo(LIST));
  const editor = page.locator('.graphiql-query-editor');
  await expect(editor.getByText(/^Cost \d+ of 25,000$/)).toBeInViewport();
  await expect(editor.getByText('Above the limit')).toHaveCount(0);
  await page.locator('.graphiql-query-editor .view-lines').click();
  await page.keyboard.press('ControlOrMeta+A');
  // The editor closes braces by itself; what is inserted at once stays as it is.
  await page.keyboard.insertText(
    'query Typed { viewer { customer { encoders(first: 1000) { nodes { name marathon { state } deviceToken { issuedAt } } } } } }',
  );
  await expect(editor.getByText('Above the limit')).toBeInViewport();
  await expect(editor.locator('.run-cost--over svg')).toBeInViewport();

  await page.getByRole('button', { name: 'Download the result as CSV' }).click();
  const tray = page.getByRole('list', { name: 'Downloads' });
  await expect(tray).toContainText(/The operation may request [\d,]+ objects; at most 25,000 are allowed\./);
  await expect(tray.getByRole('button', { name: /again/ })).toHaveCount(0);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});

test('a subscription runs live in the result', async ({ page }) => {
  await openExplorer(page);
  await page.getByRole('tab', { name: 'EncodersLive' }).click();
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('subscription');
  await run(page);
  await expect(result(page)).toContainText('"sequence"');
  await expect(page.getByText(/event(s)? so far/)).toBeVisible();
});

test('an operation is saved and opened again', async ({ page }) => {
  await openExplorer(page, linkTo(LIST));
  await page.getByRole('button', { name: 'Save operation' }).click();
  await page.getByLabel('Name').fill('Three encoders');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('Linked');
  await page.getByRole('button', { name: 'Saved operations' }).click();
  const tabs = await page.getByRole('tab').count();
  await page.getByRole('button', { name: 'Three encoders', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveCount(tabs + 1);
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('Linked');
});

test('nothing is fetched from elsewhere', async ({ page, studioUrl }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== studioUrl) foreign.push(request.url());
  });
  await openExplorer(page, linkTo(LIST));
  await run(page);
  await expect(result(page)).toContainText('"nodes"');
  expect(foreign).toEqual([]);
});
