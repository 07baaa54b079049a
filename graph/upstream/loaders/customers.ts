import type { RestClient } from '../client/client.ts';
import {
  listCustomerNames,
  listRegions,
  listUsers,
  readCustomer,
  readUser,
} from '../rest/customers/customers.ts';
import { createLoader } from './createLoader.ts';
import { orNull, recordLoader } from './createRecordLoader.ts';

/** Loaders of organisations, users and regions for one operation. */
export const customersLoaders = {
  /** Organisations by uuid; no call answers several (C-012). Rejects with 403 for one the caller may not see. */
  customer: (rest: RestClient) =>
    createLoader({
      load: async ([id = '']) => [await orNull(readCustomer(rest, id))].filter((record) => record !== null),
      keyOf: (record) => record.uuid,
      batch: false,
    }),
  /** Name and uuid of every organisation (C-013). */
  customerNames: (rest: RestClient) => () => listCustomerNames(rest),
  /** Users (C-200, C-201). */
  user: recordLoader({
    list: (customerId, rest) => listUsers(rest, customerId),
    one: (id, rest) => readUser(rest, id),
    idOf: (record) => record.userId,
    customerOf: (record) => record.customerId,
  }),
  /** Regions by uuid, out of the one list of them (C-036). */
  region: (rest: RestClient) =>
    createLoader({
      load: () => listRegions(rest),
      keyOf: (record) => record.uuid,
    }),
};
