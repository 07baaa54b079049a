import { ONLINE_WINDOW_MS } from '../../../schema/rules/encoderTimes.ts';
import type { GraphClock } from '../../kernel/clock.ts';
import type { RestClient } from '../client/client.ts';
import {
  listEncoderChannels,
  listEncoderPresets,
  listEncoders,
  listOnlineEncoders,
  readEncoder,
  readEncoderChannel,
  readEncoderPreset,
  type OnlineEncoderRecord,
} from '../rest/encoders/encoders.ts';
import { createLookup } from './createLookup.ts';
import { recordLoader } from './createRecordLoader.ts';

/** Loaders of encoders, their channels and presets for one operation. */
export const encodersLoaders = {
  /** Encoders with their status (C-068, C-070). */
  encoder: recordLoader({
    list: (customerId, rest) => listEncoders(rest, customerId),
    one: (id, rest) => readEncoder(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Encoder channels (C-096, C-101). */
  encoderChannel: recordLoader({
    list: (customerId, rest) => listEncoderChannels(rest, customerId),
    one: (id, rest) => readEncoderChannel(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Encoder presets (C-085, C-088). */
  encoderPreset: recordLoader({
    list: (customerId, rest) => listEncoderPresets(rest, customerId),
    one: (id, rest) => readEncoderPreset(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Encoders of an organization that are online, out of one call for all organizations (C-081, ENC-23). */
  onlineEncoders: (rest: RestClient, clock: GraphClock) => {
    const online = createLookup(async () => {
      const since = new Date(clock.now().getTime() - ONLINE_WINDOW_MS);
      const ofCustomer = new Map<string, OnlineEncoderRecord[]>();
      for (const encoder of await listOnlineEncoders(rest, since)) {
        const before = ofCustomer.get(encoder.customerId);
        if (before) before.push(encoder);
        else ofCustomer.set(encoder.customerId, [encoder]);
      }
      return ofCustomer;
    });
    return async (customerId: string) => (await online.load('')).get(customerId) ?? [];
  },
};
