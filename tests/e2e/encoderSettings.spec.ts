import { CHANNEL_IDS, PRESET_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const LINE = { exact: true } as const;

test('S-087 S-088 S-089 S-090 CHN-01 CHN-02 an encoder channel is created with a timed region, looked at, edited and removed', async ({
  page,
  own,
}) => {
  await page.goto('/settings/encoder-channels');
  await expect(page.getByRole('link', { name: 'Main', ...LINE })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter channels by name' }).fill('cha');
  await expect(page.getByRole('link', { name: 'Main', ...LINE })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chapel', ...LINE })).toBeVisible();

  await page.getByRole('link', { name: 'Create channel' }).click();
  // The local platform answers for each region, so each shows its milliseconds and one of them is the fastest.
  await expect(page.getByText(/^\d+ ms$/)).toHaveCount(4);
  await expect(page.getByText('fastest', LINE)).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^North America us/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /government/ })).toBeDisabled();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Balcony #1');
  await page.getByRole('textbox', { name: /^Delete video after/ }).fill('31');
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(page.getByText('Video can be stored for 1 to 30 days; the value is 31.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Aa Balcony');
  await page.getByRole('textbox', { name: /^Delete video after/ }).fill('21');
  await page.getByRole('radio', { name: /^Europe/ }).check({ force: true });
  await page
    .getByRole('combobox', { name: own('Access of harbour-chapel') })
    .selectOption({ label: 'Can use' });
  await expectAccessible(page);
  await name.press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'Aa Balcony' })).toBeVisible();
  await expect(page.getByText('ready', LINE)).toBeVisible();
  await expect(page.getByText(/^harbour-street-church-\d+-aa-balcony-/)).toBeVisible();
  await page.getByRole('tab', { name: 'Users and venues 1' }).click();
  await expect(page.getByText(own('harbour-chapel'))).toBeVisible();
  await page.getByRole('button', { name: 'Set users and venues' }).click();
  await page
    .getByRole('combobox', { name: own('Access of encoders@harbour.example') })
    .selectOption({ label: 'View only' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Aa Balcony' })).toBeVisible();
  await page.getByRole('tab', { name: 'Users and venues 2' }).click();
  await expect(page.getByText('can view')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('These lose access:')).toBeVisible();
  await expect(dialog.getByText(own('harbour-chapel'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Aa Balcony removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Main', ...LINE })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aa Balcony' })).toHaveCount(0);
});

test('a channel and a preset in use say what uses them and are not removed', async ({ page, own }) => {
  await page.goto(own(`/settings/encoder-channels/${CHANNEL_IDS.main}?tab=schedule`));
  const events = page.getByRole('list', { name: 'Schedule' }).getByRole('listitem');
  await expect(events.filter({ hasText: 'Sunday morning service' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Events that use it')).toBeVisible();
  await expect(dialog.getByText('North Hall', LINE)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(own(`/settings/encoder-presets/${PRESET_IDS.fullHd60Hevc}?tab=uses`));
  await expect(page.getByRole('link', { name: 'North Hall' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog').getByText('Sunday morning service')).toBeVisible();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' })).toBeDisabled();
});

test('S-091 S-093 S-094 S-095 EPR-05 EPR-08 a version 2 preset is created, duplicated, edited and removed', async ({
  page,
}) => {
  await page.goto('/settings/encoder-presets');
  await expect(page.getByRole('link', { name: '1080p30 H.264' })).toBeVisible();
  await page.getByRole('link', { name: 'Create preset' }).click();
  await expect(page.getByText('4K needs an Enterprise 4K subscription.')).toBeVisible();
  await page.getByRole('link', { name: /^Use version 2/ }).click();
  await expect(page.getByRole('heading', { name: 'Create encoder preset, version 2' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Aa stage');
  await page.getByRole('combobox', { name: /^Codec/ }).selectOption({ label: 'AV1' });
  await page.getByText('PAL', LINE).click();
  await page.getByRole('combobox', { name: /^Output format/ }).selectOption('1080p50');
  await page.getByRole('textbox', { name: /^Audio channels/ }).fill('17');
  await page.getByText('Short segments', LINE).click();
  await page.getByRole('button', { name: 'Create preset' }).click();
  await expect(
    page.getByText('The number of audio channels must be 0 to 16; the value is 17.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /^Audio channels/ }).fill('16');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create preset' }).click();

  await expect(page.getByRole('heading', { name: 'Aa stage' })).toBeVisible();
  await expect(page.getByText('AV1 · 1080p50')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Copy of Aa stage');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ab stage');
  await page.getByRole('button', { name: 'Create preset' }).click();
  await expect(page.getByRole('heading', { name: 'Ab stage' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit preset' }).click();
  await page.getByRole('textbox', { name: /^Bitrate per channel/ }).fill('7500');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('7,500 kbps')).toBeVisible();

  await page.getByRole('link', { name: 'Encoder presets' }).click();
  for (const preset of ['Aa stage', 'Ab stage']) {
    await page.getByRole('button', { name: `Remove ${preset}` }).click();
    await expect(page.getByRole('alertdialog').getByText('Not in use.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${preset} removed.`)).toBeVisible();
  }
});

test.describe('an encoder operator', () => {
  test.use({ account: 'encoders@harbour.example' });
  test('S-092 EPR-01 EPR-08 a version 1 preset is created with H264 or HEVC only, and removed', async ({
    page,
  }) => {
    await page.goto('/settings/encoder-presets/create');
    await expect(page.getByRole('heading', { name: 'Create encoder preset', exact: true })).toBeVisible();
    const codec = page.getByRole('combobox', { name: /^Codec/ });
    await expect(codec.getByRole('option')).toHaveText(['H.264', 'HEVC']);
    await expect(page.getByText('Short segments', LINE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Create preset' }).click();
    const name = page.getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Ac foyer');
    await codec.selectOption({ label: 'HEVC' });
    await page.getByRole('textbox', { name: /^Bitrate per channel/ }).fill('0');
    await page.getByRole('button', { name: 'Create preset' }).click();
    await expect(page.getByRole('textbox', { name: /^Bitrate per channel/ })).toBeFocused();
    await page.getByRole('textbox', { name: /^Bitrate per channel/ }).fill('4500');
    await page.getByRole('button', { name: 'Create preset' }).click();
    await expect(page.getByRole('heading', { name: 'Ac foyer' })).toBeVisible();
    await expect(page.getByText('4,500 kbps')).toBeVisible();
    await page.getByRole('link', { name: 'Encoder presets' }).click();
    await page.getByRole('button', { name: 'Remove Ac foyer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Ac foyer removed.')).toBeVisible();
  });

  test('PRM-16 edits channels and creates presets, but creates no channel', async ({ page, own }) => {
    await page.goto('/settings/encoder-channels');
    await expect(page.getByRole('link', { name: 'Mobile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create channel' })).toHaveCount(0);
    await page.goto('/settings/encoder-channels/create');
    await expect(page.getByRole('heading', { name: 'You don’t have access to this screen' })).toBeVisible();
    await page.goto(own(`/settings/encoder-channels/${CHANNEL_IDS.mobile}/edit`));
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(page.getByText(/you need permission to manage users/)).toBeVisible();
    await page.goto('/settings/encoder-presets/create');
    await expect(page.getByRole('button', { name: 'Create preset' })).toBeVisible();
  });
});

test.describe('who may only look at a channel', () => {
  test.use({ account: 'events@harbour.example' });
  test('CHN-04 sees every field and no save', async ({ page, own }) => {
    await page.goto(own(`/settings/encoder-channels/${CHANNEL_IDS.chapel}`));
    await page.getByRole('button', { name: 'View all settings' }).click();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  });
});

test.describe('a library admin', () => {
  test.use({ account: 'library@harbour.example' });
  test('PRM-02 opens neither channels nor presets', async ({ page }) => {
    for (const path of ['/settings/encoder-channels', '/settings/encoder-presets']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'You don’t have access to this screen' })).toBeVisible();
    }
  });
});
