import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { DEMO_PASSWORD, CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startDeployments, type Deployments } from './deployments.ts';
import { webQueries } from './webOperations.ts';

let deployments: Deployments;
const tokens = new Map<string, string>();

beforeAll(async () => {
  deployments = await startDeployments();
  for (const username of ['admin@harbour.example', 'review@harbour.example', 'super@rostrum.example']) {
    const answer = await fetch(`${deployments.platform.url}/api/v3/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password_cookie', username, password: DEMO_PASSWORD }),
    });
    tokens.set(username, ((await answer.json()) as { access_token: string }).access_token);
  }
});

afterAll(() => deployments.close());

interface Asked {
  query: string;
  variables?: Record<string, unknown>;
  account?: string;
}

interface Answer {
  data: unknown;
  errors?: { message: string; path?: unknown; extensions?: { code?: string } }[];
}

async function ask(
  url: string,
  { query, variables, account = 'admin@harbour.example' }: Asked,
): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(account)}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

/** The answer of both deployments as text: what clients build on, without what names the one request. */
async function askBoth(asked: Asked): Promise<[whole: string, subgraphs: string, answer: Answer]> {
  const answers = await Promise.all(
    [deployments.wholeUrl, deployments.gatewayUrl].map((url) => ask(url, asked)),
  );
  const texts = answers.map(({ data, errors }) =>
    JSON.stringify({
      data,
      errors: errors?.map(({ message, path, extensions }) => ({ message, path, code: extensions?.code })),
    }),
  );
  return [texts[0]!, texts[1]!, answers[0]!];
}

describe('one process and eight subgraphs behind Hive Gateway give byte-equal answers', () => {
  it.each(webQueries())('to the web’s query $name', async ({ query, variables, name }) => {
    const account = /^(Organization|FirstOrganizations|EncoderSearch)/.test(name)
      ? 'super@rostrum.example'
      : 'admin@harbour.example';
    const [whole, subgraphs, { data, errors }] = await askBoth({ query, variables, account });
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
    expect(subgraphs).toBe(whole);
  });

  it('across organisations: encoders online and live destinations of each', async () => {
    const query = `{ customers(first: 10) { totalCount nodes { id name
      onlineEncoders { id name status { state } customer { name } }
      liveDestinations { id title state webChannel { name region { name } } } } } }`;
    const [whole, subgraphs, { errors }] = await askBoth({ query, account: 'super@rostrum.example' });
    expect(errors).toBeUndefined();
    expect(subgraphs).toBe(whole);
  });

  it('through entities of several domains and back', async () => {
    const query = `query($id: ID!) { encoder(id: $id) {
      name customer { name venues(first: 3) { nodes { userName decoder { status } } } }
      channel { name region { name } } preset { name codec }
      nextUse { title startAt encoder { name } encoderChannel { name } } } }`;
    const [whole, subgraphs, { errors }] = await askBoth({ query, variables: { id: ENCODER_IDS.northHall } });
    expect(errors).toBeUndefined();
    expect(subgraphs).toBe(whole);
  });

  it('for things of any type, those that are not there and those of another organisation', async () => {
    const query = `query($ids: [ID!]!) { nodes(ids: $ids) { __typename id
      ... on Encoder { name customer { name } } ... on Customer { name } } }`;
    const ids = [
      `Encoder:${ENCODER_IDS.northHall}`,
      `Encoder:${ENCODER_IDS.arenaA}`,
      `Customer:${CUSTOMERS.harbour}`,
      'Encoder:00000000-0000-4000-8000-000000000000',
      'nothing',
    ];
    const [whole, subgraphs, { data, errors }] = await askBoth({ query, variables: { ids } });
    expect(errors).toBeUndefined();
    expect((data as { nodes: unknown[] }).nodes.map((node) => node !== null)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(subgraphs).toBe(whole);
  });

  it('by interfaces, and to what uses a thing and what a cue is set in', async () => {
    const query = `query($ids: [ID!]!, $media: ID!, $encoder: ID!) {
      nodes(ids: $ids) { __typename ... on Created { createdAt } ... on Playable { isPlayable } ... on Usable { uses { name } } }
      encoder(id: $encoder) { channel { uses { kind thing { __typename ... on Encoder { name } ... on Venue { userName } ... on User { userName } } } } }
      mediaItem(id: $media) { uses { kind thing { ... on Playlist { name } } }
        cues { name source { ... on MediaItem { title } ... on Playable { id isPlayable } } } } }`;
    const media = demoMediaId(CUSTOMERS.harbour, 12);
    const ids = [`Encoder:${ENCODER_IDS.northHall}`, `MediaItem:${media}`, `Customer:${CUSTOMERS.harbour}`];
    const variables = { ids, media, encoder: ENCODER_IDS.northHall };
    const [whole, subgraphs, { data, errors }] = await askBoth({ query, variables });
    expect(errors).toBeUndefined();
    const { nodes, encoder, mediaItem } = data as {
      nodes: object[];
      encoder: { channel: { uses: { kind: string; thing: object | null }[] } };
      mediaItem: { cues: { source: object }[] };
    };
    expect(nodes[0]).toMatchObject({ createdAt: expect.any(String), uses: expect.any(Array) });
    expect(nodes[1]).toMatchObject({ createdAt: expect.any(String), isPlayable: expect.any(Boolean) });
    expect(encoder.channel.uses.find(({ kind }) => kind === 'ENCODER')?.thing).toMatchObject({
      __typename: 'Encoder',
      name: expect.any(String),
    });
    expect(mediaItem.cues[0]?.source).toMatchObject({ id: media, title: expect.any(String) });
    expect(subgraphs).toBe(whole);
  });

  it('for an object that does not exist, and one of another organisation', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', ENCODER_IDS.arenaA]) {
      const query = 'query($id: ID!) { encoder(id: $id) { id name customer { name } } }';
      const [whole, subgraphs] = await askBoth({ query, variables: { id } });
      expect(whole).toBe('{"data":{"encoder":null}}');
      expect(subgraphs).toBe(whole);
    }
  });

  it('for what a role may not see', async () => {
    const query = 'query($id: ID!) { customer(id: $id) { id venues { nodes { id userName } } } }';
    const asked = { query, variables: { id: CUSTOMERS.harbour }, account: 'review@harbour.example' };
    const [whole, subgraphs, { errors }] = await askBoth(asked);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(subgraphs).toBe(whole);
  });

  it('to a mutation with a mistake in its input', async () => {
    const query = `mutation($input: CreatePlaylistInput!) { createPlaylist(input: $input) {
      playlist { id } userErrors { code field message } } }`;
    const [whole, subgraphs, { data }] = await askBoth({ query, variables: { input: { name: '' } } });
    expect(JSON.stringify(data)).toContain('REQUIRED');
    expect(subgraphs).toBe(whole);
  });

  it('to a subscription, over its transport ws: nothing at first, then what a command changed', async () => {
    const query = 'subscription { encodersChanged { encoders { id customer { name } } } }';
    const { wholeUrl, gatewayUrl } = deployments;
    for (const { url, events, encoderId } of [
      {
        url: wholeUrl,
        events: graphEvents(wholeUrl.replace('http', 'ws'), query),
        encoderId: ENCODER_IDS.chapel,
      },
      { url: gatewayUrl, events: gatewayEvents(gatewayUrl, query), encoderId: ENCODER_IDS.gallery },
    ]) {
      expect((await events.next()).value).toEqual({ encodersChanged: { encoders: [] } });
      const restart = `mutation($input: CommandEncoderInput!) {
        commandEncoder(input: $input) { userErrors { message } } }`;
      const variables = { input: { encoderId, command: 'RESTART' } };
      const { data } = await ask(url, { query: restart, variables });
      expect(data).toEqual({ commandEncoder: { userErrors: [] } });
      const changed = [{ id: encoderId, customer: { name: 'Harbour Street Church' } }];
      expect((await events.next()).value).toEqual({ encodersChanged: { encoders: changed } });
      await events.return();
    }
  });
});

/** The events of a subscription to the graph itself. */
async function* graphEvents(url: string, query: string): AsyncGenerator<unknown, void> {
  const authorization = `Bearer ${tokens.get('admin@harbour.example')}`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { authorization } });
  try {
    for await (const { data } of client.iterate({ query })) yield data;
  } finally {
    await client.dispose();
  }
}

/** The events of a subscription through the gateway, which answers clients with server-sent events. */
async function* gatewayEvents(url: string, query: string): AsyncGenerator<unknown, void> {
  const authorization = `Bearer ${tokens.get('admin@harbour.example')}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization },
    body: JSON.stringify({ query }),
  });
  let text = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (\{.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield (JSON.parse(data) as { data: unknown }).data;
    }
  }
}
