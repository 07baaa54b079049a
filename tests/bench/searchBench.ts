import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { seedCustomers } from '../../fixtures/seed/customers.ts';
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';
import { startTestPlatform } from '../support/platform.ts';
import { scratchDatabase } from '../support/postgres.ts';
import { atMost, reported, type Figures } from './results.ts';

const VIDEOS = 100_000;
const RUNS = 40;
const TARGET = 3;
const SEARCHES = [
  '',
  'mediaSource=LIVE',
  'tags=tag7',
  'durationRange=UNDER_FIVE_MINUTES',
  'text=number+4242',
];

/**
 * Search over 100,000 saved videos: the p95 of the REST call C-260, page and counts, against that of the bare indexed SQL
 * query of the page, in turns; on PGlite, and on PostgreSQL where one answers.
 */
export async function searchBench(): Promise<Figures> {
  const figures: Figures = {};
  const scratch = await scratchDatabase();
  const storages: [string, string | null][] = [['PGlite', null]];
  if (scratch) storages.push(['PostgreSQL', scratch.url]);
  else console.log('No PostgreSQL answers; search was measured on PGlite alone.');
  for (const [name, databaseUrl] of storages) {
    const platform = await startTestPlatform({
      seed: seedCustomers,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    try {
      await fill(platform.services.db);
      const token = await platform.signIn('admin@harbour.example');
      for (const search of SEARCHES) {
        const path = `/search/api/v1/vod/${CUSTOMERS.harbour}?${search}`;
        const [rest = 0, bare = 0] = await inTurns(
          () => get(platform.url + path, token),
          () => platform.services.db.execute(barePage(search)),
        );
        const what = `search ${VIDEOS.toLocaleString('en-US')} videos, ${name}, ${search || 'all'}`;
        figures[`${what}: p95 of REST`] = reported(rest, 'ms');
        figures[`${what}: p95 of REST over that of bare SQL`] = atMost(rest / bare, TARGET, 'times');
      }
    } finally {
      await platform.close();
    }
  }
  await scratch?.drop();
  return figures;
}

async function fill(db: Awaited<ReturnType<typeof startTestPlatform>>['services']['db']): Promise<void> {
  await db.execute(sql`
    insert into media_items (media_id, customer_id, title, description, tags, length_ms, start_time, created_at,
      changed_at, state, processing_state, processing_percent, kind, media_source, publish_state, has_thumbnail,
      size_bytes, search_text)
    select md5(n::text)::uuid::text, ${CUSTOMERS.harbour}, 'Video number ' || n, null,
      array['tag' || n % 40, 'series' || n % 300], (n % 5400) * 1000, now() - n * interval '7 minutes',
      now() - n * interval '7 minutes', now(), 'completed', 'COMPLETE', 100, 'ON_DEMAND',
      case when n % 3 = 0 then 'UPLOADED' else 'LIVE' end, 'published', n % 10 <> 0, 1000,
      'video number ' || n || E'\n' || 'tag' || n % 40 || E'\n' || 'series' || n % 300
    from generate_series(1, ${VIDEOS}::int) n`);
  await db.execute(sql`vacuum analyze media_items`);
}

const agent = new Agent({ keepAlive: true });

/** One request on a connection that stays open, as the graph makes them. */
function get(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The search answered ${answer.statusCode}.`));
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The page of a search as one bare statement, which walks the index of start times. */
function barePage(search: string) {
  const given = new URLSearchParams(search);
  const text = given.get('text')?.split(' ') ?? [];
  const filters = [
    sql`customer_id = ${CUSTOMERS.harbour}`,
    sql`state <> 'delete_pending'`,
    ...text.map((word) => sql`search_text like ${`%${word}%`}`),
    ...given.getAll('mediaSource').map((source) => sql`media_source = ${source}`),
    ...given.getAll('tags').map((tag) => sql`tags @> array[${tag}]::text[]`),
    ...(given.has('durationRange') ? [sql`length_ms < 300000`] : []),
  ];
  const where = sql.join(filters, sql` and `);
  return sql`select * from media_items where ${where} order by start_time desc, media_id desc limit 51`;
}

/** The 95th percentiles of two kinds of work done in turns, in milliseconds, after a few that don't count. */
async function inTurns(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let run = -3; run < RUNS; run += 1) {
    for (const [place, work] of works.entries()) {
      const began = performance.now();
      await work();
      if (run >= 0) times[place]?.push(performance.now() - began);
    }
  }
  return times.map((taken) => taken.sort((a, b) => a - b)[Math.floor(RUNS * 0.95)] ?? 0);
}
