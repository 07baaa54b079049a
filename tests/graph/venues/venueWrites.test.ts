import { eq } from 'drizzle-orm';
import { decoders, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

const FIELDS = `id userName planName licenseType mode status hasWatermark availableVenueLicenses createdAt
  encoderChannels { id } decoder { serial } customer { id }`;
const PAYLOAD = `{ venue { ${FIELDS} } userErrors { code reason field message } }`;
const CREATE = `mutation ($input: CreateVenueInput!) { createVenue(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateVenueInput!) { updateVenue(input: $input) ${PAYLOAD} }`;
const PASSWORD = `mutation ($input: ChangeVenuePasswordInput!) { changeVenuePassword(input: $input) ${PAYLOAD} }`;
const DELETE = `mutation ($id: ID!) { deleteVenue(input: { id: $id }) { deletedId userErrors { code reason } } }`;
const RESTORE = 'mutation ($id: ID!) { restoreDeleted(input: { kind: VENUE, id: $id }) { restoredId } }';
const ONE = `query ($id: ID!) { venue(id: $id) { ${FIELDS} } }`;
const INPUT = {
  userName: 'harbour-tower',
  password: 'Steeple-2026',
  licenseType: 'PRO',
  encoderChannelIds: [CHANNEL_IDS.chapel],
};
const create = async (fields: object = {}): Promise<Data> =>
  (await maya.data(CREATE, { input: { ...INPUT, ...fields } })).createVenue;
const update = async (fields: object): Promise<Data> =>
  (await maya.data(UPDATE, { input: fields })).updateVenue;
const remove = async (id: string): Promise<Data> => (await maya.data(DELETE, { id })).deleteVenue;
const licenses = async (): Promise<Data[]> =>
  (
    await maya.data(
      '{ viewer { customer { venueLicenses { licenseType totalCount usedCount availableCount } } } }',
    )
  ).viewer.customer.venueLicenses;

describe('writing venues', () => {
  it('VEN-15 VEN-14 VEN-07 VEN-13 are created, changed, removed and restored with all their fields', async () => {
    const { venue, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(venue).toEqual({
      ...{ id: expect.any(String), userName: 'harbour-tower', planName: 'Cloud-Pro', licenseType: 'PRO' },
      ...{ mode: 'CLOUD', status: 'signed out', hasWatermark: false, availableVenueLicenses: 1 },
      ...{
        encoderChannels: [{ id: CHANNEL_IDS.chapel }],
        decoder: null,
        customer: { id: CUSTOMERS.harbour },
      },
      createdAt: expect.any(String),
    });
    const { id } = venue;
    const changed = {
      ...{ ...venue, planName: 'Non-Production', licenseType: 'NON_PROD', hasWatermark: true },
      ...{ encoderChannels: [], availableVenueLicenses: 0 },
    };
    expect(await update({ id, licenseType: 'NON_PROD', encoderChannelIds: [] })).toEqual({
      venue: changed,
      userErrors: [],
    });
    expect((await maya.data(ONE, { id })).venue).toEqual(changed);
    expect(await remove(id)).toEqual({ deletedId: id, userErrors: [] });
    expect((await maya.data(ONE, { id })).venue).toBeNull();
    expect((await maya.data(RESTORE, { id })).restoreDeleted).toEqual({ restoredId: id });
    expect((await maya.data(ONE, { id })).venue).toEqual(changed);
    await remove(id);
  });

  it('VEN-07 VEN-14 a Broadcast venue is shown without a license type, and keeps its plan while its channels change', async () => {
    const { id } = (await create({ userName: 'harbour-rotunda' })).venue;
    const broadcast = { planName: 'Broadcast', licenseType: null } as const;
    await world.platform.services.db.update(venues).set(broadcast).where(eq(venues.uuid, id));
    expect((await maya.data(ONE, { id })).venue).toMatchObject({ ...broadcast, availableVenueLicenses: 0 });
    const kept = { ...broadcast, encoderChannels: [] };
    expect(await update({ id, encoderChannelIds: [] })).toMatchObject({ venue: kept, userErrors: [] });
    expect(await update({ id, licenseType: 'PRO' })).toMatchObject({
      venue: { planName: 'Cloud-Pro', licenseType: 'PRO' },
      userErrors: [],
    });
    await remove(id);
  });

  it.each<[string, object, string, string, string, string]>([
    [
      'VEN-01',
      { userName: '' },
      'userName',
      'REQUIRED',
      'VENUE_USER_NAME_REQUIRED',
      'Username is a required field',
    ],
    [
      'VEN-02',
      { userName: 'a b' },
      'userName',
      'INVALID',
      'VENUE_USER_NAME_SPACES',
      'Spaces are not allowed',
    ],
    [
      ...(['VEN-03', { licenseType: null }, 'licenseType', 'REQUIRED'] as const),
      ...(['VENUE_LICENSE_TYPE_REQUIRED', 'Please select a license type'] as const),
    ],
    [
      ...(['VEN-04', { password: 'Steeple-1' }, 'password', 'INVALID', 'PASSWORD_TOO_SHORT'] as const),
      'A password must have at least 10 characters.',
    ],
    [
      ...(['VEN-04', { password: 'steeple-2026' }, 'password', 'INVALID', 'VENUE_PASSWORD_WEAK'] as const),
      'A password must contain numbers, uppercase and lowercase letters.',
    ],
  ])('%s is refused before anything is sent (%#)', async (_rule, fields, field, code, reason, message) => {
    const calls = await world.callsOf(async () => {
      expect(await create(fields)).toEqual({
        venue: null,
        userErrors: [{ code, reason, field: [field], message }],
      });
    });
    expect(calls).toEqual([]);
  });

  it('VEN-05 NET-17 a user name that somebody has is refused in the exact words', async () => {
    expect((await create({ userName: 'Harbour-Chapel' })).userErrors).toEqual([
      {
        code: 'CONFLICT',
        reason: 'VENUE_USER_NAME_TAKEN',
        field: ['userName'],
        message: 'Venue Username already exists, please try a different username',
      },
    ]);
  });

  it('VEN-06 VEN-08 VEN-16 licenses are told by type and never negative; one that is not left is refused', async () => {
    expect(await licenses()).toEqual([
      { licenseType: 'CLOUD', totalCount: 1, usedCount: 1, availableCount: 0 },
      { licenseType: 'ENTERPRISE', totalCount: 0, usedCount: 0, availableCount: 0 },
      { licenseType: 'NON_PROD', totalCount: 1, usedCount: 0, availableCount: 1 },
      { licenseType: 'PRO', totalCount: 3, usedCount: 1, availableCount: 2 },
    ]);
    for (const licenseType of ['CLOUD', 'ENTERPRISE'])
      expect((await create({ licenseType })).userErrors).toMatchObject([
        { code: 'CONFLICT', reason: 'VENUE_LICENSE_NONE_LEFT', field: ['licenseType'] },
      ]);
    expect(await update({ id: USERS.harbourMainHall, licenseType: 'CLOUD' })).toMatchObject({
      venue: null,
      userErrors: [{ reason: 'VENUE_LICENSE_NONE_LEFT' }],
    });
  });

  it('VEN-04 a password is changed and told nowhere', async () => {
    const { venue } = await create({ userName: 'harbour-loft' });
    const input = { id: venue.id, password: 'Belfry-2027' };
    const { changeVenuePassword } = await maya.data(PASSWORD, { input });
    expect(changeVenuePassword).toEqual({ venue, userErrors: [] });
    expect(
      (await maya.data(PASSWORD, { input: { ...input, password: 'weak' } })).changeVenuePassword,
    ).toMatchObject({ venue: null, userErrors: [{ field: ['password'] }] });
    await remove(venue.id);
  });

  it('VEN-09 VEN-14 a person’s login is no venue, and unknown channels are named by their place', async () => {
    expect((await maya.data(ONE, { id: USERS.harbourEvents })).venue).toBeNull();
    expect(await remove(USERS.harbourEvents)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect(await update({ id: USERS.harbourEvents, encoderChannelIds: [] })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect((await create({ encoderChannelIds: [CHANNEL_IDS.arena] })).userErrors).toMatchObject([
      { reason: 'ENCODER_CHANNEL_UNKNOWN', field: ['encoderChannelIds', '0'] },
    ]);
  });

  it('PRM-05 are nothing for event admins', async () => {
    const events = await world.signIn('events@harbour.example');
    for (const [text, variables] of [
      [ONE, { id: USERS.harbourChapel }],
      [CREATE, { input: INPUT }],
      [UPDATE, { input: { id: USERS.harbourChapel, encoderChannelIds: [] } }],
      [PASSWORD, { input: { id: USERS.harbourChapel, password: 'Steeple-2026' } }],
      [DELETE, { id: USERS.harbourChapel }],
      ['{ viewer { customer { venueLicenses { totalCount } } } }', {}],
      ['{ viewer { customer { decoders { totalCount } } } }', {}],
      ['{ duplicateLogins { userName } }', {}],
    ] as const) {
      const { errors } = await events.run(text, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('decoders of venues', () => {
  const DECODER = 'serial userName isLoggedIn isActive status playerVersion';
  const listed = async (args = ''): Promise<Data> =>
    (
      await maya.data(
        `{ viewer { customer { decoderVersions decoders${args} { totalCount nodes { ${DECODER} venue { userName mode } } } } } }`,
      )
    ).viewer.customer;

  it('DEC-08 DEC-10 tell all that they report, and how far they are', async () => {
    const { venue } = await maya.data(
      `query ($id: ID!) { venue(id: $id) { decoder { ${DECODER} hardware isLan streamUrl bandwidthKbps bufferSeconds memoryMegabytes
        playing playheadSeconds nics { name ipv4Address macAddress } reportedAt } } }`,
      { id: USERS.harbourMainHall },
    );
    expect(venue.decoder).toEqual({
      ...{ serial: 'D20010041', userName: 'harbour-main-hall', isLoggedIn: true, isActive: true },
      ...{ status: 'playing', playerVersion: '5.4.0', hardware: 'Rostrum D2', isLan: false, streamUrl: null },
      ...{ bandwidthKbps: 9200, bufferSeconds: 42.5, memoryMegabytes: 431 },
      ...{ playing: 'Sunday morning service', playheadSeconds: 900, reportedAt: expect.any(String) },
      nics: [{ name: 'LAN 1', ipv4Address: '10.0.4.41', macAddress: '00:1b:c5:0b:00:41' }],
    });
  });

  it('STM-21 MON-04 VEN-12 list the one that is logged in before those that were refused, as duplicates, too', async () => {
    const { venue } = await maya.data(
      `query ($id: ID!) { venue(id: $id) { decoders { serial isLoggedIn } refusedDecoders { serial isLoggedIn } } }`,
      { id: USERS.harbourMainHall },
    );
    const refused = { serial: 'D20010077', isLoggedIn: false };
    expect(venue).toEqual({
      decoders: [{ serial: 'D20010041', isLoggedIn: true }, refused],
      refusedDecoders: [refused],
    });
    const found = { userName: 'harbour-main-hall', customerName: 'Harbour Street Church' };
    const LOGINS = 'duplicateLogins { userName customerName decoders { serial } }';
    const duplicate = { ...found, decoders: [{ serial: 'D20010041' }, { serial: 'D20010077' }] };
    expect(
      (await maya.data(`{ viewer { customer { ${LOGINS} } } }`)).viewer.customer.duplicateLogins,
    ).toEqual([duplicate]);
    const root = await world.signIn('super@rostrum.example');
    expect((await root.data(`{ ${LOGINS} }`)).duplicateLogins).toEqual([duplicate]);
  });

  it('VEN-10 DEC-09 DEC-11 are listed over all venues, by venue and by version', async () => {
    const { decoders: all, decoderVersions } = await listed();
    expect(decoderVersions).toEqual(['5.4.0', '5.3.2']);
    expect(all.nodes.map(({ serial, status }: Data) => [serial, status])).toEqual([
      ['D20010052', 'stopped'],
      ['D20010041', 'playing'],
      ['D20010077', 'login refused'],
    ]);
    expect(all.nodes[0].venue).toEqual({ userName: 'harbour-chapel', mode: 'LAN' });
    expect((await listed('(version: "5.4.0")')).decoders.totalCount).toBe(1);
    expect((await listed('(filter: "CHAPEL")')).decoders.nodes).toHaveLength(1);
  });

  it('VEN-11 removing a venue takes its decoders away', async () => {
    await remove(USERS.harbourMainHall);
    expect((await listed()).decoders.nodes.map(({ serial }: Data) => serial)).toEqual(['D20010052']);
    const rows = await world.platform.services.db
      .select()
      .from(decoders)
      .where(eq(decoders.venueId, USERS.harbourMainHall));
    expect(rows).toEqual([]);
    await maya.data(RESTORE, { id: USERS.harbourMainHall });
  });
});
