import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/db/schema/media.ts';
import { uploads } from '../../../fixtures/platform/db/schema/uploads.ts';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../../fixtures/seed/ids.ts';
import { CHANNEL_IDS, LIVE_DESTINATION_IDS } from '../../../fixtures/seed/streamingIds.ts';
import type { Db } from '../../../fixtures/platform/app.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Some hundred requests on a busy machine. */
const LONG_MS = 120_000;

/** Open to everybody by purpose: sign-in elsewhere and uploaders ask for a password, delivery and latency checks are public. */
const PUBLIC = [/^\/api\/v3\/auth\//, /^\/api\/v3\/uploaders\//, /^\/stream\//, /^\/embed\//, /^\/regions\//];

/** Which object a path's id means. The first pattern that matches counts; a path that none matches fails the test. */
const OBJECTS: [pattern: RegExp, table: string, idColumn: string][] = [
  [/\/events\/\{/, 'encoder_videos', 'uuid'],
  [/contentdestinations\/\{/, 'content_destinations', 'id'],
  [/encoderprofiles\/\{/, 'encoder_presets', 'uuid'],
  [/encoders\/\{|\/logs\/\{|\/automations\/\{|subjects\/\{/, 'encoders', 'uuid'],
  [/webeventprofiles\/\{/, 'web_channels', 'uuid'],
  [/\/eventprofiles\/\{/, 'encoder_channels', 'uuid'],
  [/schedules\/\{/, 'schedules', 'uuid'],
  [/venues\/\{|users\/\{id\}\/decoders/, 'venues', 'uuid'],
  [/\/media\/\{|\/library\/\{/, 'media_items', 'media_id'],
  [/\/configs\/\{/, 'player_profiles', 'id'],
  [/playlists\/\{/, 'playlists', 'id'],
  [/\/uploads\/\{/, 'uploads', 'id'],
];

type Ids = Record<string, string>;

/** An object of each kind that the organisation owns. */
async function objectsOf(db: Db, customerId: string): Promise<Ids> {
  const ids: Ids = {};
  for (const [, table, column] of OBJECTS) {
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select ${column} as id from ${table} where customer_id = '${customerId}' order by 1 limit 1`),
    );
    if (rows[0]) ids[table] = rows[0].id;
  }
  return ids;
}

/** A fingerprint of the rows an organisation owns, to see that nothing was changed. */
async function fingerprint(db: Db, customerId: string): Promise<string[]> {
  const sums: string[] = [];
  for (const table of new Set(['api_clients', 'users', ...OBJECTS.map(([, name]) => name)])) {
    const { rows } = await db.execute<{ sum: string }>(
      sql.raw(
        `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${table} t where customer_id = '${customerId}'`,
      ),
    );
    sums.push(`${table} ${rows[0]?.sum}`);
  }
  return sums;
}

function sample(schema: JsonSchema, document: ApiDocument, name = ''): unknown {
  if (schema.$ref)
    return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], document);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          sample(schema.properties?.[name] ?? {}, document, name),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        sample(schema.items ?? {}, document),
      );
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      if (schema.format === 'date-time')
        return /end|until/i.test(name) ? '2026-11-29T00:00:00.000Z' : '2026-11-22T00:00:00.000Z';
      if (schema.format === 'date') return '2026-11-22';
      return 'x'.repeat(Math.max(3, schema.minLength ?? 0));
  }
}

/** The path with the organisation's ids in place; what the organisation has no object for keeps a made-up id. */
function fill(
  path: string,
  operation: Operation,
  document: ApiDocument,
  customerId: string,
  ids: Ids,
): string {
  const object = OBJECTS.find(([pattern]) => pattern.test(path))?.[1];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (path.startsWith('/api/v3/customers/{id}') || /^customer(Id)?$/.test(name)) return customerId;
    if (name === 'api') return 'webevents';
    if (name === 'n') return '1';
    // Regions belong to nobody.
    if (path.startsWith('/api/v3/regions/')) return 'none';
    if (path.includes('/masterecg/')) return 'ECG-1001';
    if (name === 'mediaId' && path.includes('playlists')) return ids.media_items ?? 'none';
    if (/customers\/\{id\}/.test(path) || (name === 'id' && path.includes('/logs/'))) return customerId;
    if (/\/clients\/\{/.test(path)) return ids.api_clients ?? 'none';
    if (/users\/\{id\}(\/roles)?$/.test(path)) return ids.users ?? 'none';
    if (name === 'profileId') return CHANNEL_IDS.main;
    if (!object) throw new Error(`Say in OBJECTS what {${name}} of ${path} is.`);
    return ids[object] ?? 'none';
  });
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sample(schema, document, name)))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

describe.each(await backends())('scope on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let document: ApiDocument;
  let operations: { method: string; path: string; operation: Operation }[];
  let foreign: Ids;
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    document = (await platform.call<ApiDocument>('GET', '/openapi.json')).body;
    operations = Object.entries(document.paths)
      .filter(([path]) => path.includes('{') && !PUBLIC.some((pattern) => pattern.test(path)))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          operation,
        })),
      );
    // Nothing of the demonstration is being uploaded.
    const [item] = await platform.services.db
      .select({ mediaId: mediaItems.mediaId })
      .from(mediaItems)
      .where(eq(mediaItems.customerId, CUSTOMERS.harbour))
      .limit(1);
    await platform.services.db.insert(uploads).values({
      id: randomUUID(),
      customerId: CUSTOMERS.harbour,
      mediaId: item?.mediaId ?? '',
      fileName: 'service.mp4',
      sizeBytes: 10,
      state: 'sending',
      changedAt: platform.clock.now(),
      createdAt: platform.clock.now(),
    });
    foreign = {
      ...(await objectsOf(platform.services.db, CUSTOMERS.harbour)),
      users: USERS.harbourEvents,
      api_clients: API_CLIENTS.harbourAnalytics,
      // On air, so that there are cues to read.
      content_destinations: LIVE_DESTINATION_IDS.web,
    };
  }, 180_000);
  afterAll(() => close());

  async function statusOf(account: string, each: (typeof operations)[number], customerId: string, ids: Ids) {
    const { method, path, operation } = each;
    const schema = operation.requestBody?.content['application/json']?.schema;
    const answer = await platform.call(method, fill(path, operation, document, customerId, ids), {
      token: await platform.signIn(account),
      ...(schema ? { body: sample(schema, document) } : {}),
    });
    return answer.status;
  }

  test(
    "NET-07 an organisation's admin gets 403 or 404 for another's ids on every route, and changes nothing",
    async () => {
      expect(operations.length).toBeGreaterThan(50);
      expect(Object.keys(foreign).sort()).toEqual(
        ['api_clients', 'users', ...OBJECTS.map(([, table]) => table)].sort(),
      );
      const before = await fingerprint(platform.services.db, CUSTOMERS.harbour);
      const answered: string[] = [];
      for (const each of operations) {
        const status = await statusOf('admin@northgate.example', each, CUSTOMERS.harbour, foreign);
        if (status !== 403 && status !== 404) answered.push(`${each.method} ${each.path} → ${status}`);
      }
      expect(answered).toEqual([]);
      expect(await fingerprint(platform.services.db, CUSTOMERS.harbour)).toEqual(before);
    },
    LONG_MS,
  );

  test(
    'an API client gets 403 or 404 for the ids of another organisation on every reading route',
    async () => {
      const northgate = {
        ...(await objectsOf(platform.services.db, CUSTOMERS.northgate)),
        users: USERS.northgateAdmin,
      };
      const token = await platform.signInClient();
      const answered: string[] = [];
      for (const { method, path, operation } of operations.filter((each) => each.method === 'GET')) {
        const filled = fill(path, operation, document, CUSTOMERS.northgate, northgate);
        const { status } = await platform.call(method, filled, { token });
        if (status < 400) answered.push(`${path} → ${status}`);
      }
      expect(answered).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'the same reading requests are answered to the own admin',
    async () => {
      const refused: string[] = [];
      for (const each of operations.filter(
        // Regions belong to nobody: the id that stands for one here is made up.
        ({ method, path }) => method === 'GET' && !/^\/legacy|^\/api\/v3\/regions\//.test(path),
      )) {
        const status = await statusOf('admin@harbour.example', each, CUSTOMERS.harbour, foreign);
        if (status !== 200) refused.push(`${each.path} → ${status}`);
      }
      expect(refused).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'a wrong token and a missing one are refused on every private route',
    async () => {
      const open: string[] = [];
      for (const { method, path, operation } of operations) {
        const filled = fill(path, operation, document, CUSTOMERS.harbour, foreign);
        for (const token of ['', 'f'.repeat(43)]) {
          const { status } = await platform.call(method, filled, { token });
          if (status !== 401) open.push(`${method} ${path} → ${status}`);
        }
      }
      expect(open).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'SES-06 a venue is refused on every private route',
    async () => {
      const open: string[] = [];
      for (const each of operations) {
        const status = await statusOf('harbour-main-hall', each, CUSTOMERS.harbour, foreign);
        if (status !== 403) open.push(`${each.method} ${each.path} → ${status}`);
      }
      expect(open).toEqual([]);
    },
    LONG_MS,
  );
});
