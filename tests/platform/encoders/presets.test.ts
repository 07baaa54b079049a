import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type { EncoderPresetRecord } from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const listOf = (customerId: string) => `/api/v3/customers/${customerId}/encoderprofiles`;
const one = (uuid: string) => `/api/v3/encoderprofiles/${uuid}`;
const HARBOUR = 'admin@harbour.example';
const NORTHGATE = 'admin@northgate.example';
const FIELDS = {
  name: 'Fresh',
  codec: 'H264',
  inputFormat: 'auto',
  outputFormat: '1080p30',
  formatStandard: 'NTSC',
  videoChannels: 1,
  audioChannels: 2,
  bitrate: 5_000,
};

interface Refusal {
  code: string;
  message: string;
  field?: string;
}

describe.each(await backends())('encoder presets on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const ask = async (method: string, path: string, body?: unknown, userName = HARBOUR) =>
    platform.call<EncoderPresetRecord & Refusal>(method, path, {
      token: await platform.signIn(userName),
      body,
    });
  const create = (fields: Record<string, unknown> = {}, userName = HARBOUR) =>
    ask(
      'POST',
      listOf(userName === NORTHGATE ? CUSTOMERS.northgate : CUSTOMERS.harbour),
      { ...FIELDS, ...fields },
      userName,
    );
  const refusal = async (fields: Record<string, unknown>, userName = HARBOUR) => {
    const { status, body } = await create(fields, userName);
    return [status, body.field, body.message];
  };

  test('EPR-05 a new preset has all its fields and a token of its own', async () => {
    const { status, body } = await create({ customName: 'Chapel', channel2Offset: 3, videoChannels: 2 });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...FIELDS,
      uuid: expect.any(String),
      customerId: CUSTOMERS.harbour,
      customName: 'Chapel',
      authToken: expect.stringMatching(/^[\w-]{24}$/),
      videoChannels: 2,
      channel2Offset: 3,
      hardwareAcceleration: false,
      shortSegments: false,
      version: 1,
      createdAt: platform.clock.now().toISOString(),
    });
    expect((await ask('GET', one(body.uuid))).body).toEqual(body);
    const changed = await ask('PATCH', one(body.uuid), { name: 'Renamed', customName: null });
    expect(changed.body).toEqual({ ...body, name: 'Renamed', customName: null });
  });

  test('EPR-01 the bitrate per channel is at least 1 kbps', async () => {
    for (const bitrate of [0, -5, 48_001]) {
      const message = `The bitrate per channel must be at least 1 kbps and at most 48000; the value is ${bitrate}.`;
      expect(await refusal({ bitrate })).toEqual([400, 'bitrate', message]);
    }
    expect((await create({ bitrate: 1 })).status).toBe(201);
    expect((await ask('PATCH', one(PRESET_IDS.plugin), { bitrate: 0 })).body.field).toBe('bitrate');
  });

  test('EPR-02 EPR-03 codec, formats and standard are those of the options', async () => {
    expect(await refusal({ codec: 'VP9' })).toEqual([
      400,
      'codec',
      'The codec must be one of H264, HEVC, AV1; the value is VP9.',
    ]);
    expect(await refusal({ formatStandard: 'SECAM' })).toEqual([
      400,
      'formatStandard',
      'The standard must be one of auto, NTSC, PAL; the value is SECAM.',
    ]);
    expect((await refusal({ inputFormat: '8k' }))[1]).toBe('inputFormat');
    expect((await refusal({ outputFormat: 'auto' }))[1]).toBe('outputFormat');
    const { body: options } = await ask('GET', '/api/v3/encoderprofiles/options');
    const { inputFormats, outputFormats, formatStandards } = options as unknown as Record<string, string[]>;
    for (const inputFormat of inputFormats!) expect((await create({ inputFormat })).status).toBe(201);
    for (const outputFormat of outputFormats!.filter((format) => !format.startsWith('2160'))) {
      expect((await create({ outputFormat })).status).toBe(201);
    }
    for (const formatStandard of formatStandards!)
      expect((await create({ formatStandard })).status).toBe(201);
  });

  test('EPR-04 audio channels are 0 to 16, video channels 0 to 2, each refused on its own field', async () => {
    for (const audioChannels of [-1, 17, 2.5]) {
      const message = `The number of audio channels must be 0 to 16; the value is ${audioChannels}.`;
      expect(await refusal({ audioChannels })).toEqual([400, 'audioChannels', message]);
    }
    for (const videoChannels of [-1, 3]) {
      const message = `The number of video channels must be 0 to 2; the value is ${videoChannels}.`;
      expect(await refusal({ videoChannels })).toEqual([400, 'videoChannels', message]);
    }
    for (const [audioChannels, videoChannels] of [
      [0, 0],
      [16, 2],
    ]) {
      expect((await create({ audioChannels, videoChannels })).status).toBe(201);
    }
    const { status, body } = await create({ audioChannels: 17, videoChannels: 3, bitrate: 0 });
    const { errors } = body as unknown as { errors: Refusal[] };
    expect([status, errors.map(({ field }) => field).sort()]).toEqual([
      400,
      ['audioChannels', 'bitrate', 'videoChannels'],
    ]);
  });

  test('EPR-08 AV1, hardware acceleration and short segments need version 2', async () => {
    expect(await refusal({ codec: 'AV1' })).toEqual([400, 'codec', 'AV1 requires a version 2 preset.']);
    expect((await refusal({ hardwareAcceleration: true }))[1]).toBe('hardwareAcceleration');
    expect((await refusal({ shortSegments: true }))[1]).toBe('shortSegments');
    expect(await refusal({ version: 3 })).toEqual([400, 'version', 'The version must be 1 or 2.']);
    const all = { codec: 'AV1', hardwareAcceleration: true, shortSegments: true };
    expect((await create({ ...all, version: 2 })).body).toMatchObject({ ...all, version: 2 });
    expect((await ask('PATCH', one(PRESET_IDS.fullHd30), { codec: 'AV1' })).body.field).toBe('codec');
    expect((await ask('PATCH', one(PRESET_IDS.plugin), { codec: 'AV1' })).status).toBe(200);
  });

  test('EPR-06 a 4K preset needs an Enterprise 4K subscription', async () => {
    const { status, body } = await create({ outputFormat: '2160p30' });
    expect([status, body.code, body.field]).toEqual([402, 'LIMIT', 'outputFormat']);
    expect(body.message).toMatch(
      /^A 4K preset requires an Enterprise 4K subscription; your plan is .*Pro\.$/,
    );
    const raised = await ask('PATCH', one(PRESET_IDS.fullHd30), { outputFormat: '2160p30' });
    expect([raised.status, raised.body.field]).toEqual([402, 'outputFormat']);
    expect((await create({ outputFormat: '2160p30' }, NORTHGATE)).status).toBe(201);
  });

  test('EPR-07 an AV1 or HEVC preset may not feed a 4K web destination, H264 may', async () => {
    const { db } = platform.services;
    const change = (fields: unknown) => ask('PATCH', one(PRESET_IDS.ultraHd30), fields, NORTHGATE);
    const [web] = await db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.encoderId, ENCODER_IDS.arenaA))
      .then((rows) => rows.filter(({ kind, status }) => kind === 'EMBED' && status !== 'STOPPED'));
    expect(web).toBeDefined();
    for (const codec of ['HEVC', 'AV1']) {
      const { status, body } = await change({ codec });
      expect([status, body.code, body.field]).toEqual([409, 'CONFLICT', 'codec']);
      expect(body.message).toContain(
        `${codec} in 4K cannot be used for web destinations; this preset is used by “`,
      );
      expect(body.message).toContain(`“${web!.title}”`);
    }
    expect((await change({ codec: 'H264', bitrate: 21_000 })).status).toBe(200);
    expect((await change({ codec: 'HEVC', outputFormat: '1080p60' })).status).toBe(200);
    expect((await change({ outputFormat: '2160p30' })).status).toBe(409);
    expect((await change({ codec: 'H264', outputFormat: '2160p30' })).status).toBe(200);
    expect((await create({ codec: 'HEVC', outputFormat: '2160p60' }, NORTHGATE)).status).toBe(201);
  });

  test('EPR-07 an encoder that feeds a web destination is not set to a 4K preset in AV1', async () => {
    const { body: av1 } = await create({ version: 2, codec: 'AV1', outputFormat: '2160p30' }, NORTHGATE);
    const encoder = `/api/v3/encoders/${ENCODER_IDS.arenaA}`;
    const set = await ask('PATCH', encoder, { encoderPresetId: av1.uuid }, NORTHGATE);
    expect([set.status, set.body.field]).toEqual([409, 'encoderPresetId']);
    expect(set.body.message).toContain('AV1 in 4K cannot be used for web destinations');
    await platform.services.db
      .update(encoderStatuses)
      .set({ state: 'stopped' })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.arenaA));
    const start = { requestedState: 'started', presetId: av1.uuid };
    const told = await ask('PATCH', `${encoder}/status`, start, NORTHGATE);
    expect([told.status, told.body.field]).toEqual([409, 'presetId']);
    const idle = `/api/v3/encoders/${ENCODER_IDS.arenaB}`;
    expect((await ask('PATCH', idle, { encoderPresetId: av1.uuid }, NORTHGATE)).status).toBe(200);
  });

  test('a preset in use is not removed, and the refusal names what uses it', async () => {
    const used = await ask('DELETE', one(PRESET_IDS.plugin));
    const [encoder] = await platform.services.db
      .select()
      .from(encoders)
      .where(eq(encoders.encoderPresetId, PRESET_IDS.plugin));
    expect([used.status, used.body.message]).toEqual([
      409,
      `This encoder preset is in use: “${encoder!.name}”.`,
    ]);
    const { uuid } = (await create()).body;
    expect((await ask('DELETE', one(uuid))).status).toBe(204);
    const again = await ask('DELETE', one(uuid));
    expect([again.status, again.body.message]).toEqual([404, 'Resource does not exist.']);
  });

  test('PRM-02 who manages encoders may write presets, others may not', async () => {
    for (const userName of ['library@harbour.example', 'review@harbour.example']) {
      expect((await create({}, userName)).status).toBe(403);
      expect((await ask('PATCH', one(PRESET_IDS.fullHd30), { name: 'x' }, userName)).status).toBe(403);
      expect((await ask('DELETE', one(PRESET_IDS.fullHd30), undefined, userName)).status).toBe(403);
    }
    expect((await create({}, 'encoders@harbour.example')).status).toBe(201);
  });
});
