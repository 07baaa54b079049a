import { eq, like } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { regions } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import type {
  EncoderChannelRecord,
  EncoderRecord,
} from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import type { VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { CUSTOMERS, REGIONS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const LIST = `/api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`;
const one = (id: string) => `/api/v3/eventprofiles/${id}`;
const ADMIN = 'admin@harbour.example';
const CONTROL = 'encoders@harbour.example';

interface Refusal {
  code: string;
  message: string;
  field?: string;
  errors?: { field?: string; message: string }[];
}

describe.each(await backends())('encoder channels on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const ask = async <T = EncoderChannelRecord & Refusal>(
    method: string,
    path: string,
    body?: unknown,
    userName = ADMIN,
  ) => platform.call<T>(method, path, { token: await platform.signIn(userName), body });
  const create = async (fields: Record<string, unknown>) =>
    (await ask('POST', LIST, { name: 'Fresh', deleteAfter: 7, ...fields })).body;
  const refusal = async (fields: Record<string, unknown>) => {
    const answer = await ask('POST', LIST, { name: 'Fresh', deleteAfter: 7, ...fields });
    return [answer.status, answer.body.field, answer.body.message];
  };

  test('CHN-02 a new channel has all its fields, no storage yet, and stands in the list', async () => {
    const users = [
      { userId: USERS.harbourMainHall, viewOnly: false },
      { userId: USERS.harbourEvents, viewOnly: true },
    ];
    const answer = await ask('POST', LIST, {
      name: '  Hall B_2-x ',
      regionId: REGIONS.europe,
      deleteAfter: 30,
      dvrWindowSeconds: 600,
      lanOnly: true,
      users,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      uuid: expect.any(String),
      customerId: CUSTOMERS.harbour,
      name: 'Hall B_2-x',
      provisioned: false,
      bucket: null,
      deleteAfter: 30,
      dvrWindowSeconds: 600,
      lanOnly: true,
      regionId: REGIONS.europe,
      users: [
        { userId: USERS.harbourEvents, userName: 'events@harbour.example', userType: 'USER', viewOnly: true },
        { userId: USERS.harbourMainHall, userName: 'harbour-main-hall', userType: 'SITE', viewOnly: false },
      ],
      viewOnly: false,
      createdAt: platform.clock.now().toISOString(),
    });
    const list = await ask<EncoderChannelRecord[]>('GET', LIST);
    expect(list.body).toContainEqual(answer.body);
  });

  test('CHN-01 a name has only letters, numbers, spaces, underscores and dashes', async () => {
    for (const name of ['Hall #1', 'Größe', 'a/b', 'a.b', '<b>']) {
      const message = `Use only letters, numbers, spaces, underscores, and dashes in a name; it is “${name}”.`;
      expect(await refusal({ name })).toEqual([400, 'name', message]);
    }
    expect(await refusal({ name: '   ' })).toEqual([400, 'name', 'A name is required.']);
    expect((await refusal({ name: 'x'.repeat(129) }))[2]).toContain(
      'at most 128 characters; this one has 129',
    );
    const { body } = await ask('PATCH', one(CHANNEL_IDS.events), { name: 'no!' });
    expect(body).toMatchObject({ field: 'name' });
  });

  test('CHN-03 video is kept for 1 to 30 days, a whole number', async () => {
    for (const deleteAfter of [0, 31, -1, 1.5]) {
      const message = `Video can be stored for 1 to 30 days; the value is ${deleteAfter}.`;
      expect(await refusal({ deleteAfter })).toEqual([400, 'deleteAfter', message]);
    }
    for (const deleteAfter of [1, 30]) expect(await create({ deleteAfter })).toMatchObject({ deleteAfter });
    const changed = await ask('PATCH', one(CHANNEL_IDS.events), { deleteAfter: 31 });
    expect([changed.status, changed.body.field]).toEqual([400, 'deleteAfter']);
  });

  test('viewers go back 120 seconds, or as the channel says 30 to 1800, a whole number', async () => {
    expect(await create({})).toMatchObject({ dvrWindowSeconds: 120 });
    for (const dvrWindowSeconds of [29, 1801, 60.5]) {
      const message = `Viewers can rewind 30 to 1800 seconds; the value is ${dvrWindowSeconds}.`;
      expect(await refusal({ dvrWindowSeconds })).toEqual([400, 'dvrWindowSeconds', message]);
    }
    for (const dvrWindowSeconds of [30, 1800])
      expect(await create({ dvrWindowSeconds })).toMatchObject({ dvrWindowSeconds });
    const changed = await ask('PATCH', one(CHANNEL_IDS.events), { dvrWindowSeconds: 1801 });
    expect([changed.status, changed.body.field]).toEqual([400, 'dvrWindowSeconds']);
  });

  test('WCH-13 the flagged region is the default; without one it is North America, zone us', async () => {
    const { db } = platform.services;
    expect(await create({})).toMatchObject({ regionId: REGIONS.northAmerica });
    await db.update(regions).set({ defaultRegion: false });
    await db.update(regions).set({ defaultRegion: true }).where(eq(regions.uuid, REGIONS.europe));
    expect(await create({})).toMatchObject({ regionId: REGIONS.europe });
    await db.update(regions).set({ defaultRegion: false });
    expect(await create({})).toMatchObject({ regionId: REGIONS.northAmerica });
    await db.update(regions).set({ defaultRegion: true }).where(eq(regions.uuid, REGIONS.northAmerica));
  });

  test('a region must exist and be open to the organisation', async () => {
    expect(await refusal({ regionId: 'nowhere' })).toEqual([400, 'regionId', 'This region does not exist.']);
    expect((await refusal({ regionId: REGIONS.government }))[2]).toContain('needs an entitlement');
  });

  test('PRM-16 only platform and organisation admins create one; others who manage encoders may edit', async () => {
    const body = { name: 'Not mine to make', deleteAfter: 7 };
    for (const userName of [
      CONTROL,
      'events@harbour.example',
      'library@harbour.example',
      'review@harbour.example',
    ]) {
      expect((await ask('POST', LIST, body, userName)).status).toBe(403);
    }
    const client = await platform.call('POST', LIST, { token: await platform.signInClient(), body });
    expect(client.status).toBe(403);
    expect((await ask('POST', LIST, body, 'super@rostrum.example')).status).toBe(201);
    const edited = await ask('PATCH', one(CHANNEL_IDS.events), { deleteAfter: 9 }, CONTROL);
    expect([edited.status, edited.body.deleteAfter]).toEqual([200, 9]);
    expect(
      (await ask('PATCH', one(CHANNEL_IDS.events), { deleteAfter: 9 }, 'library@harbour.example')).status,
    ).toBe(403);
  });

  test('CHN-04 who may only look at a channel can neither change nor remove it', async () => {
    const watcher = 'events@harbour.example';
    const { body } = await ask('GET', one(CHANNEL_IDS.chapel), undefined, watcher);
    expect(body.viewOnly).toBe(true);
    for (const [method, path, change] of [
      ['PATCH', one(CHANNEL_IDS.chapel), { deleteAfter: 2 }],
      ['PUT', `${one(CHANNEL_IDS.chapel)}/users`, []],
      ['DELETE', one(CHANNEL_IDS.chapel), undefined],
    ] as const) {
      const answer = await ask(method, path, change, watcher);
      expect([answer.status, answer.body.message]).toEqual([403, 'You can only view this encoder channel.']);
    }
    expect((await ask('PATCH', one(CHANNEL_IDS.events), { deleteAfter: 5 }, watcher)).status).toBe(200);
  });

  test('USR-09 who may only look at a channel sets no encoder to it, by a change or a command', async () => {
    const { uuid } = await create({
      name: 'Looked at',
      users: [{ userId: USERS.harbourEncoders, viewOnly: true }],
    });
    const encoder = `/api/v3/encoders/${ENCODER_IDS.chapel}`;
    const before = (await ask<EncoderRecord>('GET', encoder)).body;
    const status = `${encoder}/status`;
    const command = { requestedState: 'started', eventProfileId: uuid };
    for (const [method, path, body, field] of [
      ['PATCH', encoder, { encoderChannelId: uuid }, 'encoderChannelId'],
      ['PATCH', status, command, 'eventProfileId'],
    ] as const) {
      const answer = await ask(method, path, body, CONTROL);
      expect([answer.status, answer.body.field]).toEqual([403, field]);
    }
    expect((await ask<EncoderRecord>('GET', encoder)).body).toEqual(before);
    expect((await ask('PATCH', encoder, { encoderChannelId: uuid })).status).toBe(200);
    const kept = await ask('PATCH', encoder, { encoderChannelId: uuid, name: 'Chapel east' }, CONTROL);
    expect(kept.status).toBe(200);
  });

  test('USR-09 of who may use a channel the audit names those that changed, and no other', async () => {
    const { uuid } = await create({ name: 'Whose use is told' });
    const set = (users: unknown) => ask('PUT', `${one(uuid)}/users`, users);
    await set([{ userId: USERS.harbourChapel }, { userId: USERS.harbourEncoders, viewOnly: true }]);
    await set([{ userId: USERS.harbourEncoders, viewOnly: true }, { userId: USERS.harbourEvents }]);
    const entries = await platform.services.db
      .select()
      .from(auditEntries)
      .where(like(auditEntries.subjectId, `${uuid} %`))
      .orderBy(auditEntries.id);
    const written = entries.map(({ action, subjectId }) => `${action} ${subjectId.split(' ')[1]}`);
    expect(written.slice(0, 2).sort()).toEqual(
      [`insert ${USERS.harbourChapel}`, `insert ${USERS.harbourEncoders}`].sort(),
    );
    expect(written.slice(2)).toEqual([`delete ${USERS.harbourChapel}`, `insert ${USERS.harbourEvents}`]);
  });

  test('USR-09 VEN-14 users and venues are set together, and a venue’s own list says the same', async () => {
    const { uuid } = await create({ name: 'Who may use it' });
    const set = (users: unknown) =>
      ask<EncoderChannelRecord['users'] & Refusal>('PUT', `${one(uuid)}/users`, users);
    const channelsOf = async (venueId: string) =>
      (await ask<VenueRecord>('GET', `/api/v3/venues/${venueId}`)).body.encoderChannelIds;
    const answer = await set([
      { userId: USERS.harbourChapel },
      { userId: USERS.harbourEncoders, viewOnly: true },
    ]);
    expect(answer.body.map(({ userName, viewOnly }) => [userName, viewOnly])).toEqual([
      ['encoders@harbour.example', true],
      ['harbour-chapel', false],
    ]);
    expect((await ask('GET', `${one(uuid)}/users`)).body).toEqual(answer.body);
    expect(await channelsOf(USERS.harbourChapel)).toContain(uuid);
    expect((await ask('GET', one(uuid), undefined, CONTROL)).body.viewOnly).toBe(true);
    await set([]);
    expect(await channelsOf(USERS.harbourChapel)).not.toContain(uuid);
    expect((await ask('GET', one(uuid), undefined, CONTROL)).body.viewOnly).toBe(false);

    const foreign = await set([{ userId: USERS.harbourChapel }, { userId: USERS.northgateAdmin }]);
    expect([foreign.status, foreign.body.field]).toEqual([400, 'users.1.userId']);
    const twice = await set([{ userId: USERS.harbourChapel }, { userId: USERS.harbourChapel }]);
    expect(twice.body.message).toBe('A user or venue is listed twice.');
    expect(await channelsOf(USERS.harbourChapel)).not.toContain(uuid);
  });

  test('C-104 storage is set up once for a region; another region needs it anew', async () => {
    const { uuid } = await create({ name: 'With storage', regionId: REGIONS.northAmerica });
    const provision = (regionId?: string) =>
      ask<{ provisioned: boolean; bucket: string } & Refusal>(
        'POST',
        '/api/v3/storageproviders/encoderchannels',
        {
          eventProfileId: uuid,
          ...(regionId ? { regionId } : {}),
        },
      );
    const { body } = await provision();
    expect(body).toEqual({
      provisioned: true,
      bucket: expect.stringMatching(/^harbour-street-church-with-storage-/),
    });
    expect((await ask('GET', one(uuid))).body).toMatchObject(body);
    const again = await provision();
    expect([again.status, again.body.code]).toEqual([409, 'STATE']);
    const moved = await ask('PATCH', one(uuid), { regionId: REGIONS.asiaPacific });
    expect(moved.body).toMatchObject({ provisioned: false, bucket: null, regionId: REGIONS.asiaPacific });
    expect((await provision()).status).toBe(200);
    expect((await provision(REGIONS.government)).status).toBe(400);
    expect((await ask('GET', one(uuid))).body).toMatchObject({
      provisioned: true,
      regionId: REGIONS.asiaPacific,
    });
  });

  test('a channel in use is not removed, and the refusal names what uses it', async () => {
    const answer = await ask('DELETE', one(CHANNEL_IDS.main));
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
    expect(answer.body.message).toMatch(/^This encoder channel is in use: “Sunday morning service”, .*\.$/);
    expect((await ask('DELETE', one(CHANNEL_IDS.youth))).body.message).toBe(
      'This encoder channel is in use: “Youth night”, “Youth room”.',
    );
    expect((await ask('GET', one(CHANNEL_IDS.main))).status).toBe(200);
  });

  test('removing an unused channel takes it from its venues; a second time it is not there', async () => {
    const { uuid } = await create({ name: 'Short-lived', users: [{ userId: USERS.harbourChapel }] });
    expect((await ask('DELETE', one(uuid))).status).toBe(204);
    const venue = await ask<VenueRecord>('GET', `/api/v3/venues/${USERS.harbourChapel}`);
    expect(venue.body.encoderChannelIds).not.toContain(uuid);
    const again = await ask('DELETE', one(uuid));
    expect([again.status, again.body.message]).toEqual([404, 'Resource does not exist.']);
  });
});
