import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { mediaItems, mediaTexts } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { deleteExpired } from '../../../fixtures/platform/domains/media/library/deletion.ts';
import { publishPlanned } from '../../../fixtures/platform/domains/media/library/edits.ts';
import type { MediaItemDetailsRecord } from '../../../fixtures/platform/domains/media/items/records.ts';
import { THUMBNAIL_MAX_BYTES } from '../../../schema/rules/mediaEdits.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

const DAY_MS = 86_400_000;
const PHOTO = readFileSync(join(import.meta.dirname, '../../../fixtures/demo/samples/arena-1.jpg'));

describe.each(await backends())('editing the library on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const pathOf = (mediaId: string) => `/media-metadata/api/v1/media/${mediaId}`;
  const read = async (mediaId: string) =>
    (await platform.call<MediaItemDetailsRecord>('GET', pathOf(mediaId), { token })).body;
  const edit = (mediaId: string, body: object) =>
    platform.call<MediaItemDetailsRecord & { message: string; field: string }>('PATCH', pathOf(mediaId), {
      token,
      body,
    });
  const refusal = async (mediaId: string, body: object) => {
    const { status, body: problem } = await edit(mediaId, body);
    return [status, problem.field, problem.message];
  };

  describe('details (C-223)', () => {
    it('LIB-01 takes a title of 128 characters, and neither more nor none', async () => {
      const id = await insertVideo(platform, customerId);
      expect(await refusal(id, { title: 't'.repeat(129) })).toEqual([
        400,
        'title',
        'A title must have at most 128 characters.',
      ]);
      expect(await refusal(id, { title: '  ' })).toEqual([400, 'title', 'A title is required.']);
      expect((await edit(id, { title: 't'.repeat(128) })).body.title).toBe('t'.repeat(128));
    });

    it('LIB-02 takes tags of 150 characters together, and not more', async () => {
      const id = await insertVideo(platform, customerId);
      const tags = ['a'.repeat(74), 'b'.repeat(75)];
      expect((await edit(id, { tags })).body.tags).toEqual(tags);
      expect(await refusal(id, { tags: ['a'.repeat(75), 'b'.repeat(75)] })).toEqual([
        400,
        'tags',
        'Tags must have at most 150 characters in total.',
      ]);
    });

    it.each(['<b>', 'a > b'])('LIB-03 refuses the description %p', async (description) => {
      const id = await insertVideo(platform, customerId, { description: 'before' });
      expect(await refusal(id, { description })).toEqual([
        400,
        'description',
        'A description must not contain < or >.',
      ]);
      expect((await read(id)).description).toBe('before');
    });

    it('LIB-15 changes what is given, keeps the rest, and finds the video by its new words', async () => {
      const id = await insertVideo(platform, customerId, { title: 'Old', tags: ['keep'] });
      const { body } = await edit(id, {
        title: 'Quokka',
        description: 'New text',
        start_time: '2026-12-01T09:30:00+01:00',
      });
      expect(body).toMatchObject({
        title: 'Quokka',
        description: 'New text',
        tags: ['keep'],
        start_time: '2026-12-01T08:30:00.000Z',
        revision: 2,
      });
      const found = await platform.call<{ total: number }>(
        'GET',
        `/search/api/v1/vod/${customerId}?text=quokka`,
        {
          token,
        },
      );
      expect(found.body.total).toBe(1);
      expect((await edit(id, { description: null })).body.description).toBeNull();
    });

    it('LIB-15 tells what is said in a video, questions and documents, of a single one only', async () => {
      const id = await insertVideo(platform, customerId);
      const texts = {
        transcript: 'Good morning.',
        discussionQuestions: ['Why?'],
        documents: [{ title: 'Guide', text: 'Read it.' }],
      };
      await platform.services.db.insert(mediaTexts).values({ mediaId: id, ...texts });
      expect(await read(id)).toMatchObject(texts);
    });

    it('tells the second of two editors of the first, and overwrites nothing', async () => {
      const id = await insertVideo(platform, customerId, { title: 'Both see this' });
      const { revision } = await read(id);
      expect((await edit(id, { title: 'First', revision })).status).toBe(200);
      expect(await refusal(id, { title: 'Second', revision })).toEqual([
        409,
        undefined,
        'Another user changed this. Your input is kept: review the other changes, then save again.',
      ]);
      expect((await read(id)).title).toBe('First');
    });

    it('answers 404 for a video that is being deleted', async () => {
      const id = await insertVideo(platform, customerId, { state: 'delete_pending' });
      expect((await edit(id, { title: 'x' })).status).toBe(404);
    });
  });

  describe('publishing', () => {
    const later = () => new Date(platform.clock.now().getTime() + DAY_MS);
    it.each([
      ['unpublished', 'scheduled_published'],
      ['unpublished', 'published'],
      ['scheduled_published', 'published'],
      ['scheduled_published', 'unpublished'],
      ['published', 'unpublished'],
    ] as const)('STM-10 %s goes to %s', async (from, to) => {
      const id = await insertVideo(platform, customerId, { publishState: from, startTime: later() });
      const { body } = await edit(id, { publishState: to });
      expect(body.publishState).toBe(to);
      expect(body.kind).toBe(to === 'published' ? 'ON_DEMAND' : 'ON_DEMAND_UNPUBLISHED');
    });

    it('STM-10 published does not go to scheduled_published', async () => {
      const id = await insertVideo(platform, customerId, { publishState: 'published', startTime: later() });
      expect(await refusal(id, { publishState: 'scheduled_published' })).toEqual([
        400,
        'publishState',
        'Unpublish the video before you schedule it.',
      ]);
    });

    it('STM-10 a planned video needs a time ahead, and is published when it comes', async () => {
      const id = await insertVideo(platform, customerId, { publishState: 'unpublished' });
      expect(await refusal(id, { publishState: 'scheduled_published' })).toEqual([
        400,
        'publishState',
        'A scheduled video needs an air date and time in the future.',
      ]);
      const airs = new Date(platform.clock.now().getTime() + 60_000);
      await edit(id, { publishState: 'scheduled_published', start_time: airs.toISOString() });
      await publishPlanned(platform.services);
      expect((await read(id)).publishState).toBe('scheduled_published');
      platform.clock.advance(60_000);
      await publishPlanned(platform.services);
      expect(await read(id)).toMatchObject({ publishState: 'published', kind: 'ON_DEMAND' });
    });
  });

  describe('thumbnails (C-225)', () => {
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: '#c8c8c8' } })
        .png()
        .toBuffer();
    const send = (mediaId: string, bytes: Uint8Array) =>
      platform.call<MediaItemDetailsRecord & { message: string; field: string }>(
        'POST',
        `${pathOf(mediaId)}/thumbnail`,
        { token, body: { file: Buffer.from(bytes).toString('base64') } },
      );

    it.each([
      ['a JPG', () => PHOTO],
      ['a PNG', () => png(1600, 900)],
    ])('LIB-04 LIB-05 takes %s and serves a JPEG at an address of its own', async (_kind, make) => {
      const bytes = await make();
      const id = await insertVideo(platform, customerId, { hasThumbnail: false });
      const { status, body } = await send(id, bytes);
      expect(status).toBe(200);
      expect(body.thumbnail).toContain(`${platform.url}/stream/${customerId}/${id}/thumbnail.jpg?v=1&token=`);
      const served = await fetch(body.thumbnail ?? '');
      expect(served.headers.get('content-type')).toBe('image/jpeg');
      const picture = await sharp(await served.arrayBuffer()).metadata();
      expect(picture.width).toBeLessThanOrEqual(1280);
      expect((await send(id, bytes)).body.thumbnail).toMatch(/\?v=2&token=/);
    });

    it('LIB-04 looks at the bytes, whatever the file is called', async () => {
      const id = await insertVideo(platform, customerId);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
      const refused = await send(id, svg);
      expect([refused.status, refused.body.field, refused.body.message]).toEqual([
        400,
        'file',
        'A thumbnail must be a JPG or PNG image.',
      ]);
      const cut = await send(id, (await png(64, 64)).subarray(0, 60));
      expect([cut.status, cut.body.message]).toEqual([400, 'This image cannot be read.']);
      const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
      const animated = await send(id, gif);
      expect([animated.status, animated.body.field, animated.body.message]).toEqual([
        400,
        'file',
        'A thumbnail must be a JPG or PNG image.',
      ]);
      expect((await send(id, Buffer.alloc(0))).body.message).toBe('Choose an image.');
    });

    it('LIB-04 takes 2 MB, and says how much a larger one has', async () => {
      const id = await insertVideo(platform, customerId);
      const padded = (bytes: number) => Buffer.concat([PHOTO, Buffer.alloc(bytes - PHOTO.length)]);
      expect((await send(id, padded(THUMBNAIL_MAX_BYTES))).status).toBe(200);
      const refused = await send(id, padded(THUMBNAIL_MAX_BYTES + 1));
      expect([refused.status, refused.body.message]).toEqual([
        400,
        'A thumbnail must have at most 2 MB; this image has 2.1 MB.',
      ]);
      expect((await send(id, padded(3 * 1024 * 1024))).body.message).toBe(
        'A thumbnail must have at most 2 MB; this image has 3 MB.',
      );
    });
  });

  describe('what uses a video (C-228)', () => {
    it('names the playlists that hold it, its size and its views', async () => {
      const id = await insertVideo(platform, customerId, { sizeBytes: 4321 });
      const create = (name: string) =>
        platform.call('POST', `/media-metadata/api/v1/customers/${customerId}/playlists`, {
          token,
          body: { name, mediaIds: [id] },
        });
      await create('Zebra');
      await create('apple');
      const { body } = await platform.call<{ playlists: { name: string }[] }>(
        'GET',
        `${pathOf(id)}/summary`,
        {
          token,
        },
      );
      expect(body).toMatchObject({ views: 0, length: 40_000, size: 4321, events: [] });
      expect(body.playlists.map(({ name }) => name)).toEqual(['apple', 'Zebra']);
    });
  });

  describe('what lists leave out', () => {
    const ask = (ids: string[]) =>
      platform.call<{ mediaId: string; views: number; transcript: string | null }[]>(
        'GET',
        `/media-metadata/api/v1/media/extras?${ids.map((id) => `mediaId=${id}`).join('&')}`,
        { token },
      );

    it('is answered for many videos at once, without those of others', async () => {
      const [one, two] = [await insertVideo(platform, customerId), await insertVideo(platform, customerId)];
      const others = await insertVideo(platform, await platform.createCustomer());
      await platform.services.db.insert(mediaTexts).values({ mediaId: two, transcript: 'Good evening.' });
      const { status, body } = await ask([one, two, others]);
      expect(status).toBe(200);
      const said = new Map(body.map(({ mediaId, views, transcript }) => [mediaId, [views, transcript]]));
      expect(said).toEqual(
        new Map([
          [one, [0, null]],
          [two, [0, 'Good evening.']],
        ]),
      );
      expect((await ask([two])).body).toHaveLength(1);
    });

    it('is answered for at most 100', async () => {
      const ids = Array.from({ length: 101 }, () => randomUUID());
      expect((await ask(ids)).status).toBe(400);
      expect((await ask(ids.slice(1))).status).toBe(200);
    });
  });

  describe('library settings (C-019)', () => {
    const path = () => `/api/v3/customers/${customerId}/librarysettings`;
    const stateOf = async (mediaId: string) => {
      const [row] = await platform.services.db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.mediaId, mediaId));
      return row?.state;
    };

    it('LIB-14 takes 1 to 3650 whole days', async () => {
      for (const deleteAfterDays of [0, 3651, 1.5]) {
        const { status, body } = await platform.call<{ field: string }>('PATCH', path(), {
          token,
          body: { deleteAfterDays },
        });
        expect([status, body.field]).toEqual([400, 'deleteAfterDays']);
      }
    });

    it('LIB-14 deletes what was saved so many days ago by the clock, nothing earlier and nothing when it is off', async () => {
      const own = await newOrganisation(platform);
      const settings = `/api/v3/customers/${own.customerId}/librarysettings`;
      const savedAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY_MS);
      const old = await insertVideo(platform, own.customerId, { createdAt: savedAgo(30) });
      const young = await insertVideo(platform, own.customerId, { createdAt: savedAgo(29) });
      const inWork = await insertVideo(platform, own.customerId, {
        createdAt: savedAgo(40),
        state: 'started',
      });
      const off = { deleteAfterEnabled: false, deleteAfterDays: 30 };
      await platform.call('PATCH', settings, { token: own.token, body: off });
      await deleteExpired(platform.services);
      expect(await stateOf(old)).toBe('completed');
      const on = { ...off, deleteAfterEnabled: true };
      expect((await platform.call('PATCH', settings, { token: own.token, body: on })).body).toEqual(on);
      await deleteExpired(platform.services);
      expect([await stateOf(old), await stateOf(young), await stateOf(inWork)]).toEqual([
        'delete_pending',
        'completed',
        'started',
      ]);
      platform.clock.advance(DAY_MS);
      await deleteExpired(platform.services);
      expect(await stateOf(young)).toBe('delete_pending');
    });

    it('PRM-24 needs organisation details to read, and the library update too to change', async () => {
      const userWith = async (role: 'MEDIA_LIBRARY_ADMIN' | 'EVENT_ADMIN') =>
        platform.signIn((await platform.createUser(customerId, { roles: [role] })).userName);
      for (const role of ['MEDIA_LIBRARY_ADMIN', 'EVENT_ADMIN'] as const) {
        const other = await userWith(role);
        expect((await platform.call('GET', path(), { token: other })).status).toBe(403);
        expect((await platform.call('PATCH', path(), { token: other, body: {} })).status).toBe(403);
      }
    });
  });

  it('PRM-23 only whoever may update the library edits a video', async () => {
    const id = await insertVideo(platform, customerId);
    const statusFor = async (role: 'CAMPUS_REVIEW' | 'EVENT_ADMIN' | 'MEDIA_LIBRARY_ADMIN') => {
      const { userName } = await platform.createUser(customerId, { roles: [role] });
      const other = await platform.signIn(userName);
      return (await platform.call('PATCH', pathOf(id), { token: other, body: { title: 'x' } })).status;
    };
    expect([await statusFor('CAMPUS_REVIEW'), await statusFor('EVENT_ADMIN')]).toEqual([403, 403]);
    expect(await statusFor('MEDIA_LIBRARY_ADMIN')).toBe(200);
  });
});
