import { expect, test } from './support/test.ts';

test('choosing a row moves nothing, so that a second tick lands where it was aimed', async ({ page }) => {
  await page.goto('/settings/encoders');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(boxes.nth(1)).toBeVisible();
  const before = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
  for (const box of before) await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  const bar = page.getByRole('region', { name: 'Actions for selected rows' });
  await expect(bar.getByText(/^2 of \d+ selected$/)).toBeVisible();
  expect(await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()])).toEqual(before);
  // The last row can be brought clear of the bar.
  const last = page.getByRole('row').last();
  await page.mouse.wheel(0, 100_000);
  await expect
    .poll(async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height)
    .toBeLessThanOrEqual((await bar.boundingBox())!.y);
});
