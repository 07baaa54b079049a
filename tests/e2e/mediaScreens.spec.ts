import type { Locator, Page } from '@playwright/test';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { demoEncoderVideoId, demoMediaId, demoPlaylistId } from '../../fixtures/demo/seed/mediaIds.ts';
import { demoEndedDestinationId } from '../../fixtures/demo/seed/streamingIds.ts';
import { demoProfileId } from '../../fixtures/demo/seed/playerProfiles.ts';
import { goInside } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const VIDEO = `/media/library/${demoMediaId(CUSTOMERS.harbour, 21)}`;
/** Sent to a channel that nobody may only look at (CUE-05). */
const ENCODER_VIDEO = `/media/encoder-videos/${demoEncoderVideoId(CUSTOMERS.harbour, 2)}`;
const WEB_VIDEO = `/media/web-videos/${demoEndedDestinationId(1)}`;
const PLAYLIST = demoPlaylistId(CUSTOMERS.harbour, 2);
const PROFILES = '/settings/player-profiles';
const PROFILE = `${PROFILES}/${demoProfileId(CUSTOMERS.harbour, 2)}`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The screens of saved video, and what shows that each has opened. */
const SCREENS: readonly (readonly [id: string, path: string, shows: (page: Page) => Locator])[] = [
  ['S-014', '/media', (page) => page.getByRole('link', { name: 'Library', exact: true }).last()],
  ['S-015', '/media/library', (page) => page.getByRole('searchbox', { name: /^Search/ })],
  ['S-016', VIDEO, (page) => page.getByRole('tab', { name: 'Details' })],
  ['S-020', '/media/upload', (page) => page.getByText('Drop video files here')],
  ['S-021', '/media/recently-uploaded', (page) => heading(page, 'Recently uploaded')],
  ['S-027', '/media/encoder-videos', (page) => page.getByRole('link', { name: /Sunday/ }).first()],
  ['S-028', ENCODER_VIDEO, (page) => page.getByRole('tab', { name: 'Event log' })],
  ['S-030', WEB_VIDEO, (page) => page.getByRole('tab', { name: 'Other destinations' })],
  ['S-035', '/media/playlists', (page) => page.getByRole('link', { name: 'Create playlist' })],
  ['S-036', '/media/playlists/add', (page) => page.getByRole('textbox', { name: /^Name/ })],
  ['S-037', `/media/playlists/add/${PLAYLIST}/1`, (page) => page.getByText(/ of 250 videos$/)],
  ['S-038', `/media/playlists/${PLAYLIST}`, (page) => page.getByRole('tab', { name: /^Videos/ })],
  ['S-096', PROFILES, (page) => page.getByRole('link', { name: 'Background' })],
  ['S-097', `${PROFILES}/create`, (page) => page.getByRole('button', { name: 'Create profile' })],
  ['S-098', PROFILE, (page) => heading(page, 'Archive')],
  ['S-099', `${PROFILE}/edit`, (page) => page.getByRole('textbox', { name: /^Call-to-action text/ })],
];

// Access of roles to screens and actions is covered by tests/web/app/screenAccess.test.tsx and
// tests/web/library/media/mediaActions.test.tsx. These tests use the library admin and a reviewer.
test.describe('a library admin', () => {
  test.use({ account: 'library@harbour.example' });

  test(`opens ${SCREENS.map(([id]) => id).join(' ')}, and is refused S-078`, async ({ page, own }) => {
    await page.goto('/help');
    for (const [id, path, shows] of SCREENS) {
      await goInside(page, own(path));
      await expect.soft(shows(page), `${id} ${path}`).toBeVisible();
    }
    await goInside(page, '/settings/organization/library-settings');
    await expect(heading(page, app.notAuthorized.title)).toBeVisible();
  });

  test('S-186 S-187 S-188 S-189 S-190 opens each dialog of a video, and Escape closes it', async ({
    page,
    own,
  }) => {
    await page.goto(own(VIDEO));
    const more = page.getByRole('button', { name: 'More actions' });
    for (const [item, shows] of [
      ['Edit details', /^Title/],
      ['Change thumbnail', /Use this frame/],
      ['Download', /Whole video/],
      ['Add to playlist', /Playlist/],
      ['Delete', /Delete/],
    ] as const) {
      if (item !== 'Edit details') await more.click();
      const role = item === 'Edit details' ? 'button' : 'menuitem';
      await page.getByRole(role, { name: item, exact: true }).click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toContainText(item === 'Edit details' ? 'Title' : shows);
      // Nothing is unsaved, so Escape closes it, once it has taken the focus from the menu for good.
      await expect(page.locator('.bp6-overlay-scroll-container :focus')).toHaveCount(1);
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0, { timeout: 3_000 });
      }).toPass();
    }
  });
});

test.describe('who may only review', () => {
  test.use({ account: 'review@harbour.example' });

  test('S-150 S-151 S-186 PRM-23 sees cues and meters, and none of a video’s dialogs', async ({
    page,
    own,
  }) => {
    for (const path of [VIDEO, ENCODER_VIDEO]) {
      await page.goto(own(path));
      await expect(page.getByRole('group', { name: 'Timeline with cues' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Audio meters' })).toBeVisible();
      const cues = page.getByRole('region', { name: 'Cues' });
      await expect(cues.getByText('Start of video')).toBeVisible();
      await expect(cues.getByRole('button', { name: /^Add cue/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(More|Edit details)/ })).toHaveCount(0);
      // CUE-07: nobody changes the one that stands there by itself.
      await expect(cues.getByRole('button', { name: 'Actions for Start of video' })).toHaveCount(0);
    }
  });
});
