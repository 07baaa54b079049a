import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { expect, test } from './support/test.ts';

test.describe('encoders', () => {
  test.use({ account: 'admin@northgate.example' });

  test('S-125 S-166 STM-05 an encoder is started and stopped, and its state arrives by itself', async ({
    page,
  }) => {
    await page.goto('/settings/encoders?show=');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows.first()).toBeVisible();
    const row = rows.filter({ hasText: /stopped|idle|normal/ }).first();
    // Its name comes before its next event.
    const name = await row.getByRole('link').first().innerText();
    const own = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await own.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Start', exact: true }).click();
    await expect(page.getByText(`${name} is starting`)).toBeVisible();
    // No reload: the simulator moves the encoder, and the subscription delivers the change.
    await expect(own.getByText('started', { exact: true })).toBeVisible();
    await own.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Stop', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText(`${name} is stopping`)).toBeVisible();
  });
});

test('S-126 S-145 S-146 S-147 S-148 ENC-21 the details have four tabs, each with an address of its own', async ({
  page,
}) => {
  await page.goto('/settings/encoders');
  await page.getByRole('link', { name: 'North Hall', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'North Hall' })).toBeVisible();
  for (const tab of ['Networks', 'Video Settings', 'Update Info']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(page).toHaveURL(/\?tab=/);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Update Info', selected: true })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'CPU usage' })).toBeVisible();
});

test('LST-01 the list is filtered and linked by its address, and exported as CSV', async ({ page }) => {
  await page.goto('/settings/encoders');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('HALL');
  await expect(page).toHaveURL(/q=HALL/);
  await expect(page.getByRole('link', { name: 'Chapel', exact: true })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^encoders-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await (await file.createReadStream()).toArray();
  const lines = Buffer.concat(text).toString('utf8').trim().split('\r\n');
  expect(lines[0]).toContain('name');
  expect(lines.slice(1).every((line) => line.includes('Hall'))).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
});

test('the screen’s own query opens in the explorer', async ({ page }) => {
  await page.goto('/settings/encoders');
  await page.getByRole('button', { name: 'Open this screen’s query' }).click();
  await expect(page).toHaveURL(/\/explorer#/);
  await expect(page.getByText('EncodersPage').first()).toBeVisible();
});

test('S-127 S-167 ENC-03 ENC-07 an encoder is added by its code, edited, and takes its network over by itself', async ({
  page,
  own,
}) => {
  await page.goto('/settings/encoders');
  await page.getByRole('button', { name: 'Add encoder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add encoder' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('An activation code is required.')).toBeVisible();
  const code = dialog.getByRole('textbox', { name: /^Activation code/ });
  await expect(code).toBeFocused();
  await code.fill('zzzz-9999');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Foyer');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Activation Code not found or is invalid.')).toBeVisible();
  await code.fill(own('demo-0001'));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/^Foyer added/)).toBeVisible();
  await page.getByRole('link', { name: 'Foyer', exact: true }).click();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('DHCP', { exact: true }).click();
  await page.getByRole('textbox', { name: /^IPv4 address/ }).fill('192.168.10.60');
  await page.getByRole('textbox', { name: /^Gateway/ }).fill('10.0.0.1');
  await page.getByRole('textbox', { name: /^DNS 1/ }).fill('9.9.9.9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Gateway 10.0.0.1 is outside the subnet/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Gateway/ }).fill('192.168.10.1');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Foyer east');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Foyer east' })).toBeVisible();
  await page.getByRole('tab', { name: 'Networks' }).click();
  await expect(page.getByText('192.168.10.60')).toBeVisible();
  // No reload: the simulator applies the settings, and the subscription delivers the change.
  await expect(page.getByText('applied', { exact: true })).toBeVisible();
});

test.describe('who may only look', () => {
  test.use({ account: 'library@harbour.example' });

  test('PRM-02 sees encoders on the dashboard, and none of their screens', async ({ page, own }) => {
    await page.goto('/');
    await expect(page.getByText('North Hall').first()).toBeVisible();
    for (const path of ['', `/${ENCODER_IDS.northHall}`, `/${ENCODER_IDS.northHall}/edit`]) {
      await page.goto(own(`/settings/encoders${path}`));
      await expect(page.getByRole('button', { name: /^(Add encoder|Edit|Start|Save)$/ })).toHaveCount(0);
      await expect(page.getByText(/organization administrator/i)).toBeVisible();
    }
  });
});

test.describe('an encoders admin', () => {
  test.use({ account: 'super@rostrum.example' });

  test('S-165 S-128 ENC-08 ENC-27 ENC-22 reads, and finds moving and updating', async ({ page, own }) => {
    // No event of the demo runs on it, whatever the time is.
    await page.goto(own(`/settings/encoders/${ENCODER_IDS.southStage}`));
    await page.getByRole('button', { name: 'Reveal remote support ID and password' }).click();
    await expect(page.getByText(/demo-support/)).toBeVisible();
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'More actions for South stage' }).click();
    await page.getByRole('menuitem', { name: /^Move to another/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByText('An organization must be selected.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More actions for South stage' }).click();
    await page.getByRole('menuitem', { name: 'Update…' }).click();
    await expect(page.getByText('Available versions')).toBeVisible();
    await expect(page.getByText('8.2.1, 8.2.0, 8.1.4, 8.0.0')).toBeVisible();
  });
});
