import { sql } from 'drizzle-orm';
import { createManualClock, type Clock } from '../../../fixtures/platform/kernel/clock.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import { encoderLongestRun } from '../../../fixtures/platform/domains/encoders/jobs/encoderLongestRun.ts';
import { eventRuns } from '../../../fixtures/platform/domains/events/jobs/eventRuns.ts';
import { eventStates } from '../../../fixtures/platform/domains/events/jobs/eventStates.ts';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { startPlatform } from '../../../fixtures/platform/server/server.ts';
import { encoderStates } from '../../../fixtures/demo/simulator/encoders.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { seedStreaming } from '../../platform/worlds/simulatedWorld.ts';
import type { Answered, Question } from './messages.ts';

const STEPS = [eventStates, destinationStates, encoderStates, encoderLongestRun, encoderAttention];
const { FIRST_NOW = '', DATABASE_URL, DATA_DIR = '' } = process.env;

const manual = createManualClock(new Date(FIRST_NOW));
let readsLeft = Infinity;
const clock: Clock = {
  now() {
    readsLeft -= 1;
    if (readsLeft < 0) process.kill(process.pid, 'SIGKILL');
    return manual.now();
  },
};
const { services, url } = await startPlatform({
  ...{ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, mediaDir: DATA_DIR, waitForFolderMs: 8_000 },
  ...{
    clock,
    seed: seedStreaming,
    firstPassword: DEMO_PASSWORD,
    playbackSecret: 'secret of a scheduler’s test',
  },
  ...{ recurring: false, logLevel: 'silent' },
});

async function answer(question: Question): Promise<Answered> {
  if (question.do === 'read') {
    return { rows: (await services.db.execute(sql.raw(question.sql))).rows };
  }
  manual.set(new Date(question.now));
  const errors: string[] = [];
  const fail = (error: unknown, what: string) => void errors.push(`${what}: ${String(error)}`);
  if (question.do === 'hold step') {
    await new Promise<void>((taken) => {
      const hangs = () => new Promise<void>(() => taken());
      void runDueSteps(services, [{ ...eventStates, step: hangs }], fail);
    });
  } else if (question.do === 'hold jobs') {
    await eventStates.step(services);
    while (await takeJob(services, eventRuns));
  } else {
    readsLeft = question.dies ?? Infinity;
    await runDueSteps(services, STEPS, fail);
    await workOff(services, eventRuns, fail);
  }
  return errors[0] === undefined ? {} : { error: errors[0] };
}

process.on('message', (question: Question) => {
  answer(question).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ url });
