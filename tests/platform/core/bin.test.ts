import { regions } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { purgeBin } from '../../../fixtures/platform/kernel/bin/bin.ts';
import { binEntries } from '../../../fixtures/platform/kernel/db/schema/bin.ts';
import { eq } from 'drizzle-orm';
import { bothStorages } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

interface Entry {
  kind: string;
  id: string;
  name: string;
  deletedBy: string;
  deletedAt: string;
  keptUntil: string;
}
interface Thing {
  id: string;
  uuid: string;
  alias: string;
  mediaCount: number;
  media: { mediaId: string }[];
  users: { userId: string; viewOnly: boolean }[];
}

const MEDIA = '/media-metadata/api/v1';
const PLAYERS = '/player-config/api/v1';
const DAY_MS = 24 * 60 * 60 * 1000;
const CHANNEL = { name: 'Main', deleteAfter: 7, lanOnly: false };
const PRESET = {
  name: 'Fresh',
  codec: 'H264',
  inputFormat: 'auto',
  outputFormat: '1080p30',
  formatStandard: 'NTSC',
  videoChannels: 1,
  audioChannels: 2,
  bitrate: 5_000,
};
const QR_OVERLAY = { name: 'Give', url: 'https://give.example/' };
const WEB_PRESET = { name: 'French', videoChannel: 1, leftAudioChannel: 3, rightAudioChannel: 4 };
const PROFILE = { profileName: 'Chapel' };

describe.each(await bothStorages())('the bin on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  const call = (method: string, path: string, body?: unknown, as = token) =>
    platform.call<Thing & Entry[]>(method as 'GET', path, { token: as, ...(body ? { body } : {}) });
  /** Checks that an object is in the recycle bin only between deletion and restoration. */
  const goesAndComesBack = async (thing: string, bin: string) => {
    const before = (await call('GET', thing)).body;
    expect((await call('DELETE', thing)).status).toBeLessThan(300);
    const [entry] = (await call('GET', bin)).body;
    expect(Date.parse(entry!.keptUntil) - Date.parse(entry!.deletedAt)).toBe(30 * DAY_MS);
    expect((await call('POST', `${thing}/restore`)).status).toBe(204);
    expect((await call('GET', thing)).body).toEqual(before);
    expect((await call('GET', bin)).body).toEqual([]);
    expect((await call('POST', `${thing}/restore`)).status).toBe(404);
  };

  it('gives a playlist back with its videos in their order, but for those that are gone', async () => {
    const mediaIds = [
      await insertVideo(platform, customerId),
      await insertVideo(platform, customerId),
      await insertVideo(platform, customerId),
    ];
    const { body } = await call('POST', `${MEDIA}/customers/${customerId}/playlists`, {
      name: 'Sunday',
      mediaIds,
    });
    const path = `${MEDIA}/playlists/${body.id}`;
    await goesAndComesBack(path, `${MEDIA}/customers/${customerId}/bin/playlists`);
    const order = async () => (await call('GET', `${path}/media`)).body.media.map(({ mediaId }) => mediaId);
    expect(await order()).toEqual(mediaIds);
    await call('DELETE', path);
    const { mediaItems } = await import('../../../fixtures/platform/kernel/db/schema/media.ts');
    await platform.services.db.delete(mediaItems).where(eq(mediaItems.mediaId, mediaIds[1]!));
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
    expect(await order()).toEqual([mediaIds[0], mediaIds[2]]);
  });

  it('gives a saved video back with its place in a playlist', async () => {
    const mediaId = await insertVideo(platform, customerId, { title: 'First talk' });
    const { body } = await call('POST', `${MEDIA}/customers/${customerId}/playlists`, {
      name: 'Sunday',
      mediaIds: [mediaId],
    });
    const path = `${MEDIA}/media/${mediaId}`;
    const bin = `${MEDIA}/customers/${customerId}/bin/media`;
    expect((await call('DELETE', path)).status).toBe(202);
    expect((await call('GET', bin)).body).toEqual([
      expect.objectContaining({ kind: 'media', id: mediaId, name: 'First talk' }),
    ]);
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
    expect((await call('GET', path)).body).toMatchObject({ state: 'completed' });
    expect((await call('GET', `${MEDIA}/playlists/${body.id}/media`)).body.mediaCount).toBe(1);
  });

  it('gives an encoder channel back with those who may use it', async () => {
    const { body } = await call('POST', `/api/v3/customers/${customerId}/eventprofiles`, CHANNEL);
    const person = await platform.createUser(customerId);
    const path = `/api/v3/eventprofiles/${body.uuid}`;
    const set = await call('PUT', `${path}/users`, [{ userId: person.userId, viewOnly: true }]);
    expect(set.status).toBe(200);
    await goesAndComesBack(path, `/api/v3/customers/${customerId}/bin/eventprofiles`);
  });

  it('USR-09 does not give a channel back to who could only look at it', async () => {
    const { body } = await call('POST', `/api/v3/customers/${customerId}/eventprofiles`, CHANNEL);
    const person = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
    const looking = await platform.signIn(person.userName);
    const path = `/api/v3/eventprofiles/${body.uuid}`;
    await call('PUT', `${path}/users`, [{ userId: person.userId, viewOnly: true }]);
    expect((await call('DELETE', path, undefined, looking)).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('POST', `${path}/restore`, undefined, looking)).status).toBe(403);
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
  });

  it('gives an encoder preset back', async () => {
    const { body } = await call('POST', `/api/v3/customers/${customerId}/encoderprofiles`, PRESET);
    expect(body.uuid).toEqual(expect.any(String));
    await goesAndComesBack(
      `/api/v3/encoderprofiles/${body.uuid}`,
      `/api/v3/customers/${customerId}/bin/encoderprofiles`,
    );
  });

  it('gives a web channel back, with its addresses', async () => {
    const [region] = await platform.services.db.select().from(regions).limit(1);
    const channel = { name: 'Choir', loadBalancer: 'binned', regionId: region!.uuid, deleteAfter: 5 };
    const { body } = await call('POST', `/api/v3/customers/${customerId}/webeventprofiles`, channel);
    await goesAndComesBack(
      `/api/v3/webeventprofiles/${body.uuid}`,
      `/api/v3/customers/${customerId}/bin/webeventprofiles`,
    );
  });

  it('gives a web preset back', async () => {
    const { body } = await call('POST', `/api/v3/customers/${customerId}/webencoderprofiles`, WEB_PRESET);
    await goesAndComesBack(
      `/api/v3/webencoderprofiles/${body.uuid}`,
      `/api/v3/customers/${customerId}/bin/webencoderprofiles`,
    );
  });

  it('gives a QRclick overlay back', async () => {
    const { body } = await call('POST', `/hotspots/api/v1/customers/${customerId}/urls`, QR_OVERLAY);
    await goesAndComesBack(
      `/hotspots/api/v1/urls/${body.uuid}`,
      `/hotspots/api/v1/customers/${customerId}/bin/urls`,
    );
  });

  it('USR-08 gives a contact back', async () => {
    const contact = { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', billingContact: true };
    const of = `/api/v3/customers/${customerId}/contacts`;
    const made = (await call('POST', of, contact)).body;
    const path = `/api/v3/contacts/${made.uuid}`;
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', of)).body).toEqual([]);
    const bin = `/api/v3/customers/${customerId}/bin/contacts`;
    expect((await call('GET', bin)).body).toMatchObject([
      { kind: 'contact', id: made.uuid, name: 'Ada Quill' },
    ]);
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
    expect((await call('GET', of)).body).toEqual([made]);
    expect((await call('GET', bin)).body).toEqual([]);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
  });

  it('PLY-03 gives a player profile back, with an alias of its own when another has taken it', async () => {
    const collection = `${PLAYERS}/customers/${customerId}/configs`;
    const { body } = await call('POST', collection, PROFILE);
    const path = `${PLAYERS}/configs/${body.id}`;
    await goesAndComesBack(path, `${PLAYERS}/customers/${customerId}/bin/configs`);
    await call('DELETE', path);
    const second = (await call('POST', collection, PROFILE)).body;
    expect(second.alias).toBe(body.alias);
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
    expect((await call('GET', path)).body.alias).toBe(`${body.alias}-${body.id.slice(0, 8)}`);
  });

  it('CUE-03 gives a cue back to who removed it, and tells nobody else of it', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const path = `/cues/api/v1/media/${mediaId}/cues`;
    const { body } = await call('POST', path, { position: '00:00:02.000', name: 'Song' });
    expect((await call('DELETE', `${path}/${body.uuid}`)).status).toBe(204);
    const { userName } = await platform.createUser(customerId);
    const colleague = await platform.signIn(userName);
    const bin = `/cues/api/v1/customers/${customerId}/bin/cues`;
    expect((await call('GET', bin, undefined, colleague)).body).toEqual([]);
    expect((await call('POST', `/cues/api/v1/cues/${body.uuid}/restore`, undefined, colleague)).status).toBe(
      404,
    );
    expect((await call('GET', bin)).body).toHaveLength(1);
    expect((await call('POST', `/cues/api/v1/cues/${body.uuid}/restore`)).status).toBe(204);
    expect((await call('GET', path)).body).toEqual([expect.objectContaining({ name: 'Song' })]);
  });

  it('NET-11 another organisation neither sees nor restores it', async () => {
    const { body } = await call('POST', `${PLAYERS}/customers/${customerId}/configs`, PROFILE);
    await call('DELETE', `${PLAYERS}/configs/${body.id}`);
    const { token: stranger } = await newOrganisation(platform);
    const restored = await call('POST', `${PLAYERS}/configs/${body.id}/restore`, undefined, stranger);
    expect(restored.status).toBe(404);
    const listed = await call('GET', `${PLAYERS}/customers/${customerId}/bin/configs`, undefined, stranger);
    expect(listed.status).toBe(403);
    expect((await call('POST', `${PLAYERS}/configs/${body.id}/restore`)).status).toBe(204);
  });

  it('keeps what was deleted for 30 days and not a moment longer', async () => {
    const { body } = await call('POST', `${PLAYERS}/customers/${customerId}/configs`, PROFILE);
    const path = `${PLAYERS}/configs/${body.id}`;
    await call('DELETE', path);
    const age = (ms: number) =>
      platform.services.db
        .update(binEntries)
        .set({ deletedAt: new Date(platform.clock.now().getTime() - ms) })
        .where(eq(binEntries.id, body.id));
    await age(30 * DAY_MS);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
    await age(30 * DAY_MS - 60_000);
    await purgeBin(platform.services);
    expect((await call('POST', `${path}/restore`)).status).toBe(204);
    await call('DELETE', path);
    await age(30 * DAY_MS);
    await purgeBin(platform.services);
    const left = await platform.services.db.select().from(binEntries).where(eq(binEntries.id, body.id));
    expect(left).toEqual([]);
  });
});
