import { packageVideo } from '../../fixtures/platform/media/packaging.ts';
import { measureFile } from '../../fixtures/platform/uploads/measureFile.ts';
import type { Workshop } from '../../fixtures/platform/uploads/workshop.ts';

/**
 * The platform's workshop in this thread: the same work without the second that a thread takes to start. That each file
 * has a thread of its own is held where the platform's own queue does the work.
 */
export const sameThread: Workshop = {
  measure: (file, { progress }) => measureFile(file, progress),
  package: ({ file, pictures, work }, { progress }) => packageVideo(file, pictures, work, progress),
};
