import type { MediaStateName, ProcessingStateName } from './media.ts';

/** States of an upload (STM-25). */
export const UPLOAD_STATES = [
  'chosen',
  'checked',
  'refused',
  'sending',
  'retrying',
  'cancelled',
  'processing',
  'ready',
  'failed',
] as const;
export type UploadStateName = (typeof UPLOAD_STATES)[number];

const ARROWS: Readonly<Record<UploadStateName, readonly UploadStateName[]>> = {
  chosen: ['checked'],
  // Checked means looked at: what did not pass is refused with its kind (UPL-17).
  checked: ['sending', 'refused'],
  refused: [],
  sending: ['processing', 'retrying', 'cancelled'],
  retrying: ['sending', 'cancelled'],
  // The ends of STM-07 are ready, or failed and canceled.
  processing: ['ready', 'failed', 'cancelled'],
  ready: [],
  failed: [],
  cancelled: [],
};

/** True if STM-25 has the arrow. */
export function canUploadBecome(from: UploadStateName, to: UploadStateName): boolean {
  return ARROWS[from].includes(to);
}

/** The state after the arrow. @throws RangeError when STM-25 has no such arrow. */
export function uploadBecomes(from: UploadStateName, to: UploadStateName): UploadStateName {
  if (!canUploadBecome(from, to)) throw new RangeError(`STM-25 has no arrow from ${from} to ${to}`);
  return to;
}

/** The twelve states that people are shown (UPL-18). */
export const UPLOAD_LABELS = [
  'pending',
  'starting',
  'segmenting',
  'transcoding',
  'processing',
  'finalizing',
  'ready',
  'retryingUpload',
  'cancelled',
  'processingFailed',
  'timedOut',
  'invalidEventStatus',
] as const;
export type UploadLabelName = (typeof UPLOAD_LABELS)[number];

const LABEL_OF: Readonly<Record<ProcessingStateName, UploadLabelName>> = {
  PENDING: 'pending',
  STARTING: 'starting',
  IN_PROGRESS: 'processing',
  SEGMENTING: 'segmenting',
  RE_SEGMENTING: 'segmenting',
  TRANSCODING: 'transcoding',
  RETRYING: 'retryingUpload',
  FAILED: 'processingFailed',
  COMPLETE: 'ready',
  CANCELLED: 'cancelled',
  TIMED_OUT: 'timedOut',
};

/**
 * The label of a processing state (UPL-18): complete before there is content is finalizing; a failure although the
 * library item never came out of an allowed state is an invalid event status.
 */
export function getUploadLabel(processing: ProcessingStateName, library: MediaStateName): UploadLabelName {
  if (processing === 'COMPLETE' && library === 'started') return 'finalizing';
  if (processing === 'FAILED' && library !== 'errored' && library !== 'started') return 'invalidEventStatus';
  return LABEL_OF[processing];
}
