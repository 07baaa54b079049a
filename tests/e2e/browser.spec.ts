import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { unpackBrowser } from './support/browser.ts';

test('the browser inside node_modules plays H.264 with AAC', async () => {
  test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'it is for Linux x64');
  const { executablePath, args, env } = await unpackBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--autoplay-policy=no-user-gesture-required'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const video = readFileSync(join(import.meta.dirname, '../../fixtures/demo/samples/service.mp4')).toString(
    'base64',
  );
  const page = await browser.newPage();
  await page.setContent(`<video src="data:video/mp4;base64,${video}"></video>`);
  await page.locator('video').evaluate((element: HTMLVideoElement) => element.play());
  const played = () =>
    page.locator('video').evaluate((element) => {
      const { currentTime, videoWidth } = element as HTMLVideoElement;
      const { webkitAudioDecodedByteCount: sound } = element as unknown as {
        webkitAudioDecodedByteCount: number;
      };
      return { moved: currentTime > 0.5, picture: videoWidth > 0, sound: sound > 0 };
    });
  await expect.poll(played).toEqual({ moved: true, picture: true, sound: true });
  await browser.close();
});
