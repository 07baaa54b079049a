import type { Page } from '@playwright/test';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';
import { encoderVideoIdOf, mediaIdOf, playlistIdOf } from '../../fixtures/seed/mediaIds.ts';
import { endedDestinationIdOf } from '../../fixtures/seed/streamingIds.ts';
import { profileIdOf } from '../../fixtures/seed/playerProfiles.ts';
import { goInside } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const VIDEO = `/media/library/${mediaIdOf(CUSTOMERS.harbour, 21)}`;
/** Sent to a channel that nobody may only look at (CUE-05). */
const ENCODER_VIDEO = `/media/encoder-videos/${encoderVideoIdOf(CUSTOMERS.harbour, 2)}`;
const WEB_VIDEO = `/media/web-videos/${endedDestinationIdOf(1)}`;
const PLAYLIST = playlistIdOf(CUSTOMERS.harbour, 2);
const PROFILES = '/settings/player-profiles';
const PROFILE = `${PROFILES}/${profileIdOf(CUSTOMERS.harbour, 2)}`;

const ADMIN = 'admin@harbour.example';
const EVENTS = 'events@harbour.example';
const ENCODERS = 'encoders@harbour.example';
const LIBRARY = 'library@harbour.example';
const REVIEW = 'review@harbour.example';
const EVERYBODY = [ADMIN, EVENTS, ENCODERS, LIBRARY, REVIEW];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The screens of saved video: what shows that each has opened, and whom it opens to. */
const SCREENS: [
  id: string,
  path: string,
  shows: (page: Page) => ReturnType<Page['locator']>,
  may: string[],
][] = [
  ['S-014', '/media', (page) => page.getByRole('link', { name: 'Library', exact: true }).last(), EVERYBODY],
  ['S-015', '/media/library', (page) => page.getByRole('searchbox', { name: /^Search/ }), EVERYBODY],
  ['S-016', VIDEO, (page) => page.getByRole('tab', { name: 'Details' }), EVERYBODY],
  ['S-020', '/media/upload', (page) => page.getByText('Drop video files here'), [ADMIN, LIBRARY]],
  ['S-021', '/media/recently-uploaded', (page) => heading(page, 'Recently uploaded'), [ADMIN, LIBRARY]],
  ['S-027', '/media/encoder-videos', (page) => page.getByRole('link', { name: /Sunday/ }).first(), EVERYBODY],
  ['S-028', ENCODER_VIDEO, (page) => page.getByRole('tab', { name: 'Event log' }), EVERYBODY],
  ['S-030', WEB_VIDEO, (page) => page.getByRole('tab', { name: 'Other destinations' }), EVERYBODY],
  ['S-035', '/media/playlists', (page) => page.getByRole('link', { name: 'Create playlist' }), EVERYBODY],
  ['S-036', '/media/playlists/add', (page) => page.getByRole('textbox', { name: /^Name/ }), EVERYBODY],
  ['S-037', `/media/playlists/add/${PLAYLIST}/1`, (page) => page.getByText(/ of 250 videos$/), EVERYBODY],
  ['S-038', `/media/playlists/${PLAYLIST}`, (page) => page.getByRole('tab', { name: /^Videos/ }), EVERYBODY],
  ['S-078', '/settings/organization/library-settings', (page) => heading(page, 'Library settings'), [ADMIN]],
  ['S-096', PROFILES, (page) => page.getByRole('link', { name: 'Background' }), [ADMIN, EVENTS, LIBRARY]],
  [
    'S-097',
    `${PROFILES}/create`,
    (page) => page.getByRole('button', { name: 'Create profile' }),
    [ADMIN, EVENTS, LIBRARY],
  ],
  ['S-098', PROFILE, (page) => heading(page, 'Archive'), [ADMIN, EVENTS, LIBRARY]],
  [
    'S-099',
    `${PROFILE}/edit`,
    (page) => page.getByRole('textbox', { name: /^Call-to-action text/ }),
    [ADMIN, EVENTS, LIBRARY],
  ],
];

for (const account of EVERYBODY) {
  test.describe(account, () => {
    test.use({ account });

    const mayOpen = SCREENS.filter(([, , , may]) => may.includes(account)).map(([id]) => id);
    test(`opens ${mayOpen.join(' ')} and no other screen of saved video`, async ({ page }) => {
      await page.goto('/help');
      for (const [id, path, shows, may] of SCREENS) {
        await goInside(page, path);
        const seen = may.includes(account) ? shows(page) : heading(page, app.notAuthorized.title);
        await expect.soft(seen, `${id} ${path}`).toBeVisible();
      }
    });
  });
}

test.describe('nobody', () => {
  test.use({ account: null });

  test('S-014 S-015 S-016 S-027 S-028 S-030 S-035 S-036 S-037 S-038 ask to sign in first', async ({
    page,
  }) => {
    for (const [id, path, , may] of SCREENS.filter(([, , , allowed]) => allowed === EVERYBODY)) {
      expect(may).toBe(EVERYBODY);
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: 'Password' }), `${id} ${path}`).toBeVisible();
    }
  });
});

/** What the dialogs of a saved video are opened with, what each shows, and whom it is offered to. */
const DIALOGS: [ids: string, item: string, shows: RegExp, may: string[]][] = [
  ['S-187', 'Edit details', /^Title/, [ADMIN, LIBRARY]],
  ['S-190', 'Change thumbnail', /Use the present frame/, [ADMIN, LIBRARY]],
  ['S-189', 'Download', /The whole video/, [ADMIN, EVENTS, LIBRARY]],
  ['S-186', 'Add to playlist', /Playlist/, EVERYBODY],
  ['S-188', 'Delete', /Delete/, [ADMIN, LIBRARY]],
];

for (const account of EVERYBODY) {
  test.describe(`${account} in a video`, () => {
    test.use({ account });

    const offered = DIALOGS.filter(([, , , may]) => may.includes(account));
    test(`${offered.map(([id]) => id).join(' ')} are offered, and no other dialog`, async ({ page }) => {
      await page.goto(VIDEO);
      const more = page.getByRole('button', { name: 'More actions' });
      await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
      for (const [id, name, shows, may] of DIALOGS) {
        const isButton = name === 'Edit details';
        if (!isButton) await more.click();
        const action = isButton
          ? page.getByRole('button', { name, exact: true })
          : page.getByRole('menuitem', { name, exact: true });
        if (!may.includes(account)) {
          await expect.soft(action, id).toHaveCount(0);
          if (!isButton) await page.keyboard.press('Escape');
          // The next click would else meet the menu that is closing.
          await expect(page.getByRole('menu')).toHaveCount(0);
          continue;
        }
        await action.click();
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect.soft(dialog, id).toContainText(isButton ? 'Title' : shows);
        // Nothing is unsaved, so Escape closes it, once it has taken the focus.
        await expect(async () => {
          await page.keyboard.press('Escape');
          await expect(dialog, id).toHaveCount(0, { timeout: 2_000 });
        }).toPass();
      }
    });
  });
}

for (const [account, maySet] of EVERYBODY.map((one) => [one, one !== REVIEW] as const)) {
  test.describe(`${account} below a player`, () => {
    test.use({ account });

    test(`S-150 S-151 sees cues and meters; S-208 S-209 sets cues: ${maySet}`, async ({ page }) => {
      for (const path of [VIDEO, ENCODER_VIDEO]) {
        await page.goto(path);
        await expect(page.getByRole('group', { name: 'Timeline with cues' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Audio meters' })).toBeVisible();
        const cues = page.getByRole('region', { name: 'Cues' });
        await expect(cues.getByText('Start of video')).toBeVisible();
        // CUE-07: nobody changes the one that stands there by itself.
        await expect(cues.getByRole('button', { name: 'Actions for Start of video' })).toHaveCount(0);
        const add = cues.getByRole('button', { name: /^Add cue/ });
        if (!maySet) {
          await expect(add).toHaveCount(0);
          continue;
        }
        await add.click();
        const name = `Mark of ${account} ${path.length}`;
        await page.getByRole('dialog').getByLabel('Name').fill(name);
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await cues.getByRole('button', { name: `Actions for ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(cues.getByText(name)).toHaveCount(0);
      }
    });
  });
}
