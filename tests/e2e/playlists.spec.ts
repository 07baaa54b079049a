import { expect, test } from './support/test.ts';

test('S-035 S-036 S-037 S-038 PLS-01 PLS-05 a playlist is created from videos, edited, and removed again', async ({
  page,
}) => {
  await page.goto('/media/playlists');
  await page.getByRole('link', { name: 'Create playlist' }).click();
  await page.getByRole('button', { name: 'Create playlist' }).click();
  await expect(page.getByText('Unable to save changes due to invalid fields.')).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await name.fill('Aa first list');
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').first().click();
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').first().click();
  await name.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Aa first list' })).toBeVisible();
  await expect(page.getByText(/^2 videos · /)).toBeVisible();

  const videos = page.getByRole('list', { name: 'Videos' });
  const second = await videos.getByRole('link').nth(1).innerText();
  await videos.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(videos.getByRole('link').first()).toHaveText(second);
  await page.reload();
  await expect(videos.getByRole('link').first()).toHaveText(second);
  await page.getByRole('button', { name: 'Add videos' }).click();
  await expect(page.getByText('2 of 250 videos')).toBeVisible();
  await page.getByRole('list', { name: 'Videos in the library' }).getByRole('button').nth(3).click();
  await page.getByRole('button', { name: 'Add videos' }).click();
  await expect(page.getByText(/^3 videos · /)).toBeVisible();
  await videos
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(page.getByText(/^2 videos · /)).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ab first list');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ab first list' })).toBeVisible();

  await page.getByRole('link', { name: 'Playlists' }).last().click();
  await page.getByRole('button', { name: 'Remove Ab first list' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/playlist with 2 videos/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Playlist Ab first list removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ab first list' })).toHaveCount(0);
});

test('PLS-08 a video of a playlist is carried by the mouse, by a finger and by keys', async ({ page }) => {
  await page.goto('/media/playlists/add');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Carried list');
  const library = page.getByRole('list', { name: 'Videos in the library' });
  for (let chosen = 1; chosen <= 3; chosen++) {
    await library.getByRole('button').first().click();
    await expect(
      page.getByRole('list', { name: 'Videos in the playlist' }).getByRole('listitem'),
    ).toHaveCount(chosen);
  }
  await page.getByRole('button', { name: 'Create playlist' }).click();
  const videos = page.getByRole('list', { name: 'Videos' });
  await expect(videos.getByRole('link')).toHaveCount(3);
  const [one, two, three] = (await videos.getByRole('link').allInnerTexts()) as [string, string, string];
  const handle = (title: string) => videos.getByRole('button', { name: `Move ${title}, position` });
  const middle = async (title: string) => {
    const box = (await handle(title).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const saved = async (...titles: string[]) => {
    await expect(videos.getByRole('link')).toHaveText(titles);
    await expect(videos).toHaveAttribute('aria-busy', 'false');
  };

  const [from, to] = [await middle(three), await middle(one)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 8, { steps: 8 });
  await page.mouse.up();
  await saved(three, one, two);

  const [start, end] = [await middle(three), await middle(one)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.x, y }],
    });
  await touch('touchStart', start.y);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', start.y + ((end.y + 8 - start.y) * step) / 8);
  await touch('touchEnd');
  await saved(one, three, two);

  await handle(two).press('Space');
  await expect(page.getByText(`${two} picked up at position 3 of 3`)).toBeAttached();
  // The places of the rows are measured in the frame after that.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${two} over position 2 of 3`)).toBeAttached();
  await page.keyboard.press('Space');
  await saved(one, two, three);
  await expect(handle(two)).toBeFocused();
});

test('S-211 unsaved changes are not lost to a click elsewhere', async ({ page }) => {
  await page.goto('/media/playlists/add');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Half done');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half done');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('APP-10 the view of the playlists is remembered', async ({ page }) => {
  await page.goto('/media/playlists');
  await page.getByRole('button', { name: 'Cards' }).click();
  await expect(page.getByRole('list', { name: 'Playlists' })).toBeVisible();
  await page.goto('/media/playlists');
  await expect(page.getByRole('list', { name: 'Playlists' })).toBeVisible();
});
