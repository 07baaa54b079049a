import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { mediaItems, mediaRemovals } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { storageFacts } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { type JobKind, LeaseLost, type Work } from '../../../fixtures/platform/jobs/jobKind.ts';
import { dueQueues, takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import { orderJob, withdrawJob } from '../../../fixtures/platform/jobs/orders.ts';
import { performJob } from '../../../fixtures/platform/jobs/perform.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { startJobs, workOff } from '../../../fixtures/platform/jobs/run.ts';
import { removeNoted } from '../../../fixtures/platform/domains/media/items/removals.ts';
import { timeOutUploads } from '../../../fixtures/platform/domains/media/uploads/limits.ts';
import { bothStorages } from '../../support/backends.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { accountsAndPackage, newOrganisation } from '../worlds/mediaWorld.ts';
import { holdUpload, takeUpload, workOnUpload } from '../worlds/uploadWorld.ts';

const START_MS = 300_000;
const DAY_MS = 24 * 60 * 60_000;
const QUEUE = 'test work';

describe.each(await bothStorages())('the job queue on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  const done: string[] = [];

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    await platform.jobs.stop();
  }, START_MS);
  afterAll(() => close());
  beforeEach(async () => {
    done.length = 0;
    await platform.services.db.delete(jobs);
  });

  const kindOf = (changes: Partial<JobKind> = {}): JobKind => ({
    queue: QUEUE,
    mostAttempts: 3,
    atOnce: 1,
    leaseMs: 10_000,
    longestMs: 60_000,
    pauseMs: (attempt) => attempt * 1_000,
    run: async (_services, { job }) => void done.push(job.subject),
    ...changes,
  });
  const order = async (customerId: string | null, ...subjects: string[]) => {
    for (const subject of subjects) {
      const { db, clock } = platform.services;
      await orderJob(db, { queue: QUEUE, subject, customerId, now: clock.now() });
      platform.clock.advance(1);
    }
  };
  const rows = () =>
    platform.services.db.select().from(jobs).where(eq(jobs.queue, QUEUE)).orderBy(asc(jobs.subject));
  const never = new AbortController().signal;

  test('organisations take turns: one with much to do does not hold up one with little', async () => {
    const [busy, other] = [await platform.createCustomer(), await platform.createCustomer()];
    await order(busy, 'busy 1', 'busy 2', 'busy 3');
    await order(other, 'other 1', 'other 2');
    const run: JobKind['run'] = async (_services, { job }) => {
      done.push(job.subject);
      platform.clock.advance(1);
    };
    await workOff(platform.services, kindOf({ run }));
    expect(done).toEqual(['busy 1', 'other 1', 'busy 2', 'other 2', 'busy 3']);
  });

  test('an organisation has no more than its places, whoever else waits', async () => {
    const [busy, other] = [await platform.createCustomer(), await platform.createCustomer()];
    const kind = kindOf({ atOncePerCustomer: 1 });
    await order(busy, 'busy 1', 'busy 2');
    expect((await takeJob(platform.services, kind))?.subject).toBe('busy 1');
    expect(await takeJob(platform.services, kind)).toBeNull();
    await order(other, 'other 1');
    expect((await takeJob(platform.services, kind))?.subject).toBe('other 1');
    expect(await takeJob(platform.services, kind)).toBeNull();
  });

  test('a job that fails is tried again at growing intervals, then stays failed with its reason', async () => {
    await order(null, 'poisoned', 'sound');
    const ended: string[] = [];
    const kind = kindOf({
      run: async (_services, { job }) => {
        if (job.subject === 'poisoned') throw new Error('it hurts');
        done.push(job.subject);
      },
      onFailed: async (_services, job, problem) => void ended.push(`${job.subject}: ${problem}`),
    });
    for (const attempt of [1, 2, 3]) {
      await workOff(platform.services, kind);
      expect((await rows())[0]).toMatchObject({ attempts: attempt, problem: 'it hurts' });
      platform.clock.advance(attempt * 1_000 - 1);
      expect(await takeJob(platform.services, kind)).toBeNull();
      platform.clock.advance(1);
    }
    expect(done).toEqual(['sound']);
    expect(ended).toEqual(['poisoned: it hurts']);
    expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
  });

  test('what was wrong with ending a failed job does not keep it from ending', async () => {
    await order(null, 'poisoned');
    const kind = kindOf({
      mostAttempts: 1,
      run: () => Promise.reject(new Error('it hurts')),
      onFailed: () => Promise.reject(new Error('and again')),
    });
    await workOff(platform.services, kind);
    expect(await rows()).toMatchObject([{ state: 'failed', problem: 'it hurts' }]);
  });

  test('a worker whose lease ran out hears of it, and writes nothing of what came of it', async () => {
    await order(null, 'held');
    const { services } = platform;
    let late: Work | undefined;
    const slow = kindOf({
      run: (_services, work) =>
        new Promise((_resolve, reject) => {
          late = work;
          work.signal.addEventListener('abort', () => reject(new Error('broken off')));
        }),
    });
    const job = (await takeJob(services, slow))!;
    platform.clock.advance(slow.leaseMs);
    const other = (await takeJob(services, slow))!;
    expect(other.attempts).toBe(2);
    const errors: unknown[] = [];
    await performJob(services, slow, job, { stop: never, onError: (error) => errors.push(error) });
    expect(late?.signal.aborted).toBe(true);
    expect(errors).toEqual([]);
    const write = late!.finish((tx) =>
      tx
        .insert(storageFacts)
        .values({ name: 'late', value: '', updatedAt: services.clock.now() })
        .then(() => undefined),
    );
    await expect(write).rejects.toThrow(LeaseLost);
    expect(await services.db.select().from(storageFacts).where(eq(storageFacts.name, 'late'))).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'running', leaseOwner: other.leaseOwner }]);
  });

  test('a job that takes too long is given up by its worker, however lively that is', async () => {
    await order(null, 'endless');
    const kind = kindOf({
      run: (_services, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('broken off')));
          platform.clock.advance(60_001);
        }),
    });
    const job = (await takeJob(platform.services, kind))!;
    await performJob(platform.services, kind, job, { stop: never, onError: () => undefined });
    expect((await takeJob(platform.services, kind))?.attempts).toBe(2);
  });

  test('a job that is withdrawn breaks off the work on it', async () => {
    await order(null, 'withdrawn');
    const kind = kindOf({
      run: async (services, { signal, finish }) => {
        await withdrawJob(services.db, QUEUE, 'withdrawn');
        await until(() => signal.aborted, 'the end of the lease');
        await finish(async () => void done.push('finished'));
      },
    });
    await workOff(platform.services, kind);
    expect([done, await rows()]).toEqual([[], []]);
  });

  test('a process that ends gives back what it works on, which counts as no attempt', async () => {
    await order(null, 'given back');
    const kind = kindOf({
      run: (_services, { job, signal }) =>
        new Promise((_resolve, reject) => {
          done.push(job.subject);
          signal.addEventListener('abort', () => reject(new Error('broken off')));
        }),
    });
    const running = startJobs(platform.services, [kind], () => undefined);
    await until(() => done.length === 1, 'the job to be taken');
    await running.stop();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, leaseOwner: null, problem: null }]);
  });

  test('a job that is taken while the process ends is given back without being begun', async () => {
    await order(null, 'taken late');
    const run: JobKind['run'] = async (_services, { job, finish }) => {
      done.push(job.subject);
      await finish(async () => undefined);
    };
    const kind = kindOf({ run });
    const job = (await takeJob(platform.services, kind))!;
    await performJob(platform.services, kind, job, { stop: AbortSignal.abort(), onError: () => undefined });
    expect(done).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, leaseOwner: null, problem: null }]);
  });

  test('a job that never comes back holds up no other of its kind and none of another', async () => {
    await order(null, 'hangs', 'sound');
    await orderJob(platform.services.db, {
      queue: 'other work',
      subject: 'elsewhere',
      customerId: null,
      now: platform.clock.now(),
    });
    const run: JobKind['run'] = (_services, { job, signal }) =>
      new Promise((resolve, reject) => {
        if (job.subject !== 'hangs') {
          done.push(job.subject);
          return resolve();
        }
        signal.addEventListener('abort', () => reject(new Error('broken off')));
      });
    const kinds = [kindOf({ atOnce: 2, run }), kindOf({ queue: 'other work', run })];
    const running = startJobs(platform.services, kinds, () => undefined);
    await until(() => done.length === 2, 'the sound jobs to be done');
    expect(done.sort()).toEqual(['elsewhere', 'sound']);
    await running.stop();
  });

  test('what is due by now is found without a ring, and other queues are not named', async () => {
    const { db } = platform.services;
    const now = platform.clock.now();
    await orderJob(db, {
      queue: 'later',
      subject: 'tomorrow',
      customerId: null,
      now: new Date(now.getTime() + DAY_MS),
    });
    const run: JobKind['run'] = async (_services, { job, finish }) =>
      finish(async () => void done.push(job.subject));
    const running = startJobs(platform.services, [kindOf({ run })], () => undefined);
    await running.idle();
    await order(null, 'ordered by another process');
    expect(await dueQueues(platform.services, [QUEUE, 'later'])).toEqual(new Set([QUEUE]));
    await until(() => done.length === 1, 'the job to be found');
    await running.stop();
    expect(await dueQueues(platform.services, [QUEUE, 'later'])).toEqual(new Set());
    platform.clock.advance(DAY_MS);
    expect(await dueQueues(platform.services, [QUEUE, 'later'])).toEqual(new Set(['later']));
  });

  test('an upload whose item has ended without it is closed, and every other one is still processed', async () => {
    const { services } = platform;
    const owner = await newOrganisation(platform);
    const file = await makeVideo();
    const stale = await holdUpload(platform, { ...owner, file });
    // State left by a process killed between two statements.
    const processingState = 'COMPLETE' as const;
    await services.db
      .update(mediaItems)
      .set({ processingState })
      .where(eq(mediaItems.mediaId, stale.mediaId));
    platform.clock.advance(6 * 60 * 60_000 + 1);
    const { customerId, token } = await newOrganisation(platform);
    const sound = await holdUpload(platform, { customerId, token, file }).catch(async () => {
      // The stale one's lease has run out as well, and its turn comes first.
      const next = await takeUpload(platform);
      return next!;
    });
    await timeOutUploads(services);
    await workOnUpload(platform, sound);
    const states = await services.db.select({ id: uploads.id, state: uploads.state }).from(uploads);
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [stale.id, 'done'],
        [sound.id, 'done'],
      ]),
    );
  });

  test('a file that cannot be removed keeps no other from being removed', async () => {
    const { services } = platform;
    await services.db.insert(mediaRemovals).values([{ key: 'a/stuck' }, { key: 'b/free' }]);
    const removed: string[] = [];
    const store = {
      ...services.store,
      remove: async (key: string) => {
        if (key === 'a/stuck') throw new Error('busy');
        removed.push(key);
      },
    };
    await expect(removeNoted({ db: services.db, store })).rejects.toThrow('busy');
    expect(removed).toEqual(['b/free']);
    expect(await services.db.select().from(mediaRemovals)).toEqual([{ key: 'a/stuck' }]);
    await services.db.delete(mediaRemovals);
  });

  test('the platform’s staff see what failed and what fails again and again, nobody else does', async () => {
    const customerId = await platform.createCustomer();
    const { services } = platform;
    await orderJob(services.db, {
      queue: QUEUE,
      subject: 'a letter',
      customerId,
      payload: { secret: 'xyzzy' },
      now: platform.clock.now(),
    });
    const fail = () => Promise.reject(new Error('it hurts'));
    await workOff(platform.services, kindOf({ mostAttempts: 1, run: fail }));
    const failing = { name: 'failing step', everyMs: 1_000, step: fail };
    for (let time = 0; time < 3; time += 1) {
      await runDueSteps(services, [failing], () => undefined);
      platform.clock.advance(1_000);
    }
    const call = async (userName: string) =>
      platform.call<{ queue: string }[]>('GET', '/internal/api/v1/failed-jobs', {
        token: await platform.signIn(userName),
      });
    for (const name of ['super@rostrum.example', 'viewer@rostrum.example']) {
      const { status, body } = await call(name);
      expect([name, status]).toEqual([name, 200]);
      expect(body).toMatchObject([
        { queue: 'failing step', subject: '', attempts: 3, endedAt: null, problem: 'it hurts' },
        { queue: QUEUE, subject: 'a letter', customerId, attempts: 1, problem: 'it hurts' },
      ]);
      expect(JSON.stringify(body)).not.toContain('xyzzy');
    }
    expect((await call('admin@harbour.example')).status).toBe(403);
    expect((await platform.call('GET', '/internal/api/v1/failed-jobs')).status).toBe(401);
  });
});
