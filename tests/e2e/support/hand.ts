import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Counts the user's actions: clicks, taps, selecting keys, and fields typed into. */
export interface Hand {
  /** Number of actions so far. */
  readonly actions: number;
  /** Follows a link, presses a button, ticks a box. */
  press(place: Locator): Promise<void>;
  /** Chooses one of a few that lie side by side. */
  choose(radio: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** `day`: `yyyy-mm-dd`. */
  typeDay(field: Locator, day: string): Promise<void>;
}

abstract class Counting {
  actions = 0;

  protected async act(what: () => Promise<unknown>): Promise<void> {
    await what();
    this.actions += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.act(() => field.fill(text));
  }

  async typeDay(field: Locator, day: string): Promise<void> {
    await this.type(field, day);
  }
}

/** Visible part of a control: the label draws the box. */
async function shownOf(place: Locator): Promise<Locator> {
  const isBox = await place.evaluate((element) => element.matches('[type=checkbox]'));
  return isBox ? place.locator('xpath=ancestor::label') : place;
}

/** With a mouse. */
export class Mouse extends Counting implements Hand {
  press(place: Locator): Promise<void> {
    return this.act(async () => (await shownOf(place)).click());
  }

  choose(radio: Locator): Promise<void> {
    return this.press(radio);
  }
}

/** With a finger. */
export class Finger extends Counting implements Hand {
  press(place: Locator): Promise<void> {
    return this.act(async () => (await shownOf(place)).tap());
  }

  choose(radio: Locator): Promise<void> {
    return this.press(radio);
  }
}

/** Stops on the way to anything, at most: a page that needs more cannot be used without a mouse. */
const STOPS_MAX = 70;

/** With keys alone. Whatever is meant has to be reached with the tabulator; that is no choice, and is told by itself. */
export class Keys extends Counting implements Hand {
  /** Number of Tab presses. */
  stops = 0;
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  key(name: string): Promise<void> {
    return this.act(() => this.#page.keyboard.press(name));
  }

  async press(place: Locator): Promise<void> {
    await this.#reach(place);
    const isLink = await place.evaluate((element) => element.matches('a'));
    await this.key(isLink ? 'Enter' : 'Space');
  }

  /** Keys of arrows go from one to the next, and choose it. */
  async choose(radio: Locator): Promise<void> {
    const group = radio.page().getByRole('radiogroup').filter({ has: radio });
    await this.#reach(group.getByRole('radio', { checked: true }));
    const ways = await group.getByRole('radio').count();
    for (let at = 0; at < ways && !(await radio.isChecked()); at += 1) await this.key('ArrowRight');
    await expect(radio).toBeChecked();
  }

  override async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.act(async () => {
      await this.#page.keyboard.press('ControlOrMeta+a');
      await this.#page.keyboard.type(text);
    });
  }

  /** A day is typed into its parts one after the other, as American English orders them. */
  override async typeDay(field: Locator, day: string): Promise<void> {
    const [year, month, ofMonth] = day.split('-');
    await this.#reach(field);
    await this.act(() => this.#page.keyboard.type(`${month}${ofMonth}${year}`));
    await expect(field).toHaveValue(day);
  }

  async #reach(place: Locator): Promise<void> {
    await place.waitFor();
    const isThere = () => place.evaluate((element) => element === document.activeElement);
    for (let at = 0; at < STOPS_MAX && !(await isThere()); at += 1) {
      await this.#page.keyboard.press('Tab');
      this.stops += 1;
    }
    await expect(place).toBeFocused();
  }
}
