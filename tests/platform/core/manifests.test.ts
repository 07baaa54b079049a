import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { licenceManifest } from '../../../fixtures/platform/server/manifests/manifest.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Licensed {
  package: string;
  version: string;
  licence: string | null;
  text: string | null;
}

const ROOT = join(import.meta.dirname, '../../..');
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const read = async (name: string) => {
  const { status, body } = await platform.call('GET', `/manifests/licenses/${name}.json`);
  expect(status).toBe(200);
  return body as Licensed[];
};

test('CON-06 the manifests are there for anybody, and name each package once in each version, with its licence in full', async () => {
  for (const name of ['web', 'server']) {
    const rows = await read(name);
    const keys = rows.map((row) => `${row.package}@${row.version}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.filter(({ text }) => !text?.trim())).toEqual([]);
    const names = rows.map((row) => row.package);
    expect(names).toEqual([...names].sort());
  }
});

test('CON-06 every package that is installed with the product stands in one of them', async () => {
  const named = new Set(
    [...(await read('web')), ...(await read('server'))].map((row) => `${row.package}@${row.version}`),
  );
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; version: string }>;
  };
  const shipped = Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        path && !dev && !devOptional && existsSync(join(ROOT, path, 'package.json')),
    )
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((key) => !named.has(key))).toEqual([]);
});

test('CON-06 what a browser is sent is told apart from what servers run', async () => {
  const web = new Map((await read('web')).map((row) => [row.package, row]));
  const server = new Set((await read('server')).map((row) => row.package));
  expect(web.get('react')).toMatchObject({ licence: 'MIT', text: expect.stringContaining('MIT License') });
  // It comes along with what a page names.
  expect(web.has('scheduler')).toBe(true);
  expect(web.has('fastify')).toBe(false);
  for (const name of ['fastify', 'tsx', 'sharp']) expect(server.has(name)).toBe(true);
  expect(server.has('react')).toBe(false);
});

test('CON-06 there is no manifest of another name', async () => {
  expect((await platform.call('GET', '/manifests/licenses/other.json')).status).toBe(404);
  expect((await platform.call('GET', '/manifests/licenses/web')).status).toBe(404);
});

test('NET-10 a manifest cannot be read where its packages are not installed', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'rostrum-manifests-'));
  await expect(licenceManifest('web', empty)).rejects.toThrow('is not installed');
});
