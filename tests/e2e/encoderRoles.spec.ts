import app from '../../web/app/locales/en.json' with { type: 'json' };
import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { byHand } from './support/byHand.ts';
import { goInside } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Every role at every screen, action and mutation of encoders is held by tests/web/app/screenAccess.test.tsx,
// tests/web/encoders/encoderActions.test.tsx and tests/graph/encoders/encoderRights.test.ts; here one of each.
const { chapel, northHall, studioB } = ENCODER_IDS;
const STOP = `mutation { commandEncoder(input: { encoderId: "${northHall}", command: STOP }) { encoder { id } } }`;

test('S-164 S-166 S-167 S-168 an admin opens each dialog of encoders, and leaves without doing anything', async ({
  page,
  own,
}) => {
  await page.goto('/opensource');
  for (const [path, button, title] of [
    [`/encoders/${chapel}/logs`, 'Upload logs', 'Upload logs of Chapel'],
    [`/settings/encoders/${northHall}`, 'Stop', 'Stop North Hall?'],
    ['/settings/encoders', 'Add encoder', 'Add encoder'],
    [`/settings/encoders/${studioB}`, 'Unregister', 'Unregister Studio B?'],
  ] as const) {
    await goInside(page, '/help');
    await goInside(page, own(path));
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText(title).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test.describe('encoder control', () => {
  test.use({ account: 'encoders@harbour.example' });

  test('S-126 S-128 S-168 PRM-20 opens an encoder, but neither moves nor unregisters one', async ({
    page,
    own,
  }) => {
    await page.goto(own(`/settings/encoders/${northHall}/update`));
    await expect(page.getByRole('heading', { level: 1, name: 'Update North Hall' })).toBeVisible();
    await goInside(page, own(`/settings/encoders/${studioB}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Studio B' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unregister', exact: true })).toHaveCount(0);
  });
});

test.describe('a library admin', () => {
  test.use({ account: 'library@harbour.example' });

  test('S-126 PRM-02 is refused an encoder by its address, and by hand: FORBIDDEN, nothing changed', async ({
    page,
    own,
  }) => {
    await page.goto(own(`/settings/encoders/${northHall}`));
    await expect(page.getByRole('heading', { level: 1, name: app.notAuthorized.title })).toBeVisible();
    const { errors } = await byHand(page.request, own(STOP));
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    await goInside(page, '/');
    const encoder = page.getByRole('region', { name: 'Encoders' }).getByText('North Hall');
    await expect(encoder.first()).toBeVisible();
  });
});
