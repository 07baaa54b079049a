import type { Page } from '@playwright/test';
import { demoMediaId, demoPlaylistId } from '../../fixtures/demo/seed/mediaIds.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { expect, test } from './support/ownServer.ts';

const VIDEO = `/media/library/${demoMediaId(CUSTOMERS.harbour, 33)}`;
const PLAYLIST = `/media/playlists/${demoPlaylistId(CUSTOMERS.harbour, 1)}`;

/** The address that the share tab of a page gives out. */
async function shared(page: Page, path: string): Promise<string> {
  await page.goto(`${path}?tab=share`);
  await page.getByRole('button', { name: 'Get link and embed codes' }).click();
  return page.getByRole('region', { name: 'Web link' }).getByRole('code').innerText();
}

/** Plays what a player page shows, with real pictures. */
async function plays(viewer: Page): Promise<void> {
  const video = viewer.locator('video');
  await expect(video).toBeAttached();
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    return one.play();
  });
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
  expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
}

/**
 * The titles of a playlist's videos that viewers may see, in its order, as the graph tells somebody of the
 * organization.
 */
async function viewable(page: Page, path: string): Promise<string[]> {
  const query = '{ playlist(id: "ID") { media { title publishState isPlayable } } }';
  const answer = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': '1' },
    data: { query: query.replace('ID', path.split('/').at(-1)!) },
  });
  const { data } = (await answer.json()) as {
    data: { playlist: { media: { title: string; publishState: string; isPlayable: boolean }[] } };
  };
  return data.playlist.media
    .filter(({ publishState, isPlayable }) => publishState === 'PUBLISHED' && isPlayable)
    .map(({ title }) => title);
}

async function publish(page: Page, path: string, state: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Visibility/)
    .selectOption(state);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('S-016 S-156 C-312 a signed-out viewer watches a shared video, as long as it is published', async ({
  page,
  browser,
  servePage,
  own,
}) => {
  const url = await shared(page, own(VIDEO));
  const look = async (check: (viewer: Page) => Promise<void>) => {
    // A fresh browser without a session.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await check(await context.newPage());
    await context.close();
  };
  await look(async (viewer) => {
    await viewer.goto(url);
    await plays(viewer);
  });
  // Within another page, as the code puts it there.
  const frame = await page.getByRole('region', { name: 'iFrame', exact: true }).getByRole('code').innerText();
  await look(async (viewer) => {
    const place = await servePage(`<!doctype html><h1>My page</h1>${frame}`);
    await viewer.goto(place);
    const video = viewer.frameLocator('iframe').locator('video');
    await video.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      return one.play();
    });
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
  });
  await publish(page, own(VIDEO), 'unpublished');
  await look(async (viewer) => {
    await viewer.goto(url);
    await expect(viewer.getByText('This video is not available.')).toBeVisible();
    await expect(viewer.locator('video')).toHaveCount(0);
  });
  await publish(page, own(VIDEO), 'published');
  await look(async (viewer) => {
    await viewer.goto(url);
    await plays(viewer);
  });
});

test('S-038 S-156 PLS-06 a signed-out viewer watches a shared playlist in its order, until it is deleted', async ({
  page,
  browser,
  own,
}) => {
  const url = await shared(page, own(PLAYLIST));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    locale: 'es-ES',
    viewport: { width: 1280, height: 720 },
  });
  const viewer = await context.newPage();
  const list = viewer.getByRole('list', { name: 'Vídeos de esta lista' });
  // Samples are still being packaged as a platform starts, and play one after the other.
  await expect(async () => {
    const titles = await viewable(page, own(PLAYLIST));
    expect(titles.length).toBeGreaterThan(1);
    await viewer.goto(url);
    await expect(list.getByRole('button')).toHaveCount(titles.length);
    const shown = await list.getByRole('button').allInnerTexts();
    expect(shown.map((text) => text.split('\n')[0])).toEqual(titles);
  }).toPass();
  await plays(viewer);
  await expect(list.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  // The end of one is the beginning of the next.
  const video = viewer.locator('video');
  const before = await video.evaluate((one: HTMLVideoElement) => one.src);
  await video.evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 0.3;
  });
  await expect(list.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.src)).not.toBe(before);
  await plays(viewer);
  await list.getByRole('button').last().click();
  await expect(list.getByRole('button').last()).toHaveAttribute('aria-current', 'true');
  await viewer.getByRole('button', { name: 'Ocultar la lista' }).click();
  await expect(list).toBeHidden();
  await context.close();

  await page.goto(own(PLAYLIST));
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/media\/playlists$/);
  const later = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const late = await later.newPage();
  await late.goto(url);
  await expect(late.getByText('This video is not available.')).toBeVisible();
  await later.close();
});
