import type { RestClient } from '../../client/client.ts';
import type { components } from '../../client/__generated__/platform.ts';

/** Work of the platform that failed. */
export type FailedJobRecord = components['schemas']['FailedJob'];

/** `failedJobs`, a call of our own: work that was given up; the latest first. For the platform's staff. */
export function listFailedJobs(rest: RestClient): Promise<FailedJobRecord[]> {
  return rest.get('/internal/api/v1/failed-jobs');
}
