import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoEncoderVideoId, demoMediaId } from '../../fixtures/demo/seed/mediaIds.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { expect, test } from './support/test.ts';

const VIDEO = `/media/library/${demoMediaId(CUSTOMERS.harbour, 41)}`;
const TWICE = `/media/library/${demoMediaId(CUSTOMERS.harbour, 42)}`;
const BROKEN = `/media/library/${demoMediaId(CUSTOMERS.harbour, 43)}`;
const ENCODER_VIDEO = `/media/encoder-videos/${demoEncoderVideoId(CUSTOMERS.harbour, 20)}`;

test.use({ account: 'library@harbour.example' });

/** The operations of one name that the page sends from now on. */
function sentOf(page: Page, operation: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body?.includes(`"operationName":"${operation}"`)) sent.push(body);
  });
  return sent;
}

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Save/ });

async function edit(page: Page, path: string): Promise<ReturnType<Page['getByRole']>> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit details' }).click();
  return dialog(page).getByRole('textbox', { name: /^Title/ });
}

test('S-187 of two tabs that edit a video the second is told what the first changed, and nothing is lost', async ({
  page,
  context,
  own,
}) => {
  const other = await context.newPage();
  const [mine, theirs] = [await edit(page, own(VIDEO)), await edit(other, own(VIDEO))];
  await theirs.fill('Changed in the other tab');
  await save(other).click();
  await expect(dialog(other)).toHaveCount(0);
  await mine.fill('Changed in this tab');
  await save(page).click();
  const told = dialog(page).getByRole('region', { name: /changed/i });
  await expect(told).toContainText('Changed in the other tab');
  await expect(mine).toHaveValue('Changed in this tab');
  await dialog(page).getByRole('button', { name: 'Overwrite with my changes' }).click();
  await expect(page.getByRole('heading', { name: 'Changed in this tab' })).toBeVisible();
  await other.close();
});

test('C-108 of two tabs that rename an encoder video the second is told the other name', async ({
  browser,
  sessionOf,
  studioUrl,
  own,
}) => {
  // Somebody who may change it on every channel.
  const storageState = await sessionOf('admin@harbour.example');
  const context = await browser.newContext({ baseURL: studioUrl, storageState });
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(own(ENCODER_VIDEO));
    await tab.getByRole('button', { name: /^More actions for / }).click();
    await tab.getByRole('menuitem', { name: 'Rename' }).click();
    return tab;
  };
  const [first, second] = [await open(), await open()];
  const name = (tab: Page) => dialog(tab).getByRole('textbox', { name: /^Name/ });
  await name(first).fill('First name');
  await save(first).click();
  await expect(first.getByRole('heading', { name: 'First name' })).toBeVisible();
  await name(second).fill('Second name');
  await save(second).click();
  await expect(dialog(second).getByText(/renamed this video to “First name”/)).toBeVisible();
  await expect(name(second)).toHaveValue('Second name');
  await save(second).click();
  await expect(second.getByRole('heading', { name: 'Second name' })).toBeVisible();
  await context.close();
});

test('S-187 a double click saves once', async ({ page, own }) => {
  const sent = sentOf(page, 'UpdateMedia');
  await page.goto(own(TWICE));
  await page.getByRole('button', { name: 'Edit details' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Title/ })
    .fill('Saved once');
  await save(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Saved once' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('S-020 a double click uploads once', async ({ page }) => {
  const sent = sentOf(page, 'BeginUpload');
  const buffer = readFileSync(join(import.meta.dirname, '../../fixtures/demo/samples/wedding.mp4'));
  await page.goto('/media/upload');
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles({ name: 'once.mp4', mimeType: 'video/mp4', buffer });
  const card = page.getByRole('listitem', { name: 'once.mp4' });
  await card.getByRole('button', { name: 'Upload', exact: true }).dblclick();
  await expect(card.getByRole('link', { name: 'Open video' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('S-187 keeps the input while the service fails and saves it when the service is back', async ({
  page,
  allowConsoleErrors,
  own,
}) => {
  allowConsoleErrors(/503/);
  await page.goto(own(BROKEN));
  await page.getByRole('button', { name: 'Edit details' }).click();
  const title = dialog(page).getByRole('textbox', { name: /^Title/ });
  await title.fill('Saved in the end');
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Out of order' }),
  );
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(title).toHaveValue('Saved in the end');
  await page.unroute('**/graphql');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Saved in the end' })).toBeVisible();
});
