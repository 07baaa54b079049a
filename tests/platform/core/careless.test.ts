import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { PlatformApp } from '../../../fixtures/platform/kernel/app/app.ts';
import { buildApp } from '../../../fixtures/platform/server/buildApp.ts';
import { SHARED } from '../../../fixtures/platform/kernel/db/tables/sharedTables.ts';
import { TABLES } from '../../../fixtures/platform/kernel/db/tables/tables.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const MINE = CUSTOMERS.northgate;
const OWNED = TABLES.filter((table) => !SHARED.has(table));

/** Owner of rows in tables without an organization column, stated independently of the policies. */
const WHOSE: Record<string, string> = {
  customers: 't.uuid',
  access_tokens: '(select customer_id from sessions where id = t.session_id)',
  api_client_uses: '(select customer_id from api_clients where client_id = t.client_id)',
  refresh_tokens: '(select customer_id from sessions where id = t.session_id)',
  content_destination_history:
    '(select customer_id from content_destinations where id = t.content_destination_id)',
  content_destination_refusals:
    '(select customer_id from content_destinations where id = t.content_destination_id)',
  encoder_video_downloads: '(select customer_id from encoder_videos where uuid = t.video_id)',
  encoder_automations: '(select customer_id from encoders where uuid = t.encoder_id)',
  encoder_channel_keys: '(select customer_id from encoder_channels where uuid = t.encoder_channel_id)',
  live_renditions: '(select customer_id from encoder_videos where uuid = t.video_id)',
  live_rendition_segments: '(select customer_id from encoder_videos where uuid = t.video_id)',
  live_segments: '(select customer_id from encoder_videos where uuid = t.video_id)',
  encoder_channel_users: '(select customer_id from encoder_channels where uuid = t.encoder_channel_id)',
  encoder_tokens: '(select customer_id from encoders where uuid = t.encoder_id)',
  decoder_tokens: '(select customer_id from decoders where serial = t.serial)',
  encoder_networks: '(select customer_id from encoders where uuid = t.encoder_id)',
  encoder_readings: '(select customer_id from encoders where uuid = t.encoder_id)',
  encoder_statuses: '(select customer_id from encoders where uuid = t.encoder_id)',
  simulated_encoders: '(select customer_id from encoders where uuid = t.encoder_id)',
  media_downloads: '(select customer_id from media_items where media_id = t.media_id)',
  media_renditions: '(select customer_id from media_items where media_id = t.media_id)',
  media_texts: '(select customer_id from media_items where media_id = t.media_id)',
  notification_reads: '(select customer_id from notifications where id = t.notification_id)',
  playlist_media: '(select customer_id from playlists where id = t.playlist_id)',
  webhook_deliveries: '(select customer_id from webhooks where uuid = t.webhook_id)',
  second_factors: '(select customer_id from users where user_id = t.user_id)',
  recovery_codes: '(select customer_id from users where user_id = t.user_id)',
  second_factor_steps: '(select customer_id from users where user_id = t.user_id)',
  user_preferences: '(select customer_id from users where user_id = t.user_id)',
  simulated_decoders: '(select customer_id from decoders where serial = t.serial)',
  decoder_events: '(select customer_id from decoders where serial = t.serial)',
};
function ownerOf(table: PgTable): string {
  const owner = getTableColumns(table).customerId ? 't.customer_id::text' : WHOSE[getTableName(table)];
  if (!owner) throw new Error(`Say in WHOSE whose a row of ${getTableName(table)} is.`);
  return owner;
}
function keyOf(table: PgTable): string {
  const { columns, primaryKeys } = getTableConfig(table);
  return (columns.find(({ primary }) => primary) ?? primaryKeys[0]!.columns[0]!).name;
}

/** Routes as somebody in a hurry writes them: they look at no organization at all. */
async function carelessRoutes(app: PlatformApp): Promise<void> {
  const { db } = app.platform;
  const config = { own: true } as const;
  const params = z.object({ table: z.string() });
  const byId = params.extend({ column: z.string(), id: z.string() });
  const named = params.extend({ column: z.string() });
  const body = z.object({ id: z.string(), set: z.string(), value: z.string().nullable() });
  const is = ({ column, id }: { column: string; id: string }) =>
    sql`where ${sql.identifier(column)}::text = ${id}`;
  const sums = sql`select count(*)::int as n, md5(string_agg(t::text, ',' order by t::text)) as sum from`;
  app.get('/careless/:table', { config, schema: { params } }, async ({ params: { table } }) => {
    const { rows } = await db.execute(sql`${sums} ${sql.identifier(table)} t`);
    return rows[0];
  });
  app.get('/careless/:table/:column/:id', { config, schema: { params: byId } }, async ({ params: given }) => {
    const { rows } = await db.execute(sql`${sums} ${sql.identifier(given.table)} t ${is(given)}`);
    return rows[0];
  });
  app.patch(
    '/careless/:table/:column',
    { config, schema: { params: named, body } },
    async ({ params: { table, column }, body: { id, set, value } }) => {
      const to = value === null ? sql.identifier(set) : sql`${value}`;
      const change = sql`update ${sql.identifier(table)} set ${sql.identifier(set)} = ${to} ${is({ column, id })}`;
      const { rowCount } = await db.transaction((tx) => tx.execute(change));
      return { n: rowCount };
    },
  );
  app.delete(
    '/careless/:table/:column',
    { config, schema: { params: named, querystring: z.object({ id: z.string() }) } },
    async ({ params: { table, column }, query: { id } }) => {
      const { rowCount } = await db.execute(sql`delete from ${sql.identifier(table)} ${is({ column, id })}`);
      return { n: rowCount };
    },
  );
  app.post(
    '/careless/:table',
    { config, schema: { params, body: z.object({ row: z.string() }) } },
    async ({ params: { table }, body: { row } }) => {
      const into = sql.identifier(table);
      const { rows: columns } = await db.execute<{ list: string }>(
        sql`select string_agg(quote_ident(attname), ', ') as list from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
      );
      const list = sql.raw(columns[0]!.list);
      await db.execute(
        sql`insert into ${into} (${list}) select ${list} from jsonb_populate_record(null::${into}, ${row}::jsonb)`,
      );
      return {};
    },
  );
}

describe.each(await backends())('a careless route on $name', (backend) => {
  let platform: TestPlatform;
  let app: PlatformApp;
  let close: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    app = await buildApp({
      services: platform.services,
      requestDb: platform.database.requestDb,
      logLevel: 'silent',
      faults: false,
    });
    await app.register(async (scope) => carelessRoutes(scope as PlatformApp));
    await app.ready();
    token = await platform.signIn('admin@northgate.example');
  });
  afterAll(async () => {
    await app.close();
    await close();
  });

  async function call(method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, payload?: object) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method,
      url: `/careless/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<{ n?: number; sum?: string }>() };
  }
  const ask = async <T extends Record<string, unknown>>(text: string) =>
    (await platform.services.db.execute<T>(sql.raw(text))).rows;
  /** Rows of the caller's organization, or of all others. */
  async function held(table: PgTable, side: 'mine' | 'others') {
    const [row] = await ask<{ n: number; sum: string | null }>(
      `select count(*)::int as n, md5(string_agg(t::text, ',' order by t::text)) as sum
       from ${getTableName(table)} t where ${ownerOf(table)} is ${side === 'mine' ? 'not' : ''} distinct from '${MINE}'`,
    );
    return row!;
  }
  /** A row of another organization: its key, which no row of the caller's has too, and all of it. */
  async function foreignRow(table: PgTable) {
    const [name, key] = [getTableName(table), keyOf(table)];
    const mine = `select ${key} from ${name} t where ${ownerOf(table)} = '${MINE}'`;
    const [row] = await ask<{ id: string; row: string }>(
      `select ${key}::text as id, to_jsonb(t)::text as row from ${name} t
       where ${ownerOf(table)} <> '${MINE}' and ${key} not in (${mine}) limit 1`,
    );
    return row;
  }

  test('row-level security holds every table of the database', async () => {
    const found = await ask<{ name: string; secured: boolean }>(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`,
    );
    expect(found.map(({ name }) => name)).toEqual(TABLES.map((table) => getTableName(table)).sort());
    expect(found.filter(({ secured }) => !secured)).toEqual([]);
  });

  test('a list answers the own organisation’s rows, all of them and no other', async () => {
    expect(OWNED.length).toBeGreaterThanOrEqual(30);
    for (const table of OWNED) {
      const { body } = await call('GET', getTableName(table));
      expect([getTableName(table), body]).toEqual([getTableName(table), await held(table, 'mine')]);
    }
  });

  test('by an id from path, query or body it reads, changes and removes nothing of another organisation', async () => {
    const before = new Map<PgTable, unknown>();
    for (const table of OWNED) before.set(table, await held(table, 'others'));
    const tried: string[] = [];
    for (const table of OWNED) {
      const row = await foreignRow(table);
      if (!row) continue;
      const [name, key] = [getTableName(table), keyOf(table)];
      tried.push(name);
      const id = encodeURIComponent(row.id);
      expect([name, (await call('GET', `${name}/${key}/${id}`)).body.n]).toEqual([name, 0]);
      const change = await call('PATCH', `${name}/${key}`, { id: row.id, set: key, value: null });
      expect([name, change]).toEqual([name, { status: 200, body: { n: 0 } }]);
      const removal = await call('DELETE', `${name}/${key}?id=${id}`);
      expect([name, removal]).toEqual([name, { status: 200, body: { n: 0 } }]);
    }
    expect(tried.length).toBeGreaterThanOrEqual(30);
    for (const table of OWNED) expect(await held(table, 'others')).toEqual(before.get(table));
  });

  test('it puts no row into another organisation, and gives none of its own away', async () => {
    const moved: string[] = [];
    for (const table of OWNED) {
      const row = await foreignRow(table);
      if (!row) continue;
      const { status } = await call('POST', getTableName(table), { row: row.row });
      if (status < 400) moved.push(`inserted into ${getTableName(table)}`);
    }
    for (const table of OWNED) {
      if (!getTableColumns(table).customerId) continue;
      const [name, key] = [getTableName(table), keyOf(table)];
      const [own] = await ask<{ id: string }>(
        `select ${key}::text as id from ${name} t where ${ownerOf(table)} = '${MINE}' limit 1`,
      );
      if (!own) continue;
      const give = { id: own.id, set: 'customer_id', value: CUSTOMERS.harbour };
      const { status } = await call('PATCH', `${name}/${key}`, give);
      if (status < 400) moved.push(`gave away of ${name}`);
    }
    expect(moved).toEqual([]);
  });
});
