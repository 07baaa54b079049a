import { describe, expect, it } from '@jest/globals';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoPastServiceDestinationId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld({ seed: 'demo' });
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const DAY_MS = 24 * 3_600_000;
const EXPORT = `GET /telemetry/api/v1/customers/${CUSTOMERS.harbour}/webevents/export`;
const LINKS = `destinationId title destination { id title } event { id name }
  occurrence { id startAt endAt } mediaItemId mediaItem { id title }`;

/** Days on which records of the last year begin, one a week, as `yyyy-mm-dd`. The world starts on a Sunday. */
const SUNDAYS = Array.from({ length: 52 }, (_, at) =>
  new Date(Date.parse('2026-11-15T00:00:00Z') - at * 7 * DAY_MS).toISOString().slice(0, 10),
);

/** One record of each of these days. */
const recordOfEach = (days: readonly string[]) =>
  `{ viewer { customer { ${days
    .map(
      (day, at) =>
        `day${at}: viewerRecords(api: WEB_EVENTS, start: "${day}", end: "${day}", first: 1) { nodes { ${LINKS} } }`,
    )
    .join(' ')} } } }`;

async function recordsOf(api: string, start: string, end: string, first: number): Promise<Data[]> {
  const query = `{ viewer { customer { viewerRecords(api: ${api}, start: "${start}", end: "${end}", first: ${first}) {
    nodes { ${LINKS} } } } } }`;
  return (await maya.data(query)).viewer.customer.viewerRecords.nodes;
}

describe('what a viewer record links to', () => {
  it('ANA-08 resolves every id of the demo records', async () => {
    const nodes: Data[] = [];
    for (const days of [SUNDAYS.slice(0, 26), SUNDAYS.slice(26)]) {
      const { customer } = (await maya.data(recordOfEach(days))).viewer;
      nodes.push(...Object.values<Data>(customer).flatMap((page) => page.nodes));
    }
    expect(nodes).toHaveLength(52);
    for (const [at, node] of nodes.entries()) {
      const startAt = `${SUNDAYS[at]}T15:00:00.000Z`;
      expect(node).toEqual({
        destinationId: demoPastServiceDestinationId(CUSTOMERS.harbour, at),
        title: 'Sunday morning service',
        destination: {
          id: demoPastServiceDestinationId(CUSTOMERS.harbour, at),
          title: 'Sunday morning service',
        },
        event: { id: SCHEDULE_IDS.sundayService, name: 'Sunday morning service' },
        occurrence: {
          id: expect.any(String),
          startAt,
          endAt: `${SUNDAYS[at]}T16:30:00.000Z`,
        },
        mediaItemId: null,
        mediaItem: null,
      });
    }
    const { rows } = await world.platform.services.db.execute<{ count: string }>(
      `select count(distinct content_id) from telemetry_records where api = 'webevents'`,
    );
    expect(Number(rows[0]?.count)).toBe(52);
  });

  it('ANA-08 links a thousand rows with one call for their destinations and one for their event', async () => {
    const [end, start] = SUNDAYS;
    const page = (after: string | null) =>
      maya.data(
        `query ($after: String) { viewer { customer { viewerRecords(
          api: WEB_EVENTS, start: "${start}", end: "${end}", first: 1000, after: $after
        ) { nodes { destination { id title } event { id name } occurrence { id startAt } }
          pageInfo { hasNextPage endCursor } } } } }`,
        { after },
      );
    const seen: { watched: number; calls: string[] }[] = [];
    for (let after: string | null = null, more = true; more;) {
      let records: Data;
      const calls = await world.callsOf(async () => {
        records = (await page(after)).viewer.customer.viewerRecords;
      });
      const watched = new Set(records!.nodes.map(({ destination }: Data) => destination.id)).size;
      seen.push({ watched, calls: calls.sort() });
      ({ endCursor: after, hasNextPage: more } = records!.pageInfo);
    }
    const event = `GET /api/v3/schedules/${SCHEDULE_IDS.sundayService}`;
    const list = `GET /api/v3/customers/${CUSTOMERS.harbour}/contentdestinations`;
    const one = expect.stringMatching(/^GET \/api\/v3\/contentdestinations\/f4/);
    for (const { watched, calls } of seen) {
      expect(calls).toEqual(watched > 1 ? [list, event, EXPORT] : [one, event, EXPORT]);
    }
    expect(new Set(seen.map(({ watched }) => watched))).toEqual(new Set([1, 2]));
  });

  it('ANA-07 ANA-08 links library records to their video and to no event', async () => {
    const nodes = await recordsOf('CONTENT_LIBRARY', '2026-10-01', '2026-10-31', 20);
    expect(nodes).toHaveLength(20);
    for (const node of nodes) {
      expect(node).toMatchObject({ destinationId: null, destination: null, event: null, occurrence: null });
      expect(node.mediaItem).toEqual({ id: node.mediaItemId, title: node.title });
    }
  });

  it('ANA-06 ANA-08 exports the links as columns', async () => {
    const token = await world.platform.signInClient();
    const [day] = SUNDAYS;
    const query = `{ viewer { customer { viewerRecords(api: WEB_EVENTS, start: "${day}", end: "${day}") {
      nodes { reportedAt title event { id name } occurrence { startAt } destination { id title } } } } } }`;
    const response = await fetch(`${world.graph.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv', 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const lines = (await response.text()).trimEnd().split(/\r?\n/);
    expect(lines[0]).toBe(
      'reportedAt,title,event.id,event.name,occurrence.startAt,destination.id,destination.title',
    );
    expect(lines.length).toBeGreaterThan(1001);
    const links = new Set(lines.slice(1).map((line) => line.split(',').slice(1).join(',')));
    const id = demoPastServiceDestinationId(CUSTOMERS.harbour, 0);
    expect([...links]).toEqual([
      [
        'Sunday morning service',
        SCHEDULE_IDS.sundayService,
        'Sunday morning service',
        `${day}T15:00:00.000Z`,
        id,
        'Sunday morning service',
      ].join(','),
    ]);
  });

  it('ANA-08 keeps the title of a destination that is in the bin, without links', async () => {
    const [, day] = SUNDAYS;
    const id = demoPastServiceDestinationId(CUSTOMERS.harbour, 1);
    await maya.data(
      `mutation { deleteContentDestination(input: { id: "${id}" }) { userErrors { message } } }`,
    );
    const [node] = await recordsOf('WEB_EVENTS', day!, day!, 1);
    expect(node).toEqual({
      destinationId: id,
      title: 'Sunday morning service',
      ...{ destination: null, event: null, occurrence: null, mediaItemId: null, mediaItem: null },
    });
  });
});
