import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
});
afterAll(() => platform.close());

const UNKNOWN = 'd0000000-0000-4000-8000-000000000001';
const PATHS = [
  `/embed/${UNKNOWN}`,
  `/embed/${UNKNOWN}/`,
  `/embed/${UNKNOWN}?profile=x`,
  `/embed/${UNKNOWN}/addresses`,
  `/embed/${UNKNOWN}%2Faddresses`,
  `/watch/${UNKNOWN}`,
  `/watch/${UNKNOWN}/`,
  '/embed/',
  '/watch/',
  '/player/missing.js',
  '/',
  '/health',
  '/api/v3/customers',
];

async function policiesOf(path: string): Promise<[type: string, policy: string][]> {
  const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'];
  const answers = await Promise.all(
    methods.map((method) => fetch(platform.url + path, { method, headers: { accept: 'text/html' } })),
  );
  return answers.map(({ headers }) => [
    headers.get('content-type') ?? '',
    headers.get('content-security-policy') ?? '',
  ]);
}

test.each(PATHS)('sends no page without a policy that says who may frame it: %s', async (path) => {
  const pages = (await policiesOf(path)).filter(([type]) => type.startsWith('text/html'));
  expect(pages.filter(([, policy]) => !policy.includes('frame-ancestors '))).toEqual([]);
});

test('lets other sites frame the player page, and none the watch page', async () => {
  const policyOf = async (path: string) => (await policiesOf(path))[0];
  expect(await policyOf(`/embed/${UNKNOWN}`)).toEqual([
    'text/html; charset=utf-8',
    expect.stringContaining('frame-ancestors *'),
  ]);
  expect(await policyOf(`/watch/${UNKNOWN}`)).toEqual([
    'text/html; charset=utf-8',
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
});

test('gives a page that states no policy one that loads nothing and forbids frames', async () => {
  await platform.injectFault({ service: '*', path: '/api/v3/regions', kind: 'garbage', times: 1 });
  const { headers } = await fetch(`${platform.url}/api/v3/regions`);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});
