import app from '../../web/app/locales/en.json' with { type: 'json' };
import { allows } from '../../web/app/access.ts';
import type { SessionViewer } from '../../web/app/sessionState.ts';
import { areas, filled, goInside, PUBLIC_SCREENS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Every route of the table: whoever may open it sees a page, the others are told that they may not (PRM-29).
for (const account of ['admin@harbour.example', 'review@harbour.example', 'super@rostrum.example']) {
  test.describe(`signed in as ${account}`, () => {
    test.use({ account });

    for (const [area, screens] of areas(1)) {
      test(`each of the ${screens.length} routes of ${area} opens, or says that it may not`, async ({
        page,
        viewerOf,
      }) => {
        test.setTimeout(30_000 + screens.length * 5_000);
        const viewer = (await viewerOf(account)) as SessionViewer;
        await page.goto('/help');
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        for (const { path, access } of screens) {
          await goInside(page, filled(path));
          // Who has no dashboard is led to the library instead of being refused at the door.
          const refused =
            path === '/not-authorized' || (path !== '/' && access !== 'public' && !allows(viewer, access));
          const { title } = app.notAuthorized;
          if (refused) await expect.soft(heading, `${path} refuses`).toHaveText(title);
          else await expect.soft(heading.filter({ hasNotText: title }), `${path} opens`).toBeVisible();
          await expect
            .soft(page.getByRole('heading', { name: app.error.title }), `${path} works`)
            .toHaveCount(0);
        }
      });
    }
  });
}

test.describe('signed out', () => {
  test.use({ account: null });

  for (const { path } of PUBLIC_SCREENS) {
    test(`${path} opens without a session`, async ({ page }) => {
      await page.goto(filled(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('any other route asks to sign in first', async ({ page }) => {
    await page.goto('/settings/encoders');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  });
});
