import type { EncoderRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import type { Registration, Used, UseRecord, UsesContext } from '../shared/usesRegistration.ts';

/** Encoders that are set to a channel or preset; users and venues that may use a channel (USR-09, VEN-14). */
export const encoderUses: Registration = {
  EncoderChannel: async (used, context) => [
    ...(await encodersWith(used, context, (encoder) => encoder.encoderChannelId)),
    ...(await peopleWith(used, context)),
  ],
  EncoderPreset: (used, context) => encodersWith(used, context, (encoder) => encoder.encoderPresetId),
};

async function encodersWith(
  { id, customerId }: Used,
  { loaders }: UsesContext,
  partOf: (encoder: EncoderRecord) => string | null,
): Promise<UseRecord[]> {
  const encoders = await loaders.encoder.list(customerId);
  return encoders
    .filter((encoder) => partOf(encoder) === id)
    .map(({ uuid, name }) => ({ kind: 'ENCODER', id: uuid, name, startsAt: null }));
}

async function peopleWith({ id, customerId }: Used, { loaders }: UsesContext): Promise<UseRecord[]> {
  const channel = await loaders.encoderChannel.loadOf(customerId, id);
  return (channel?.users ?? []).map(({ userId, userName, userType }) => ({
    kind: userType === 'SITE' ? 'VENUE' : 'USER',
    id: userId,
    name: userName,
    startsAt: null,
  }));
}
