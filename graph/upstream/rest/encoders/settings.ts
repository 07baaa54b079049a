import type { EncoderChannelFields } from '../../../../schema/rules/encoderChannels.ts';
import type { EncoderPresetFields } from '../../../../schema/rules/encoderPresets.ts';
import type {
  EncoderChannelRecord,
  EncoderChannelUserRecord,
  EncoderPresetOptionsRecord,
  EncoderPresetRecord,
} from './encoders.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** An event with its occurrences (C-099). */
export type ScheduleRecord = components['schemas']['Schedule'];

/** User or venue with access to a channel. */
export interface ChannelUserInput {
  userId: string;
  viewOnly: boolean;
}

/** C-086: what encoder presets can be set to. */
export function readEncoderPresetOptions(rest: RestClient): Promise<EncoderPresetOptionsRecord> {
  return rest.get('/api/v3/encoderprofiles/options');
}

/** C-087: creates a preset. 402 on `outputFormat` when the plan has no 4K (EPR-06). */
export function createEncoderPreset(
  rest: RestClient,
  customerId: string,
  body: EncoderPresetFields,
): Promise<EncoderPresetRecord> {
  return rest.post('/api/v3/customers/{id}/encoderprofiles', { params: { id: customerId }, body });
}

/** C-089: changes a preset; what is left out stays. 409 on `codec` when it may not feed what it feeds (EPR-07). */
export function updateEncoderPreset(
  rest: RestClient,
  uuid: string,
  body: Partial<EncoderPresetFields>,
): Promise<EncoderPresetRecord> {
  return rest.patch('/api/v3/encoderprofiles/{uuid}', { params: { uuid }, body });
}

/** C-090: removes a preset. 409 that names what uses it. */
export async function deleteEncoderPreset(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/encoderprofiles/{uuid}', { params: { uuid } });
}

/** C-097: users and venues of a channel, by name. */
export function listEncoderChannelUsers(rest: RestClient, id: string): Promise<EncoderChannelUserRecord[]> {
  return rest.get('/api/v3/eventprofiles/{id}/users', { params: { id } });
}

/** C-098: sets the users and venues of a channel. */
export function setEncoderChannelUsers(
  rest: RestClient,
  id: string,
  body: readonly ChannelUserInput[],
): Promise<EncoderChannelUserRecord[]> {
  return rest.put('/api/v3/eventprofiles/{id}/users', { params: { id }, body: [...body] });
}

/** C-099: events that use a channel, with all their occurrences. */
export function listEncoderChannelSchedules(rest: RestClient, id: string): Promise<ScheduleRecord[]> {
  return rest.get('/api/v3/eventprofiles/{id}/schedules', { params: { id } });
}

/** C-100: creates a channel. 403 unless the caller is a platform or organization admin (PRM-16). */
export function createEncoderChannel(
  rest: RestClient,
  customerId: string,
  body: EncoderChannelFields & { users: ChannelUserInput[] },
): Promise<EncoderChannelRecord> {
  return rest.post('/api/v3/customers/{id}/eventprofiles', { params: { id: customerId }, body });
}

/** C-102: changes a channel; what is left out stays. */
export function updateEncoderChannel(
  rest: RestClient,
  id: string,
  body: Partial<EncoderChannelFields>,
): Promise<EncoderChannelRecord> {
  return rest.patch('/api/v3/eventprofiles/{id}', { params: { id }, body });
}

/** C-103: removes a channel. 409 that names what uses it. */
export async function deleteEncoderChannel(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/eventprofiles/{id}', { params: { id } });
}

/** C-104: sets up the storage of a channel. 409 with code STATE when it is ready already. */
export function provisionEncoderChannel(
  rest: RestClient,
  eventProfileId: string,
  regionId: string | undefined,
): Promise<{ provisioned: boolean; bucket: string }> {
  return rest.post('/api/v3/storageproviders/encoderchannels', {
    body: { eventProfileId, ...(regionId ? { regionId } : {}) },
  });
}
