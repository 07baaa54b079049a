import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { NOT_AUDITED, SECRETS } from '../../../fixtures/platform/kernel/db/auditSql.ts';
import { TABLES } from '../../../fixtures/platform/kernel/db/tables/tables.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { getTableName } from 'drizzle-orm';
import { bothStorages } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import en from '../../../web/areas/organization/audit/locales/en.json' with { type: 'json' };
import es from '../../../web/areas/organization/audit/locales/es.json' with { type: 'json' };

interface Entry {
  id: number;
  action: string;
  subject: string;
  subjectId: string;
  actorName: string | null;
  actorCustomerId: string | null;
  sessionId: string | null;
  address: string | null;
  agent: string | null;
  call: string | null;
  trackingId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Tables without an audit trigger: logs, counters, data of devices and viewers, jobs, and preferences. */
const UNAUDITED = [
  'access_tokens',
  'api_client_uses',
  'audit_entries',
  'content_destination_history',
  'content_destination_refusals',
  'encoder_logs',
  'encoder_readings',
  'jobs',
  'limit_counts',
  'live_publishers',
  'live_refusals',
  'live_rendition_segments',
  'live_renditions',
  'live_segments',
  'media_counts',
  'media_packages',
  'media_removals',
  'media_renditions',
  'mended_rows',
  'refresh_tokens',
  'schedule_occurrences',
  'second_factor_steps',
  'social_authorizations',
  'storage_facts',
  'system_events',
  'telemetry_devices',
  'telemetry_places',
  'telemetry_plays',
  'telemetry_records',
  'tracked_events',
  'user_preferences',
  'web_channel_addresses',
  'web_channel_traffic',
  'webhook_deliveries',
];

describe.each(await bothStorages())('the audit on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let admin: string;
  const path = `/api/v3/customers/${CUSTOMERS.harbour}/audit`;

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    admin = await platform.signIn('admin@harbour.example');
  });
  afterAll(() => close());

  const entries = async (token = admin) => (await platform.call<Entry[]>('GET', path, { token })).body;
  const ask = async <T extends Record<string, unknown>>(text: string) =>
    (await platform.services.db.execute<T>(sql.raw(text))).rows;

  test('every table of the database has its trigger, or says why not', async () => {
    const triggers = await ask<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit' and tgenabled = 'O' and tgtype & 28 = 28`,
    );
    const audited = new Set(triggers.map(({ name }) => name));
    const open = TABLES.map((table) => getTableName(table)).filter((name) => !audited.has(name));
    expect(open.sort()).toEqual(UNAUDITED);
    expect(audited.size).toBeGreaterThanOrEqual(30);
  });

  test('no column that sounds like a secret stands in an entry', async () => {
    const columns = await ask<{ name: string; column: string }>(`
      select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'
        and column_name ~ '(hash|secret|password|token|activation_code)' and table_name not in ('mended_rows')`);
    const kept = columns.filter(
      ({ name, column }) => !(name in NOT_AUDITED) && !SECRETS[name]?.includes(column),
    );
    expect(kept).toEqual([]);
    expect(columns.length).toBeGreaterThanOrEqual(8);
  });

  test('a change says who made it, from where, by which call, what was and what is', async () => {
    const made = await platform.call<{ id: string }>(
      'POST',
      `/media-metadata/api/v1/customers/${CUSTOMERS.harbour}/playlists`,
      {
        token: admin,
        body: { name: 'Audited' },
        headers: { 'user-agent': 'Browser/1', 'x-tracking-id': 'audit-test' },
      },
    );
    expect(made.status).toBe(201);
    const playlist = `/media-metadata/api/v1/playlists/${made.body.id}`;
    const patched = await platform.call('PATCH', playlist, { token: admin, body: { name: 'Renamed' } });
    expect(patched.status).toBe(200);
    const of = (await entries()).filter((entry) => entry.subject === 'playlists');
    expect(of[0]).toMatchObject({
      action: 'update',
      subjectId: made.body.id,
      actorName: 'admin@harbour.example',
      before: { name: 'Audited' },
      after: { name: 'Renamed' },
    });
    expect(of[1]).toMatchObject({ action: 'insert', agent: 'Browser/1', address: '127.0.0.1' });
    expect(of[1]!.before).toBeNull();
    expect(of[1]!.sessionId).toEqual(expect.any(String));
    expect(of[1]!.call).toMatch(/^C-\d+$/);
  });

  test('a move is told to both organisations, and to neither what belongs to the other', async () => {
    const staff = await platform.signIn('super@rostrum.example');
    const to = await platform.createCustomer();
    const { body } = await platform.call<{ uuid: string; encoderChannelId: string | null }[]>(
      'GET',
      `/api/v3/customers/${CUSTOMERS.harbour}/encoders`,
      { token: staff },
    );
    const answers = [];
    for (const { uuid } of body) {
      const call = `/api/v3/encoders/${uuid}/move`;
      const { status } = await platform.call('PUT', call, { token: staff, body: { customerId: to } });
      if (status === 200) answers.push(uuid);
      if (answers.length > 0) break;
    }
    const [uuid] = answers;
    expect(uuid).toEqual(expect.any(String));
    const of = async (customerId: string) =>
      (
        await platform.call<Entry[]>('GET', `/api/v3/customers/${customerId}/audit?limit=100`, {
          token: staff,
        })
      ).body.filter(
        ({ subject, subjectId, call }) => subject === 'encoders' && subjectId === uuid && call === 'C-079',
      );
    expect(await of(CUSTOMERS.harbour)).toMatchObject([
      { action: 'update', before: { customer_id: CUSTOMERS.harbour }, after: null },
    ]);
    const [arrived, ...others] = await of(to);
    expect(others).toEqual([]);
    expect(arrived).toMatchObject({ action: 'update', before: null, after: { customer_id: to } });
    expect(JSON.stringify(arrived)).not.toContain(CUSTOMERS.harbour);
  });

  test('PRM-27 staff of the platform who come in are named with the organisation they belong to', async () => {
    const token = await platform.signIn('super@rostrum.example');
    const [list] = await ask<{ id: string }>(
      `select id from playlists where customer_id = '${CUSTOMERS.harbour}' limit 1`,
    );
    await platform.call('PATCH', `/media-metadata/api/v1/playlists/${list!.id}`, {
      token,
      body: { name: 'By staff' },
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ actorName: 'super@rostrum.example', after: { name: 'By staff' } });
    expect(entry!.actorCustomerId).not.toBe(CUSTOMERS.harbour);
  });

  test('a sign-in and one that was refused stand there, without the password', async () => {
    const body = {
      grant_type: 'password_cookie',
      username: 'events@harbour.example',
      password: 'Wrong-pass-1',
    };
    expect((await platform.call('POST', '/api/v3/auth/token', { body })).status).toBe(401);
    await platform.signIn('events@harbour.example');
    const [signedIn, refused] = (await entries()).filter(({ subject, action }) =>
      subject === 'sessions' ? action === 'insert' : action === 'sign-in refused',
    );
    expect(signedIn).toMatchObject({ action: 'insert', subject: 'sessions', address: '127.0.0.1' });
    expect(signedIn).toMatchObject({
      actorName: 'events@harbour.example',
      actorCustomerId: CUSTOMERS.harbour,
      sessionId: signedIn!.subjectId,
    });
    expect(refused).toMatchObject({
      action: 'sign-in refused',
      subjectId: 'events@harbour.example',
      actorName: null,
    });
    expect(JSON.stringify(await entries())).not.toContain('Wrong-pass-1');
  });

  test('an organisation reads who came in from another one, from the sign-in to the sign-out', async () => {
    const customerPath = `/api/v3/auth/customers/${CUSTOMERS.harbour}/token`;
    const body = {
      grant_type: 'password_cookie_on_behalf_of',
      username: 'super@rostrum.example',
      password: DEMO_PASSWORD,
    };
    const { body: tokens } = await platform.call<{ access_token: string }>('POST', customerPath, { body });
    await platform.call('POST', '/api/v3/logout', { token: tokens.access_token });
    const [left, came] = (await entries()).filter(({ subject }) => subject === 'sessions');
    expect(came).toMatchObject({ action: 'insert', actorName: 'super@rostrum.example' });
    expect(left).toMatchObject({ action: 'update', actorName: 'super@rostrum.example' });
    for (const { actorCustomerId, sessionId } of [came!, left!])
      expect([actorCustomerId, sessionId]).toEqual([CUSTOMERS.operations, came!.subjectId]);
  });

  test('a stranger cannot make up address and agent; the graph on this machine says whom it calls for', async () => {
    const from = async (remoteAddress: string, headers: Record<string, string>) => {
      const answer = await platform.app.inject({
        method: 'POST',
        url: `/media-metadata/api/v1/customers/${CUSTOMERS.harbour}/playlists`,
        remoteAddress,
        headers: { authorization: `Bearer ${admin}`, 'user-agent': 'Own/1', ...headers },
        payload: { name: `From ${remoteAddress}` },
      });
      expect(answer.statusCode).toBe(201);
      const [entry] = (await entries()).filter(({ subject }) => subject === 'playlists');
      return [entry!.after!.name, entry!.address, entry!.agent];
    };
    const told = { 'x-forwarded-for': '198.51.100.4', 'x-forwarded-user-agent': 'Browser/2' };
    expect(await from('203.0.113.9', told)).toEqual(['From 203.0.113.9', '203.0.113.9', 'Own/1']);
    expect(await from('127.0.0.1', told)).toEqual(['From 127.0.0.1', '198.51.100.4', 'Browser/2']);
    expect(await from('::1', {})).toEqual(['From ::1', '::1', 'Own/1']);
  });

  test('nobody who asks for something writes, changes or removes an entry', async () => {
    for (const role of ['rostrum_app', 'rostrum_reader', 'rostrum_staff', 'rostrum_demo']) {
      for (const statement of [
        'update audit_entries set actor_name = null',
        'delete from audit_entries',
        "insert into audit_entries (time, action, subject, subject_id) values (now(), 'insert', 'x', 'y')",
      ]) {
        const tried = platform.services.db.transaction(async (tx) => {
          await tx.execute(sql.raw(`set local role ${role}`));
          await tx.execute(sql.raw(statement));
        });
        expect([role, statement, await tried.catch((error: Error) => error.cause)]).toEqual([
          role,
          statement,
          expect.objectContaining({ code: '42501' }),
        ]);
      }
    }
    const changed = platform.services.db.execute(sql`update audit_entries set actor_name = null`);
    await expect(changed).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('PRM-04 an organisation reads its own, admins only, in pages', async () => {
    const status = async (userName: string, of = path) =>
      (await platform.call('GET', of, { token: await platform.signIn(userName) })).status;
    expect(await status('library@harbour.example')).toBe(403);
    expect(await status('admin@northgate.example')).toBe(403);
    expect(await status('super@rostrum.example')).toBe(200);
    const all = await entries();
    const next = await platform.call<Entry[]>('GET', `${path}?before=${all[0]!.id}&limit=1`, {
      token: admin,
    });
    expect(next.body.map(({ id }) => id)).toEqual([all[1]!.id]);
    expect(await status('admin@harbour.example', `${path}?limit=201`)).toBe(400);
  });

  test('PRM-27 it reads apart who entered it from outside: the sessions they began, not its own people’s', async () => {
    const read = async () =>
      (await platform.call<Entry[]>('GET', `${path}?entered=true`, { token: admin })).body;
    const before = await read();
    await platform.call('POST', '/api/v3/login', {
      body: {
        userName: 'super@rostrum.example',
        password: DEMO_PASSWORD,
        sudoCustomer: CUSTOMERS.harbour,
      },
    });
    await platform.call('POST', '/api/v3/auth/token', {
      body: {
        grant_type: 'password_cookie',
        username: 'events@harbour.example',
        password: DEMO_PASSWORD,
      },
    });
    const [entered, ...others] = await read();
    expect(entered).toMatchObject({
      action: 'insert',
      subject: 'sessions',
      actorName: 'super@rostrum.example',
      actorCustomerId: CUSTOMERS.operations,
    });
    expect(others).toEqual(before);
    const refused = await platform.call('GET', `${path}?entered=maybe`, { token: admin });
    expect(refused.status).toBe(400);
  });

  test('it is narrowed to who, what, a kind of thing, one thing and days; what makes no sense is refused', async () => {
    const narrowed = async (query: string) =>
      (await platform.call<Entry[]>('GET', `${path}?limit=200&${query}`, { token: admin })).body;
    const all = await narrowed('');
    const ids = (rows: readonly Entry[]) => rows.map(({ id }) => id);
    expect(ids(await narrowed('who=SUPER%40rostrum'))).toEqual(
      ids(all.filter(({ actorName }) => actorName === 'super@rostrum.example')),
    );
    const refused = all.filter(({ action }) => action === 'sign-in refused');
    expect(refused.length).toBeGreaterThan(0);
    expect(ids(await narrowed('action=sign-in%20refused'))).toEqual(ids(refused));
    expect(ids(await narrowed('action=sign-in%20refused&who=events'))).toEqual(ids(refused));
    expect(ids(await narrowed('who=%25'))).toEqual([]);
    const lists = all.filter(({ subject }) => subject === 'playlists');
    expect(ids(await narrowed('subject=playlists'))).toEqual(ids(lists));
    const one = lists.filter(({ subjectId }) => subjectId === lists[0]!.subjectId);
    expect(one.length).toBeLessThan(lists.length);
    expect(ids(await narrowed(`subject=playlists&subjectId=${lists[0]!.subjectId}`))).toEqual(ids(one));
    const at = platform.services.clock.now().toISOString();
    const later = new Date(Date.parse(at) + 86_400_000).toISOString();
    expect(await narrowed(`since=${later}`)).toEqual([]);
    expect(ids(await narrowed(`until=${later}`))).toEqual(ids(all));
    for (const query of [
      'action=eaten',
      'subject=Users;drop',
      `subject=${'a'.repeat(64)}`,
      'subjectId=',
      `who=${'a'.repeat(321)}`,
      'since=yesterday',
    ]) {
      const { status } = await platform.call('GET', `${path}?${query}`, { token: admin });
      expect([query, status]).toEqual([query, 400]);
    }
  });

  test('what happened to one thing is found by an index, however much else an organisation did', async () => {
    const plan = await platform.services.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local enable_seqscan = off'));
      const { rows } = await tx.execute<Record<string, string>>(
        sql.raw(`explain select * from audit_entries where customer_id = '${CUSTOMERS.harbour}'
          and subject = 'schedules' and subject_id = 'one' order by id desc limit 1000`),
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain('audit_entries_subject');
  });

  test('each kind of thing has its words on the screen, in both languages', () => {
    const audited = TABLES.map((table) => getTableName(table)).filter((name) => !(name in NOT_AUDITED));
    expect(audited.filter((name) => !(name in en.kinds))).toEqual([]);
    expect(audited.filter((name) => !(name in es.kinds))).toEqual([]);
  });
});
