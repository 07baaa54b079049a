import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createManualClock } from '../../../fixtures/platform/kernel/clock.ts';
import { encoderReadings } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { commandEncoder } from '../../../fixtures/platform/domains/encoders/encoders/commands.ts';
import { selectEncoder } from '../../../fixtures/platform/domains/encoders/encoders/queries.ts';
import { startPlatform } from '../../../fixtures/platform/server/server.ts';
import {
  runDueSteps,
  startSteps,
  stepToBegin,
  type RecurringStep,
} from '../../../fixtures/platform/jobs/recurring.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { unpackMigrated } from '../../support/template.ts';
import { until } from '../../support/until.ts';
import { seedStreaming, simulatedWorld, SUNDAY_MORNING } from '../worlds/simulatedWorld.ts';

const fail = (error: unknown): never => {
  throw error;
};

describe('steps', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startTestPlatform({ seed: 'none' });
  });
  afterAll(() => platform.close());

  const counting = (name: string): RecurringStep & { runs: number } => ({
    name,
    everyMs: 1_000,
    runs: 0,
    async step() {
      this.runs += 1;
    },
  });

  test('a step runs when its time has come and not before', async () => {
    const step = counting('on time');
    await runDueSteps(platform.services, [step], fail);
    await runDueSteps(platform.services, [step], fail);
    platform.clock.advance(999);
    await runDueSteps(platform.services, [step], fail);
    expect(step.runs).toBe(1);
    platform.clock.advance(1);
    expect(await runDueSteps(platform.services, [step], fail)).toEqual(['on time']);
    expect(step.runs).toBe(2);
  });

  test('of two runners on one database only one runs a step', async () => {
    const step = counting('shared');
    const ran = await Promise.all([
      runDueSteps(platform.services, [step], fail),
      runDueSteps(platform.services, [step], fail),
    ]);
    expect(ran.flat()).toEqual(['shared']);
    expect(step.runs).toBe(1);
  });

  test('a step whose runner died is taken over once its lease is over', async () => {
    const step = counting('orphaned');
    const now = platform.clock.now();
    await platform.services.db.insert(jobs).values({
      id: 'orphaned',
      queue: step.name,
      subject: '',
      state: 'running',
      dueAt: now,
      createdAt: now,
      leaseOwner: 'a process that was killed',
      leaseUntil: new Date(now.getTime() + 10_000),
    });
    expect(await runDueSteps(platform.services, [step], fail)).toEqual([]);
    platform.clock.advance(10_000);
    expect(await runDueSteps(platform.services, [step], fail)).toEqual(['orphaned']);
  });

  test('a failing step is reported, holds up no other and is tried again', async () => {
    const broken: RecurringStep = {
      name: 'broken',
      everyMs: 1_000,
      step: () => Promise.reject(new Error('no disk')),
    };
    const sound = counting('sound');
    const reported: string[] = [];
    const report = (error: unknown, step: string) => void reported.push(`${step}: ${String(error)}`);
    expect(await runDueSteps(platform.services, [broken, sound], report)).toEqual(['sound']);
    platform.clock.advance(1_000);
    await runDueSteps(platform.services, [broken, sound], report);
    expect(reported).toEqual(['broken: Error: no disk', 'broken: Error: no disk']);
  });

  test('of steps that are due together one begins at a time, the longest due first', () => {
    const steps = ['never ran', 'due', 'due for longer', 'in progress', 'not due'].map(counting);
    const next = new Map([
      ['due', 1_000],
      ['due for longer', 900],
      ['in progress', 100],
      ['not due', 1_001],
    ]);
    const begun: string[] = [];
    const atWork = new Map([['in progress', true]]);
    for (;;) {
      const step = stepToBegin(steps, next, 1_000, atWork);
      if (step === undefined) break;
      begun.push(step.name);
      atWork.set(step.name, true);
    }
    expect(begun).toEqual(['never ran', 'due for longer', 'due']);
  });

  test('a running simulator keeps running its steps until it is stopped', async () => {
    const step = counting('kept running');
    const simulator = startSteps(platform.services, [step], fail);
    await until(() => {
      platform.clock.advance(1_000);
      return step.runs >= 3;
    }, 'the third run of the step');
    await simulator.stop();
    const { runs } = step;
    platform.clock.advance(60_000);
    const [row] = await platform.services.db.select().from(jobs).where(eq(jobs.queue, step.name));
    expect(row?.leaseOwner).toBeNull();
    expect(step.runs).toBe(runs);
  });
});

test('a restart goes on where the platform was: states, history and what is due', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rostrum-restart-'));
  await unpackMigrated(join(dataDir, 'db'));
  const clock = createManualClock(SUNDAY_MORNING);
  const start = () =>
    startPlatform({
      dataDir,
      mediaDir: dataDir,
      clock,
      seed: seedStreaming,
      recurring: false,
      logLevel: 'silent',
    });
  try {
    const first = await start();
    const chapel = { uuid: ENCODER_IDS.chapel, customerId: CUSTOMERS.harbour };
    await commandEncoder(first.services, chapel, { requestedState: 'started' }, 'maya');
    await simulatedWorld(first.services, clock).pass(3);
    const history = (await selectEncoder(first.services.db, clock.now(), ENCODER_IDS.northHall))?.status;
    const stepsBefore = await first.services.db.select().from(jobs).orderBy(jobs.queue);
    await first.close();

    const second = await start();
    const world = simulatedWorld(second.services, clock);
    expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('starting');
    expect((await selectEncoder(second.services.db, clock.now(), ENCODER_IDS.northHall))?.status).toEqual(
      history,
    );
    expect(history?.uploadHistory.length).toBeGreaterThan(50);
    expect(await second.services.db.select().from(jobs).orderBy(jobs.queue)).toEqual(stepsBefore);
    expect(await world.run()).toEqual([]);
    await world.pass(10);
    expect((await world.encoder(ENCODER_IDS.chapel)).state).toBe('started');
    expect(await second.services.db.$count(encoderReadings)).toBeGreaterThan(600);
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
