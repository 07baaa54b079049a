import { packageVideo } from '../../fixtures/platform/domains/media/packaging/packaging.ts';
import { measureFile } from '../../fixtures/platform/domains/media/uploads/measureFile.ts';
import type { Workshop } from '../../fixtures/platform/domains/media/uploads/workshop.ts';

/**
 * The platform's workshop in this process: the same work without the second that another takes to start. That each file
 * is read behind the fence is held where the platform's own queue does the work.
 */
export const sameThread: Workshop = {
  measure: (file, { progress }) => measureFile(file, progress),
  package: ({ file, pictures, work }, { progress }) => packageVideo(file, pictures, work, progress),
};
