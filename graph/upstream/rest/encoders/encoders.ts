import type { REQUESTED_STATE } from '../../../../schema/rules/encoders.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];

/**
 * An encoder with its status inline (ENC-20). States are the words of ENC-11 in lower case. The activation code is what
 * the service shows this very caller; it is missing in a record that was read for all subscribers.
 */
export type EncoderRecord = Omit<Schemas['Encoder'], 'activationCode'> &
  Partial<Pick<Schemas['Encoder'], 'activationCode'>>;
/** State and readings of an encoder: kbps, percent, degrees Celsius. */
export type EncoderStatusRecord = Schemas['EncoderStatus'];
/** Ingest of a channel and its incoming stream. */
export type IngestRecord = Schemas['Ingest'];
export type ChannelFindingsRecord = Schemas['ChannelFindings'];
/** A server of others that a channel is sent on to. */
export type LiveOutputRecord = Schemas['LiveOutput'];
/** An entry of an encoder's log: text, time, level (LOG-02). */
export type EncoderLogEntryRecord = Schemas['EncoderLogEntry'];
/** A network card (ENC-07). */
export type EncoderNetworkRecord = Schemas['EncoderNetwork'];
/** An encoder channel, on the wire an "event profile" (CHN-02). */
export type EncoderChannelRecord = Schemas['EncoderChannel'];
/** A user or venue that may use an encoder channel. */
export type EncoderChannelUserRecord = Schemas['EncoderChannelUser'];
/** Allowed values of preset settings. */
export type EncoderPresetOptionsRecord = Schemas['EncoderPresetOptions'];
/** An encoder preset, on the wire an "encoder profile" (EPR-05). */
export type EncoderPresetRecord = Schemas['EncoderPreset'];
/** An encoder that reported lately: uuid, customerId, version (ENC-23). */
export type OnlineEncoderRecord = Schemas['OnlineEncoder'];
/** Allowed values of encoder settings (C-073). */
export type EncoderOptionsRecord = Schemas['EncoderOptions'];
/** The oldest version that may start, by type (C-074). */
export type MinimumEncoderOptionRecord = Schemas['MinimumEncoderOption'];
/** An encoder of any organization, with that one's name (C-080). */
export type EncoderSearchHitRecord = Schemas['EncoderSearchHit'];
/** The marathon automation of an encoder (C-094). */
export type MarathonRecord = Schemas['Marathon'];
/** A decoder as monitoring sees it (MON-03). */
export type MonitoredDecoderRecord = Schemas['MonitoredDecoder'];
/** That an encoder wants or wanted attention, as one person sees it. */
export type NotificationRecord = Schemas['Notification'];
/** States that C-076 accepts. */
export type RequestedState = (typeof REQUESTED_STATE)[keyof typeof REQUESTED_STATE];

/** C-068: encoders of an organization by name, status inline. */
export function listEncoders(rest: RestClient, customerId: string): Promise<EncoderRecord[]> {
  return rest.get('/api/v3/customers/{id}/encoders', { params: { id: customerId } });
}

/** C-070: one encoder. 404 when it is not the caller's to see. */
export function readEncoder(rest: RestClient, uuid: string): Promise<EncoderRecord> {
  return rest.get('/api/v3/encoders/{uuid}', { params: { uuid } });
}

/**
 * C-076: requests a state of an encoder (ENC-13) and returns the encoder in its new state. 409 with code STATE when the
 * current state does not allow it (STM-05).
 */
export async function requestEncoderState(
  rest: RestClient,
  uuid: string,
  requestedState: RequestedState,
): Promise<EncoderRecord> {
  const { encoder, ...status } = await rest.patch('/api/v3/encoders/{uuid}/status', {
    params: { uuid },
    body: { requestedState },
  });
  return { ...encoder, status };
}

/** C-077: network cards of an encoder. */
export function listEncoderNetworks(rest: RestClient, uuid: string): Promise<EncoderNetworkRecord[]> {
  return rest.get('/api/v3/encoders/{uuid}/network', { params: { uuid } });
}

/** C-081: encoders that reported after a moment, of every organization the caller may see (ENC-23). */
export function listOnlineEncoders(rest: RestClient, after: Date): Promise<OnlineEncoderRecord[]> {
  return rest.get('/api/v3/encoders/online', { query: { after: after.toISOString() } });
}

/** C-085: encoder presets of an organization. */
export function listEncoderPresets(rest: RestClient, customerId: string): Promise<EncoderPresetRecord[]> {
  return rest.get('/api/v3/customers/{id}/encoderprofiles', { params: { id: customerId } });
}

/** C-088: one encoder preset. */
export function readEncoderPreset(rest: RestClient, uuid: string): Promise<EncoderPresetRecord> {
  return rest.get('/api/v3/encoderprofiles/{uuid}', { params: { uuid } });
}

/** C-096: encoder channels of an organization. */
export function listEncoderChannels(rest: RestClient, customerId: string): Promise<EncoderChannelRecord[]> {
  return rest.get('/api/v3/customers/{id}/eventprofiles', { params: { id: customerId } });
}

/** C-101: one encoder channel. */
export function readEncoderChannel(rest: RestClient, id: string): Promise<EncoderChannelRecord> {
  return rest.get('/api/v3/eventprofiles/{id}', { params: { id } });
}

/** C-061: decoders of an organization that reported after a moment, by user name (MON-01, MON-03, VEN-10). */
export async function readMonitoredDecoders(
  rest: RestClient,
  customerId: string,
  after: Date,
): Promise<Map<string, MonitoredDecoderRecord[]>> {
  const { decoders } = await rest.get('/api/v3/customers/{id}/monitors', {
    params: { id: customerId },
    query: { after: after.toISOString() },
  });
  const byName = new Map<string, MonitoredDecoderRecord[]>();
  for (const decoder of decoders) {
    const before = byName.get(decoder.userName);
    if (before) before.push(decoder);
    else byName.set(decoder.userName, [decoder]);
  }
  return byName;
}
