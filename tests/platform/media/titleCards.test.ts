import sharp from 'sharp';
import { titleCard } from '../../../fixtures/platform/domains/media/items/pictures.ts';

const card = (title: string) => titleCard(title, 'o1');
const colourOf = async (jpeg: Uint8Array) =>
  sharp(jpeg).extract({ left: 1200, top: 10, width: 8, height: 8 }).stats();

it('LIB-05 the card of a video without a picture is a JPEG of 16:9, the same each time for the same title', async () => {
  const jpeg = await card('Sunday service');
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
  expect(Buffer.from(await card('Sunday service')).equals(jpeg)).toBe(true);
});

it('two titles never share a picture, and the letters stand on the card', async () => {
  const [first, second] = [await card('Sunday service'), await card('Evening concert')];
  const [one, other] = [await colourOf(first), await colourOf(second)];
  expect(one.channels.map(({ mean }) => Math.round(mean))).not.toEqual(
    other.channels.map(({ mean }) => Math.round(mean)),
  );
  const middle = await sharp(first).extract({ left: 200, top: 260, width: 880, height: 200 }).stats();
  expect(Math.max(...middle.channels.map(({ max }) => max))).toBeGreaterThan(200);
});

it.each([
  ['what would be markup', '<b>&amp; </span><span size="999999">'],
  ['no letter at all', '   '],
  ['signs without a shape', 'a\u0000\u202e\u200bb'],
  ['a thousand characters', 'long '.repeat(200)],
  ['one long word', 'x'.repeat(255)],
  ['letters of other scripts', '日曜礼拝 خدمة 🎥'],
])('draws a title of %s', async (_what, title) => {
  expect(await sharp(await card(title)).metadata()).toMatchObject({ width: 1280, height: 720 });
});
