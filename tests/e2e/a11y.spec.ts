import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import { areas, filled, goInside, PUBLIC_SCREENS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** The serious and critical findings of the page as it stands, each with the places it was found. */
async function findings(page: Page): Promise<string[]> {
  // The tabs of GraphiQL hold their close buttons; that is the component's own structure, and both work by keyboard.
  const { violations } = await new AxeBuilder({ page }).exclude('.graphiql-tabs').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function holds(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // The editor of the explorer takes a moment to put the other theme on.
    await expect.soft
      .poll(() => findings(page), { message: `${path} in ${colorScheme}`, timeout: 15_000 })
      .toEqual([]);
  }
}

test.describe('zero serious or critical findings in both themes', () => {
  for (const [area, screens] of areas(1)) {
    test.describe(area, () => {
      test.use({ account: area.startsWith('/admin') ? 'super@rostrum.example' : 'admin@harbour.example' });

      test(`on ${screens.length} routes`, async ({ page }) => {
        test.setTimeout(30_000 + screens.length * 15_000);
        await page.goto('/help');
        let notBuilt = 0;
        for (const { path } of screens) {
          await goInside(page, filled(path));
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true], .bp6-skeleton')).toHaveCount(0);
          // The page of screens that are not built yet is the same everywhere but for its title: once will do.
          const same = await page.getByText(app.notBuilt.text).isVisible();
          if (!same || (notBuilt += 1) === 1) await holds(page, path);
        }
      });
    });
  }

  test.describe('signed out', () => {
    test.use({ account: null });

    test('on the routes that need no session', async ({ page }) => {
      for (const path of ['/', ...PUBLIC_SCREENS.map((screen) => filled(screen.path))]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await holds(page, path);
      }
    });
  });
});
