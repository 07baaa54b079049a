import { randomUUID } from 'node:crypto';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { formatPosition, parsePosition } from '../../../schema/rules/positions.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

describe('cue positions', () => {
  it.each([
    [0, '00:00:00.000'],
    [62_500, '00:01:02.500'],
    [3_599_999, '00:59:59.999'],
    [93_600_000, '26:00:00.000'],
  ])('CUE-08 %i ms is %s and back', (milliseconds, position) => {
    expect(formatPosition(milliseconds)).toBe(position);
    expect(parsePosition(position)).toBe(milliseconds);
  });

  it.each(['', '1:02:03.000', '00:60:00.000', '00:00:61.000', '00:00:00', '-0:00:00.000'])(
    'CUE-08 %p is no position',
    (text) => expect(parsePosition(text)).toBeNull(),
  );
});

describe.each(await backends())('cues of a saved video on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;
  let someone: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
    someone = (await platform.createUser(customerId)).userId;
  }, START_LIMIT_MS);
  afterAll(() => close());

  const pathOf = (mediaId: string) => `/cues/api/v1/media/${mediaId}/cues`;
  const insertCue = async (mediaId: string, values: Partial<typeof cues.$inferInsert>) => {
    const cue = {
      uuid: randomUUID(),
      customerId,
      sourceId: mediaId,
      positionMs: 0,
      name: 'Cue',
      userId: someone,
      userName: 'Some One',
      visibility: 'shared' as const,
      createdAt: platform.clock.now(),
      ...values,
    };
    await platform.services.db.insert(cues).values(cue);
    return cue.uuid;
  };

  it('CUE-17 gives the six fields, ordered by position', async () => {
    const mediaId = await insertVideo(platform, customerId);
    await insertCue(mediaId, { name: 'later', positionMs: 30_000 });
    const uuid = await insertCue(mediaId, { name: 'first', positionMs: 1_500, visibility: 'public' });
    const { status, body } = await platform.call<{ name: string }[]>('GET', pathOf(mediaId), { token });
    expect(status).toBe(200);
    expect(body.map((cue) => cue.name)).toEqual(['first', 'later']);
    expect(body[0]).toEqual({
      uuid,
      position: '00:00:01.500',
      name: 'first',
      userName: 'Some One',
      userId: someone,
      visibility: 'public',
    });
  });

  it('CUE-03 shows a private cue to the person who set it and to nobody else', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const author = await platform.createUser(customerId);
    await insertCue(mediaId, { name: 'mine', visibility: 'private', userId: author.userId });
    const names = async (as: string) =>
      (await platform.call<{ name: string }[]>('GET', pathOf(mediaId), { token: as })).body.map(
        (cue) => cue.name,
      );
    expect(await names(await platform.signIn(author.userName))).toEqual(['mine']);
    expect(await names(token)).toEqual([]);
  });

  it.each(['started', 'errored', 'delete_pending'] as const)(
    'CUE-14 answers 412 while the video is %s',
    async (state) => {
      const mediaId = await insertVideo(platform, customerId, { state });
      const { status, body } = await platform.call('GET', pathOf(mediaId), { token });
      expect(status).toBe(412);
      expect(body).toMatchObject({ message: 'Cues are not available.' });
    },
  );

  it('CUE-14 gives an empty list, not 412, when there are none', async () => {
    const mediaId = await insertVideo(platform, customerId);
    expect(await platform.call('GET', pathOf(mediaId), { token })).toMatchObject({ status: 200, body: [] });
  });
});
