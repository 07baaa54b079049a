import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../fixtures/platform/kernel/app/app.ts';
import { findLiveRecording } from '../../../fixtures/platform/domains/destinations/broadcasts/liveRecording.ts';
import { arrivalsAt } from '../../../fixtures/platform/domains/encoders/live/arrivals.ts';
import { beginRecording } from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { type Backend, backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const SENT = {
  ...{ videoCodec: 'avc1.64001f', width: 1280, height: 720, framesPerSecond: 30, bitrateKbps: 2800 },
  ...{ keyFrameSeconds: 2, audioCodec: null, audioChannels: null, sampleRate: null, level: null },
  ...{ jumps: 0, recentJumps: 0 },
};
const SEGMENT_SECONDS = 2;
const HOURS = 12;
const SEGMENTS = (HOURS * 3600) / SEGMENT_SECONDS;

describe.each(await backends())('a recording of twelve hours on $name', (backend: Backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  const videoId = randomUUID();
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    customerId = await platform.createCustomer();
    const { userName } = await platform.createUser(customerId);
    const { body } = await platform.call<{ uuid: string }>(
      'POST',
      `/api/v3/customers/${customerId}/eventprofiles`,
      { token: await platform.signIn(userName), body: { name: 'Main hall', deleteAfter: 10, users: [] } },
    );
    const { db, clock } = platform.services;
    await beginRecording(db, videoId, { uuid: body.uuid, name: 'Main hall', customerId }, SENT, clock.now());
    platform.clock.advance(HOURS * 3_600_000);
    const now = clock.now().toISOString();
    // Something is missing before one segment of each hour; one early segment is the longest.
    await db.execute(sql`
      insert into live_segments (video_id, number, seconds, size_bytes, gap, ended_at, arriving)
      select ${videoId}, n, case n when 10 then 3 else 2 end, 1, n % 1800 = 900,
        ${now}::timestamptz - (${SEGMENTS - 1} - n) * interval '2 seconds',
        ${JSON.stringify(SENT)}::jsonb
      from generate_series(0, ${SEGMENTS - 1}) n`);
    // Statistics that autovacuum would collect within a minute.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`analyze live_segments`);
    });
  });
  afterAll(() => close());

  /** Result of a query, and the number of segment rows the database read for it. */
  async function readBy<T>(ask: (db: Db) => Promise<T>): Promise<[answer: T, rows: number]> {
    return platform.services.db.transaction(async (tx) => {
      const looked = async () => {
        const { rows } = await tx.execute<{ rows: number }>(sql`
          select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows
          from pg_stat_xact_user_tables where relname = 'live_segments'`);
        return rows[0]!.rows;
      };
      const before = await looked();
      const answer = await ask(tx as Db);
      return [answer, (await looked()) - before];
    });
  }

  test('tells players its end, its gaps and its longest segment without a look at all that came before', async () => {
    const [recording, rows] = await readBy((db) => findLiveRecording(db, videoId));
    expect(recording?.segments.at(-1)?.number).toBe(SEGMENTS - 1);
    expect([recording?.gapsBefore, recording?.longest]).toEqual([HOURS, 3]);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(200);
  });

  test('tells staff what arrives at present without a look at all that came before', async () => {
    const now = platform.clock.now();
    const [arrivals, rows] = await readBy((db) => arrivalsAt(db, now, { customerId }));
    expect(arrivals.map(({ channelName }) => channelName)).toEqual(['Main hall']);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(200);
  });
});
