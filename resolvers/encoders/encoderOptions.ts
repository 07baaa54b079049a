import type {
  EncoderOptionsResolvers,
  EncoderSearchHitResolvers,
  MarathonResolvers,
  MarathonState,
  MinimumEncoderOptionResolvers,
  OnlineEncoderResolvers,
} from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { atMost } from '../shared/lists.ts';

/** A row of the encoder search: its record is the encoder's, with the organization's name. */
export const EncoderSearchHit = {
  encoder: (hit) => hit,
} satisfies EncoderSearchHitResolvers;

/** Allowed values of encoder settings. */
export const EncoderOptions = {
  versions: ({ versions }) => atMost(versions),
} satisfies EncoderOptionsResolvers;

/** The oldest version that may start, by type. */
export const MinimumEncoderOption = {
  type: ({ type }) => (type === 'hardware' ? 'HARDWARE' : 'SOFTWARE'),
} satisfies MinimumEncoderOptionResolvers;

/** An encoder that reported lately. */
export const OnlineEncoder = {
  id: ({ uuid }) => uuid,
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies OnlineEncoderResolvers;

/** The marathon automation of an encoder. */
export const Marathon = {
  ...renamed({ isEnabled: 'enabled', nextRunAt: 'nextRun' }),
  state: ({ state }) => state.toUpperCase() as MarathonState,
} satisfies MarathonResolvers;
