import type { RestClient } from '../rest/http.ts';
import {
  listContentDestinations,
  listEveryContentDestination,
  listWebChannels,
  readContentDestination,
  readWebChannel,
} from '../rest/destinations.ts';
import { createLookup } from './createLookup.ts';
import { createRecordLoader } from './createRecordLoader.ts';

/** Loaders of destinations and web channels for one operation. */
export function createDestinationsLoaders(rest: RestClient) {
  return {
    /** Content destinations: the list holds those that were asked to start (C-125, C-126). */
    contentDestination: createRecordLoader(rest, {
      list: (customerId) => listContentDestinations(rest, customerId),
      one: (id) => readContentDestination(rest, id),
      idOf: (record) => record.id,
      customerOf: (record) => record.customerId,
    }),
    /** All destinations of an organisation, planned ones too: for what they use (C-125). */
    everyDestination: createLookup((customerId) => listEveryContentDestination(rest, customerId)),
    /** Web channels (C-154, C-156). */
    webChannel: createRecordLoader(rest, {
      list: (customerId) => listWebChannels(rest, customerId),
      one: (id) => readWebChannel(rest, id),
      idOf: (record) => record.uuid,
      customerOf: (record) => record.customerId,
    }),
  };
}
