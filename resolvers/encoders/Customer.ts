import type { GraphContext } from '../../graph/upstream/context.ts';
import type {
  EncoderChannelRecord,
  EncoderPresetRecord,
  EncoderRecord,
} from '../../graph/upstream/rest/encoders/encoders.ts';
import { ENCODER_PAGE_MAX } from '../../schema/rules/encoderTimes.ts';
import type { CustomerResolvers, ListSort } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { asksBeyond, asksFor, selectNodes, type Selection } from '../../graph/kernel/selection.ts';
import { takeFirst, matching, sorted, type SortKeys } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';
import { encoderFilter } from './encoderFilter.ts';
import { liveFindingsOfCustomer } from './EncoderChannel.ts';
import { notificationsOfCustomer } from './notifications.ts';
import { stateCounts } from './words.ts';

/** Fields that C-081 returns. Others need the organization's list. */
const asksBeyondOnline = asksBeyond(['__typename', 'id', 'version', 'customer']);

const asksForStateCounts = asksFor(['stateCounts']);
const asksForChannel = asksFor(['channel']);
const asksForPreset = asksFor(['preset']);

const ENCODER_KEYS: SortKeys<EncoderRecord> = { name: (row) => row.name, time: (row) => row.createdAt };

/** Encoder fields of Customer. */
export const Customer = {
  ...notificationsOfCustomer,
  ...liveFindingsOfCustomer,
  encoders: async (customer, args, context, info) => {
    const [all] = await Promise.all([
      context.loaders.encoder.list(customer.id),
      readAlongside(customer.id, context, info),
    ]);
    const filter = args.filter ?? {};
    const suits = await encoderFilter(context, customer.id, filter);
    const rows = matching(all, filter.name, (encoder) => encoder.name).filter(suits);
    // Onto the page, not a copy of it: copying would make the cursors that nobody may have asked for.
    const page = connectionFromArray(sorted(rows, args.sort, ENCODER_KEYS), args, ENCODER_PAGE_MAX);
    return Object.assign(page, { stateCounts: asksForStateCounts(info) ? stateCounts(all) : [] });
  },
  onlineEncoders: async (customer, { first }, context, info) => {
    const online = takeFirst(await context.loaders.onlineEncoders(customer.id), first);
    // The call knows three fields; for those alone nothing more is read, in however many organizations.
    if (!asksBeyondOnline(info)) return online as EncoderRecord[];
    const encoders = await Promise.all(
      online.map(async ({ uuid }) => context.loaders.encoder.loadOf(customer.id, uuid)),
    );
    return encoders.filter((encoder) => encoder !== null);
  },
  encoderChannels: async (customer, _args, { loaders }) => [
    ...(await loaders.encoderChannel.list(customer.id)),
  ],
  encoderPresets: async (customer, _args, { loaders }) => [
    ...(await loaders.encoderPreset.list(customer.id)),
  ],
  encoderChannelList: async (customer, args, context) => {
    const rows = await context.loaders.encoderChannel.list(customer.id);
    return pageOf<EncoderChannelRecord>(rows, args);
  },
  encoderPresetList: async (customer, args, context) => {
    const rows = await context.loaders.encoderPreset.list(customer.id);
    return pageOf<EncoderPresetRecord>(rows, args);
  },
} satisfies Extending<CustomerResolvers>;

/**
 * Reads what the rows of a page of encoders will ask for while the encoders themselves are being read: one wait
 * instead of two, and each row finds its channel and preset there. A call that fails is the rows' to tell.
 */
async function readAlongside(customerId: string, { loaders }: GraphContext, info: Selection): Promise<void> {
  const rows = selectNodes(info);
  const calls: Promise<unknown>[] = [];
  if (asksForChannel(rows)) calls.push(loaders.encoderChannel.list(customerId));
  if (asksForPreset(rows)) calls.push(loaders.encoderPreset.list(customerId));
  await Promise.allSettled(calls);
}

/** A page of a list of settings, filtered by name and ordered (LST-01, LST-02). */
function pageOf<R extends { name: string; createdAt: string }>(
  rows: readonly R[],
  args: { filter?: string | null; sort?: ListSort | null; first?: number | null; after?: string | null },
) {
  const keys = { name: (row: R) => row.name, time: (row: R) => row.createdAt };
  return connectionFromArray(
    sorted(matching(rows, args.filter, keys.name), args.sort, keys),
    args,
    ENCODER_PAGE_MAX,
  );
}
