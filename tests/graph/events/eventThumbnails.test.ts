import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
}, START_MS);
afterAll(() => world?.close());

/** LIB-04: 2 MB are the most. */
const MOST_BYTES = 2 * 1024 * 1024;
const id = SCHEDULE_IDS.sundayService;
const photo = readFileSync(join(import.meta.dirname, '../../../fixtures/demo/samples/arena-1.jpg'));
const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
const PAYLOAD = '{ event { id thumbnailUrl } userErrors { code reason field } }';

const SET = `mutation ($input: SetEventThumbnailInput!) { setEventThumbnail(input: $input) ${PAYLOAD} }`;
const set = async (bytes: Buffer): Promise<Data> => {
  const input = { id, file: bytes.toString('base64') };
  return (await maya.data(SET, { input }, '/graphql/files')).setEventThumbnail;
};

it('EVT-31 LIB-04 an event takes a picture of 2 MB, shows it to who reads it, and gives it up', async () => {
  const { event, userErrors } = await set(padded(MOST_BYTES));
  expect(userErrors).toEqual([]);
  expect((await fetch(event.thumbnailUrl)).headers.get('content-type')).toBe('image/jpeg');
  const read = `{ event(id: "${id}") { thumbnailUrl } }`;
  expect((await maya.data(read)).event).toEqual({ thumbnailUrl: event.thumbnailUrl });
  const { removeEventThumbnail } = await maya.data(
    `mutation { removeEventThumbnail(input: { id: "${id}" }) ${PAYLOAD} }`,
  );
  expect(removeEventThumbnail).toEqual({ event: { id, thumbnailUrl: null }, userErrors: [] });
  expect((await maya.data(read)).event).toEqual({ thumbnailUrl: null });
});

it('EVT-31 LIB-04 more than 2 MB and anything but JPG and PNG is refused at its field, without a call', async () => {
  const calls = await world.callsOf(async () => {
    const refused = (reason: string) => ({
      event: null,
      userErrors: [{ code: 'INVALID', reason, field: ['file'] }],
    });
    expect(await set(padded(MOST_BYTES + 1))).toEqual(refused('THUMBNAIL_SIZE'));
    expect(await set(Buffer.from('GIF89a'))).toEqual(refused('THUMBNAIL_KIND'));
    expect(await set(Buffer.alloc(0))).toEqual(refused('THUMBNAIL_REQUIRED'));
  });
  expect(calls).toEqual([]);
});
