import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import encoderSettings from '../../web/areas/encoders/encoderSettings/locales/en.json' with { type: 'json' };
import liveDoctor from '../../web/areas/destinations/liveCheck/locales/en.json' with { type: 'json' };
import { withTroubledInput } from './support/liveInput.ts';
import { areas, filled, goInside, PUBLIC_SCREENS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// On the demo itself, where every screen has something to show; nothing is changed.
test.use({ isShared: true });

/** Routes that one test goes through: few enough that both workers are busy to the end. */
const AT_ONCE = 16;

/** The rules of those on by default that a theme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The serious and critical findings of the page as it stands, each with the places it was found. */
async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The tabs of GraphiQL hold their close buttons; that is the component's own structure, and both work by keyboard.
  // No page has a frame in it, so that one run in the page itself sees everything.
  const builder = new AxeBuilder({ page, axeSource: await sourceFor(page) });
  const axe = builder.setLegacyMode().exclude('.graphiql-tabs');
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: [...rules] } };
  const { violations } = await axe.options({ resultTypes: ['violations'], ...runOnly }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Its half megabyte, which it would bring twice for each run, only where the page has not got it from the last one. */
async function sourceFor(page: Page): Promise<string | undefined> {
  return (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
}

/** All rules in one theme; of the other, which changes nothing but colors, those about colors. */
async function holds(page: Page, path: string): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(0);
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ABOUT_COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // The editor of the explorer takes a moment to put the other theme on.
    await expect.soft.poll(() => findings(page, rules), { message: `${path} in ${colorScheme}` }).toEqual([]);
  }
}

test.describe('zero serious or critical findings in both themes', () => {
  for (const [area, all] of areas(1)) {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const screens = all.slice(from, from + AT_ONCE);
      test.describe(`${area} from ${screens[0]!.path}`, () => {
        const account = area.startsWith('/admin') ? 'super@rostrum.example' : 'admin@harbour.example';
        test.use({ account });

        test(`on ${screens.length} routes, each of which opens and works`, async ({ page }) => {
          expect(screens.length).toBeGreaterThan(0);
          await page.goto('/help');
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          for (const { path } of screens) {
            await goInside(page, filled(path));
            const refuses = path === '/not-authorized';
            if (refuses) await expect(heading).toHaveText('You don’t have access to this screen');
            else await expect(heading.filter({ hasNotText: app.notAuthorized.title }), path).toBeVisible();
            await expect(page.locator('[aria-busy=true], .bp6-skeleton')).toHaveCount(0);
            await expect.soft(page.getByRole('heading', { name: app.error.title }), path).toHaveCount(0);
            await holds(page, path);
          }
        });
      });
    }
  }

  test('on the live input of an encoder channel, with nobody who publishes and with all that it tells', async ({
    page,
  }) => {
    const path = `${filled('/settings/encoder-channels/:uuid')}?tab=input`;
    await page.goto(path);
    await expect(page.getByRole('region', { name: encoderSettings.ingest.title })).toBeVisible();
    await holds(page, path);
    await withTroubledInput(page);
    await expect(page.getByRole('list', { name: liveDoctor.title })).toBeVisible();
    await expect(page.getByRole('region', { name: encoderSettings.ingest.refused })).toBeVisible();
    await holds(page, `${path} in trouble`);
  });

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
