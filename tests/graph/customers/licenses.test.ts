import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let reviewer: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  reviewer = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const LIST = `query ($part: LicensePart!, $filter: String, $sort: ListSort, $first: Int, $after: String) {
  licenseManifest(part: $part, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { name version license text } pageInfo { hasNextPage endCursor } } }`;

test('CON-06 packages are listed by name with version, licence and text, for the lowest role too', async () => {
  const { licenseManifest } = await reviewer.data(LIST, { part: 'WEB', filter: 'REACT-ROUTER', first: 100 });
  const names = licenseManifest.nodes.map(({ name }: Data) => name);
  expect(names).toEqual(['react-router', 'react-router-dom']);
  expect(licenseManifest.nodes[0]).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    license: 'MIT',
    text: expect.stringContaining('MIT License'),
  });
});

test('LST-02 pages follow each other from Z to A, and all of them are one call', async () => {
  const first = (await reviewer.data(LIST, { part: 'SERVER', sort: 'NAME_DESC', first: 3 })).licenseManifest;
  const calls = await world.callsOf(async () => {
    const more = await reviewer.data(LIST, {
      part: 'SERVER',
      sort: 'NAME_DESC',
      first: 3,
      after: first.pageInfo.endCursor,
    });
    const names = [...first.nodes, ...more.licenseManifest.nodes].map(({ name }: Data) => name);
    expect(names).toHaveLength(6);
    expect(names).toEqual([...names].sort((one: string, other: string) => other.localeCompare(one, 'en')));
    expect(names).not.toContain('@apollo/subgraph');
  });
  expect(calls.length).toBeLessThanOrEqual(1);
  expect(first.totalCount).toBeGreaterThan(100);
});

test('one text is found by name and version, and is null for a package that there is not', async () => {
  const { licenseManifest } = await reviewer.data(LIST, { part: 'SERVER', filter: 'fastify-plugin' });
  const [{ name, version, text }] = licenseManifest.nodes;
  const query = `query ($name: String!, $version: String!) { licenseText(part: SERVER, name: $name, version: $version) }`;
  expect((await reviewer.data(query, { name, version })).licenseText).toBe(text);
  expect((await reviewer.data(query, { name, version: '0.0.0' })).licenseText).toBeNull();
});
