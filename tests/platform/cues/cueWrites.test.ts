import { randomUUID } from 'node:crypto';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { CUE_MESSAGES } from '../../../schema/rules/cues.ts';
import type { RoleName } from '../../../schema/rules/permissions.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';
import { english } from '../../../schema/reasons/english.ts';

interface Cue {
  uuid: string;
  name: string;
  position: string;
  userId: string;
  visibility: string;
}

describe.each(await backends())('setting cues on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  /** Ids of what has cues, by the beginning of their paths. */
  const paths = new Map<string, string>();

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
    paths.set('a saved video', `/cues/api/v1/media/${await insertVideo(platform, customerId)}/cues`);
    paths.set('a web destination', `/api/v3/contentdestinations/${await insertDestination()}/cues`);
  }, START_LIMIT_MS);
  afterAll(() => close());

  /** Started a minute ago and still on air, but for what is given. */
  async function insertDestination(values: Partial<typeof contentDestinations.$inferInsert> = {}) {
    const now = platform.clock.now();
    const id = randomUUID();
    await platform.services.db.insert(contentDestinations).values({
      id,
      customerId,
      kind: 'EMBED',
      streamType: 'LIVE',
      status: 'STARTED',
      statusChangedAt: now,
      title: 'Service',
      startedAt: new Date(now.getTime() - 60_000),
      createdAt: now,
      ...values,
    });
    return id;
  }

  const personWith = async (roles: RoleName[]) => {
    const person = await platform.createUser(customerId, { roles });
    return { id: person.userId, token: await platform.signIn(person.userName) };
  };
  const add = (path: string, body: object, as = token) =>
    platform.call<Cue>('POST', path, {
      token: as,
      body: { position: '00:00:10.000', name: 'Song', ...body },
    });
  const namesFor = async (path: string, as: string) =>
    (await platform.call<Cue[]>('GET', path, { token: as })).body.map(({ name }) => name);

  describe.each(['a saved video', 'a web destination'])('of %s', (kind) => {
    const path = () => paths.get(kind) as string;

    it('CUE-06, CUE-13, CUE-17 are added in one’s own name, changed and removed', async () => {
      const added = await add(path(), { name: ' Song ', visibility: 'shared' });
      expect(added).toMatchObject({
        status: 201,
        body: { name: 'Song', position: '00:00:10.000', visibility: 'shared' },
      });
      const one = `${path()}/${added.body.uuid}`;
      const changed = await platform.call<Cue>('PATCH', one, {
        token,
        body: { position: '00:00:12.500', userId: added.body.userId },
      });
      expect(changed).toMatchObject({ status: 200, body: { ...added.body, position: '00:00:12.500' } });
      expect((await platform.call('DELETE', one, { token })).status).toBe(204);
      expect((await platform.call('DELETE', one, { token })).status).toBe(404);
      expect(await namesFor(path(), token)).not.toContain('Song');
    });

    it.each([
      ['CUE-01 without a name', { name: '  ' }, 'name', english(CUE_MESSAGES.nameRequired)],
      [
        'with a name that is too long',
        { name: 'n'.repeat(129) },
        'name',
        'A name must have at most 128 characters; this one has 129.',
      ],
      ['CUE-08 without a position', { position: '' }, 'position', english(CUE_MESSAGES.positionRequired)],
      [
        'CUE-08 at what is no position',
        { position: '1:2' },
        'position',
        'Enter a position from 00:00:00.000 to 99:59:59.999; it is “1:2”.',
      ],
      [
        'CUE-08 behind the end',
        { position: '00:10:00.000' },
        'position',
        /^The position must be within the video/,
      ],
      [
        'CUE-03 for nobody that there is',
        { visibility: 'everyone' },
        'visibility',
        /one of private, shared, public/,
      ],
      ['CUE-06 in the name of somebody else', { userId: 'x' }, 'userId', english(CUE_MESSAGES.somebodyElse)],
    ])('%s are refused by their field', async (_name, body, field, message) => {
      const { status, body: answer } = await add(path(), body);
      expect(status).toBe(400);
      const [problem] = 'errors' in answer ? (answer.errors as object[]) : [answer];
      expect(problem).toMatchObject({
        field,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      });
    });

    it('CUE-02, CUE-04 are private for who may not set shared ones', async () => {
      const operator = await personWith(['CONTROL_ENCODER']);
      expect(await add(path(), { name: 'Mine' }, operator.token)).toMatchObject({
        status: 201,
        body: { visibility: 'private', userId: operator.id },
      });
      for (const visibility of ['shared', 'public']) {
        expect(await add(path(), { visibility }, operator.token)).toMatchObject({
          status: 403,
          body: { message: 'Your account can only add private cues.', field: 'visibility' },
        });
      }
      expect(await namesFor(path(), operator.token)).toContain('Mine');
      expect(await namesFor(path(), token)).not.toContain('Mine');
    });

    it('CUE-04 of others are changed with the right to shared cues only, and stay theirs', async () => {
      const [author, library, operator] = [
        await personWith(['EVENT_ADMIN']),
        await personWith(['MEDIA_LIBRARY_ADMIN']),
        await personWith(['CONTROL_ENCODER']),
      ];
      const shared = (await add(path(), { name: 'Theirs', visibility: 'shared' }, author.token)).body;
      const hidden = (await add(path(), { name: 'Hidden' }, author.token)).body;
      const change = (uuid: string, body: object, as: string) =>
        platform.call<Cue>('PATCH', `${path()}/${uuid}`, { token: as, body });
      expect(await change(shared.uuid, { name: 'New' }, library.token)).toMatchObject({
        status: 200,
        body: { name: 'New', userId: author.id },
      });
      expect(await change(shared.uuid, { name: 'New' }, operator.token)).toMatchObject({
        status: 403,
        body: {
          message:
            'You can only change your own cues. To change the cues of other users, you need permission to share cues.',
        },
      });
      expect(await change(shared.uuid, { visibility: 'private' }, library.token)).toMatchObject({
        status: 400,
        body: { field: 'visibility', message: 'Only the author of a cue can make it private.' },
      });
      expect((await change(hidden.uuid, { name: 'New' }, library.token)).status).toBe(404);
      expect(
        (await platform.call('DELETE', `${path()}/${hidden.uuid}`, { token: library.token })).status,
      ).toBe(404);
    });

    it('are seen but not set by who reviews', async () => {
      const review = await personWith(['CAMPUS_REVIEW']);
      expect((await platform.call('GET', path(), { token: review.token })).status).toBe(200);
      expect((await add(path(), {}, review.token)).status).toBe(403);
    });

    it('CUE-05 the header says whether the caller may set some, when asked', async () => {
      const review = await personWith(['CAMPUS_REVIEW']);
      const ask = async (as: string, query: string) =>
        (
          await fetch(`${platform.url}${path()}${query}`, { headers: { authorization: `Bearer ${as}` } })
        ).headers.get('cansetcues');
      expect(await ask(token, '?canISetCues=1')).toBe('true');
      expect(await ask(review.token, '?canISetCues=1')).toBe('false');
      expect(await ask(token, '')).toBeNull();
    });
  });

  it('CUE-14 cannot be read or set before a destination has started', async () => {
    const id = await insertDestination({ status: 'STARTING', startedAt: null });
    const path = `/api/v3/contentdestinations/${id}/cues`;
    for (const answer of [await platform.call('GET', path, { token }), await add(path, {})]) {
      expect(answer).toMatchObject({ status: 412, body: { code: 'CUES_UNAVAILABLE' } });
    }
  });

  it('of one thing are none of another with the same id', async () => {
    const mediaId = await insertVideo(platform, customerId);
    await insertDestination({ id: mediaId });
    await add(`/cues/api/v1/media/${mediaId}/cues`, { name: 'Of the video' });
    expect(await namesFor(`/api/v3/contentdestinations/${mediaId}/cues`, token)).toEqual([]);
    const { rows } = await platform.services.db.execute(
      `select 1 from media_cues where media_id = '${mediaId}'`,
    );
    expect(rows).toHaveLength(1);
    expect(cues.source.default).toBe('media');
  });
});
