import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { createManualClock, type ManualClock } from '../../../fixtures/platform/kernel/clock.ts';
import { goLiveRequests } from '../../../fixtures/platform/kernel/db/schema/goLive.ts';
import { readRequest } from '../../../fixtures/platform/domains/events/goLive/queries.ts';
import { eventRuns } from '../../../fixtures/platform/domains/events/jobs/eventRuns.ts';
import { dueQueues } from '../../../fixtures/platform/jobs/leases.ts';
import { runDueSteps, type RecurringStep } from '../../../fixtures/platform/jobs/recurring.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { RECURRING_JOBS } from '../../../fixtures/platform/server/jobs/steps.ts';
import { startPlatform, type RunningPlatform } from '../../../fixtures/platform/server/server.ts';
import { onPostgresOnly } from '../../support/backends.ts';
import { scratchDatabase } from '../../support/postgres.ts';
import { statementsSentBy, tablesReadBy } from '../../support/queryPlans.ts';
import { migratedPostgres } from '../../support/template.ts';
import { fillGrownRows, GROWN_TABLES } from '../worlds/grownRows.ts';
import { seedStreaming, SUNDAY_MORNING } from '../worlds/simulatedWorld.ts';

const FILL_LIMIT_MS = 240_000;
const MINUTE = 60_000;
/** Rows of a growing table that one plan node may fetch: far more than are due, far fewer than the table has. */
const MOST_ROWS = 500;

/** Tables of a few rows an organization at most, and those that hold only what is in progress. */
const STAY_SMALL: ReadonlySet<string> = new Set([
  'api_clients',
  'live_publishers',
  'media_removals',
  'plans',
  'webhooks',
]);
/** A request whose channel records 6,000 segments. */
const LIVE = 'request-0';
const LONG_AGO = new Date(SUNDAY_MORNING.getTime() - 24 * 60 * MINUTE);

/**
 * Tables that a job reads as a whole. Each online encoder writes its status at least as often as these jobs look, so an index on
 * what it reports would cost more than the scan; settings are one short row an organization.
 */
const READ_WHOLE: Readonly<Record<string, string>> = {
  'device silence': 'encoder_statuses',
  'encoder attention': 'encoder_statuses',
  'media retention': 'library_settings',
};

const oftenRun = RECURRING_JOBS.filter(({ everyMs }) => everyMs <= MINUTE);

((await onPostgresOnly('query plans of recurring jobs')) ? describe : describe.skip)(
  'on a grown PostgreSQL database',
  () => {
    let scratch: { url: string; drop(): Promise<void> };
    let platform: RunningPlatform;
    let client: pg.Client;
    let clock: ManualClock;

    beforeAll(async () => {
      scratch = (await scratchDatabase((await migratedPostgres())!))!;
      clock = createManualClock(SUNDAY_MORNING);
      platform = await startPlatform({
        ...{ databaseUrl: scratch.url, dataDir: 'memory', seed: seedStreaming, clock },
        ...{ recurring: false, logLevel: 'silent', socialStandInPort: 0 },
      });
      client = new pg.Client({ connectionString: scratch.url });
      await client.connect();
      await fillGrownRows(client, SUNDAY_MORNING);
    }, FILL_LIMIT_MS);
    afterAll(async () => {
      await client?.end();
      await platform?.close();
      await scratch?.drop();
    });

    const tablesSeen = new Set<string>();
    /** Reads that grow with the database. */
    const growingReads = async (work: () => Promise<unknown>, job = ''): Promise<string[]> => {
      const found: string[] = [];
      for (const statement of await statementsSentBy(work)) {
        for (const { table, node, rows } of await tablesReadBy(client, statement)) {
          tablesSeen.add(table);
          if (!GROWN_TABLES.has(table) || READ_WHOLE[job] === table) continue;
          if (node !== 'Seq Scan' && rows <= MOST_ROWS) continue;
          found.push(`${node} of ${rows} rows of ${table}: ${statement.text.slice(0, 300)}`);
        }
      }
      return found;
    };
    const fail = (error: unknown) => {
      throw error;
    };
    const run = async (step: RecurringStep) =>
      expect(await runDueSteps(platform.services, [step], fail)).toEqual([step.name]);

    test.each(oftenRun.map((step) => [step.name, step] as const))(
      'the job "%s" reads only rows that need work',
      async (name, step) => {
        expect(await growingReads(() => run(step), name)).toEqual([]);
      },
      60_000,
    );

    test('workers of the job queue read only jobs that are due', async () => {
      const { services } = platform;
      expect(
        await growingReads(async () => {
          await dueQueues(services, ['event runs', 'mails']);
          await workOff(services, eventRuns, fail);
        }),
      ).toEqual([]);
    });

    test('requests to go live find their first segment by its index', async () => {
      const { services } = platform;
      await services.db
        .update(goLiveRequests)
        .set({ createdAt: LONG_AGO })
        .where(eq(goLiveRequests.id, LIVE));
      expect(await growingReads(() => readRequest(services, 'grown-0', LIVE))).toEqual([]);
    });

    test('every table that recurring jobs read has grown or stays small', () => {
      expect([...tablesSeen].filter((table) => !GROWN_TABLES.has(table) && !STAY_SMALL.has(table))).toEqual(
        [],
      );
    });
  },
);
