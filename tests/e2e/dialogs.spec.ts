import { expect, test } from './support/test.ts';

test.describe('dialogs', () => {
  test.use({ account: 'admin@northgate.example' });

  test('what a dialog offers is where it will stay from its first frame on', async ({ page }) => {
    await page.goto('/settings/encoder-channels');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .waitFor();
    // Position of the button in every frame, from its first one.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const deed = document.querySelector(
          '[role=alertdialog] .bp6-dialog-footer-actions button:last-child',
        );
        if (deed) seen.push(JSON.stringify(deed.getBoundingClientRect()));
        requestAnimationFrame(look);
      };
      look();
    });
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('Checking where it is used…')).toHaveCount(0);
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(30);
    expect(new Set(await seen()).size).toBe(1);
  });
});
