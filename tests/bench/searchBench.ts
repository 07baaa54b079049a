import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { seedCustomers } from '../../fixtures/demo/seed/customers.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { backends } from '../support/backends.ts';
import type { TestPlatform } from '../support/platform.ts';
import { atMost, reported, type Figures } from './results.ts';

const VIDEOS = 100_000;
/** Enough that one pause of the collector isn't the p95; before them, enough that everything is compiled. */
const RUNS = 400;
const WARM_UP_OF = 0.15;
/** Of searches that take long. */
const FEW_RUNS = 60;
const TARGET = 3;
const SEARCHES = [
  '',
  'mediaSource=LIVE',
  'tags=tag7',
  'durationRange=UNDER_FIVE_MINUTES',
  'text=number+4242',
];
/** A word that every video has: its counts go through the whole library. */
const EVERYWHERE = 'text=number';

/**
 * Search over 100,000 saved videos: the p95 of the REST call C-260 against that of the bare indexed SQL that answers the
 * same, page and counts, which is the figure; and, reported beside it, against that of the page alone. In turns, on
 * PGlite, and on PostgreSQL where one answers.
 */
export async function searchBench(): Promise<Figures> {
  const figures: Figures = {};
  for (const { name, start } of await backends()) {
    const { platform, close } = await start({ seed: seedCustomers });
    try {
      await fill(platform.services.db);
      const token = await platform.signIn('admin@harbour.example');
      for (const search of [...SEARCHES, EVERYWHERE]) {
        const path = `/search/api/v1/vod/${CUSTOMERS.harbour}?${search}`;
        const { db } = platform.services;
        const [rest, page, both] = await inTurns(
          search === EVERYWHERE ? FEW_RUNS : RUNS,
          () => get(platform.url + path, token),
          () => db.execute(barePage(search)),
          async () => {
            await db.execute(barePage(search));
            await db.execute(bareCounts(search));
          },
        );
        const what = `search ${VIDEOS.toLocaleString('en-US')} videos, ${name}, ${search || 'all'}`;
        const times = (bare: Times) => rest.p95 / bare.p95;
        figures[`${what}: p50 of REST`] = reported(rest.p50, 'ms');
        figures[`${what}: p95 of REST`] = reported(rest.p95, 'ms');
        figures[`${what}: p95 of REST over that of the page alone by bare SQL`] = reported(
          times(page),
          'times',
        );
        figures[`${what}: p95 of REST over that of page and counts by bare SQL`] = atMost(
          times(both),
          TARGET,
          'times',
        );
      }
    } finally {
      await close();
    }
  }
  return figures;
}

async function fill(db: TestPlatform['services']['db']): Promise<void> {
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
  await db.execute(sql`vacuum analyze media_items, media_counts`);
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

/** The page of a search as one bare statement, which walks the index of start times or of words. */
function barePage(search: string) {
  return sql`select * from media_items where ${bareFilters(search)} order by start_time desc, media_id desc limit 51`;
}

/** The counts of a search as one bare statement: of what is kept, or, for words, of the rows. */
function bareCounts(search: string) {
  const given = new URLSearchParams(search);
  const counted = given.has('text')
    ? sql`select t.tag, media_duration_range(length_ms) duration_range, has_thumbnail, media_source, count(*) videos
        from media_items, lateral (select '' tag union all select unnest(tags)) t
        where ${bareFilters(search)} group by 1, 2, 3, 4`
    : sql`select * from media_counts where customer_id = ${CUSTOMERS.harbour}`;
  return sql`with counted as materialized (${counted})
    select 'cell' kind, duration_range || has_thumbnail || media_source as name, videos from counted
    where tag = ${given.get('tags') ?? ''}
    union all (select 'tag', tag, sum(videos) from counted where tag <> '' group by tag order by 3 desc, 2 limit 100)`;
}

function bareFilters(search: string) {
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
  return sql.join(filters, sql` and `);
}

interface Times {
  p50: number;
  p95: number;
}

/** Kinds of work done so often in turns, in milliseconds, after some that don't count. */
async function inTurns<Works extends (() => Promise<unknown>)[]>(
  runs: number,
  ...works: Works
): Promise<{ [Work in keyof Works]: Times }> {
  const times = works.map((): number[] => []);
  for (let run = -WARM_UP_OF * runs; run < runs; run += 1) {
    for (const [place, work] of works.entries()) {
      const began = performance.now();
      await work();
      if (run >= 0) times[place]?.push(performance.now() - began);
    }
  }
  return times.map((taken) => {
    const sorted = taken.sort((a, b) => a - b);
    return { p50: sorted[Math.floor(runs * 0.5)] ?? 0, p95: sorted[Math.floor(runs * 0.95)] ?? 0 };
  }) as { [Work in keyof Works]: Times };
}
