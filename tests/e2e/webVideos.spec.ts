import { demoEndedDestinationId, LIVE_DESTINATION_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('S-030 DST-20 WEB-09 a broadcast is stopped after a warning, and nothing starts it again', async ({
  page,
  own,
}) => {
  await page.goto(own(`/media/web-videos/${LIVE_DESTINATION_IDS.web}`));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText(/A stopped destination cannot be started again\./)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/ is stopping$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Start|Resume)$/ })).toHaveCount(0);
});

test('S-030 WEB-06 a recording is saved to the library, replayed next, and said to play again as another web video', async ({
  page,
  own,
}) => {
  const recording = own(`/media/web-videos/${demoEndedDestinationId(1)}`);
  await page.goto(recording);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Save to library');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^(Title|Name)/ }).fill('Aa saved service');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save to library' }).click();
  await expect(page.getByText(/ is being saved to the library$/)).toBeVisible();

  await choose('Replay next on its web channel');
  await expect(page.getByText(/ will be replayed next$/).first()).toBeVisible();
  await choose('Don’t replay next');
  await expect(page.getByText(/ will not be replayed next$/)).toBeVisible();

  await choose('Play again on its web channel');
  await expect(page.getByText(/This one does not restart/)).toBeVisible();
});
