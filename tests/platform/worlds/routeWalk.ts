import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../fixtures/platform/kernel/app/app.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { CHANNEL_IDS, SOCIAL_ACCOUNT_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { TestPlatform } from '../../support/platform.ts';

export interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
export interface JsonSchema {
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
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const DAY_MS = 86_400_000;

/** Object of an ID in a path. The first matching pattern counts; a path without a match fails the test. */
export const OBJECTS: [pattern: RegExp, table: string, idColumn: string][] = [
  [/\/events\/\{/, 'encoder_videos', 'uuid'],
  [/contentdestinations\/\{/, 'content_destinations', 'id'],
  [/webencoderprofiles\/\{/, 'web_presets', 'uuid'],
  [/encoderprofiles\/\{/, 'encoder_presets', 'uuid'],
  [/encoders\/\{|\/logs\/\{|\/automations\/\{|subjects\/\{/, 'encoders', 'uuid'],
  [/webeventprofiles\/\{/, 'web_channels', 'uuid'],
  [/\/eventprofiles\/\{/, 'encoder_channels', 'uuid'],
  [/\/outputs\/\{|\/rtmp\/\{/, 'live_outputs', 'uuid'],
  [/\/rtmp\/destination\/\{/, 'rtmp_destinations', 'uuid'],
  [/destinationgroups\/\{/, 'destination_groups', 'uuid'],
  [/\/socialmedia\/\{/, 'social_accounts', 'uuid'],
  [/\/posts\/\{/, 'posts', 'uuid'],
  [/destinationschedules\/\{/, 'schedule_destinations', 'id'],
  [/schedules\/\{/, 'schedules', 'uuid'],
  [/venues\/\{|users\/\{id\}\/decoders/, 'venues', 'uuid'],
  [/\/media\/\{|\/library\/\{/, 'media_items', 'media_id'],
  [/\/cues\/\{id\}\/restore/, 'media_cues', 'uuid'],
  [/\/urls\/\{/, 'qr_overlays', 'uuid'],
  [/\/configs\/\{/, 'player_profiles', 'id'],
  [/playlists\/\{/, 'playlists', 'id'],
  [/\/uploads\/\{/, 'uploads', 'id'],
  [/\/userinvites\/\{/, 'user_invites', 'uuid'],
  [/\/contacts\/\{/, 'contacts', 'uuid'],
  [/\/webhooks\/\{/, 'webhooks', 'uuid'],
  [/\/decoders\/\{/, 'decoders', 'serial'],
];

export type Ids = Record<string, string>;

/**
 * An object of each kind that the organization owns. One statement finds them all: walks ask after each thing they
 * do.
 */
export async function listObjectIds(db: Db, customerId: string): Promise<Ids> {
  const firsts = OBJECTS.map(
    ([, table, column]) =>
      `(select ${column} from ${table} where customer_id = '${customerId}' order by 1 limit 1)::text as ${table}`,
  );
  const { rows } = await db.execute<Record<string, string | null>>(sql.raw(`select ${firsts.join(', ')}`));
  const found = Object.entries(rows[0] ?? {});
  return Object.fromEntries(found.flatMap(([table, id]) => (id === null ? [] : [[table, id]])));
}

/** Puts in a post that is to appear in a day, for the demo has none; the answer is its id. */
export async function givenPost({ services }: TestPlatform, customerId: string): Promise<string> {
  const now = services.clock.now();
  const uuid = randomUUID();
  await services.db.insert(posts).values({
    ...{ uuid, customerId, kind: 'YOUTUBE', accountId: SOCIAL_ACCOUNT_IDS.youtube },
    ...{ destinationId: 'UCharbourstreet', destinationName: 'Harbour Street' },
    ...{ title: 'Service', description: '', privacy: 'public', step: 'PLANNED' },
    ...{ publishAt: new Date(now.getTime() + DAY_MS), createdAt: now },
  });
  return uuid;
}

/** A fingerprint of the rows an organization owns, to see that nothing was changed. */
export async function fingerprint(db: Db, customerId: string): Promise<string[]> {
  const tables = [...new Set(['api_clients', 'users', ...OBJECTS.map(([, name]) => name)])];
  const sums = tables.map(
    (table) =>
      `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t where customer_id = '${customerId}') as ${table}`,
  );
  const { rows } = await db.execute<Record<string, string | null>>(sql.raw(`select ${sums.join(', ')}`));
  return Object.entries(rows[0] ?? {}).map(([table, sum]) => `${table} ${sum}`);
}

/** ID for a property of a body or query, by name. */
const NAMED: [pattern: RegExp, id: string][] = [
  [/^customer(Id)?$/, 'customers'],
  [/^media(Id|Ids)$/, 'media_items'],
  [/^(event|video)(Id|Ids)$/, 'encoder_videos'],
  [/^encoder(Id|Ids|s)$/, 'encoders'],
  [/^encoderChannelId$/, 'encoder_channels'],
  [/^encoderPresetId$/, 'encoder_presets'],
  [/^accountId$/, 'social_accounts'],
  [/^venue(Id|Ids)$/, 'venues'],
  [/^playlist(Id|Ids)$/, 'playlists'],
  [/^web(Channel|EventProfile)(Id|Ids)$/, 'web_channels'],
  [/^user(Id|Ids)$/, 'users'],
];
const idFor = (name: string, ids: Ids): string | undefined =>
  ids[NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? ''];

/** A value that a schema takes; with ids, every property that can hold one of them does, needed or not. */
export function sample(schema: JsonSchema, document: ApiDocument, name = '', ids: Ids = {}): unknown {
  if (schema.$ref)
    return sample(
      document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {},
      document,
      name,
      ids,
    );
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], document, name, ids);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.keys(schema.properties ?? {})
          .filter((key) => schema.required?.includes(key) || idFor(key, ids))
          .map((key) => [key, sample(schema.properties?.[key] ?? {}, document, key, ids)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        sample(schema.items ?? {}, document, name, ids),
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
      return idFor(name, ids) ?? 'x'.repeat(Math.max(3, schema.minLength ?? 0));
  }
}

/** The path with the organization's ids in place; what the organization has no object for keeps a made-up id. */
export function fill(
  path: string,
  operation: Operation,
  document: ApiDocument,
  customerId: string,
  ids: Ids,
  inQuery: Ids = {},
): string {
  const object = OBJECTS.find(([pattern]) => pattern.test(path))?.[1];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'day') return '2026-11-20';
    if (name === 'destinationId' && object) return ids[object] ?? 'none';
    if (path.startsWith('/api/v3/customers/{id}') || /^customer(Id)?$/.test(name)) return customerId;
    if (name === 'api') return 'webevents';
    if (name === 'n') return '1';
    // Of these the walk has ids only where whoever walks puts them in: they are told to nobody but whose they are.
    if (path.startsWith('/api/v3/sessions/')) return ids.sessions ?? 'none';
    if (path.startsWith('/api/v3/secondfactors/')) return ids.second_factors ?? 'none';
    // Regions belong to nobody.
    if (path.startsWith('/api/v3/regions/')) return REGIONS.northAmerica;
    if (path.includes('/masterecg/')) return 'ECG-1001';
    // Devices that no organization has added.
    if (path.startsWith('/api/v3/encoderunits/')) return 'E10060001';
    if (name === 'mediaId' && path.includes('playlists')) return ids.media_items ?? 'none';
    if (/customers\/\{id\}/.test(path) || (name === 'id' && path.includes('/logs/'))) return customerId;
    if (name === 'planId') return PLANS.vodPro;
    if (name === 'trialId') return ids.trials ?? 'none';
    if (/\/webhookdeliveries\/\{/.test(path)) return ids.webhook_deliveries ?? 'none';
    if (/\/clients\/\{/.test(path)) return ids.api_clients ?? 'none';
    if (/users\/\{id\}(\/roles|\/secondfactors\/reset)?$/.test(path)) return ids.users ?? 'none';
    if (name === 'profileId') return CHANNEL_IDS.main;
    if (!object) throw new Error(`Say in OBJECTS what {${name}} of ${path} is.`);
    return ids[object] ?? 'none';
  });
  const query = (operation.parameters ?? [])
    .filter(({ name, required, ...at }) => at.in === 'query' && (required || idFor(name, inQuery)))
    .map(
      ({ name, schema }) => `${name}=${encodeURIComponent(String(sample(schema, document, name, inQuery)))}`,
    );
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** A private route: how to call it, and what the document says of it, nothing where it is hidden. */
export interface Each {
  method: string;
  path: string;
  operation: Operation;
}

/** Every route that is registered, hidden ones too, but those that state that they are public. */
export function privateRoutes(platform: TestPlatform, document: ApiDocument): Each[] {
  const { statedRoutes } = platform.app;
  const read = new Set(statedRoutes.filter(({ method }) => method === 'GET').map(({ url }) => url));
  return (
    statedRoutes
      .filter(({ config }) => !config.public)
      // Fastify answers HEAD wherever it answers GET, by the same handler.
      .filter(({ method, url }) => method !== 'HEAD' || !read.has(url))
      .map(({ method, url }) => {
        const path = url.replace(/:(\w+)/g, '{$1}');
        const operation = document.paths[path]?.[method.toLowerCase()] ?? { operationId: 'hidden' };
        return { method, path, operation };
      })
  );
}
