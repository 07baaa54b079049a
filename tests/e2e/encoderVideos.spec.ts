import { demoEncoderVideoId } from '../../fixtures/demo/seed/mediaIds.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { expect, test } from './support/test.ts';

const LIST = '/media/encoder-videos';
const VIDEO = `${LIST}/${demoEncoderVideoId(CUSTOMERS.harbour, 17)}`;

test('S-027 LIB-17 LST-01 LST-02 encoder videos are filtered, sorted, downloaded and opened', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('WEDDING');
  await expect(page.getByRole('link', { name: 'Sunday Service' })).toHaveCount(0);
  const rows = page.getByRole('row', { name: /Wedding in the chapel/ });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Stopped', exact: true }).click();
  await expect(page).toHaveURL(/show=STOPPED/);
  await expect(rows.first()).toContainText('stopped');
  await page.getByRole('button', { name: 'Stopping', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('sunday');
  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('menuitem', { name: 'Oldest' }).click();
  await expect(page).toHaveURL(/sort=OLDEST/);

  await page.goto(`${LIST}?q=sunday`);
  const row = page.getByRole('row', { name: /Sunday Service/ }).first();
  await row.getByRole('button', { name: 'Download Sunday Service' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await downloaded).suggestedFilename()).toBe('Sunday Service.mp4');
  await page.goto(`${LIST}?q=sunday`);
  await page.getByRole('link', { name: 'Sunday Service' }).first().click();
  await expect(page).toHaveURL(/encoder-videos\/[\w-]+$/);
});

test('S-028 S-151 C-108 C-109 an encoder video plays, is renamed, and is deleted after a question', async ({
  page,
  own,
  allowConsoleErrors,
}) => {
  // It plays when it is deleted: what the player asks for a moment later is gone.
  allowConsoleErrors(/404 \(Not Found\).*\/segment-\d+\.m4s/);
  await page.goto(own(VIDEO));
  await page.getByRole('button', { name: 'Play Video' }).click();
  const picture = page.locator('video').first();
  await expect.poll(() => picture.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await picture.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: /^More actions for / }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await name.fill('  ');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('A name is required.')).toBeVisible();
  await name.fill('Renamed by test');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed by test' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Renamed by test' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed by test' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Renamed by test' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Renamed by test deleted')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await page.goto(own(VIDEO));
  await expect(page.getByText('This encoder video doesn’t exist or was deleted.')).toBeVisible();
});

test('C-106 an encoder and a channel show what was sent by the one and to the other', async ({
  page,
  own,
}) => {
  for (const path of [
    `/settings/encoders/${ENCODER_IDS.northHall}`,
    `/settings/encoder-channels/${CHANNEL_IDS.main}`,
  ]) {
    await page.goto(own(`${path}?tab=videos`));
    await expect(page.getByRole('link', { name: 'Sunday Service' }).first()).toBeVisible();
  }
});

test.describe('a person who may only review', () => {
  test.use({ account: 'review@harbour.example' });

  test('S-027 S-028 PRM-19 PRM-23 sees encoder videos without the means to change or download them', async ({
    page,
  }) => {
    await page.goto(LIST);
    await expect(page.getByRole('link', { name: 'Sunday Service' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Download|More actions for) / })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sunday Service' }).first().click();
    await expect(page.getByRole('region', { name: 'Cues' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Download|More actions for|Add cue)/ })).toHaveCount(0);
  });
});
