import { demoEncoderVideoId } from '../../fixtures/demo/seed/mediaIds.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { expect, test } from './support/test.ts';

const VIDEO = `/media/encoder-videos/${demoEncoderVideoId(CUSTOMERS.harbour, 1)}`;

/** Positions of buttons and menu items in the first frame after opening, by text. */
function firstFrame(): void {
  const seen = new Map<Element, DOMRect>();
  Object.assign(window, { seenFirst: seen });
  const look = () => {
    for (const one of document.querySelectorAll('[role$=dialog] button, [role=menuitem]'))
      if (!seen.has(one)) seen.set(one, one.getBoundingClientRect());
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

/** True if each of them still lies there. */
function stayed(): boolean[] {
  const { seenFirst } = window as unknown as { seenFirst: Map<Element, DOMRect> };
  return [...seenFirst]
    .filter(([one]) => one.isConnected)
    .map(([one, first]) => {
      const now = one.getBoundingClientRect();
      return (['x', 'y', 'width', 'height'] as const).every((edge) => Math.abs(now[edge] - first[edge]) < 1);
    });
}

test('what a menu and a dialog offer stands from its first frame where it stays', async ({ page, own }) => {
  await page.goto(own(VIDEO));
  const more = page.getByRole('button', { name: /^More actions for / });
  await more.waitFor();
  await page.evaluate(firstFrame);
  for (const [item, role] of [
    ['Rename', 'dialog'],
    ['Delete', 'alertdialog'],
  ] as const) {
    await more.click();
    const choice = page.getByRole('menuitem', { name: item });
    await expect(page.locator('.bp6-popover-transition-container.bp6-popover-enter-done')).toBeVisible();
    expect(new Set(await page.evaluate(stayed))).toEqual(new Set([true]));
    await choice.click();
    const dialog = page.getByRole(role);
    await expect(page.locator('.bp6-dialog-container.bp6-overlay-enter-done')).toBeVisible();
    expect(new Set(await page.evaluate(stayed))).toEqual(new Set([true]));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});
