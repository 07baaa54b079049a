import type { EncoderStatusResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { encoderState } from './words.ts';

/** State and readings of an encoder: fields that differ from the record. */
export const EncoderStatus = {
  state: (status) => encoderState(status.state),
  temperatures: ({ temperatures }) => atMost(temperatures, 100),
  requestedState: (status) => (status.requestedState ? encoderState(status.requestedState) : null),
} satisfies EncoderStatusResolvers;
