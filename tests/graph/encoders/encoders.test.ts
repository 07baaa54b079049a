import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(() => world?.close());

const LIST = `nodes {
  id name status { state cpuUsage } channel { id name } preset { id name } customer { name }
}`;
const own = (fields: string) => `{ customer(id: "${CUSTOMERS.harbour}") { ${fields} } }`;

describe('the list of encoders', () => {
  it('loads encoders with channel, preset, status and customer in four calls, for viewer and customer(id:) alike', async () => {
    for (const query of [
      `{ viewer { customer { encoders(first: 50) { ${LIST} } } } }`,
      own(`encoders { ${LIST} }`),
    ]) {
      const calls = await world.callsOf(() => maya.data(query));
      expect(calls.sort()).toEqual([
        `GET /api/v3/customers/${CUSTOMERS.harbour}`,
        `GET /api/v3/customers/${CUSTOMERS.harbour}/encoderprofiles`,
        `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
        `GET /api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`,
      ]);
    }
  });

  it('needs one call for the encoders alone, their status included', async () => {
    const calls = await world.callsOf(() =>
      maya.data(own('encoders { totalCount nodes { id status { state } } }')),
    );
    expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`]);
  });

  it('LST-01, LST-02 filters by part of the name and by state, sorts by name and by age, pages through', async () => {
    const names = async (args: string) =>
      (await maya.data(own(`encoders${args} { nodes { name } }`))).customer.encoders.nodes.map(
        (node: { name: string }) => node.name,
      );
    expect(await names('')).toEqual([
      'Chapel',
      'Gallery',
      'North Hall',
      'Overflow',
      'South stage',
      'Studio B',
      'Van kit',
      'Youth room',
    ]);
    expect(await names('(sort: NAME_DESC, first: 2)')).toEqual(['Youth room', 'Van kit']);
    expect(await names('(filter: { name: "ST" })')).toEqual(['South stage', 'Studio B']);
    expect(await names('(filter: { states: [STARTED, OFFLINE] })')).toEqual(['North Hall', 'Van kit']);
    expect(await names('(sort: MOST_RECENT, first: 1)')).toEqual(['Overflow']);
    expect(await names('(sort: OLDEST, first: 1)')).toEqual(['Chapel']);
    const page =
      'encoders(first: 3, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } }';
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { customer } = await maya.data(`query ($after: String) ${own(page)}`, { after });
      expect(customer.encoders.totalCount).toBe(8);
      seen.push(...customer.encoders.nodes.map((node: { name: string }) => node.name));
      ({ hasNextPage: more, endCursor: after } = customer.encoders.pageInfo);
    }
    expect(seen).toEqual(await names(''));
  });

  it('ENC-11 counts all encoders by state, whatever the filter', async () => {
    const { customer } = await maya.data(
      own('encoders(filter: { name: "chapel" }) { stateCounts { state count } }'),
    );
    const counts = customer.encoders.stateCounts as { state: string; count: number }[];
    expect(counts).toContainEqual({ state: 'UPDATE_REQUIRED', count: 1 });
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  it('refuses a page size out of bounds', async () => {
    const { data, errors } = await maya.run(own('id encoders(first: 1001) { totalCount }'));
    expect(data.customer).toEqual({ id: CUSTOMERS.harbour, encoders: null });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('one encoder', () => {
  it('tells what it is, with the channel and preset it uses, and its network cards', async () => {
    const { encoder } = await maya.data(
      `query ($id: ID!) { encoder(id: $id) {
        name serialNumber type model inputSource lanMode channel { id deleteAfter region { name } }
        preset { id codec formatStandard } networks { nicDisplayName dns dhcp } customer { name }
      } }`,
      { id: ENCODER_IDS.northHall },
    );
    expect(encoder).toMatchObject({
      name: 'North Hall',
      serialNumber: 'E10019973',
      type: 'HARDWARE',
      inputSource: 'SDI',
      channel: { id: CHANNEL_IDS.main },
      preset: { id: PRESET_IDS.fullHd60Hevc, codec: 'HEVC' },
      customer: { name: 'Harbour Street Church' },
    });
    expect(encoder.networks[0]).toEqual({
      nicDisplayName: 'LAN 1',
      dns: ['9.9.9.9', '149.112.112.112'],
      dhcp: false,
    });
  });

  it('gives no readings of one that is offline', async () => {
    const { encoder } = await maya.data(
      'query ($id: ID!) { encoder(id: $id) { status { state cpuUsage peakCloudUpload hasInput temperatures { name } } } }',
      { id: ENCODER_IDS.vanKit },
    );
    const nothing = { cpuUsage: null, peakCloudUpload: null, hasInput: null, temperatures: [] };
    expect(encoder.status).toEqual({ state: 'OFFLINE', ...nothing });
  });

  it('ENC-18 tells since when one encodes, and of no other', async () => {
    const { viewer } = await maya.data(
      '{ viewer { customer { encoders(first: 50) { nodes { status { state startedAt } } } } } }',
    );
    const told = viewer.customer.encoders.nodes.map(
      ({ status }: { status: { state: string; startedAt: string | null } }) =>
        `${status.state} ${status.startedAt === null ? 'no' : Number.isFinite(Date.parse(status.startedAt))}`,
    );
    expect(told).toContain('STARTED true');
    expect(
      new Set(
        told.filter((one: string) => !one.startsWith('STARTED ')).map((one: string) => one.split(' ')[1]),
      ),
    ).toEqual(new Set(['no']));
  });

  it('is null when it does not exist', async () => {
    const ids = [
      'e0000000-0000-4000-8000-0000000000aa',
      'no-uuid',
      ' ',
      '',
      '.',
      '..',
      '../customers',
      '%2e%2e',
      'a?b=c',
    ];
    for (const id of ids) {
      expect(await maya.run('query ($id: ID!) { encoder(id: $id) { id } }', { id })).toMatchObject({
        data: { encoder: null },
      });
    }
  });

  it('finds its next use in the schedule, all encoders in one more call', async () => {
    const calls = await world.callsOf(async () => {
      const { customer } = await maya.data(own('encoders { nodes { id nextUse { title bucket } } }'));
      const uses = Object.fromEntries(
        customer.encoders.nodes.map((node: { id: string; nextUse: unknown }) => [node.id, node.nextUse]),
      );
      expect(uses[ENCODER_IDS.northHall]).toEqual({ title: 'Sunday morning service', bucket: 'LIVE' });
      expect(uses[ENCODER_IDS.vanKit]).toBeNull();
    });
    expect(calls.sort()).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
      `GET /api/v3/customers/${CUSTOMERS.harbour}/schedules`,
    ]);
  });
});

describe('across organisations', () => {
  it('lists organisations with encoders online and live destinations in 2 + N calls', async () => {
    const query =
      '{ customers { nodes { name onlineEncoders { id version } liveDestinations { id state } } } }';
    let customers: { name: string; onlineEncoders: unknown[]; liveDestinations: unknown[] }[] = [];
    const calls = await world.callsOf(async () => {
      customers = (await admin.data(query)).customers.nodes;
    });
    expect(customers).toHaveLength(4);
    expect(calls).toHaveLength(2 + 4);
    expect(calls.filter((call) => call === 'GET /api/v3/encoders/online')).toHaveLength(1);
    const harbour = customers.find(({ name }) => name === 'Harbour Street Church');
    expect(harbour?.onlineEncoders).toHaveLength(7);
    expect(harbour?.liveDestinations).toHaveLength(3);
  });

  it('ENC-23 counts as online who reported within the last two minutes', async () => {
    const online = async () =>
      (await maya.data(own('onlineEncoders { id name status { state } }'))).customer.onlineEncoders as {
        id: string;
        name: string;
      }[];
    expect((await online()).map(({ id }) => id)).not.toContain(ENCODER_IDS.vanKit);
    expect((await online()).find(({ id }) => id === ENCODER_IDS.chapel)?.name).toBe('Chapel');
  });

  it('reads a list once for encoders that destinations name', async () => {
    const calls = await world.callsOf(() =>
      maya.data(own('contentDestinations { nodes { id encoder { name } } }')),
    );
    expect(calls.sort()).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/contentdestinations`,
      `GET /api/v3/encoders/${ENCODER_IDS.northHall}`,
    ]);
    const scheduled = await world.callsOf(() =>
      maya.data(
        own(`schedule(from: "2026-11-22T00:00:00Z", to: "2026-11-30T00:00:00Z") {
          id encoder { name } encoderChannel { name } }`),
      ),
    );
    expect(scheduled.sort()).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
      `GET /api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`,
      `GET /api/v3/customers/${CUSTOMERS.harbour}/schedules`,
    ]);
  });
});
