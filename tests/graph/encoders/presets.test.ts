import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let harbour: GraphClient;
let northgate: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  harbour = await world.signIn('admin@harbour.example');
  northgate = await world.signIn('admin@northgate.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `id name customName codec inputFormat outputFormat formatStandard videoChannels audioChannels
  bitrate channel2Offset hardwareAcceleration shortSegments version customer { id }`;
const PAYLOAD = `{ encoderPreset { ${FIELDS} } userErrors { code field message } }`;
const CREATE = `mutation ($input: CreateEncoderPresetInput!) { createEncoderPreset(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateEncoderPresetInput!) { updateEncoderPreset(input: $input) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deleteEncoderPreset(input: { id: $id }) { deletedId userErrors { code message } } }';
const FRESH = {
  name: 'Fresh',
  codec: 'H264',
  inputFormat: 'auto',
  outputFormat: '1080p30',
  formatStandard: 'AUTO',
  videoChannels: 1,
  audioChannels: 2,
  bitrate: 5_000,
};

const create = async (fields: Record<string, unknown> = {}, client = harbour): Promise<Data> =>
  (await client.data(CREATE, { input: { ...FRESH, ...fields } })).createEncoderPreset;
const update = async (id: string, fields: Record<string, unknown>, client = harbour): Promise<Data> =>
  (await client.data(UPDATE, { input: { id, ...fields } })).updateEncoderPreset;

describe('writing encoder presets', () => {
  it('EPR-05 creates one with all its fields, changes and removes it', async () => {
    const { encoderPreset, userErrors } = await create({
      customName: 'Hall',
      videoChannels: 2,
      channel2Offset: 5,
    });
    expect(userErrors).toEqual([]);
    expect(encoderPreset).toEqual({
      ...FRESH,
      id: expect.any(String),
      customName: 'Hall',
      videoChannels: 2,
      channel2Offset: 5,
      hardwareAcceleration: false,
      shortSegments: false,
      version: 1,
      customer: { id: CUSTOMERS.harbour },
    });
    const { id } = encoderPreset;
    const changed = await update(id, { formatStandard: 'PAL', customName: null });
    expect(changed.encoderPreset).toEqual({ ...encoderPreset, formatStandard: 'PAL', customName: null });
    expect((await harbour.data(DELETE, { id })).deleteEncoderPreset).toEqual({
      deletedId: id,
      userErrors: [],
    });
    const again = await harbour.data(DELETE, { id });
    expect(again.deleteEncoderPreset.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('EPR-01 EPR-04 tells each limit on its own field with the value, before any call is made', async () => {
    let payload: Data;
    const calls = await world.callsOf(async () => {
      payload = await create({ bitrate: 0, audioChannels: 17, videoChannels: 3 });
    });
    expect(calls).toEqual([]);
    expect(payload.encoderPreset).toBeNull();
    const messages = Object.fromEntries(
      payload.userErrors.map(({ field, message }: Data) => [field.join('.'), message]),
    );
    expect(messages).toEqual({
      bitrate: 'The bitrate per channel must be at least 1 kbps and at most 48000; the value is 0.',
      audioChannels: 'The number of audio channels must be 0 to 16; the value is 17.',
      videoChannels: 'The number of video channels must be 0 to 2; the value is 3.',
    });
    expect((await update(PRESET_IDS.fullHd30, { audioChannels: -1 })).userErrors).toMatchObject([
      { field: ['audioChannels'], message: 'The number of audio channels must be 0 to 16; the value is -1.' },
    ]);
  });

  it('EPR-02 EPR-03 codecs and standards are those of the enum, formats those of the options', async () => {
    const { errors } = await harbour.run(CREATE, { input: { ...FRESH, codec: 'VP9' } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const wrong = await harbour.run(CREATE, { input: { ...FRESH, formatStandard: 'SECAM' } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await create({ outputFormat: '4320p30' })).userErrors).toMatchObject([
      { field: ['outputFormat'] },
    ]);
    const { encoderPresetOptions } = await harbour.data(
      `{ encoderPresetOptions { codecs inputFormats outputFormats formatStandards
        videoChannels { minimum maximum } audioChannels { minimum maximum } bitrate { minimum maximum } } }`,
    );
    expect(encoderPresetOptions).toMatchObject({
      codecs: ['H264', 'HEVC', 'AV1'],
      formatStandards: ['AUTO', 'NTSC', 'PAL'],
      videoChannels: { minimum: 0, maximum: 2 },
      audioChannels: { minimum: 0, maximum: 16 },
      bitrate: { minimum: 1, maximum: 48_000 },
    });
    expect(encoderPresetOptions.inputFormats).toContain('auto');
  });

  it('EPR-06 a 4K preset needs the plan for it', async () => {
    let payload: Data;
    const calls = await world.callsOf(async () => {
      payload = await create({ outputFormat: '2160p30' });
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(payload.userErrors).toEqual([
      {
        code: 'LIMIT',
        field: ['outputFormat'],
        message: expect.stringMatching(
          /^A 4K preset requires an Enterprise 4K subscription; your plan is .*Pro\.$/,
        ),
      },
    ]);
    expect((await update(PRESET_IDS.fullHd30, { outputFormat: '2160p30' })).userErrors).toMatchObject([
      { code: 'LIMIT', field: ['outputFormat'] },
    ]);
    expect((await create({ outputFormat: '2160p30' }, northgate)).userErrors).toEqual([]);
  });

  it('EPR-07 AV1 and HEVC may not feed a 4K web destination; the refusal names it', async () => {
    let payload: Data;
    const calls = await world.callsOf(async () => {
      payload = await update(PRESET_IDS.ultraHd30, { codec: 'HEVC' }, northgate);
    });
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    expect(payload).toMatchObject({
      encoderPreset: null,
      userErrors: [
        {
          code: 'CONFLICT',
          field: ['codec'],
          message: expect.stringMatching(
            /^HEVC in 4K cannot be used for web destinations; this preset is used by “/,
          ),
        },
      ],
    });
    expect((await update(PRESET_IDS.ultraHd30, { codec: 'H264' }, northgate)).userErrors).toEqual([]);
    expect((await update(PRESET_IDS.ultraHd60Av1, { bitrate: 25_000 }, northgate)).userErrors).toEqual([]);
  });

  it('EPR-08 version 2 carries AV1, hardware acceleration and short segments', async () => {
    const all = { codec: 'AV1', hardwareAcceleration: true, shortSegments: true };
    const { userErrors } = await create(all);
    expect(userErrors.map(({ field }: Data) => field[0]).sort()).toEqual([
      'codec',
      'hardwareAcceleration',
      'shortSegments',
    ]);
    expect((await create({ ...all, version: 2 })).encoderPreset).toMatchObject({ ...all, version: 2 });
  });

  it('NET-17 refuses to remove one in use in the service’s own words', async () => {
    const { deleteEncoderPreset } = await harbour.data(DELETE, { id: PRESET_IDS.plugin });
    expect(deleteEncoderPreset).toMatchObject({ deletedId: null, userErrors: [{ code: 'CONFLICT' }] });
    expect(deleteEncoderPreset.userErrors[0].message).toMatch(/^This encoder preset is in use: “.+”\.$/);
  });

  it('PRM-02 who manages encoders may write presets, a library admin may not', async () => {
    const control = await world.signIn('encoders@harbour.example');
    expect((await create({ name: 'By control' }, control)).userErrors).toEqual([]);
    const library = await world.signIn('library@harbour.example');
    const { errors } = await library.run(CREATE, { input: FRESH });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('LST-01 LST-02 presets are filtered by part of the name and sorted, in one call', async () => {
  const query = `query ($filter: String, $sort: ListSort) { customer(id: "${CUSTOMERS.northgate}") {
    encoderPresetList(filter: $filter, sort: $sort) { totalCount nodes { name } } } }`;
  const calls = await world.callsOf(async () => {
    const { customer } = await northgate.data(query, { filter: 'h.26', sort: 'NAME_DESC' });
    expect(customer.encoderPresetList.nodes.map(({ name }: Data) => name)).toEqual([
      '2160p30 H.264',
      '1080p50 H.264',
    ]);
  });
  expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.northgate}/encoderprofiles`]);
});
