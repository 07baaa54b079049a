import type { GraphContext } from '../../graph/upstream/context.ts';
import type { DecoderRecord, VenueRecord } from '../../graph/upstream/rest/venues/venues.ts';
import type { CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { compareVersions } from '../../schema/rules/encoderVersions.ts';
import { atMost, matching, sorted } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';
import { findDecoder, duplicatesIn, listRefusedDecoders } from './decoders.ts';

/** Versions that are told at most. */
const MOST_VERSIONS = 100;

/** Every decoder of an organization's venues: two calls, however many they are (VEN-10). */
async function decodersOf(customerId: string, { loaders }: GraphContext): Promise<DecoderRecord[]> {
  const [venues, monitored] = await Promise.all([
    loaders.venue.list(customerId),
    loaders.monitoredDecoders.load(customerId),
  ]);
  return venues.flatMap((venue) => {
    const heard = monitored.get(venue.userName) ?? [];
    return [findDecoder(venue, heard) ?? [], listRefusedDecoders(venue, heard)].flat();
  });
}

/** Venue fields of Customer. */
export const Customer = {
  venues: async (customer, args, context) => {
    const rows = matching(
      await context.loaders.venue.list(customer.id),
      args.filter,
      (venue) => venue.userName,
    );
    const keys = { name: (row: VenueRecord) => row.userName, time: (row: VenueRecord) => row.createdAt };
    return connectionFromArray(sorted(rows, args.sort, keys), args, context.pageMax);
  },
  decoders: async ({ id }, args, context) => {
    const all = await decodersOf(id, context);
    const { version } = args;
    const some = version ? all.filter(({ playerVersion }) => playerVersion === version) : all;
    const rows = matching(some, args.filter, ({ userName }) => userName);
    const keys = {
      name: ({ userName }: DecoderRecord) => userName,
      time: ({ lastUpdate }: DecoderRecord) => lastUpdate ?? '',
    };
    return connectionFromArray(sorted(rows, args.sort, keys), args, context.pageMax);
  },
  decoderVersions: async ({ id }, _args, context) => {
    const versions = new Set((await decodersOf(id, context)).map(({ playerVersion }) => playerVersion));
    return atMost(
      [...versions].sort((a, b) => compareVersions(b, a)),
      MOST_VERSIONS,
    );
  },
  venueLicenses: ({ id }, _args, { loaders }) => loaders.venueLicenses.load(id),
  duplicateLogins: async ({ id }, _args, { loaders }) =>
    atMost(duplicatesIn([...(await loaders.monitoredDecoders.load(id)).values()].flat())),
} satisfies Extending<CustomerResolvers>;
