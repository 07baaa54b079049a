import type { RestClient } from '../client/client.ts';
import {
  listCustomerNames,
  listRegions,
  listUsers,
  readCustomer,
  readUser,
  type CustomerRecord,
} from '../rest/customers/customers.ts';
import { listApiClients, readApiClient } from '../rest/customers/apiClients.ts';
import { createLoader, type LoaderOptions } from './createLoader.ts';
import { orNull, recordLoader } from './createRecordLoader.ts';

/** Loads organizations. A class, because an object literal of functions names each function every time it is created. */
class CustomersOneByOne implements LoaderOptions<string, CustomerRecord> {
  readonly batch = false;
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  async load([id = '']: readonly string[]): Promise<CustomerRecord[]> {
    const record = await orNull(readCustomer(this.#rest, id));
    return record === null ? [] : [record];
  }

  keyOf({ uuid }: CustomerRecord): string {
    return uuid;
  }
}

/** Loaders of organizations, users and regions for one operation. */
export const customersLoaders = {
  /** Organizations by uuid; no call answers several (C-012). Rejects with 403 for one the caller may not see. */
  customer: (rest: RestClient) => createLoader(new CustomersOneByOne(rest)),
  /** Name and uuid of every organization (C-013). */
  customerNames: (rest: RestClient) => () => listCustomerNames(rest),
  /** Users (C-200, C-201). */
  user: recordLoader({
    list: (customerId, rest) => listUsers(rest, customerId),
    one: (id, rest) => readUser(rest, id),
    idOf: (record) => record.userId,
    customerOf: (record) => record.customerId,
  }),
  /** API clients (C-213, C-215). */
  apiClient: recordLoader({
    list: (customerId, rest) => listApiClients(rest, customerId),
    one: (id, rest) => readApiClient(rest, id),
    idOf: (record) => record.clientId,
    customerOf: (record) => record.customerId,
  }),
  /** Regions by uuid, out of the one list of them (C-036). */
  region: (rest: RestClient) =>
    createLoader({
      load: () => listRegions(rest),
      keyOf: (record) => record.uuid,
    }),
};
