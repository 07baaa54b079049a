import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { Finger, Keys, Mouse, type Hand } from './support/hand.ts';
import { expect, test } from './support/test.ts';

/** A volunteer has a weekly service with three destinations in fewer actions than this. */
const ACTIONS_MAX = 25;
const DAY = 86_400_000;

/** A Saturday so far ahead that nothing of today is near, `yyyy-mm-dd`. */
const SATURDAY = (() => {
  const soon = Date.now() + 14 * DAY;
  const ahead = 6 - new Date(soon).getUTCDay();
  return new Date(soon + ahead * DAY).toISOString().slice(0, 10);
})();

const startOf = (page: Page) => page.getByLabel(/^Starts/);
const timeOf = (page: Page) => page.getByRole('textbox', { name: 'Start time' });
const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Name(?! on)/ });

/** The day of the calendar, and an hour of it. */
const dayOf = (page: Page) => page.locator(`[data-date="${SATURDAY}"]`);
const slotOf = (page: Page, time: string) => page.locator(`[data-time="${time}"]`).last();

/** Events cover the hours. */
const IN_ITS_FIRST_QUARTER = { position: { x: 20, y: 4 }, force: true };

async function expectBeginsAt(page: Page, from: string, to: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
  await expect(startOf(page)).toHaveValue(SATURDAY);
  await expect(timeOf(page)).toHaveValue(from);
  await expect(page.getByRole('textbox', { name: 'Ends' })).toHaveValue(to);
}

/** Fills the form of a new event: Saturdays at ten, an hour and a half, to three places. */
async function planService(page: Page, hand: Hand): Promise<void> {
  await hand.type(nameOf(page), 'Saturday service');
  await hand.typeDay(startOf(page), SATURDAY);
  await hand.type(timeOf(page), '10:00 AM');
  await hand.type(page.getByRole('textbox', { name: /^Duration/ }), '1:30');
  await hand.choose(page.getByRole('radio', { name: 'Weekly' }));
  for (const place of [/^Main web channel/, /^Chapel/, /^Campus TV/]) {
    await hand.press(page.getByRole('checkbox', { name: place }));
  }
  await hand.press(page.getByRole('button', { name: /^Save all/ }));
}

/** The page of what was saved shows all that was chosen. */
async function expectService(page: Page, { actions }: Hand): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday service' })).toBeVisible();
  await expect(page.getByText(/every Saturday/i).first()).toBeVisible();
  await expect(page.getByText(/10:00–11:30\sAM/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Destinations' }).click();
  for (const place of ['Main web channel', 'Chapel', 'Campus TV']) {
    await expect(page.getByRole('tabpanel').getByText(place).first()).toBeVisible();
  }
  expect(actions).toBeLessThan(ACTIONS_MAX);
  test.info().annotations.push({ type: 'actions', description: String(actions) });
}

test('S-045 a weekly service with three destinations takes a volunteer under 25 actions with a mouse', async ({
  page,
}) => {
  const hand = new Mouse();
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: 'Add event' }));
  await planService(page, hand);
  await expectService(page, hand);
});

test('S-045 the same takes under 25 actions by keyboard alone', async ({ page }) => {
  const hand = new Keys(page);
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: 'Add event' }));
  await planService(page, hand);
  await expectService(page, hand);
  test.info().annotations.push({ type: 'stops of the tabulator', description: String(hand.stops) });
});

test('S-045 an event is planned as last time in three clicks: the same once more, at its next such time', async ({
  page,
}) => {
  const hand = new Mouse();
  await page.goto(`/schedule/create?at=${SATURDAY}T06:00&until=${SATURDAY}T07:00`);
  await nameOf(page).fill('Early prayer');
  await hand.press(page.getByRole('checkbox', { name: /^Youth Web channel/ }));
  await hand.press(page.getByRole('button', { name: 'Save event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Early prayer' })).toBeVisible();

  const again = new Mouse();
  await page.goto('/');
  await again.press(page.getByRole('link', { name: 'Add event' }));
  await again.press(page.getByRole('link', { name: 'Same as last time: Early prayer' }));
  await expect(nameOf(page)).toHaveValue('Early prayer');
  await expect(startOf(page)).not.toHaveValue(SATURDAY);
  await expect(page.getByRole('checkbox', { name: /^Youth Web channel/ })).toBeChecked();
  await again.press(page.getByRole('button', { name: 'Save event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Early prayer' })).toBeVisible();
  await expect(page.getByText(/6:00–7:00\sAM/).first()).toBeVisible();
  expect(again.actions).toBe(3);
});

test('S-044 a click on an empty slot of the calendar begins an event there', async ({ page }) => {
  await page.goto(`/schedule?view=calendar&span=day&at=${SATURDAY}`);
  await slotOf(page, '08:00:00').click(IN_ITS_FIRST_QUARTER);
  await expectBeginsAt(page, '8:00 AM', '9:00 AM');
  await page.goto(`/schedule?view=calendar&span=month&at=${SATURDAY}`);
  await dayOf(page).click({ position: { x: 60, y: 8 } });
  await expectBeginsAt(page, '10:00 AM', '11:00 AM');
});

test('S-044 an event begins as long as it was drawn into the calendar', async ({ page }) => {
  await page.goto(`/schedule?view=calendar&span=day&at=${SATURDAY}`);
  const [from, to] = [slotOf(page, '08:00:00'), slotOf(page, '10:00:00')];
  await from.hover(IN_ITS_FIRST_QUARTER);
  await page.mouse.down();
  const end = await to.boundingBox();
  await page.mouse.move(end!.x + 20, end!.y - 4, { steps: 4 });
  await page.mouse.up();
  await expectBeginsAt(page, '8:00 AM', '10:00 AM');
});

test('S-044 without a mouse a day of the calendar is opened and an event begun on it', async ({ page }) => {
  const hand = new Keys(page);
  await page.goto(`/schedule?view=calendar&span=month&at=${SATURDAY}`);
  await hand.press(dayOf(page).getByRole('link'));
  await expect(page).toHaveURL(/span=day/);
  await hand.press(page.getByRole('link', { name: 'Add event' }));
  await expectBeginsAt(page, '10:00 AM', '11:00 AM');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('S-045 the same takes under 25 taps and fields', async ({ page }) => {
    const hand = new Finger();
    await page.goto('/');
    await hand.press(page.getByRole('link', { name: 'Add event' }));
    await planService(page, hand);
    await expectService(page, hand);
    await expectAccessible(page);
  });

  test('S-044 a tap on an empty slot of the calendar begins an event there', async ({ page }) => {
    await page.goto(`/schedule?view=calendar&span=day&at=${SATURDAY}`);
    await slotOf(page, '08:00:00').tap(IN_ITS_FIRST_QUARTER);
    await expectBeginsAt(page, '8:00 AM', '9:00 AM');
  });
});
