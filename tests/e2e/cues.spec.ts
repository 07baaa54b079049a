import type { Page } from '@playwright/test';
import { demoEncoderVideoId, demoMediaId } from '../../fixtures/demo/seed/mediaIds.ts';
import { demoEndedDestinationId } from '../../fixtures/demo/seed/streamingIds.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { expect, test } from './support/test.ts';

const VIDEO = `/media/library/${demoMediaId(CUSTOMERS.harbour, 19)}`;
const WEB_VIDEO = `/media/web-videos/${demoEndedDestinationId(1)}`;
const cues = (page: Page) => page.getByRole('region', { name: 'Cues' });
const row = (page: Page, name: RegExp | string) => cues(page).getByRole('listitem').filter({ hasText: name });
async function choose(page: Page, name: string, item: string) {
  await cues(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}
const dialog = (page: Page) => page.getByRole('dialog');
/** Saves, and waits until the dialog has gone, so that the next one is the only one. */
async function save(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

type Watched = typeof globalThis & { blinked: Set<string> };

/** Remembers which cues blink: they do so for seven seconds, and a busy machine may look later. */
const watchBlinking = (page: Page) =>
  page.addInitScript(() => {
    const blinked = new Set<string>();
    (globalThis as Watched).blinked = blinked;
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('.cue--blinking')) blinked.add(row.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });
const hasBlinked = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => [...(globalThis as Watched).blinked]))
    .toContainEqual(expect.stringContaining(name));

test('S-150 S-208 S-209 CUE-01 CUE-09 CUE-10 CUE-11 CUE-12 STM-22 a cue is set, copied, edited, filtered and deleted', async ({
  page,
  own,
}) => {
  await watchBlinking(page);
  await page.goto(own(VIDEO));
  await cues(page)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('A name is required.')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Baptism');
  await dialog(page).getByLabel('Position').fill('00:00:12.500');
  await dialog(page).getByRole('radio', { name: 'Organization' }).check({ force: true });
  await save(page);
  await expect(row(page, 'Baptism')).toContainText('00:00:12.500');
  await hasBlinked(page, 'Baptism');
  await expect(row(page, 'Baptism')).not.toHaveClass(/blinking/);

  await choose(page, 'Baptism', 'Copy');
  await page.getByRole('button', { name: 'Add the copy here' }).click();
  await dialog(page).getByLabel('Name').fill('Second baptism');
  await dialog(page).getByLabel('Position').fill('00:00:20.000');
  await save(page);
  await expect(row(page, 'Second baptism')).toBeVisible();

  await choose(page, 'Second baptism', 'Edit');
  await dialog(page).getByLabel('Name').fill('Blessing');
  await save(page);
  await expect(row(page, 'Blessing')).toContainText('00:00:20.000');

  await page.getByRole('searchbox', { name: 'Filter cues' }).fill('bless');
  await expect(row(page, 'Baptism')).toHaveCount(0);
  const track = page.getByRole('group', { name: 'Timeline with cues' });
  await expect(track.getByRole('button')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Filter cues' }).fill('');

  for (const name of ['Blessing', 'Baptism']) {
    await choose(page, name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
});

test('S-030 CUE-05 CUE-13 a web broadcast plays, and a cue is set and deleted in it by who may', async ({
  page,
  openAs,
  own,
}) => {
  await page.goto(own(WEB_VIDEO));
  await page.getByRole('button', { name: 'Play Video' }).click();
  const video = page.locator('video').first();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await expect(page.getByText('The encoder sent invalid audio or video, or none.')).toBeVisible();
  await cues(page)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await dialog(page).getByLabel('Name').fill('Offering');
  await dialog(page).getByLabel('Position').fill('01:10:00.000');
  await dialog(page).getByRole('radio', { name: 'Organization' }).check({ force: true });
  await save(page);
  await choose(page, 'Offering', 'Edit');
  await dialog(page).getByLabel('Name').fill('Collection');
  await save(page);
  await expect(row(page, 'Collection')).toBeVisible();

  const review = await openAs('review@harbour.example');
  await review.goto(own(WEB_VIDEO));
  await expect(row(review, 'Collection')).toContainText('01:10:00.000');
  // One's own is nobody else's.
  await expect(row(review, 'Check the sound here')).toHaveCount(0);
  await expect(cues(review).getByRole('button', { name: /Add cue|Actions for/ })).toHaveCount(0);

  await choose(page, 'Collection', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Collection')).toHaveCount(0);
});

test('CUE-15 a cue that somebody else sets appears by itself, and blinks', async ({ page, openAs, own }) => {
  await watchBlinking(page);
  await page.goto(own(VIDEO));
  await expect(cues(page).getByRole('listitem').first()).toBeVisible();
  const other = await openAs('library@harbour.example');
  await other.goto(own(VIDEO));
  await cues(other)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await dialog(other).getByLabel('Name').fill('From a colleague');
  await dialog(other).getByRole('radio', { name: 'Public' }).check({ force: true });
  await save(other);
  await expect(row(other, 'From a colleague')).toBeVisible();
  await expect(row(page, 'From a colleague')).toBeVisible();
  await hasBlinked(page, 'From a colleague');
  await other.close();
});

test('CUE-18 STM-23 LIB-17 meters show the sound of an encoder video that really plays', async ({
  page,
  own,
}) => {
  await page.goto(own(`/media/encoder-videos/${demoEncoderVideoId(CUSTOMERS.harbour, 0)}`));
  await page.getByRole('button', { name: 'Play Video' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
  const meters = page.getByRole('button', { name: 'Audio meters' });
  await meters.click();
  await expect(page.getByRole('meter')).toHaveCount(2);
  await expect
    .poll(async () => Number(await page.getByRole('meter').first().getAttribute('aria-valuenow')))
    .toBeGreaterThan(-60);
  await meters.click();
  await expect(page.getByRole('meter')).toHaveCount(0);
  // Off and on again: a video's sound can be taken over only once.
  await meters.click();
  await expect
    .poll(async () => Number(await page.getByRole('meter').first().getAttribute('aria-valuenow')))
    .toBeGreaterThan(-60);
  const before = await video.evaluate((one: HTMLVideoElement) => one.currentTime);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(before);
});

for (const [what, channels, bars] of [
  ['mono', 1, ['-20', null]],
  ['stereo with a silent right side', 2, ['-20', '-60']],
] as const) {
  test(`S-151 CUE-18 ${what} has a bar for each of its channels`, async ({
    page,
    allowConsoleErrors,
    own,
  }) => {
    // The player loses its own picture to the sound that is put in its place.
    allowConsoleErrors(/VIDEOJS|MediaSource|SourceBuffer/);
    await page.goto(own(`/media/encoder-videos/${demoEncoderVideoId(CUSTOMERS.harbour, 0)}`));
    const video = page.locator('video');
    // Until the player has a picture of its own, it would put that in the place of the sound.
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
    await video.evaluate(playTone, channels);
    await page.getByRole('button', { name: 'Audio meters' }).click();
    const bar = (channel: number) => page.getByRole('meter', { name: `Channel ${channel}` });
    for (const [at, level] of bars.entries()) {
      if (level === null) await expect(bar(at + 1)).toHaveCount(0);
      else await expect(bar(at + 1)).toHaveAttribute('aria-valuenow', level);
    }
  });
}

/** Has an element play a tone of a tenth of full loudness on the left, and nothing on the right, again and again. */
async function playTone(element: HTMLVideoElement | SVGElement, channels: number): Promise<void> {
  const [rate, seconds, header] = [48_000, 2, 44];
  const size = rate * seconds * channels * 2;
  const wav = new DataView(new ArrayBuffer(header + size));
  const text = (at: number, word: string) =>
    [...word].forEach((letter, place) => wav.setUint8(at + place, letter.charCodeAt(0)));
  text(0, 'RIFF');
  wav.setUint32(4, header - 8 + size, true);
  text(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, channels, true);
  wav.setUint32(24, rate, true);
  wav.setUint32(28, rate * channels * 2, true);
  wav.setUint16(32, channels * 2, true);
  wav.setUint16(34, 16, true);
  text(36, 'data');
  wav.setUint32(40, size, true);
  for (let at = 0; at < rate * seconds; at += 1) {
    const sample = Math.round(0.1 * 32_767 * Math.sin((2 * Math.PI * 440 * at) / rate));
    wav.setInt16(header + at * channels * 2, sample, true);
  }
  const video = element as HTMLVideoElement;
  video.loop = true;
  video.src = URL.createObjectURL(new Blob([wav.buffer], { type: 'audio/wav' }));
  await video.play();
}

test('CUE-02 CUE-04 who may not share sets private cues, who may not set any only looks', async ({
  openAs,
  own,
}) => {
  const operator = await openAs('encoders@harbour.example');
  await operator.goto(own(VIDEO));
  await cues(operator)
    .getByRole('button', { name: /^Add cue/ })
    .click();
  await expect(dialog(operator).getByText(/Only you can see this cue/)).toBeVisible();
  await expect(dialog(operator).getByRole('radio')).toHaveCount(0);
  await operator.close();

  const review = await openAs('review@harbour.example');
  await review.goto(own(VIDEO));
  await expect(cues(review).getByRole('listitem').first()).toBeVisible();
  await expect(cues(review).getByRole('button', { name: /Add cue|Actions for/ })).toHaveCount(0);
  await review.close();
});
