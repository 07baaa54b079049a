import { getNamedType, GraphQLObjectType, isAbstractType, isNonNullType, type GraphQLField } from 'graphql';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { addMoreObjects } from '../moreObjects.ts';
import { HARBOURS, HARBOURS_EVENTS, HARBOURS_WRITES } from './harbours.ts';

let world: World;
/** Works in Northgate and asks for what is Harbour's. */
let stranger: GraphClient;
/** Works in Harbour. */
let owner: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld({ seed: 'demo' });
  await addMoreObjects(world.platform.services);
  stranger = await world.signIn('admin@northgate.example');
  owner = await world.signIn('admin@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(async () => {
  await stranger?.close();
  await world?.close();
});

const IN_CUSTOMER: Record<string, string> = {
  bin: '(kind: PLAYLIST)',
  binEntries: '(kind: PLAYLIST, first: 5)',
  schedule: '(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z")',
  postsWithin: '(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z", first: 5)',
  checkEvent: '(input: { name: "Foreign" })',
  encoderVideosWithin: '(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z", first: 5)',
  contentDestinationsWithin: '(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z", first: 5)',
  socialFigures: '(start: "2026-01-01", end: "2026-12-31", first: 5)',
  viewerRecords: '(api: CONTENT_LIBRARY, start: "2026-11-01", end: "2026-11-02", first: 5)',
  viewerSummary: '(api: CONTENT_LIBRARY, start: "2026-11-01", end: "2026-11-02")',
  viewerSeries: '(api: CONTENT_LIBRARY, metric: VIEWS, start: "2026-11-01", end: "2026-11-02")',
};

/** A selection that takes every plain field and looks one level into the others. */
function everything(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = objectIn(field);
    const abstract = getNamedType(field.type);
    if (isAbstractType(abstract)) {
      const ids = world.graph.server.root.schema.getPossibleTypes(abstract).map(({ name }) => name);
      return depth === 0
        ? []
        : [`${field.name} { __typename ${ids.map((name) => `... on ${name} { id }`).join(' ')} }`];
    }
    if (!inner) return field.args.some((arg) => isNonNullType(arg.type)) ? [] : [field.name];
    const paged = field.args.some(({ name }) => name === 'first') ? '(first: 5)' : '';
    const args = IN_CUSTOMER[field.name] ?? paged;
    return depth === 0
      ? []
      : [`${field.name}${args} { __typename ${everything(inner, depth - 1).join(' ')} }`];
  });
}

/** Selections of so many words and signs at most: a document has a limit of them. */
function inDocuments(parts: readonly string[], most = 1500): string[] {
  const tokens = (text: string) => text.match(/\w+|[^\s\w]/g)?.length ?? 0;
  const documents = [''];
  for (const part of parts) {
    if (tokens(`${documents.at(-1)} ${part}`) > most) documents.push('');
    documents.push(`${documents.pop()} ${part}`);
  }
  return documents;
}

function objectIn(field: GraphQLField<unknown, unknown>): GraphQLObjectType | null {
  let type: unknown = field.type;
  while (typeof type === 'object' && type !== null && 'ofType' in type) type = type.ofType;
  return type instanceof GraphQLObjectType ? type : null;
}

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
    const tried: string[] = [];
    for (const field of fieldsOf('getQueryType')) {
      const id = HARBOURS[field.name];
      const type = objectIn(field);
      if (!id || !type) continue;
      tried.push(field.name);
      for (const selection of inDocuments(everything(type, field.name === 'customer' ? 2 : 1))) {
        const query = `query ($id: ID!) { ${field.name}(id: $id) { id ${selection} } }`;
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
    }
    expect(tried.sort()).toEqual(
      Object.keys(HARBOURS)
        .filter((name) => HARBOURS[name])
        .sort(),
    );
  });

  it('GOL-02 is told nothing of its requests to go live', async () => {
    const made = await owner.data(
      `mutation { goLive${HARBOURS_WRITES.goLive} }`.replaceAll('Foreign', 'Harbour prayer'),
    );
    expect(made.goLive.userErrors).toEqual([]);
    const { id } = made.goLive.goLive;
    const query =
      'query ($id: ID!, $customerId: ID) { goLiveState(id: $id, customerId: $customerId) { progress request { title } } }';
    expect((await owner.data(query, { id })).goLiveState.progress).not.toBe('NOT_EXIST');
    expect((await stranger.data(query, { id })).goLiveState).toEqual({
      progress: 'NOT_EXIST',
      request: null,
    });
    const { data, errors } = await stranger.run(query, { id, customerId: CUSTOMERS.harbour });
    expect(data).toEqual({ goLiveState: null });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
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
      id: demoPlaylistId(CUSTOMERS.harbour, 0),
    });
    expect(playlist.name).not.toBe('Foreign');
  });

  it('hears of no change in another one', async () => {
    expect(fieldsOf('getSubscriptionType').length).toBeGreaterThanOrEqual(3);
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
    expect(fieldsOf('getQueryType').length).toBeGreaterThanOrEqual(30);
    for (const field of fieldsOf('getQueryType')) {
      // The caller and public pages (C-092) need no session.
      if (['viewer', 'uploaderRegistration', 'invite'].includes(field.name)) continue;
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
