import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { PlatformApp } from '../../../fixtures/platform/kernel/app/app.ts';
import { buildApp } from '../../../fixtures/platform/server/buildApp.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { bothStorages } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

/** Columns that name something and are no key of a table here, each with the reason. */
const NO_KEY: Record<string, string> = {
  'audit_entries.actor_customer_id': 'kept when the organisation goes',
  'audit_entries.actor_id': 'kept when the person goes',
  'audit_entries.customer_id': 'kept when the organisation goes',
  'audit_entries.session_id': 'kept when the session is pruned',
  'audit_entries.subject_id': 'of any table, also of what is gone',
  'audit_entries.tracking_id': 'names a request',
  'bin_entries.id': 'what was deleted, and is no longer there',
  'bin_entries.deleted_by_id': 'who deleted it, kept when the person goes',
  'content_destinations.account_id': 'at the provider of the place',
  'content_destinations.destination_id': 'at the provider of the place',
  'schedule_destinations.place_id': 'at the provider of the place',
  'content_destinations.package_id': 'name of a package that may be cut later',
  'content_destinations.replayed_id': 'what it plays again, kept when that goes',
  'content_destinations.web_preset_id': 'at the provider of the place',
  'encoder_videos.encoder_id': 'what it was recorded with, kept when that is removed',
  'encoder_videos.encoder_channel_id': 'where it was sent to, kept while that is in the bin',
  'encoder_videos.package_id': 'name of a package that may be cut later',
  'encoders.remote_support_id': 'at the provider of remote support',
  'group_destinations.account_id': 'at the provider of the place',
  'group_destinations.destination_id': 'of any kind; what uses a thing keeps it from being removed',
  'library_embeds.profile_id': 'may be built in; kept while the profile is in the bin',
  'media_cues.media_id': 'one of three, whose keys are the generated columns',
  'media_items.package_id': 'name of a package that may be cut later',
  'posts.destination_id': 'at the social network',
  'posts.network_post_id': 'at the social network',
  'second_factors.credential_id': 'made by the browser or the key itself',
  'sessions.subject_id': 'one of two, whose keys are the generated columns',
  'social_accounts.default_destination_id': 'at the social network',
  'social_accounts.network_id': 'at the social network',
  'social_lives.live_video_id': 'at the social network',
  'social_lives.place_id': 'at the social network',
  'social_lives.video_id': 'at the social network',
  'social_authorizations.user_id': 'a person or an API client, for ten minutes',
  'telemetry_plays.client_id': 'made up by the viewer’s browser',
  'telemetry_plays.content_id': 'kept when what was watched is gone',
  'telemetry_records.client_id': 'made up by the viewer’s browser',
  'telemetry_records.content_id': 'kept when what was watched is gone',
  'telemetry_records.customer_id': 'records are kept in 16-byte ids',
  'telemetry_records.session_id': 'made up by the viewer’s browser',
  'uploaders.device_id': 'what a plugin calls its machine',
  'web_channel_addresses.embed_id': 'names itself, also while its channel is in the bin',
  'web_channel_addresses.web_channel_id': 'kept while its channel is in the bin',
  'web_channel_traffic.web_channel_id': 'outlives what was watched',
  'web_channels.embed_id': 'its own address',
};
/** Columns that sound like a state and take any text, each with the reason. */
const ANY_WORD: Record<string, string> = {
  'decoders.status': 'told by the device, shown as it is',
  'news.title': 'text',
  'system_events.type': 'any word of the program that reports',
  'web_channels.embed_type': 'told by the player',
};

describe.each(await bothStorages())('relations and states on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  const ask = async <T extends Record<string, unknown>>(text: string) =>
    (await platform.services.db.execute<T>(sql.raw(text))).rows;

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
  });
  afterAll(() => close());

  test('every column that names something is a foreign key, or says why not', async () => {
    const columns = await ask<{ name: string; keyed: boolean }>(`
      select c.relname || '.' || a.attname as name, exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as keyed
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname ~ '_id$|^asked_(by|in)$'
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and k.conkey = array[a.attnum])
      order by 1`);
    expect(columns.filter(({ keyed, name }) => !keyed && !NO_KEY[name]).map(({ name }) => name)).toEqual([]);
    expect(columns.filter(({ keyed }) => keyed).length).toBeGreaterThanOrEqual(70);
  });

  test('no list of ids stands in a row beside its table of relation', async () => {
    const lists = await ask(`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and (table_name, column_name) in (('encoder_channels', 'users'), ('venues', 'encoder_channel_ids'))`);
    expect(lists).toEqual([]);
  });

  test('every column of states, kinds and the like takes the words it knows and no other', async () => {
    const columns = await ask<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and column_name ~ '(state|status|kind|type|presence|privacy|visibility|source|purpose|level|mode|codec)$'
        and table_name || '.' || column_name not in (${Object.keys(ANY_WORD)
          .map((name) => `'${name}'`)
          .join(', ')})
      order by 1, 2`);
    expect(columns.length).toBeGreaterThanOrEqual(40);
    const open: string[] = [];
    for (const { table, column } of columns) {
      const checks = await ask<{ text: string }>(`
        select pg_get_constraintdef(oid) as text from pg_constraint
        where contype = 'c' and conrelid = '${table}'::regclass and pg_get_constraintdef(oid) like '%${column} = %'`);
      if (checks.length === 0) open.push(`${table}.${column}`);
    }
    expect(open).toEqual([]);
    const nonsense = ask(
      `update encoder_statuses set state = 'on fire' where encoder_id = '${ENCODER_IDS.northHall}'`,
    );
    await expect(nonsense).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('a channel that goes empties what has run on it, and comes back with it and with who may use it', async () => {
    const token = await platform.signIn('admin@harbour.example');
    const past = randomUUID();
    await ask(`insert into content_destinations (id, customer_id, kind, stream_type, status, status_changed_at, title,
        encoder_channel_id, created_at)
      values ('${past}', '${CUSTOMERS.harbour}', 'SAVEONLY', 'LIVE', 'STOPPED', now(), 'Past', '${CHANNEL_IDS.mobile}', now())`);
    await ask(`insert into encoder_channel_users select '${CHANNEL_IDS.mobile}', user_id, true from users
      where user_name = 'library@harbour.example'`);
    await ask(
      `update encoders set encoder_channel_id = null where encoder_channel_id = '${CHANNEL_IDS.mobile}'`,
    );
    await ask(`delete from simulated_programme where schedule_id in
      (select uuid from schedules where encoder_channel_id = '${CHANNEL_IDS.mobile}')`);
    await ask(`delete from schedules where encoder_channel_id = '${CHANNEL_IDS.mobile}'`);
    const channel = `/api/v3/eventprofiles/${CHANNEL_IDS.mobile}`;
    const held = async () => {
      const [row] = await ask(
        `select encoder_channel_id as channel from content_destinations where id = '${past}'`,
      );
      const users = await ask(
        `select view_only from encoder_channel_users where encoder_channel_id = '${CHANNEL_IDS.mobile}'`,
      );
      return { ...row, users };
    };
    expect((await platform.call('DELETE', channel, { token })).status).toBe(204);
    expect(await held()).toEqual({ channel: null, users: [] });
    expect((await platform.call('POST', `${channel}/restore`, { token })).status).toBe(204);
    expect(await held()).toEqual({ channel: CHANNEL_IDS.mobile, users: [{ view_only: true }] });
  });

  test('NET-03, NET-05, NET-07 what only the database refuses is answered as a refusal, not as a fault', async () => {
    const app = await buildApp({
      services: platform.services,
      requestDb: platform.database.requestDb,
      logLevel: 'silent',
      faults: false,
    });
    await app.register(async (scope) => {
      const { db } = (scope as PlatformApp).platform;
      const config = { own: true } as const;
      scope.post('/careless/foreign', { config }, () =>
        db.execute(sql`insert into playlists (id, customer_id, name, rolling, sort_position, created_at)
          values ('stray', ${CUSTOMERS.harbour}, 'Mine', false, 'start', now())`),
      );
      scope.delete('/careless/used', { config }, () =>
        db.execute(sql`delete from encoder_channels where uuid = ${CHANNEL_IDS.arena}`),
      );
    });
    await app.ready();
    const headers = { authorization: `Bearer ${await platform.signIn('admin@northgate.example')}` };
    const foreign = await app.inject({ method: 'POST', url: '/careless/foreign', headers });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      403,
      { code: 'FORBIDDEN', message: 'Your account has insufficient permissions to access this feature.' },
    ]);
    const used = await app.inject({ method: 'DELETE', url: '/careless/used', headers });
    expect([used.statusCode, used.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', message: 'A request conflict has occurred.' },
    ]);
    await app.close();
  });
});
