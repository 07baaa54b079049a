import { FAST_POLL_MS, PASSING_ENCODER_STATES, POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { listEncoderPresets, listEncoders, type EncoderRecord } from '../rest/encoders/encoders.ts';
import { createPoller, type Poller } from '../poller/poller.ts';

const passing: ReadonlySet<string> = new Set(PASSING_ENCODER_STATES);

/** All subscribers of an organization get the same records, whatever their rights: activation codes are left out. */
function withoutCode({ activationCode: _secret, ...encoder }: EncoderRecord): EncoderRecord {
  return encoder;
}

const poller = createPoller<EncoderRecord>({
  resource: 'encoders',
  intervalMs: POLL_MS,
  fastIntervalMs: FAST_POLL_MS,
  fetch: async (rest, customerId) => (await listEncoders(rest, customerId)).map(withoutCode),
  // A thousand encoders are a large answer, their presets are not; both need the same right (PRM-01, PRM-02).
  authorise: listEncoderPresets,
  keyOf: (encoder) => encoder.uuid,
  isTransitional: ({ status }) => passing.has(status.state),
  // The history moves on with time alone; the upload that joins it is news by itself.
  comparable: ({ status: { uploadHistory: _moving, ...status }, ...encoder }) => ({ ...encoder, status }),
});

/** Watches the encoders of each organization (C-068, MON-02); quicker while one is between two states (CON-01). */
export const encodersPoller: Poller<EncoderRecord> = {
  ...poller,
  publish: (customerId, encoder) => poller.publish(customerId, withoutCode(encoder)),
};
