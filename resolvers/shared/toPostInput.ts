import type { GroupDestinationInput } from '../__generated__/types.ts';

type Said = Pick<GroupDestinationInput, 'privacy' | 'publishStatus' | 'isCrossposted' | 'hasButton'>;

/** A destination of an input in the words of the service: what is said there at Facebook and YouTube (DST-01 to DST-06). */
export function toPostInput<I extends Said>({ privacy, publishStatus, isCrossposted, ...one }: I) {
  return {
    ...one,
    privacy: privacy?.toLowerCase(),
    publishStatus: publishStatus?.toLowerCase(),
    crosspost: isCrossposted ?? false,
    hasButton: one.hasButton ?? false,
  };
}
