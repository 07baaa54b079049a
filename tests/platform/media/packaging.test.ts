import { eq } from 'drizzle-orm';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import {
  packagePrefix,
  requestMissingPackages,
  requestPackages,
  runPackagingJobs,
  samplePackaging,
} from '../../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import { mediaBackends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS } from '../worlds/mediaWorld.ts';

describe.each(await mediaBackends())('packaging jobs on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: () => Promise.resolve() }));
    await platform.jobs.stop();
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    await platform.services.db.delete(jobs);
    await platform.services.db.delete(mediaPackages);
  });

  const job = async (subject: string) =>
    (await platform.services.db.select().from(jobs).where(eq(jobs.subject, subject)))[0];

  it('packages a sample once, however often it is asked for', async () => {
    await requestPackages(platform.services, ['arena']);
    await requestPackages(platform.services, ['arena']);
    expect(await platform.services.db.select().from(jobs)).toHaveLength(1);
    await runPackagingJobs(platform.services);
    expect(await job('arena')).toMatchObject({ state: 'done', attempts: 1, leaseUntil: null });
    const files = [...(await platform.services.store.sizes(packagePrefix('arena'))).keys()];
    expect(files.filter((file) => file.endsWith('.m4s'))).toHaveLength(5);
    expect(files.filter((file) => file.endsWith('.jpg'))).toHaveLength(4);
  });

  it('a job under lease is nobody else’s; when its worker is killed another takes it after the lease', async () => {
    await requestPackages(platform.services, ['arena']);
    const held = await takeJob(platform.services, samplePackaging);
    expect(held?.subject).toBe('arena');
    expect(await takeJob(platform.services, samplePackaging)).toBeNull();
    platform.clock.advance(60_001);
    await runPackagingJobs(platform.services);
    expect(await job('arena')).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('tries a job that fails three times, then leaves it failed with its reason', async () => {
    await requestPackages(platform.services, ['missing']);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runPackagingJobs(platform.services);
      expect((await job('missing'))?.attempts).toBe(attempt);
      platform.clock.advance(5_000 * attempt);
    }
    expect(await job('missing')).toMatchObject({ state: 'failed', attempts: 3 });
    expect((await job('missing'))?.problem).toContain('missing');
    expect(await platform.services.db.select().from(mediaPackages)).toHaveLength(0);
  });

  it('makes packages anew whose files were lost', async () => {
    await requestPackages(platform.services, ['arena']);
    await runPackagingJobs(platform.services);
    const { store } = platform.services;
    const before = await store.sizes(packagePrefix('arena'));
    await store.remove(packagePrefix('arena'));
    expect((await store.sizes(packagePrefix('arena'))).size).toBe(0);
    await requestMissingPackages(platform.services);
    await runPackagingJobs(platform.services);
    expect(await store.sizes(packagePrefix('arena'))).toEqual(before);
  });
});
