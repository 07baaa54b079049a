import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import {
  mayRead,
  requireAnyPermission,
  requireCapability,
  requireCustomer,
  requireOwned,
  requireSudo,
  seesEveryCustomer,
} from '../../../fixtures/platform/kernel/access/access.ts';
import type { PlatformApp, PlatformCaller } from '../../../fixtures/platform/kernel/app/app.ts';
import { requireStatedAccess } from '../../../fixtures/platform/kernel/access/declaredAccess.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

function register(method: 'GET' | 'DELETE', config?: FastifyContextConfig) {
  const app = Fastify() as unknown as PlatformApp;
  requireStatedAccess(app);
  return () => app.route({ method, url: '/things', ...(config && { config }), handler: async () => null });
}

test('a route that does not say who may call it stops the start', () => {
  expect(register('GET')).toThrow('GET /things does not say who may call it');
  expect(register('GET', {})).toThrow('does not say who may call it');
  expect(register('GET', { permissions: [] })).toThrow('does not say who may call it');
  expect(register('GET', { venue: true })).toThrow('does not say who may call it');
});

test.each<[string, FastifyContextConfig]>([
  ['everybody', { public: true }],
  ['the caller’s own', { own: true }],
  ['no organisation’s', { reference: true }],
  ['a permission', { permissions: ['VIDEO_REVIEW'] }],
  ['a capability', { capability: 'getLibrary' }],
  ['the admin area', { sudo: 'viewer' }],
  ['a device', { device: 'encoder' }],
])('a route for %s registers', (_name, config) => {
  expect(register('GET', config)).not.toThrow();
});

test.each<[string, FastifyContextConfig]>([
  ['a permission', { permissions: ['VIDEO_REVIEW'] }],
  ['one of two permissions', { permissions: ['MANAGE_CUES', 'VIDEO_REVIEW'] }],
  ['a capability', { capability: 'getLibrary' }],
  ['what belongs to nobody', { reference: true }],
  ['a sudo viewer', { sudo: 'viewer' }],
])('a route that writes stops the start where %s only reads', (_name, config) => {
  expect(register('DELETE', config)).toThrow('DELETE /things writes, and asks for rights that only read');
});

const caller = (values: Partial<PlatformCaller>): PlatformCaller => ({
  kind: 'user',
  id: 'somebody',
  userName: 'somebody@example.test',
  customerId: 'home',
  homeCustomerId: 'home',
  roles: [],
  permissions: [],
  capabilities: [],
  sudoAdmin: false,
  sudoViewer: false,
  ...values,
});
const CALLERS = {
  user: caller({ permissions: ['MANAGE_CUES'], capabilities: ['getLibrary'] }),
  other: caller({}),
  superAdmin: caller({ sudoAdmin: true, permissions: ['MANAGE_CUES'] }),
  sudoViewer: caller({ sudoViewer: true }),
};
type CallerName = keyof typeof CALLERS;
const NAMES = Object.keys(CALLERS) as CallerName[];

/** Logged visits. */
const noted: string[] = [];
const server = {
  visits: {
    note: ({ method, caller: { sudoAdmin } }: FastifyRequest, [customerId]: string[]) =>
      noted.push(`${method} ${sudoAdmin ? 'superAdmin' : 'sudoViewer'} ${customerId}`),
  },
};

/** Callers that a check accepts. */
function passing(status: number, check: (request: FastifyRequest) => void): Record<string, CallerName[]> {
  const passes = (method: string, name: CallerName): boolean => {
    try {
      check({ method, caller: CALLERS[name], server } as unknown as FastifyRequest);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status });
      return false;
    }
  };
  return Object.fromEntries(
    ['GET', 'HEAD', 'PATCH', 'DELETE'].map((method) => [
      method,
      NAMES.filter((name) => passes(method, name)),
    ]),
  );
}
const reading = (readers: CallerName[], writers: CallerName[]) => ({
  GET: readers,
  HEAD: readers,
  PATCH: writers,
  DELETE: writers,
});

test('PRM-27 a super-admin reaches every organisation, a sudo viewer reads every one, all others have their own', () => {
  expect(NAMES.filter((name) => seesEveryCustomer(CALLERS[name]))).toEqual(['superAdmin', 'sudoViewer']);
  for (const [check, status] of [
    [requireCustomer, 403],
    [requireOwned, 404],
  ] as const) {
    expect(passing(status, (request) => check(request, 'home'))).toEqual(reading(NAMES, NAMES));
    expect(passing(status, (request) => check(request, 'elsewhere'))).toEqual(
      reading(['superAdmin', 'sudoViewer'], ['superAdmin']),
    );
  }
  // Each who is let through to another organization visits it, and nobody else does.
  const each = ['GET superAdmin', 'GET sudoViewer', 'HEAD superAdmin', 'HEAD sudoViewer'];
  const visits = [...each, 'PATCH superAdmin', 'DELETE superAdmin'].map((one) => `${one} elsewhere`);
  expect(noted).toEqual([...visits, ...visits]);
});

test('PRM-27 the admin area is a super-admin’s; a sudo viewer reads what is shown to viewers', () => {
  expect(passing(403, (request) => requireSudo(request, 'admin'))).toEqual(
    reading(['superAdmin'], ['superAdmin']),
  );
  expect(passing(403, (request) => requireSudo(request, 'viewer'))).toEqual(
    reading(['superAdmin', 'sudoViewer'], ['superAdmin']),
  );
});

test('PRM-12 any of the permissions passes, and an empty requirement; a sudo viewer reads without', () => {
  expect(passing(403, (request) => requireAnyPermission(request, []))).toEqual(reading(NAMES, NAMES));
  expect(passing(403, (request) => requireAnyPermission(request, ['VIDEO_REVIEW', 'MANAGE_CUES']))).toEqual(
    reading(['user', 'superAdmin', 'sudoViewer'], ['user', 'superAdmin']),
  );
  expect(passing(403, (request) => requireAnyPermission(request, ['VIDEO_REVIEW']))).toEqual(
    reading(['sudoViewer'], []),
  );
});

test('PRM-23 a capability is needed where one is asked for; a sudo viewer reads without (PRM-27)', () => {
  expect(passing(403, (request) => requireCapability(request, 'getLibrary'))).toEqual(
    reading(['user', 'sudoViewer'], ['user']),
  );
});

test('PRM-27 what plays is read at home by permission, elsewhere by super-admins who have it and by sudo viewers', () => {
  const readers = (customerId: string, permissions: Parameters<typeof mayRead>[2]) =>
    NAMES.filter((name) => mayRead(CALLERS[name], customerId, permissions));
  expect(readers('home', ['VIDEO_REVIEW', 'MANAGE_CUES'])).toEqual(['user', 'superAdmin', 'sudoViewer']);
  expect(readers('elsewhere', ['VIDEO_REVIEW', 'MANAGE_CUES'])).toEqual(['superAdmin', 'sudoViewer']);
  expect(readers('elsewhere', ['VIDEO_REVIEW'])).toEqual(['sudoViewer']);
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const listPath = `/media-metadata/api/v1/customers/${CUSTOMERS.harbour}/playlists`;

test('PRM-10 PRM-19 Video Review reads playlists, and makes, changes and removes none', async () => {
  const token = await platform.signIn('review@harbour.example');
  const list = await platform.call<{ items: { id: string }[] }>('GET', listPath, { token });
  expect(list.status).toBe(200);
  const one = `/media-metadata/api/v1/playlists/${list.body.items[0]?.id}`;
  expect((await platform.call('GET', one, { token })).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', listPath, { name: 'Mine' }],
    ['PATCH', one, { name: 'Mine' }],
    ['PUT', `${one}/order`, { mediaIds: [] }],
    ['POST', `${one}/media`, { mediaIds: [] }],
    ['DELETE', one, undefined],
  ] as const) {
    expect([method, (await platform.call(method, path, { token, body })).status]).toEqual([method, 403]);
  }
  expect((await platform.call('GET', one, { token })).status).toBe(200);
});
