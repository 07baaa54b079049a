import { sql } from 'drizzle-orm';
import { seedCustomers } from '../../fixtures/seed/customers.ts';
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';
import { startTestPlatform } from '../support/platform.ts';
import { scratchDatabase } from '../support/postgres.ts';

/**
 * Search over 100,000 saved videos: the p95 of the REST call C-260 against that of the bare indexed SQL query behind
 * it (page and counts), on PGlite and on PostgreSQL where one answers. Run: node --import tsx tests/bench/library.ts
 */
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

interface Timing {
  search: string;
  rest: number;
  bare: number;
}

const scratch = await scratchDatabase();
const storages: [string, string | null][] = [['PGlite', null]];
if (scratch) storages.push(['PostgreSQL', scratch.url]);
for (const [name, databaseUrl] of storages) {
  const platform = await startTestPlatform({
    seed: seedCustomers,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  try {
    await fill(platform.services.db);
    const token = await platform.signIn('admin@harbour.example');
    const timings: Timing[] = [];
    for (const search of SEARCHES) {
      const path = `/search/api/v1/vod/${CUSTOMERS.harbour}?${search}`;
      const calls = await timed(() => platform.call('GET', path, { token }));
      timings.push({ search: search || '(all)', rest: calls, bare: await bareOf(platform, search) });
    }
    for (const { search, rest, bare } of timings) {
      const ratio = rest / bare;
      process.stdout.write(
        `${name} ${search.padEnd(36)} REST ${rest.toFixed(1)} ms, SQL ${bare.toFixed(1)} ms, ${ratio.toFixed(2)} times, ${ratio <= TARGET ? 'holds' : 'MISSED'}\n`,
      );
    }
  } finally {
    await platform.close();
  }
}
await scratch?.drop();

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

/** The same search as bare statements, as the service runs them: the page by its index, then the counts. */
async function bareOf(
  platform: Awaited<ReturnType<typeof startTestPlatform>>,
  search: string,
): Promise<number> {
  const { searchFacets, searchPage } = await import('../../fixtures/platform/media/search.ts');
  const given = new URLSearchParams(search);
  const filter = {
    text: given.get('text') ?? undefined,
    mediaSource: (given.get('mediaSource') ?? undefined) as 'LIVE' | undefined,
    tags: given.getAll('tags'),
    durationRanges: given.getAll('durationRange') as 'UNDER_FIVE_MINUTES'[],
  };
  const { db } = platform.services;
  return timed(async () => {
    await searchPage(db, CUSTOMERS.harbour, filter, { size: 50, sort: '-start_time' });
    await searchFacets(db, CUSTOMERS.harbour, filter);
  });
}

/** The 95th percentile of some runs, in milliseconds, after a few that don't count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -3; run < RUNS; run += 1) {
    const began = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(RUNS * 0.95)] ?? 0;
}
