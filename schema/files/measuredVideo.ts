import type { InferType } from 'yup';
import type { measuredVideoSchema } from '../rules/upload.ts';

/** What was measured in a file. */
export type MeasuredVideo = InferType<typeof measuredVideoSchema>;
