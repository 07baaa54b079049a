import { GraphQLObjectType, isNonNullType, type GraphQLField } from 'graphql';
import { CUSTOMERS, USERS } from '../../../fixtures/seed/ids.ts';
import { cueIdOf, encoderVideoIdOf, mediaIdOf, playlistIdOf } from '../../../fixtures/seed/mediaIds.ts';
import { profileIdOf } from '../../../fixtures/seed/playerProfiles.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  PRESET_IDS,
} from '../../../fixtures/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
/** Works in Northgate and asks for what is Harbour's. */
let stranger: GraphClient;
/** Works in Harbour. */
let owner: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  stranger = await world.signIn('admin@northgate.example');
  owner = await world.signIn('admin@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(async () => {
  await stranger?.close();
  await world?.close();
});

const IN_CUSTOMER: Record<string, string> = {
  schedule: '(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z")',
  viewerRecords: '(api: CONTENT_LIBRARY, start: "2026-11-01", end: "2026-11-02", first: 5)',
  viewerSummary: '(api: CONTENT_LIBRARY, start: "2026-11-01", end: "2026-11-02")',
};

/** A selection that takes every plain field and looks one level into the others. */
function everything(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = objectIn(field);
    if (!inner) return field.args.some((arg) => isNonNullType(arg.type)) ? [] : [field.name];
    const args = IN_CUSTOMER[field.name] ?? '';
    return depth === 0 ? [] : [`${field.name}${args} { __typename ${everything(inner, depth - 1)} }`];
  });
  return parts.join(' ');
}

function objectIn(field: GraphQLField<unknown, unknown>): GraphQLObjectType | null {
  let type: unknown = field.type;
  while (typeof type === 'object' && type !== null && 'ofType' in type) type = type.ofType;
  return type instanceof GraphQLObjectType ? type : null;
}

/** What root fields are asked for that are Harbour's. A new root field has to be put here, or the first test fails. */
const HARBOURS: Record<string, string | null> = {
  customer: CUSTOMERS.harbour,
  contentDestination: LIVE_DESTINATION_IDS.web,
  encoder: ENCODER_IDS.northHall,
  encodersOnline: null,
  encoderOptions: null,
  minimumEncoderOption: null,
  encoderSearch: null,
  encoderChannel: CHANNEL_IDS.main,
  encoderPreset: PRESET_IDS.fullHd60Hevc,
  mediaItem: mediaIdOf(CUSTOMERS.harbour, 12),
  playlist: playlistIdOf(CUSTOMERS.harbour, 0),
  playerProfile: profileIdOf(CUSTOMERS.harbour, 0),
  encoderVideo: encoderVideoIdOf(CUSTOMERS.harbour, 0),
  // The caller's own, or the same for everybody.
  viewer: null,
  regions: null,
  encoderPresetOptions: null,
  timezones: null,
  news: null,
  // Whoever knows a device's id may ask, signed in or not.
  uploaderRegistration: null,
  // Refused as a whole: tested below.
  customers: null,
};

const HARBOURS_WRITES: Record<string, string | null> = {
  commandEncoders: `(input: { encoderIds: ["${ENCODER_IDS.northHall}"], command: STOP }) { results { encoder { id } userErrors { code } } userErrors { code } }`,
  activateEncoder: `(input: { customerId: "${CUSTOMERS.harbour}", activationCode: "demo-0001", name: "Foreign" }) { encoder { id } userErrors { code } }`,
  updateEncoder: `(input: { id: "${ENCODER_IDS.northHall}", name: "Foreign" }) { encoder { id } userErrors { code } }`,
  updateEncoderNetwork: `(input: { id: "${ENCODER_IDS.northHall}", networks: [] }) { encoder { id } userErrors { code } }`,
  moveEncoder: `(input: { id: "${ENCODER_IDS.northHall}", customerId: "${CUSTOMERS.northgate}" }) { encoder { id } userErrors { code } }`,
  deleteEncoder: `(input: { id: "${ENCODER_IDS.northHall}" }) { deletedId userErrors { code } }`,
  revealRemoteSupport: `(input: { id: "${ENCODER_IDS.northHall}" }) { remoteSupport { password } userErrors { code } }`,
  updateMarathon: `(input: { id: "${ENCODER_IDS.northHall}", enabled: true }) { marathon { enabled } userErrors { code } }`,
  commandEncoder: `(input: { encoderId: "${ENCODER_IDS.northHall}", command: STOP }) { encoder { id } userErrors { code } }`,
  uploadEncoderLogs: `(input: { encoderId: "${ENCODER_IDS.chapel}", start: "2026-11-22T10:00:00Z", end: "2026-11-22T11:00:00Z" }) { encoder { id } userErrors { code } }`,
  uploadArchive: `(input: { encoderId: "${ENCODER_IDS.chapel}", file: { name: "x", type: TEXT, content: "eA==" } }) { url userErrors { code } }`,
  createEncoderChannel: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign", deleteAfter: 1 }) { encoderChannel { id } userErrors { code } }`,
  updateEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}", name: "Foreign" }) { encoderChannel { id } userErrors { code } }`,
  deleteEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}" }) { deletedId userErrors { code } }`,
  setEncoderChannelUsers: `(input: { id: "${CHANNEL_IDS.main}", users: [] }) { encoderChannel { id } userErrors { code } }`,
  provisionEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}" }) { encoderChannel { id } userErrors { code } }`,
  createEncoderPreset: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign", codec: H264, inputFormat: "auto", outputFormat: "720p30", formatStandard: AUTO, videoChannels: 1, audioChannels: 2, bitrate: 1 }) { encoderPreset { id } userErrors { code } }`,
  updateEncoderPreset: `(input: { id: "${PRESET_IDS.fullHd60Hevc}", name: "Foreign" }) { encoderPreset { id } userErrors { code } }`,
  deleteEncoderPreset: `(input: { id: "${PRESET_IDS.fullHd60Hevc}" }) { deletedId userErrors { code } }`,
  stopContentDestination: `(input: { id: "${LIVE_DESTINATION_IDS.web}" }) { contentDestination { id } userErrors { code } }`,
  createPlaylist: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign" }) { playlist { id } userErrors { code } }`,
  updatePlaylist: `(input: { id: "${playlistIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { playlist { id } userErrors { code } }`,
  addToPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaIds: ["${mediaIdOf(CUSTOMERS.harbour, 12)}"] }) { playlist { id } userErrors { code } }`,
  removeFromPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaId: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { playlist { id } userErrors { code } }`,
  reorderPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaIds: [] }) { playlist { id } userErrors { code } }`,
  updateMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}", title: "Foreign" }) { mediaItem { id } userErrors { code } }`,
  setMediaThumbnail: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}", file: "/9j/4AAQ" }) { mediaItem { id } userErrors { code } }`,
  deleteMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { deletedId userErrors { code } }`,
  downloadMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { download { url } userErrors { code } }`,
  createLibraryEmbed: `(input: { mediaItemId: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { embed { id } userErrors { code } }`,
  beginUpload: `(input: { customerId: "${CUSTOMERS.harbour}", fileName: "a.mp4", sizeBytes: 1, title: "Foreign" }) { upload { id } userErrors { code } }`,
  completeUpload: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { mediaItem { id } userErrors { code } }`,
  cancelUpload: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { cancelledId userErrors { code } }`,
  updateLibrarySettings: `(input: { customerId: "${CUSTOMERS.harbour}", deleteAfterEnabled: true, deleteAfterDays: 1 }) { librarySettings { deleteAfterDays } userErrors { code } }`,
  createPlayerProfile: `(input: { customerId: "${CUSTOMERS.harbour}", profileName: "Foreign" }) { playerProfile { id } userErrors { code } }`,
  updatePlayerProfile: `(input: { id: "${profileIdOf(CUSTOMERS.harbour, 0)}", profileName: "Foreign" }) { playerProfile { id } userErrors { code } }`,
  deletePlayerProfile: `(input: { id: "${profileIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  deletePlaylist: `(input: { id: "${playlistIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  updateEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { encoderVideo { id } userErrors { code } }`,
  deleteEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  downloadEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}" }) { download { url } userErrors { code } }`,
  loadEventsOnDecoders: `(input: { customerId: "${CUSTOMERS.harbour}", eventIds: ["${encoderVideoIdOf(CUSTOMERS.harbour, 0)}"], venueIds: ["${USERS.harbourMainHall}"] }) { results { venue { id } userErrors { code } } userErrors { code } }`,
  createCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, position: "00:00:01.000", name: "Foreign" }) { cue { id } userErrors { code } }`,
  updateCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, id: "${cueIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { cue { id } userErrors { code } }`,
  deleteCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, id: "${cueIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  switchCustomer: `(input: { customerId: "${CUSTOMERS.harbour}", password: "Rostrum-demo-2026" }) { viewer { customer { id } } userErrors { code } }`,
  signInOnBehalf: `(input: { customerId: "${CUSTOMERS.harbour}", userName: "admin@northgate.example", password: "Rostrum-demo-2026" }) { viewer { customer { id } } userErrors { code } }`,
  // About the caller, or about who holds a secret.
  signIn: null,
  signOut: null,
  refreshSession: null,
  requestPasswordReset: null,
  verifyPasswordReset: null,
  resetPassword: null,
  registerUploader: null,
  unregisterUploader: null,
  sendContactRequest: null,
  track: null,
};

/** What subscriptions are asked for that do not name an organisation. */
const HARBOURS_EVENTS: Record<string, string> = {
  cuesChanged: `(source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" })`,
};

const fieldsOf = (root: 'getQueryType' | 'getMutationType' | 'getSubscriptionType') =>
  Object.values(world.graph.server.root.schema[root]()?.getFields() ?? {});

describe('a user of one organisation', () => {
  it('is tried at every root field', () => {
    expect(Object.keys(HARBOURS).sort()).toEqual(
      fieldsOf('getQueryType')
        .map(({ name }) => name)
        .sort(),
    );
    expect(Object.keys(HARBOURS_WRITES).sort()).toEqual(
      fieldsOf('getMutationType')
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, args } of fieldsOf('getSubscriptionType'))
      expect(args.map((arg) => arg.name)).toEqual([name in HARBOURS_EVENTS ? 'source' : 'customerId']);
  });

  it('gets no object of another one, before and after its owner and a super-admin have read it, and at the same time', async () => {
    for (const field of fieldsOf('getQueryType')) {
      const id = HARBOURS[field.name];
      const type = objectIn(field);
      if (!id || !type) continue;
      const query = `query ($id: ID!) { ${field.name}(id: $id) { ${everything(type, field.name === 'customer' ? 2 : 1)} } }`;
      const ask = (client: GraphClient) => client.run(query, { id });
      const refused = await ask(stranger);
      const [own, refusedMeanwhile] = await Promise.all([ask(owner), ask(stranger), ask(admin)]);
      const refusedAfterwards = await ask(stranger);
      expect({ [field.name]: own.data?.[field.name]?.id }).toEqual({ [field.name]: id });
      for (const answer of [refused, refusedMeanwhile, refusedAfterwards]) {
        expect(answer.data).toEqual({ [field.name]: null });
        expect(JSON.stringify(answer)).not.toMatch(/Harbour|North Hall|Main/);
      }
    }
  });

  it('changes no object of another one', async () => {
    for (const [name, rest] of Object.entries(HARBOURS_WRITES)) {
      if (!rest) continue;
      const { data, errors } = await stranger.run(`mutation { ${name}${rest} }`);
      const codes = [
        ...(errors ?? []).map(({ extensions }) => extensions.code),
        data?.[name]?.userErrors[0]?.code,
        data?.[name]?.results?.[0]?.userErrors[0]?.code,
      ];
      expect({ name, refused: codes.some((code) => code === 'FORBIDDEN' || code === 'NOT_FOUND') }).toEqual({
        name,
        refused: true,
      });
      const { userErrors: _errors, results = [], ...rest_ } = data?.[name] ?? {};
      const told = [...Object.values(rest_), ...results.map(({ encoder }: Data) => encoder)];
      expect(told.filter((value) => value !== null)).toEqual([]);
    }
    const { playlist } = await owner.data('query ($id: ID!) { playlist(id: $id) { name } }', {
      id: playlistIdOf(CUSTOMERS.harbour, 0),
    });
    expect(playlist.name).not.toBe('Foreign');
  });

  it('hears of no change in another one', async () => {
    for (const { name } of fieldsOf('getSubscriptionType')) {
      const own = owner.subscribe(`subscription { ${name}${HARBOURS_EVENTS[name] ?? ''} { sequence } }`);
      expect((await own.next()).value.data[name].sequence).toEqual(expect.any(Number));
      const events = stranger.subscribe(
        `subscription { ${name}${HARBOURS_EVENTS[name] ?? `(customerId: "${CUSTOMERS.harbour}")`} { sequence } }`,
      );
      const outcome = await events.next().then(
        ({ value }) => JSON.stringify(value),
        (error: unknown) => JSON.stringify(error),
      );
      expect({ name, outcome }).toEqual({ name, outcome: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
      await own.return?.();
    }
    await owner.close();
  });

  it('sees no list of organisations, ORG-12 which only super-admins see', async () => {
    const query = '{ customers { totalCount nodes { id name } } }';
    const { data, errors } = await owner.run(query);
    expect(data).toEqual({ customers: null });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const calls = await world.callsOf(async () => {
      expect((await admin.data(query)).customers.totalCount).toBe(4);
    });
    expect(calls).toEqual(['GET /api/v3/customers/names']);
  });

  it('gets answers only when signed in', async () => {
    const visitor = world.visitor();
    for (const field of fieldsOf('getQueryType')) {
      // Who calls, and what the public page of a device's registration asks (C-092), need nobody signed in.
      if (field.name === 'viewer' || field.name === 'uploaderRegistration') continue;
      const type = objectIn(field);
      const id = HARBOURS[field.name];
      const selection = field.name === 'customers' ? '{ totalCount }' : '{ __typename }';
      const { data, errors } = await visitor.run(
        `{ ${field.name}${id ? `(id: "${id}")` : ''} ${type ? selection : ''} }`,
      );
      expect({
        field: field.name,
        data: data?.[field.name] ?? null,
        code: errors?.[0]?.extensions.code,
      }).toEqual({
        field: field.name,
        data: null,
        code: 'UNAUTHENTICATED',
      });
    }
  });
});

describe('rights within an organisation', () => {
  it('PRM-31 a field that is refused is null with an error of its own, the rest answers', async () => {
    const review = await world.signIn('review@harbour.example');
    const query = `{ viewer { customer { name
      media(first: 1) { nodes { id } } users { totalCount } venues { totalCount } bandwidth { usedBytes } encoders { totalCount } } } }`;
    await owner.data(query);
    const { data, errors } = await review.run(query);
    expect(data?.viewer.customer).toMatchObject({
      name: 'Harbour Street Church',
      media: { nodes: [{ id: expect.any(String) }] },
      users: null,
      venues: null,
      bandwidth: null,
      encoders: null,
    });
    const refused = errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code, extensions.status]);
    expect(refused?.sort()).toEqual(
      ['bandwidth', 'encoders', 'users', 'venues'].map((field) => [field, 'FORBIDDEN', 403]),
    );
    expect(errors?.[0]?.message).toBe('Your account has insufficient permissions to access this feature.');
  });

  it('PRM-27 a sudo viewer reads every organisation and changes none', async () => {
    const viewer = await world.signIn('viewer@rostrum.example');
    const { customer } = await viewer.data(
      'query ($id: ID!) { customer(id: $id) { name encoders { totalCount } } }',
      {
        id: CUSTOMERS.harbour,
      },
    );
    expect(customer).toEqual({ name: 'Harbour Street Church', encoders: { totalCount: 8 } });
    const { errors } = await viewer.run(`mutation { commandEncoder${HARBOURS_WRITES.commandEncoder} }`);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a service that is down', () => {
  it('takes only its own fields with it (NET-12)', async () => {
    await world.platform.injectFault({ service: 'media-metadata', kind: 'status', status: 503 });
    const { data, errors } = await owner.run(
      '{ viewer { customer { name media(first: 1) { nodes { id } } playlists { nodes { id } } encoders { totalCount } } } news { id } }',
    );
    await world.platform.clearFaults();
    expect(data?.viewer.customer).toEqual({
      name: 'Harbour Street Church',
      media: null,
      playlists: null,
      encoders: { totalCount: 8 },
    });
    expect(data?.news.length).toBeGreaterThan(0);
    expect(errors?.map(({ path }) => path?.at(-1)).sort()).toEqual(['media', 'playlists']);
    expect(errors?.[0]).toMatchObject({
      message: 'The requested service is currently unavailable. Please try again later.',
      extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 },
    });
  });

  it('that answers HTML is one too', async () => {
    await world.platform.injectFault({ service: 'search', kind: 'garbage' });
    const { data, errors } = await owner.run('{ viewer { customer { name mediaSearch { totalCount } } } }');
    await world.platform.clearFaults();
    expect(data?.viewer.customer).toEqual({ name: 'Harbour Street Church', mediaSearch: null });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
