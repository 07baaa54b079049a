import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { seededDatabase } from '../../support/platform.ts';
import { postgresAnswers } from '../../support/postgres.ts';
import { startScheduler, type SchedulerProcess } from '../../support/scheduler/process.ts';
import { unpackMigrated } from '../../support/template.ts';
import { seedStreaming, SUNDAY_MORNING } from '../worlds/simulatedWorld.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LONG_MS = 300_000;
/** The latest that anything of an event may be told to start or stop. */
const LATEST_MS = 5 * SECOND;

const at = (time: string) => new Date(`2026-11-22T${time}Z`).getTime();

interface Started {
  start: string;
  end: string;
  name: string;
  status: string;
  kind: string | null;
  begun: string | null;
  stopped: string | null;
  states: string[] | null;
}

const places = (await postgresAnswers()) ? (['PostgreSQL', 'PGlite'] as const) : (['PGlite'] as const);

describe.each(places)('the scheduler on %s', (storage) => {
  let folder: string;
  let drop: () => Promise<void> = async () => undefined;
  let place: Parameters<typeof startScheduler>[0];
  const crew: SchedulerProcess[] = [];
  let now = SUNDAY_MORNING.getTime();
  /** Several processes share PostgreSQL; a folder of PGlite has one. */
  const size = storage === 'PostgreSQL' ? 2 : 1;

  const start = async () => crew.push(await startScheduler(place, new Date(now)));
  const one = () => crew[0] as SchedulerProcess;
  /** All processes do at once what is due at a moment. */
  const pass = async (to: number) => {
    now = to;
    await Promise.all(crew.map((each) => each.ask({ do: 'pass', now: new Date(now).toISOString() })));
  };
  const passUntil = async (to: number, stride = 500) => {
    for (let next = now + stride; next <= to; next += stride) await pass(next);
  };
  /** One process is killed while all do what is due, when it has read the clock so often; another takes its place. */
  const killAmid = async (to: number, reads: number) => {
    now = to;
    const question = { do: 'pass', now: new Date(now).toISOString() } as const;
    const victim = crew.shift() as SchedulerProcess;
    const answers = await Promise.all([
      victim.ask({ ...question, dies: reads }),
      ...crew.map((each) => each.ask(question)),
    ]);
    expect(answers[0]).toBeNull();
    await start();
  };
  const rows = async <T>(sql: string) => (await one().ask({ do: 'read', sql }))?.rows as T[];

  async function plan(change: object): Promise<ScheduleRecord> {
    const post = async (path: string, body: object, token?: string) => {
      const response = await fetch(one().url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return response.json() as Promise<Record<string, unknown>>;
    };
    const credentials = { username: 'events@harbour.example', password: DEMO_PASSWORD };
    const { access_token } = await post('/api/v3/auth/token', {
      grant_type: 'password_cookie',
      ...credentials,
    });
    const body = {
      ...{ type: 'LIVE', timezone: 'UTC', duration: 60 * MINUTE, encoderSettingsType: 'advanced' },
      ...{ encoderPresetId: PRESET_IDS.fullHd30, encoderScheduleName: 'Choir', ...change },
    };
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
    return (await post(path, body, access_token as string)) as unknown as ScheduleRecord;
  }

  const web = (webChannelId: string) => ({ kind: 'EMBED', webChannelId });
  const chapel = { encoderId: ENCODER_IDS.chapel, encoderChannelId: CHANNEL_IDS.mobile };
  const south = { encoderId: ENCODER_IDS.southStage, encoderChannelId: CHANNEL_IDS.events };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostrum-scheduler-'));
    if (storage === 'PostgreSQL') {
      const seeded = (await seededDatabase(seedStreaming))!;
      drop = seeded.drop;
      place = { DATA_DIR: folder, DATABASE_URL: seeded.url };
    } else {
      await unpackMigrated(join(folder, 'db'));
      place = { DATA_DIR: folder };
    }
    for (let more = 0; more < size; more += 1) await start();
    // Demo events would interfere.
    await one().ask({ do: 'read', sql: 'update schedules set paused = true' });
    await pass(now + SECOND);
  }, LONG_MS);
  afterAll(async () => {
    await Promise.all(crew.map((each) => each.kill()));
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Final states of events by name, with the history of each destination. */
  const became = (like: string) =>
    rows<Started>(`
      select s.name, o.status, o.start_at::text as start, o.end_at::text as "end", d.kind,
        d.start_request_time::text as begun, d.stop_request_time::text as stopped,
        (select json_agg(h.status order by h.id) from content_destination_history h
          where h.content_destination_id = d.id) as states
      from schedules s join schedule_occurrences o on o.schedule_id = s.uuid
        left join content_destinations d on d.occurrence_id = o.id
      where s.name like '${like}' order by s.name, d.kind`);
  const late = (told: string | null, planned: string) => Date.parse(told ?? '') - Date.parse(planned);
  /** When an encoder was told by events, with what, in the order of time. */
  const told = (encoderId: string, since: number) =>
    rows<{ entry: string; time: string }>(`
      select entry, time::text from encoder_logs where encoder_id = '${encoderId}'
        and entry like 'Told to % by the event%' and time >= '${new Date(since).toISOString()}' order by time, id`);

  const whole = ['SET_UP', 'STARTING', 'STARTED', 'STOPPING', 'STOPPED'];

  test(
    'STM-03 ENC-16 SCH-06 each event starts and stops once and within five seconds, whoever is killed in between',
    async () => {
      await plan({
        ...{ name: 'First choir', startLocal: '2026-11-22T16:00', ...chapel },
        destinations: [web(WEB_CHANNEL_IDS.youth), { kind: 'SAVEONLY' }],
      });
      await plan({
        ...{ name: 'First organ', startLocal: '2026-11-22T16:00', ...south },
        destinations: [web(WEB_CHANNEL_IDS.prayerRoom)],
      });
      await plan({
        ...{ name: 'First choir again', startLocal: '2026-11-22T17:00', duration: 30 * MINUTE, ...chapel },
        destinations: [web(WEB_CHANNEL_IDS.youth)],
      });
      // Half an hour before, the encoders are set aside and told to start.
      await pass(at('15:29:59.500'));
      await killAmid(at('15:30:00'), 4);
      await passUntil(at('15:30:06'));
      await passUntil(at('15:30:20'), 2 * SECOND);
      // One dies with the step in its hands, the next with all jobs.
      await pass(at('15:59:59.500'));
      now = at('16:00:00');
      await one().ask({ do: 'hold step', now: new Date(now).toISOString() });
      await crew.shift()?.kill();
      await start();
      await passUntil(at('16:00:01'));
      now = at('16:00:01.500');
      await one().ask({ do: 'hold jobs', now: new Date(now).toISOString() });
      await crew.shift()?.kill();
      await start();
      await passUntil(at('16:00:07'));
      await passUntil(at('16:00:25'), 2 * SECOND);
      // All die while one event ends and the next begins, and come back two seconds later.
      await pass(at('16:59:59.500'));
      for (let each = 0; each < size; each += 1) await killAmid(at('17:00:00'), 3 + 3 * each);
      await passUntil(at('17:00:08'));
      await passUntil(at('17:00:30'), 2 * SECOND);
      await pass(at('17:29:59.500'));
      await killAmid(at('17:30:00'), 5);
      await passUntil(at('17:30:06'));
      await passUntil(at('17:30:30'), 2 * SECOND);

      const all = await became('First%');
      expect(all.map(({ name, status, kind }) => [name, status, kind])).toEqual([
        ['First choir', 'STOPPED', 'EMBED'],
        ['First choir', 'STOPPED', 'SAVEONLY'],
        ['First choir again', 'STOPPED', 'EMBED'],
        ['First organ', 'STOPPED', 'EMBED'],
      ]);
      for (const { states, begun, stopped, start: startAt, end } of all) {
        expect(states).toEqual(whole);
        for (const delay of [late(begun, startAt), late(stopped, end)]) {
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(LATEST_MS);
        }
      }
      // The second on the same encoder finds it encoding: it is told once, and stops after the last.
      const ofChapel = await told(ENCODER_IDS.chapel, at('15:00:00'));
      expect(ofChapel.map(({ entry }) => entry)).toEqual([
        'Told to start by the event “First choir”.',
        'Told to stop by the event “First choir again”.',
      ]);
      const ofSouth = await told(ENCODER_IDS.southStage, at('15:00:00'));
      expect(ofSouth.map(({ entry }) => entry)).toEqual([
        'Told to start by the event “First organ”.',
        'Told to stop by the event “First organ”.',
      ]);
      for (const [{ time } = { time: '' }] of [ofChapel, ofSouth]) {
        const delay = Date.parse(time) - at('15:30:00');
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(LATEST_MS);
      }
    },
    LONG_MS,
  );

  test(
    'SCH-01 what was missed while everything was down is told; what still has time left starts at once, and ends at its time',
    async () => {
      await plan({
        ...{ name: 'Second missed', startLocal: '2026-11-22T18:10', duration: 10 * MINUTE, ...south },
        destinations: [web(WEB_CHANNEL_IDS.prayerRoom)],
      });
      await plan({
        ...{ name: 'Second running', startLocal: '2026-11-22T18:10', ...chapel },
        destinations: [web(WEB_CHANNEL_IDS.youth)],
      });
      await Promise.all(crew.splice(0).map((each) => each.kill()));
      now = at('18:40:00');
      for (let more = 0; more < size; more += 1) await start();
      await pass(at('18:40:00'));
      await passUntil(at('18:40:20'), 2 * SECOND);
      const [missed, running] = await became('Second%');
      expect(missed).toMatchObject({ status: 'IDLE', begun: null, states: null });
      expect(running).toMatchObject({ status: 'STARTED', states: whole.slice(0, 3) });
      expect(Date.parse(running?.begun ?? '') - at('18:40:00')).toBeLessThanOrEqual(LATEST_MS);
      const notes = await rows<{ reason: string; name: string }>(`
        select n.reason, s.name from notifications n join schedule_occurrences o on o.id = n.occurrence_id
          join schedules s on s.uuid = o.schedule_id where s.name like 'Second%' and n.ended_at is null order by 2`);
      expect(notes).toEqual([
        { name: 'Second missed', reason: 'eventMissed' },
        { name: 'Second running', reason: 'eventStartedLate' },
      ]);
      await pass(at('19:10:00'));
      await passUntil(at('19:10:20'), 2 * SECOND);
      const [, ended] = await became('Second%');
      expect(ended).toMatchObject({ status: 'STOPPED', states: whole });
      expect(late(ended?.stopped ?? null, ended?.end ?? '')).toBeLessThanOrEqual(LATEST_MS);
      expect((await told(ENCODER_IDS.chapel, at('18:00:00'))).map(({ entry }) => entry)).toEqual([
        'Told to start by the event “Second running”.',
        'Told to stop by the event “Second running”.',
      ]);
    },
    LONG_MS,
  );
});
