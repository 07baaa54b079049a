import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyContextConfig } from 'fastify';
import type { PlatformApp } from '../../../fixtures/platform/app.ts';
import { requireStatedAccess } from '../../../fixtures/platform/statedAccess.ts';
import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';
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
