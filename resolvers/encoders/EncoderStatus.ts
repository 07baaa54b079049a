import type { EncoderStatusResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { atMost } from '../shared/lists.ts';
import { encoderState } from './words.ts';

/** State and readings of an encoder: fields that differ from the record. */
export const EncoderStatus = {
  ...renamed({ reportedAt: 'lastUpdate' }),
  state: (status) => encoderState(status.state),
  temperatures: ({ temperatures }) => atMost(temperatures, 100),
  requestedState: (status) => (status.requestedState ? encoderState(status.requestedState) : null),
} satisfies EncoderStatusResolvers;
