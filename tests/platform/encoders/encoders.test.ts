import { eq } from 'drizzle-orm';
import {
  encoderLogs,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type {
  EncoderRecord,
  EncoderStatusRecord,
} from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { Answer, TestPlatform } from '../../support/platform.ts';

const harbour = CUSTOMERS.harbour;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe.each(await backends())('encoders on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const get = async <T>(path: string, userName = 'admin@harbour.example'): Promise<T> => {
    const answer = await platform.call<T>('GET', path, { token: await platform.signIn(userName) });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const command = async (
    uuid: string,
    body: unknown,
  ): Promise<Answer<EncoderStatusRecord & { code: string; message: string }>> =>
    platform.call('PATCH', `/api/v3/encoders/${uuid}/status`, {
      token: await platform.signIn('encoders@harbour.example'),
      body,
    });
  const lastSeen = (uuid: string, ago: number) =>
    platform.services.db
      .update(encoderStatuses)
      .set({ lastUpdate: new Date(platform.clock.now().getTime() - ago) })
      .where(eq(encoderStatuses.encoderId, uuid));

  test('a list carries every encoder of the organisation by name, with its status inline', async () => {
    const list = await get<EncoderRecord[]>(`/api/v3/customers/${harbour}/encoders`);
    expect(list.map(({ name }) => name)).toEqual([
      'Chapel',
      'Gallery',
      'North Hall',
      'Overflow',
      'South stage',
      'Studio B',
      'Van kit',
      'Youth room',
    ]);
    expect(list.find(({ name }) => name === 'North Hall')).toMatchObject({
      uuid: ENCODER_IDS.northHall,
      serialNumber: 'E10019973',
      activationCode: 'n0ha-55tr',
      encoderChannelId: CHANNEL_IDS.main,
      encoderPresetId: PRESET_IDS.fullHd60Hevc,
      inputSource: 'SDI',
      status: { state: 'started', requestedState: null, hasInput: true, droppedFrames: 0 },
    });
    for (const encoder of list)
      expect(Object.keys(encoder).sort()).toEqual(Object.keys(list[0] ?? {}).sort());
  });

  test('one encoder and its status answer the same as the list', async () => {
    const list = await get<EncoderRecord[]>(`/api/v3/customers/${harbour}/encoders`);
    const one = await get<EncoderRecord>(`/api/v3/encoders/${ENCODER_IDS.overflow}`);
    expect(one).toEqual(list.find(({ uuid }) => uuid === ENCODER_IDS.overflow));
    expect(await get(`/api/v3/encoders/${ENCODER_IDS.overflow}/status`)).toEqual(one.status);
  });

  test('ENC-13 start, stop, restart and update go into the passing state at once', async () => {
    const answers = [
      await command(ENCODER_IDS.chapel, { requestedState: 'started' }),
      await command(ENCODER_IDS.chapel, { requestedState: 'stopped' }),
      await command(ENCODER_IDS.southStage, { requestedState: 'restarting' }),
      await command(ENCODER_IDS.youthRoom, { requestedState: 'updating' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.state, body.requestedState])).toEqual([
      [200, 'starting', 'started'],
      [200, 'stopping', 'stopped'],
      [200, 'restarting', 'restarting'],
      [200, 'updating', 'updating'],
    ]);
  });

  test('ENC-13 a command that the state refuses answers 409 STATE, names both and changes nothing', async () => {
    const answer = await command(ENCODER_IDS.vanKit, { requestedState: 'started' });
    expect([answer.status, answer.body.code]).toEqual([409, 'STATE']);
    expect(answer.body.message).toBe('Cannot start this encoder while it is offline.');
    expect((await get<EncoderRecord>(`/api/v3/encoders/${ENCODER_IDS.vanKit}`)).status).toMatchObject({
      state: 'offline',
      requestedState: null,
    });
  });

  test('of two starts at the same time one is refused', async () => {
    const answers = await Promise.all([
      command(ENCODER_IDS.studioB, { requestedState: 'started' }),
      command(ENCODER_IDS.studioB, { requestedState: 'started' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a start may name the preset and channel to use, of the own organisation only', async () => {
    const use = {
      requestedState: 'started',
      presetId: PRESET_IDS.fullHd60,
      eventProfileId: CHANNEL_IDS.events,
    };
    expect((await command(ENCODER_IDS.overflow, { ...use, presetId: PRESET_IDS.ultraHd30 })).status).toBe(
      400,
    );
    expect((await command(ENCODER_IDS.overflow, { ...use, eventProfileId: CHANNEL_IDS.arena })).status).toBe(
      400,
    );
    expect((await get<EncoderRecord>(`/api/v3/encoders/${ENCODER_IDS.overflow}`)).status.state).toBe(
      'update available',
    );
    expect((await command(ENCODER_IDS.overflow, use)).status).toBe(200);
    expect(await get(`/api/v3/encoders/${ENCODER_IDS.overflow}`)).toMatchObject({
      encoderPresetId: PRESET_IDS.fullHd60,
      encoderChannelId: CHANNEL_IDS.events,
    });
  });

  test('a command that does not exist is refused by its field', async () => {
    expect((await command(ENCODER_IDS.chapel, { requestedState: 'dancing' })).status).toBe(400);
  });

  test('ENC-23 encoders online are those that reported within 2 minutes', async () => {
    await lastSeen(ENCODER_IDS.northHall, 2 * MINUTE - SECOND);
    await lastSeen(ENCODER_IDS.gallery, 2 * MINUTE + SECOND);
    const online = await get<{ uuid: string }[]>('/api/v3/encoders/online');
    const ids = online.map(({ uuid }) => uuid);
    expect(ids).toContain(ENCODER_IDS.northHall);
    expect(ids).not.toContain(ENCODER_IDS.gallery);
    const after = new Date(platform.clock.now().getTime() - 3 * MINUTE).toISOString();
    const more = await get<{ uuid: string }[]>(`/api/v3/encoders/online?after=${after}`);
    expect(more.map(({ uuid }) => uuid)).toContain(ENCODER_IDS.gallery);
  });

  test('encoders online: a super-admin sees all organisations in one call, others their own', async () => {
    const customersOf = async (userName: string) =>
      new Set(
        (await get<{ customerId: string }[]>('/api/v3/encoders/online', userName)).map(
          (row) => row.customerId,
        ),
      );
    expect(await customersOf('super@rostrum.example')).toEqual(
      new Set([CUSTOMERS.harbour, CUSTOMERS.northgate, CUSTOMERS.vista]),
    );
    expect(await customersOf('admin@northgate.example')).toEqual(new Set([CUSTOMERS.northgate]));
  });

  test('ENC-07 the networks carry every field', async () => {
    const networks = await get<Record<string, unknown>[]>(`/api/v3/encoders/${ENCODER_IDS.chapel}/network`);
    expect(networks).toHaveLength(2);
    expect(Object.keys(networks[0] ?? {}).sort()).toEqual([
      'applied',
      'dhcp',
      'dns1',
      'dns2',
      'dns3',
      'gateway',
      'ipv4Address',
      'macAddress',
      'nicDisplayName',
      'subnetMask',
    ]);
  });

  test('ENC-19 the search filters by online, state, applied networks and version, and sorts by version or count', async () => {
    type Found = {
      encoders: (EncoderRecord & { customerName: string })[];
      versions: { version: string; count: number }[];
    };
    const search = (query: string) => get<Found>(`/api/v3/encoders/search?${query}`, 'super@rostrum.example');
    const all = await search('');
    expect(all.encoders).toHaveLength(12);
    expect(new Set(all.encoders.map(({ customerName }) => customerName)).size).toBe(3);
    expect(all.versions[0]?.version).toBe('8.2.1');
    const byCount = await search('sort=count');
    const counts = byCount.versions.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect((await search('onlineOnly=true')).encoders).toHaveLength(11);
    expect((await search('reportedState=offline')).encoders.map(({ name }) => name)).toEqual(['Van kit']);
    expect((await search('networkApplied=false')).encoders.map(({ name }) => name)).toEqual(['South stage']);
    expect((await search('networkApplied=true')).encoders).toHaveLength(11);
    expect((await search('version=7.')).encoders.map(({ name }) => name)).toEqual(['Youth room']);
    expect((await search('text=YOUTH%20r')).encoders.map(({ name }) => name)).toEqual(['Youth room']);
    const { serialNumber } = (await search('version=7.')).encoders[0]!;
    const bySerial = await search(`text=${serialNumber!.slice(2).toLowerCase()}`);
    expect(bySerial.encoders.map(({ name }) => name)).toEqual(['Youth room']);
    expect((await search('text=%25')).encoders).toEqual([]);
  });

  test('ENC-27 versions under the minimum are not offered', async () => {
    const minimum = await get<{ type: string; version: string }[]>('/api/v3/encoders/minimumoption');
    expect(minimum).toEqual([
      { type: 'hardware', version: '8.0.0' },
      { type: 'software', version: '3.0.2' },
    ]);
    const options = await get<{ versions: string[]; inputSources: string[] }>(
      '/api/v3/encoders/options?model=Rostrum%20E2',
    );
    expect(options).toMatchObject({ versions: ['8.2.1', '8.2.0', '8.1.4', '8.0.0'], inputSources: ['HDMI'] });
  });

  test('ENC-15 input sources are HDMI or SDI, depending on the model', async () => {
    const sources = async (model: string) =>
      (await get<{ inputSources: string[] }>(`/api/v3/encoders/options?model=${encodeURIComponent(model)}`))
        .inputSources;
    expect(await sources('Rostrum E2')).toEqual(['HDMI']);
    expect(await sources('Rostrum E4K')).toEqual(['HDMI', 'SDI']);
    expect(await sources('OBS plugin')).toEqual([]);
  });

  test('LOG-01 ENC-24 logs are read by start, end and level, from INFO by default', async () => {
    const { db } = platform.services;
    const now = platform.clock.now().getTime();
    const at = (minutes: number) => new Date(now - minutes * MINUTE);
    const of = { encoderId: ENCODER_IDS.lectureHall, customerId: CUSTOMERS.vista };
    await db.delete(encoderLogs).where(eq(encoderLogs.encoderId, of.encoderId));
    await db.insert(encoderLogs).values([
      { ...of, time: at(50), level: 'INFO', entry: 'old' },
      { ...of, time: at(9), level: 'DEBUG', entry: 'chatter' },
      { ...of, time: at(8), level: 'INFO', entry: 'news' },
      { ...of, time: at(7), level: 'ERROR', entry: 'trouble' },
    ]);
    const logs = async (query: string) =>
      (
        await get<{ entry: string }[]>(
          `/log-gateway/api/v1/logs/${of.customerId}/logs/${of.encoderId}?${query}`,
          'admin@vista.example',
        )
      ).map(({ entry }) => entry);
    const since = `start=${at(10).toISOString()}`;
    expect(await logs('')).toEqual(['old', 'news', 'trouble']);
    expect(await logs(since)).toEqual(['news', 'trouble']);
    expect(await logs(`${since}&minlevel=DEBUG`)).toEqual(['chatter', 'news', 'trouble']);
    expect(await logs(`${since}&minlevel=WARN`)).toEqual(['trouble']);
    expect(await logs(`end=${at(20).toISOString()}`)).toEqual(['old']);
  });

  test('a command stands in the encoder’s log with who gave it', async () => {
    const path = `/log-gateway/api/v1/logs/${harbour}/logs/${ENCODER_IDS.youthRoom}`;
    const entries = await get<{ entry: string }[]>(path);
    expect(entries.map(({ entry }) => entry)).toContain('Told to update by encoders@harbour.example.');
  });

  test('EPR-05 presets carry all their fields, the token only for those who manage encoders', async () => {
    const path = `/api/v3/encoderprofiles/${PRESET_IDS.fullHd60Hevc}`;
    expect(await get(path)).toMatchObject({
      name: '1080p60 HEVC',
      customName: 'North Hall',
      codec: 'HEVC',
      outputFormat: '1080p60',
      formatStandard: 'NTSC',
      videoChannels: 1,
      audioChannels: 4,
      bitrate: 9_000,
      channel2Offset: 0,
      hardwareAcceleration: true,
      authToken: expect.any(String),
    });
    expect(await get(path, 'library@harbour.example')).toMatchObject({ authToken: null });
    expect(await get<unknown[]>(`/api/v3/customers/${harbour}/encoderprofiles`)).toHaveLength(5);
  });

  test('CHN-02 CHN-04 channels carry all their fields and say who may only look', async () => {
    const path = `/api/v3/eventprofiles/${CHANNEL_IDS.main}`;
    expect(await get(path)).toMatchObject({
      name: 'Main',
      provisioned: true,
      bucket: 'harbour-main',
      deleteAfter: 30,
      lanOnly: false,
      viewOnly: false,
    });
    expect(await get(path, 'library@harbour.example')).toMatchObject({ viewOnly: true });
    expect(await get(`${path}/users`)).toEqual([
      {
        userId: USERS.harbourEncoders,
        userName: 'encoders@harbour.example',
        userType: 'USER',
        viewOnly: false,
      },
      { userId: USERS.harbourChapel, userName: 'harbour-chapel', userType: 'SITE', viewOnly: false },
      { userId: USERS.harbourMainHall, userName: 'harbour-main-hall', userType: 'SITE', viewOnly: false },
      { userId: USERS.harbourLibrary, userName: 'library@harbour.example', userType: 'USER', viewOnly: true },
    ]);
    const schedules = await get<{ name: string }[]>(`${path}/schedules`);
    expect(schedules.map(({ name }) => name)).toEqual(['Sunday morning service', 'Thanksgiving concert']);
  });

  test('serial numbers are unique', async () => {
    const [row] = await platform.services.db
      .select()
      .from(encoders)
      .where(eq(encoders.uuid, ENCODER_IDS.chapel));
    if (!row) throw new Error('no chapel');
    await expect(
      platform.services.db.insert(encoders).values({ ...row, uuid: 'another', activationCode: 'zzzz-zzzz' }),
    ).rejects.toThrow();
  });
});
