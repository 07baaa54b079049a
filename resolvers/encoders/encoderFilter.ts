import type { GraphContext } from '../../graph/upstream/context.ts';
import type { EncoderRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { findAttentionReasons } from '../../schema/rules/attention.ts';
import type { EncoderFilter } from '../__generated__/types.ts';
import { getScheduleBucket } from '../events/buckets.ts';
import { encoderState } from './words.ts';

/** True if an encoder of the organization suits the filter, its name aside (ENC-17, ENC-19). */
export async function encoderFilter(
  context: GraphContext,
  customerId: string,
  { states, attention, onlineOnly, networkApplied, version }: EncoderFilter,
): Promise<(encoder: EncoderRecord) => boolean> {
  const needed = attention == null ? new Set<string>() : await neededEncoders(context, customerId);
  return ({ uuid, status, pendingNetworks, version: present }) => {
    if (states && !states.includes(encoderState(status.state))) return false;
    if (onlineOnly && status.state === 'offline') return false;
    if (networkApplied != null && networkApplied !== (pendingNetworks === 0)) return false;
    if (version && !present.startsWith(version)) return false;
    if (attention == null) return true;
    const reasons = findAttentionReasons({ ...status, isNeeded: needed.has(uuid) });
    return attention === reasons.length > 0;
  };
}

/** Encoders that an event of the next 14 days needs; none that is known to who may not read the schedule. */
async function neededEncoders(
  { loaders, clock }: GraphContext,
  customerId: string,
): Promise<ReadonlySet<string>> {
  const items = await loaders.upcoming.load(customerId).catch((error: unknown) => {
    if (error instanceof RestError && error.status === 403) return [];
    throw error;
  });
  const now = clock.now();
  return new Set(
    items.flatMap((item) =>
      item.encoderId && !item.paused && getScheduleBucket(item, now) !== 'PAST' ? [item.encoderId] : [],
    ),
  );
}
