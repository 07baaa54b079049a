import { readFileSync } from 'node:fs';
import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expect, test } from './support/test.ts';

const LOGS = `/encoders/${ENCODER_IDS.northHall}/logs`;

test('S-012 LOG-01 LOG-02 a log is narrowed by level, window and text, all of it in the address, and carried away', async ({
  page,
  own,
}) => {
  await page.goto(own(`/settings/encoders/${ENCODER_IDS.northHall}`));
  await page.getByRole('link', { name: 'Logs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'North Hall: logs' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Time window' }).selectOption('1440');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('DEBUG');
  await expect(page).toHaveURL(/level=DEBUG/);
  await expect(page).toHaveURL(/window=1440/);
  const log = page.getByRole('log');
  await expect(log.getByText('segments sent').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Filter by text' }).fill('CLOCK IS');
  await expect(page).toHaveURL(/q=CLOCK/);
  await expect(log.getByText('segments sent')).toHaveCount(0);
  await expect(log.getByText(/^Clock is \d ms off/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('DEBUG');
  await expect(log.getByText(/^Clock is \d ms off/).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^north-hall-logs-.+\.txt$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.every((line) => /^\d{4}-\S+Z INFO {2}Clock is /.test(line))).toBe(true);

  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(log.getByText('segments sent').first()).toBeVisible();
  await log.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: 'Follow again' })).toBeVisible();
  await page.getByRole('button', { name: /Follow again|new entr/ }).click();
  await expect
    .poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(28);
});

test.describe('an upload', () => {
  test.use({ account: 'admin@northgate.example' });

  test('STM-05 ENC-12 S-164 stopped → uploading logs → stopped, and the new entries arrive by themselves', async ({
    page,
    own,
  }) => {
    await page.goto(own(`/encoders/${ENCODER_IDS.pressRoom}/logs`));
    await page.getByRole('button', { name: 'Upload logs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Time window' }).selectOption('360');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Press room is uploading its logs')).toBeVisible();
    await expect(page.getByText('uploading logs', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload logs' })).toBeDisabled();
    // No reload: the state arrives by subscription, and the entries because the log is followed.
    const log = page.getByRole('log');
    await expect(log.getByText(own('Told to upload its logs by admin@northgate.example.'))).toBeVisible();
    await expect(log.getByText(/^Logs uploaded: \d+ entries/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload logs' })).toBeEnabled();
  });
});

test('S-149 the health of an encoder stands on one screen: verdict, readings, a day of charts, next use', async ({
  page,
  own,
}) => {
  const library: string[] = [];
  page.on('request', (sent) => void (/ChartDrawing/.test(sent.url()) && library.push(sent.url())));
  await page.goto(own(`/settings/encoders/${ENCODER_IDS.northHall}`));
  await page.getByRole('link', { name: 'Health', exact: true }).waitFor();
  expect(library).toEqual([]);
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'North Hall: health' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /No problems found|attention/ })).toBeVisible();
  const charts = page.getByRole('region', { name: 'Last 24 hours' });
  await expect(charts.getByRole('img')).toHaveCount(4);
  await expect(charts.getByRole('img', { name: /^Temperature in the last 24 hours: between/ })).toBeVisible();
  await expect(charts.locator('.highcharts-root')).toHaveCount(4);
  await expect(charts.getByText('warns at 90%')).toBeVisible();
  expect(library).toHaveLength(1);
  await page.getByText('Values as a table').click();
  await expect(page.getByRole('table', { name: 'Last 24 hours' }).getByRole('row').nth(90)).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Latest warnings and errors' })).toBeVisible();
  await page.getByRole('link', { name: 'All logs' }).click();
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('WARN');
});

test.describe('who may not', () => {
  test.use({ account: 'library@harbour.example' });

  test('PRM-20 the library’s admin is refused logs by their address and by the graph', async ({
    page,
    own,
  }) => {
    await page.goto(own(LOGS));
    await expect(page).toHaveURL(/\/encoders\/.*\/logs$/);
    await expect(page.getByRole('log')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const code = await page.evaluate(async (id) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
        body: JSON.stringify({ query: `{ encoder(id: "${id}") { logs { totalCount } } }` }),
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code;
    }, own(ENCODER_IDS.northHall));
    expect(code).toBe('FORBIDDEN');
  });
});
