import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { FULL, fuzzValues } from '../../support/fullSet.ts';
import { startTestPlatform, type Answer, type TestPlatform } from '../../support/platform.ts';

interface Parameter {
  name: string;
  in: string;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const document = JSON.parse(readFileSync(projectFile('fixtures/platform/server/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
);

const NUL = String.fromCharCode(0);
const token = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Values that have broken services before, by what is wrong with them; the first of a kind stands for all of it. */
const HOSTILE_TEXT = fuzzValues<string>({
  nothing: [''],
  'signs of SQL': ["'; drop table users; --", '%', '_', '\\'],
  'no text that can be stored': [`a${NUL}b`, NUL],
  'half a sign': ['\ud800'],
  'a way out of a folder': ['../../../etc/passwd', '..'],
  'too long': ['a'.repeat(5000)],
  'below zero': ['-1', '0'],
  'too large a number': ['99999999999999999999', '2147483648', '9007199254740993', '1e308'],
  'a word of a language': ['null', 'NaN', 'true', '[]', '{}'],
  'the id of nothing': ['00000000-0000-0000-0000-000000000000', 'not-a-uuid'],
  'an encoding within': ['%00'],
});

const HOSTILE_TIMES = fuzzValues<string>({
  'a time before all': ['0000-01-01T00:00:00Z', '0000-01-01', '0001-01-01'],
  'a time after all': ['9999-12-31T23:59:59.999+00:00', '9999-12-31'],
  'no time at all': ['2026-02-30', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00+23:59'],
});

/** Values for list parameters. */
const HOSTILE_PLACES = fuzzValues<string>({
  'a position out of range': [
    '0000-01-01T00:00:00Z,1',
    '9999-12-31T23:59:59Z,1',
    '2026-01-01T00:00:00Z,999999999999999',
  ],
  'a page at no time': [
    token(['0000-01-01T00:00:00Z', 'x']),
    token(['2026-01-01 (a remark)', 'x']),
    token(['+275760-09-13T00:00:00.000Z', 'x']),
  ],
  'a page of something else': [token([1, 2]), token([['a'], 'b']), 'bnVsbA'],
  'a page that cannot be stored': [token([NUL, NUL])],
});

const HOSTILE = [...HOSTILE_TEXT, ...HOSTILE_TIMES, ...HOSTILE_PLACES];

const OF_OTHER_TYPES = fuzzValues<unknown>({
  nothing: [null],
  'a number': [1e308, -1, 1.5, 2 ** 53],
  'a truth': [true],
  'a list': [[NUL], []],
  'an object': [{ a: NUL }, {}, { a: '\ud800' }],
});

const VALUES: readonly unknown[] = [...HOSTILE, ...OF_OTHER_TYPES];

/** Values for path parameters. */
const IN_PATHS = FULL ? HOSTILE : [...HOSTILE_TEXT, ...HOSTILE_TIMES.slice(0, 1)];

/** Text values are equivalent where a number, boolean, or body is expected. */
const NO_OBJECTS = FULL ? VALUES : [...OF_OTHER_TYPES, 'text'];
const OF_NUMBERS = FULL ? VALUES : [...NO_OBJECTS, -1, 1.5];
const OF_TEXTS = FULL ? VALUES : [...HOSTILE_TEXT, ...HOSTILE_TIMES, ...OF_OTHER_TYPES];

function valuesOf({ type }: Schema): readonly unknown[] {
  return ['number', 'integer', 'boolean'].includes(String(type)) ? OF_NUMBERS : OF_TEXTS;
}

/** A good value for each path parameter, so that a route is fuzzed behind its first look-up as well. */
const GOOD: Record<string, string> = {
  customerId: CUSTOMERS.harbour,
  customer: CUSTOMERS.harbour,
  api: 'contentLibrary',
  zone: 'eu',
};

type Row = { mediaId?: string; uuid?: string; id?: string };
type Listed = Row[] | { items: Row[] };

/** Lists that hold an object for the routes whose path has this part. */
const OF_HARBOUR = `customers/${CUSTOMERS.harbour}`;
const LISTS: Record<string, string> = {
  '/encoders/': `/api/v3/${OF_HARBOUR}/encoders`,
  '/encoderprofiles/': `/api/v3/${OF_HARBOUR}/encoderprofiles`,
  '/webencoderprofiles/': `/api/v3/${OF_HARBOUR}/webencoderprofiles`,
  '/urls/': `/hotspots/api/v1/${OF_HARBOUR}/urls`,
  '/eventprofiles/': `/api/v3/${OF_HARBOUR}/eventprofiles`,
  '/venues/': `/api/v3/${OF_HARBOUR}/venues`,
  '/contentdestinations/': `/api/v3/${OF_HARBOUR}/contentdestinations`,
  '/playlists/': `/media-metadata/api/v1/${OF_HARBOUR}/playlists`,
  '/media/': `/media-metadata/api/v1/${OF_HARBOUR}/media`,
};
const goodIds: Record<string, string> = {};

let platform: TestPlatform;
let bearer: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'demo' });
  bearer = await platform.signIn('super@rostrum.example');
  const listOf = async (path: string) => {
    const { body } = await platform.call<Listed>('GET', path, { token: bearer });
    const [first] = Array.isArray(body) ? body : body.items;
    return first?.mediaId ?? first?.uuid ?? first?.id ?? '';
  };
  for (const [part, path] of Object.entries(LISTS)) {
    goodIds[part] = await listOf(path);
    expect(goodIds[part]).not.toBe('');
  }
});
afterAll(() => platform.close());

function goodValue(path: string, name: string): string {
  if (GOOD[name]) return GOOD[name];
  const part = Object.keys(LISTS).find((one) => path.includes(one) && !path.includes('/customers/'));
  return part ? (goodIds[part] ?? '') : CUSTOMERS.harbour;
}

function fill(path: string, replace: string | null, value: string): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encode(name === replace ? value : goodValue(path, name)),
  );
}

/** Percent-encodes even what has no encoding. */
function encode(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ED%A0%80';
  }
}

/** The fields of a body by their names. */
function fieldsOf({ requestBody }: Operation): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const collect = (schema: Schema | undefined): void => {
    if (!schema) return;
    if (schema.$ref) collect(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
    for (const [name, field] of Object.entries(schema.properties ?? {})) found.set(name, field);
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) collect(one);
  };
  collect(requestBody?.content['application/json']?.schema);
  return found;
}

type Failure = { call: string; status: number; sent: string };

async function failuresOf(
  attempts: readonly { method: string; path: string; body?: unknown; headers?: Record<string, string> }[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let at = 0; at < attempts.length; at += 16) {
    await Promise.all(
      attempts.slice(at, at + 16).map(async ({ method, path, body, headers }) => {
        const answer: Answer = await platform.call(method, path, {
          token: bearer,
          ...(body === undefined ? {} : { body }),
          ...(headers ? { headers } : {}),
        });
        // 503 is what a stream without a manifest answers (NET-10).
        if (answer.status >= 500 && answer.status !== 503) {
          failures.push({
            call: `${method} ${path.slice(0, 200)}`,
            status: answer.status,
            sent: JSON.stringify(body ?? null).slice(0, 200),
          });
        }
      }),
    );
  }
  return failures;
}

describe('bad values', () => {
  test('NET-08 no value of a path parameter is answered with a 500', async () => {
    const attempts = routes
      .filter(({ operationId }) => operationId !== 'C-005')
      .flatMap(({ method, path }) =>
        [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
          IN_PATHS.map((value) => ({
            method,
            path: fill(path, name, value),
            ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
          })),
        ),
      );
    expect(attempts.length).toBeGreaterThan(1000);
    expect(await failuresOf(attempts)).toEqual([]);
  });

  test('NET-08 no value of a query parameter is answered with a 500', async () => {
    const attempts = routes.flatMap(({ method, path, parameters = [] }) =>
      parameters
        .filter((parameter) => parameter.in === 'query' && method === 'GET')
        .flatMap(({ name }) =>
          HOSTILE.map((value) => ({
            method,
            path: `${fill(path, null, '')}?${encodeURIComponent(name)}=${encode(value)}`,
          })),
        ),
    );
    expect(attempts.length).toBeGreaterThan(1000);
    expect(await failuresOf(attempts)).toEqual([]);
  });

  test('NET-08 no field of a body is answered with a 500', async () => {
    const attempts = routes
      .filter(({ operationId, requestBody }) => requestBody && operationId !== 'C-005')
      .flatMap((route) => {
        const fields = fieldsOf(route);
        const isObject = route.operationId !== 'C-098';
        expect({ route: route.operationId, hasFields: fields.size > 0 }).toEqual({
          route: route.operationId,
          hasFields: isObject,
        });
        const path = fill(route.path, null, '');
        const whole = NO_OBJECTS.map((body) => ({ method: route.method, path, body }));
        const good = plausible([...fields.keys()]);
        const one = [...fields].flatMap(([field, schema]) =>
          valuesOf(schema).map((value) => ({
            method: route.method,
            path,
            body: { ...good, [field]: value },
          })),
        );
        return [...whole, ...one];
      });
    expect(await failuresOf(attempts)).toEqual([]);
  });
});

describe('what is wrong is said', () => {
  const HARBOUR = CUSTOMERS.harbour;
  const get = (path: string) => platform.call<Refusal>('GET', path, { token: bearer });

  test.each([
    [
      `/search/api/v1/vod/${HARBOUR}?text=%00`,
      'text',
      'text must not contain U+0000 or an unpaired surrogate.',
    ],
    [`/search/api/v1/vod/${HARBOUR}?page=${token(['no time', 'x'])}`, 'page', 'The page does not exist.'],
    [
      `/search/api/v1/vod/${HARBOUR}?page=${token(['0000-01-01T00:00:00Z', 'x'])}`,
      'page',
      'The page does not exist.',
    ],
    [
      `/data-usage/api/v1/customers/${HARBOUR}/historical?start=0001-01-01`,
      'start',
      'start must lie between 1970-01-01 and 2999-12-31; it is "0001-01-01".',
    ],
    [
      `/telemetry/api/v1/customers/${HARBOUR}/contentLibrary/export?end=9999-12-31`,
      'end',
      'end must lie between 1970-01-01 and 2999-12-31; it is "9999-12-31".',
    ],
  ])('NET-04 %s answers 400 with the field', async (path, field, message) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { code: 'INVALID', field, message } });
  });

  test('NET-11 what can be no id in a path is the id of nothing', async () => {
    for (const path of [
      '/api/v3/encoders/%00',
      '/media-metadata/api/v1/media/a%00b',
      '/stream/%00/x/manifest.m3u8',
    ])
      expect((await get(path)).status).toBe(404);
  });

  test('NET-04 a body nested beyond reason is refused before anything reads it', async () => {
    const response = await fetch(`${platform.url}/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: `{"event":"x","props":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      field: 'props',
      message: 'props must have at most 32 levels.',
    });
  });

  test('NET-03 a refusal never repeats a secret that was sent', async () => {
    const secret = 'This-Is-My-Secret-1234';
    for (const value of [[secret], { a: secret }, `${secret}${NUL}`, secret.repeat(100)]) {
      for (const [path, field] of SECRETS) {
        const answer = await platform.call('POST', path, { body: { ...plausible([field]), [field]: value } });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(JSON.stringify(answer.body)).not.toContain(secret);
      }
    }
  });
});

interface Refusal {
  code: string;
  field?: string;
  message: string;
}

const SECRETS = [
  ['/api/v3/auth/token', 'password'],
  ['/api/v3/auth/token', 'client_secret'],
  ['/api/v3/login', 'password'],
  ['/api/v3/passwordreset/reset', 'password'],
  ['/api/v3/passwordreset/verify', 'token'],
] as const;

/** Values that pass as many checks as can be, so that the one bad value gets as far as it can. */
function plausible(fields: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {
    grant_type: 'password_cookie',
    customerId: CUSTOMERS.harbour,
    sortPosition: 'end',
    rolling: false,
    mediaIds: [],
    contentDestinationIds: [],
    requestedState: 'started',
    roles: [],
    newUserName: 'someone@example.test',
    props: {},
  };
  return Object.fromEntries(fields.map((field) => [field, field in values ? values[field] : 'text']));
}
