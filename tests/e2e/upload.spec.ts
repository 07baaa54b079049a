import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import { hasFfmpeg } from '../support/ffmpeg.ts';
import { makeVideo } from '../support/videoFiles.ts';
import { byHand } from './support/byHand.ts';
import { expect, test } from './support/test.ts';

const SAMPLE = readFileSync(join(import.meta.dirname, '../../fixtures/demo/samples/wedding.mp4'));
const video = (name: string, buffer: Buffer = SAMPLE) => ({ name, mimeType: 'video/mp4', buffer });

test.use({ account: 'library@harbour.example' });

test('UPL-21 S-020 S-021 a file is checked, sent while another screen is open, processed, and plays', async ({
  page,
}) => {
  await page.goto('/media/upload');
  await page.getByLabel('Choose files').first().setInputFiles(video('Spring_Wedding.mp4'));
  const card = page.getByRole('listitem', { name: 'Spring_Wedding.mp4' });
  await expect(card.getByText('Ready to upload')).toBeVisible();
  await card.getByRole('button', { name: 'Show check results' }).click();
  await expect(card.getByRole('row', { name: /Video codec H\.264 H\.264 Passed/ })).toBeVisible();
  await card.getByRole('textbox', { name: /^Title/ }).fill('Spring wedding');
  await card.getByRole('button', { name: 'Upload', exact: true }).click();

  await page.getByRole('link', { name: 'Recently uploaded' }).click();
  const video_ = page.getByRole('link', { name: 'Spring wedding' });
  // Sent, measured and packaged, beside whatever else the machine does.
  await expect(video_).toBeVisible({ timeout: 60_000 });
  await video_.click();
  const player = page.locator('video').first();
  await expect(player).toBeAttached();
  await player.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.5);
  expect(await player.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBeGreaterThan(0);
});

(hasFfmpeg ? test : test.skip)(
  'S-016 STM-07 an upload gets its ladder, and the player shows the quality that is chosen',
  async ({ page }) => {
    await page.goto('/media/upload');
    // Four seconds that are said to be 1080p.
    const large = await makeVideo({ size: [1920, 1080], seconds: 4 });
    await page.getByLabel('Choose files').first().setInputFiles(video('Ladder.mp4', large));
    const card = page.getByRole('listitem', { name: 'Ladder.mp4' });
    await card.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('link', { name: 'Recently uploaded' }).click();
    await page.getByRole('link', { name: 'Ladder' }).click();
    await page.getByRole('tab', { name: 'File' }).click();
    const qualities = page.getByRole('region', { name: 'Qualities' });
    for (const size of ['640 × 360', '1280 × 720', '1920 × 1080'])
      await expect(qualities).toContainText(size);
    await expect(qualities.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 60_000 });

    await page.reload();
    const player = page.locator('video').first();
    await expect(player).toBeAttached();
    await player.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      element.loop = true;
      return element.play();
    });
    const menu = page.locator('.vjs-quality-menu');
    const widthOf = () => player.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth);
    // The first may be what it plays already, by its own choice; the others are changes.
    for (const [name, width] of [
      ['720p', 1280],
      ['360p', 640],
      ['720p', 1280],
    ] as const) {
      await menu.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('menuitemradio')).toHaveText([/Auto/, /1080p/, /720p/, /360p/]);
      await menu.getByRole('menuitemradio', { name }).click();
      await expect.poll(widthOf).toBe(width);
    }
  },
);

test('S-160 UPL-03 refuses a file that breaks a rule before a byte is sent, and shows the command that fixes it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/')) sent.push(request.url());
  });
  await page.goto('/media/upload');
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles([
      video('cd rip.mp4', await makeVideo({ audio: '44.1 kHz' })),
      video('notes.mp4', Buffer.from('no video at all')),
    ]);
  const card = page.getByRole('listitem', { name: 'cd rip.mp4' });
  await expect(card.getByText('Cannot be uploaded')).toBeVisible();
  await expect(
    card.getByRole('row', { name: /Audio sample rate 44\.1 kHz 48 kHz Not allowed/ }),
  ).toBeVisible();
  await expect(card.getByText(/^ffmpeg -i "cd rip\.mp4" .* -ar 48000/)).toBeVisible();
  const notes = page.getByRole('listitem', { name: 'notes.mp4' });
  await expect(notes.getByText('This can’t be repaired. Export the video again.')).toBeVisible();
  expect(sent).toEqual([]);
  await notes.getByRole('button', { name: 'Remove notes.mp4' }).click();
  await expect(notes).toHaveCount(0);
});

test.describe('who may not upload', () => {
  test.use({ account: 'events@harbour.example' });

  test('S-020 S-021 S-160 PRM-19 sees no check results, and the graph takes no upload either', async ({
    page,
  }) => {
    for (const path of ['/media/upload', '/media/recently-uploaded']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: app.notAuthorized.title })).toBeVisible();
      await expect(page.getByLabel('Choose files')).toHaveCount(0);
    }
    const { data, errors } = await byHand<{ beginUpload: { upload: object | null } }>(
      page.request,
      `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { upload { id } userErrors { code } } }`,
      { input: { fileName: 'by hand.mp4', sizeBytes: 1000, title: 'By hand' } },
    );
    expect(data?.beginUpload?.upload ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

test('STM-25 sending → retrying → sending: an upload outlives a lost connection and a reload', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource|uploads/);
  const file = join(import.meta.dirname, '../../fixtures/demo/samples/wedding.mp4');
  await page.route('**/uploads/*', (route) => route.abort('connectionreset'));
  await page.goto('/media/upload');
  await page.getByLabel('Choose files').first().setInputFiles(file);
  const card = page.getByRole('listitem', { name: 'wedding.mp4' });
  await card.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(card.getByText('The connection was lost. What has been uploaded is kept.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(card.getByText('Choose the same file again to resume the upload.')).toBeVisible();
  await page.unroute('**/uploads/*');
  await page.getByLabel('Choose files').first().setInputFiles(file);
  await expect(card.getByRole('link', { name: 'Open video' })).toBeVisible();
});
