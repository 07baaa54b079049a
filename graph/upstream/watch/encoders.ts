import { FAST_POLL_MS, PASSING_ENCODER_STATES, POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { listEncoderPresets, listEncoders, type EncoderRecord } from '../rest/encoders/encoders.ts';
import { createPoller } from '../poller/poller.ts';

const passing: ReadonlySet<string> = new Set(PASSING_ENCODER_STATES);

/** Watches the encoders of each organisation (C-068, MON-02); quicker while one is between two states (CON-01). */
export const encodersPoller = createPoller<EncoderRecord>({
  resource: 'encoders',
  intervalMs: POLL_MS,
  fastIntervalMs: FAST_POLL_MS,
  fetch: listEncoders,
  // A thousand encoders are a large answer, their presets are not; both need the same right (PRM-01, PRM-02).
  authorise: listEncoderPresets,
  keyOf: (encoder) => encoder.uuid,
  isTransitional: ({ status }) => passing.has(status.state),
  // The history moves on with time alone; the upload that joins it is news by itself.
  comparable: ({ status: { uploadHistory: _moving, ...status }, ...encoder }) => ({ ...encoder, status }),
});
