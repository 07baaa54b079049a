import { startJobs } from '../../../fixtures/platform/jobs/run.ts';
import { uploadProcessing } from '../../../fixtures/platform/domains/media/uploads/processing.ts';
import type { Workshop } from '../../../fixtures/platform/domains/media/uploads/workshop.ts';
import { sameThread } from '../../support/workshop.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { BAD_FILES } from '../../support/badFiles.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { processFile } from '../worlds/uploadWorld.ts';

/** Refused files are never packaged. */
const here: Workshop = {
  ...sameThread,
  package: () => Promise.reject(new Error('A file that is to be refused was packaged.')),
};

/** Checks without the browser's measurements. They do not use the database, so one storage is enough. */
describe('measuring again on the platform', () => {
  let platform: TestPlatform;
  let customerId: string;
  let token: string;
  const faults: unknown[] = [];

  beforeAll(async () => {
    platform = await startTestPlatform({ seed: accountsAndPackage });
    ({ customerId, token } = await newOrganisation(platform));
    await platform.jobs.stop();
    platform.jobs = startJobs(platform.services, [uploadProcessing(here)], (error) => faults.push(error));
  }, START_LIMIT_MS);
  afterAll(async () => {
    await platform.jobs.stop();
    await platform.close();
  });
  afterEach(() => expect(faults).toEqual([]));

  // An empty file cannot even begin (UPL-10).
  it.each(BAD_FILES.filter(({ name }) => !name.startsWith('UPL-10')))(
    'UPL-21 UPL-19 $name: ends refused, naming what was measured and what is allowed',
    async ({ make, kind, says }) => {
      const { mediaId, item } = await processFile(platform, { customerId, token, file: await make() });
      expect([item.processingState, item.state, item.errorKind]).toEqual(['FAILED', 'errored', kind]);
      const { body } = await platform.call<{ problems: string[] }>(
        'GET',
        `/media-status/api/v1/media/${mediaId}`,
        { token },
      );
      expect(body.problems.join('\n')).toMatch(says);
    },
  );
});
