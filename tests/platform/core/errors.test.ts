import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { redactUrl } from '../../../fixtures/platform/server/logging.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Problem {
  code: string;
  message: string;
  field?: string;
}
type Refusal = Problem & { errors?: Problem[] };

let platform: TestPlatform;
let customerId: string;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer({ demo: true });
  const { userName } = await platform.createUser(customerId, { extraCapabilities: ['sudo', 'sudoAdmin'] });
  token = await platform.signIn(userName);
});
afterAll(() => platform.close());

const post = (path: string, body: unknown) => platform.call<Refusal>('POST', path, { token, body });

describe('error shapes', () => {
  test('NET-03 one problem answers { code, message }', async () => {
    const answer = await post('/system-events/api/v1/events', { customerId, type: 'x', text: '' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 'INVALID',
      reason: 'TEXT_EMPTY',
      parameters: { field: 'text', limit: '1', length: '0' },
      field: 'text',
      message: 'text must have at least 1 character; it has 0.',
    });
  });

  test('NET-03 several problems answer { errors: [...] }, each with its field, limit and value', async () => {
    const answer = await post(`/api/v3/customers/${customerId}/clients`, {
      name: 'n'.repeat(129),
      roles: [],
      termsAccepted: false,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { field: 'name', reason: 'NAME_TOO_LONG', parameters: { limit: '128', length: '129' } },
      { field: 'roles', reason: 'CLIENT_ROLE_REQUIRED' },
      { field: 'termsAccepted', reason: 'CLIENT_TERMS_REQUIRED' },
    ]);
  });

  test('a value outside its set is named together with the set', async () => {
    const path = `/data-usage/api/v1/customers/${customerId}/historical?unit=decade`;
    const answer = await platform.call<Refusal>('GET', path, { token });
    expect(answer.body.message).toBe('unit must be one of day, week, month; it is "decade".');
  });

  const extras = async (query: string) => {
    const path = `/media-metadata/api/v1/media/extras${query}`;
    return (await platform.call<Refusal>('GET', path, { token })).body;
  };
  const guids = (count: number) => Array.from({ length: count }, () => `mediaId=${randomUUID()}`).join('&');

  test.each([
    ['', 'REQUIRED', 'mediaId is required.'],
    ['?mediaId=x', 'INVALID', 'mediaId must be a valid guid; it is "x".'],
    [`?${guids(101)}`, 'INVALID', 'mediaId must have at most 100 entries; it has 101.'],
    [`?${guids(1)}&mediaId=x`, 'INVALID', 'mediaId.1 must be a valid guid; it is "x".'],
  ])('NET-03 a value of several shapes is named with its limit: %#', async (query, code, message) => {
    expect(await extras(query)).toMatchObject({ code, message, field: message.split(' ')[0] });
  });

  test('NET-03 so are those that may be given once or repeated, and those of one kind among several', async () => {
    const search = await platform.call<Refusal>(
      'GET',
      `/search/api/v1/vod/${customerId}?durationRange=long-ago`,
      { token },
    );
    expect(search.body).toMatchObject({ code: 'INVALID', field: 'durationRange' });
    expect(search.body.message).toMatch(/^durationRange must be one of .+; it is "long-ago"\.$/);
    const grant = await post('/api/v3/auth/token', { grant_type: 'password' });
    expect(grant.body).toMatchObject({
      code: 'INVALID',
      field: 'grant_type',
      message:
        'grant_type must be one of password_cookie, refresh_token_cookie, client_credentials; it is "password".',
    });
    expect((await post('/api/v3/auth/token', {})).body).toMatchObject({
      code: 'REQUIRED',
      field: 'grant_type',
    });
    const track = await post('/track', {
      event: 'opened',
      props: { colour: ['red'], long: 'x'.repeat(2001) },
    });
    expect(track.body.errors).toMatchObject([
      { message: 'props.colour must be a string or number or boolean; it is a list.' },
      { message: 'props.long must have at most 2000 characters; it has 2001.' },
    ]);
  });

  test('NET-04 a body that is no JSON answers 400', async () => {
    const answer = await platform.call<Refusal>('POST', '/track', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body.message]).toEqual([400, 'An invalid request was sent.']);
  });

  test('NET-11 an address that nobody serves answers 404', async () => {
    const answer = await platform.call<Refusal>('GET', '/api/v3/nothing', { token });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'NOT_FOUND', message: 'Resource does not exist.' });
  });

  test('a wrong method answers 405 with the right ones', async () => {
    const answer = await platform.call<Refusal>('DELETE', '/api/v3/regions', { token });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toMatch(/GET/);
    expect(answer.body.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('a body over the limit answers 413', async () => {
    const answer = await post('/track', { event: 'x', props: { long: 'x'.repeat(1_100_000) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  test('NET-08 an unforeseen error answers 500 without any detail', async () => {
    const { db } = platform.app.platform;
    const insert = db.insert.bind(db);
    db.insert = () => {
      throw new Error('connection to 10.0.0.7 failed: password of rostrum is wrong');
    };
    const answer = await post('/system-events/api/v1/events', { customerId, type: 'x', text: 'text' });
    db.insert = insert;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'INTERNAL',
      message: 'An unexpected internal server error occurred. Please try again.',
    });
  });
});

describe('faults for tests', () => {
  test('NET-12 a status fault strikes so often, at its service only', async () => {
    await platform.injectFault({ service: 'system-status', kind: 'status', status: 503, times: 2 });
    const status = async (path: string) => (await platform.call('GET', path, { token })).status;
    expect(await status('/api/v3/regions')).toBe(200);
    expect(await status('/system-status/api/v1/services')).toBe(503);
    expect(await status('/system-status/api/v1/services')).toBe(503);
    expect(await status('/system-status/api/v1/services')).toBe(200);
  });

  test('garbage is HTML with status 200; a hanging service never answers', async () => {
    await platform.injectFault({ service: 'CENTRAL', path: 'regions', kind: 'garbage', times: 1 });
    const garbage = await platform.call<string>('GET', '/api/v3/regions', { token });
    expect([garbage.status, garbage.body.slice(0, 6)]).toEqual([200, '<html>']);
    await platform.injectFault({ service: 'central', path: 'regions', kind: 'hang', times: 1 });
    await expect(
      new Promise((resolve, reject) => {
        const request = httpRequest(`${platform.url}/api/v3/regions`, { timeout: 200 }, resolve);
        request.on('timeout', () => request.destroy(new Error('no response')));
        request.on('error', reject);
        request.end();
      }),
    ).rejects.toThrow('no response');
    await platform.clearFaults();
  });

  test('requests are listed with their tracking id', async () => {
    await platform.forgetRequests();
    await platform.call('GET', '/api/v3/news?since=2026-01-01T00:00:00Z', {
      token,
      headers: { 'x-tracking-id': 'seen' },
    });
    expect(await platform.requests()).toEqual([
      {
        method: 'GET',
        path: '/api/v3/news',
        url: '/api/v3/news?since=2026-01-01T00:00:00Z',
        trackingId: 'seen',
      },
    ]);
  });
});

test('three failed answers within a minute degrade a service, for that minute', async () => {
  const stateOfSearch = async () => {
    const { body } = await platform.call<{ service: string; state: string }[]>(
      'GET',
      '/system-status/api/v1/services',
      { token },
    );
    return body.find(({ service }) => service === 'search')?.state;
  };
  expect(await stateOfSearch()).toBe('operational');
  await platform.injectFault({ service: 'search', kind: 'status', status: 500, times: 3 });
  for (let at = 0; at < 3; at += 1) await platform.call('GET', '/search/api/v1/tags/x', { token });
  expect(await stateOfSearch()).toBe('degraded');
  platform.clock.advance(60_000);
  expect(await stateOfSearch()).toBe('operational');
});

test('the log shows no secret of a URL', () => {
  expect(redactUrl('/verify?token=abc&x=1&stream_key=k')).toBe(
    '/verify?token=[redacted]&x=1&stream_key=[redacted]',
  );
  expect(redactUrl('/stream/c/m/download/abc-DEF_1?x=1')).toBe('/stream/c/m/download/[redacted]?x=1');
  expect(redactUrl('/stream/c/m/segment-1.m4s?token=sabc~zz~sig')).toBe(
    '/stream/c/m/segment-1.m4s?token=[redacted]',
  );
});

test('a setting that is wrong is named', () => {
  expect(() => readConfig({ PLATFORM_PORT: 'eighty' })).toThrow(/PLATFORM_PORT/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL/);
  expect(readConfig({ PUBLIC_URL: 'https://studio.example/' }).studioUrl).toBe('https://studio.example');
});
