import { PROCESSING_STATES } from '../../../schema/rules/media.ts';
import {
  canUploadBecome,
  UPLOAD_LABELS,
  UPLOAD_STATES,
  uploadBecomes,
  getUploadLabel,
  type UploadStateName,
} from '../../../schema/rules/uploadStates.ts';

describe('STM-25 the states of an upload', () => {
  const arrows: [UploadStateName, UploadStateName][] = [
    ['chosen', 'checked'],
    ['checked', 'sending'],
    ['checked', 'refused'],
    ['sending', 'processing'],
    ['sending', 'retrying'],
    ['sending', 'cancelled'],
    ['retrying', 'sending'],
    ['retrying', 'cancelled'],
    ['processing', 'ready'],
    ['processing', 'failed'],
    ['processing', 'cancelled'],
  ];
  const allowed = new Set(arrows.map(([from, to]) => `${from} ${to}`));

  it.each(arrows)('STM-25 %s → %s', (from, to) => expect(uploadBecomes(from, to)).toBe(to));

  const refused = UPLOAD_STATES.flatMap((from) => UPLOAD_STATES.map((to) => [from, to] as const)).filter(
    ([from, to]) => !allowed.has(`${from} ${to}`),
  );
  it.each(refused)('STM-25 refuses %s → %s', (from, to) => {
    expect(canUploadBecome(from, to)).toBe(false);
    expect(() => uploadBecomes(from, to)).toThrow('STM-25');
  });
});

describe('UPL-18 the labels of processing states', () => {
  it.each([
    ['PENDING', 'pending'],
    ['STARTING', 'starting'],
    ['IN_PROGRESS', 'processing'],
    ['SEGMENTING', 'segmenting'],
    ['RE_SEGMENTING', 'segmenting'],
    ['TRANSCODING', 'transcoding'],
    ['RETRYING', 'retryingUpload'],
    ['FAILED', 'processingFailed'],
    ['COMPLETE', 'ready'],
    ['CANCELLED', 'cancelled'],
    ['TIMED_OUT', 'timedOut'],
  ] as const)('UPL-18 %s is shown as %s', (state, label) => {
    expect(getUploadLabel(state, state === 'COMPLETE' ? 'completed' : 'errored')).toBe(label);
  });

  it('UPL-18 complete before there is content is finalizing; a failure of a saved video is an invalid event status', () => {
    expect(getUploadLabel('COMPLETE', 'started')).toBe('finalizing');
    expect(getUploadLabel('FAILED', 'completed')).toBe('invalidEventStatus');
    expect(UPLOAD_LABELS).toHaveLength(12);
    expect(PROCESSING_STATES).toHaveLength(11);
  });
});
