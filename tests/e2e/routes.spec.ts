import app from '../../web/app/locales/en.json' with { type: 'json' };
import { filled, goInside, PUBLIC_SCREENS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Access to all routes is covered by tests/web/app/screenAccess.test.tsx, and that they open by a11y.spec.ts. This
// test opens a refused and an allowed route per area.
const AREAS: readonly (readonly [refused: string, opens: string])[] = [
  ['/settings/users', '/settings'],
  ['/media/playlists/add', '/media/playlists'],
  ['/media/upload', '/media/library/:uuid'],
  ['/settings/player-profiles', '/schedule'],
  ['/admin/organizations', '/admin'],
  ['/settings/organization/library-settings', '/media'],
  ['/settings/encoders/:uuid', '/analytics'],
  ['/encoders/:uuid/logs', '/explorer'],
];

test.describe('who may only review video', () => {
  test.use({ account: 'review@harbour.example' });

  test('PRM-29 is refused at one screen of each area, and opens another', async ({ page, own }) => {
    await page.goto('/help');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const title = 'You don’t have access to this screen';
    for (const [refused, opens] of AREAS) {
      await goInside(page, own(filled(refused)));
      await expect.soft(heading, `${refused} refuses`).toHaveText(title);
      await goInside(page, own(filled(opens)));
      await expect.soft(heading.filter({ hasNotText: title }), `${opens} opens`).toBeVisible();
      await expect
        .soft(page.getByRole('heading', { name: app.error.title }), `${opens} works`)
        .toHaveCount(0);
    }
  });
});

test.describe('signed out', () => {
  test.use({ account: null, isShared: true });

  test('every public route opens without a session, and any other asks to sign in first', async ({
    page,
  }) => {
    for (const { path } of PUBLIC_SCREENS) {
      await page.goto(filled(path));
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    for (const path of ['/settings/encoders', '/media/library', '/schedule', '/admin/organizations']) {
      await page.goto(path);
      await expect.soft(page.getByRole('textbox', { name: 'Password' }), path).toBeVisible();
    }
  });
});
