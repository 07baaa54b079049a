import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { goInside } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Minimum width of a row's name, in pixels. */
const NAME_MIN_WIDTH = 160;
const WIDTHS = [390, 1280, 1440, 1920];
const LISTS = [
  '/schedule?view=list&span=month',
  '/media/library?view=list',
  '/media/playlists',
  '/media/encoder-videos',
  '/settings/encoders?view=list',
  `/settings/encoders/${ENCODER_IDS.northHall}?tab=videos`,
  '/settings/encoder-channels',
  '/settings/encoder-presets',
  '/settings/player-profiles',
  '/settings/web-presets',
  '/settings/rtmp-destinations',
  '/settings/destination-groups',
  '/settings/web-channels',
  '/settings/social-media',
  '/settings/qr-click-overlays',
  '/settings/users',
  '/settings/users?show=invites',
];
const ADMIN_LISTS = ['/admin/organizations', '/admin/current-org/encoder-search'];

for (const [account, lists] of [
  ['admin@harbour.example', LISTS],
  ['super@rostrum.example', ADMIN_LISTS],
] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account, isShared: true });

    test('the name of a row has room in every list at every width, and no list leaves its card', async ({
      page,
    }) => {
      expect(lists.length).toBeGreaterThan(1);
      await page.goto(lists[0]!);
      for (const path of lists)
        await test.step(path, async () => {
          await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
          await goInside(page, path);
          const name = page.locator('.list-table [data-row] td.list-cell--phone-title').first();
          await expect(name).toBeVisible();
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await expect
              .poll(async () => (await name.boundingBox())?.width ?? 0, { message: `${path} at ${width} px` })
              .toBeGreaterThanOrEqual(NAME_MIN_WIDTH);
            const card = await page.locator('.list-card').first().boundingBox();
            const table = await page.locator('.list-table').first().boundingBox();
            expect(table!.width, `${path} at ${width} px`).toBeLessThanOrEqual(card!.width + 1);
          }
        });
    });
  });
}
