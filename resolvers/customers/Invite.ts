import type { InviteState as InviteWord } from '../../schema/rules/people.ts';
import type {
  ChannelAccessResolvers,
  InviteOfferResolvers,
  InviteResolvers,
  InviteState,
} from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';

const stateOf = (word: InviteWord) => word.toUpperCase() as InviteState;

/** An invitation: fields that differ from its record. */
export const Invite = {
  id: ({ uuid }) => uuid,
  isPrimaryContact: ({ primaryContact }) => primaryContact,
  isBillingContact: ({ billingContact }) => billingContact,
  isPointOfContact: ({ pointOfContact }) => pointOfContact,
  hasNetworkAlerts: ({ networkAlerts }) => networkAlerts,
  channels: ({ channels }) => atMost(channels),
  state: ({ state }) => stateOf(state),
} satisfies InviteResolvers;

/** Invitation as shown on its page. */
export const InviteOffer = {
  state: ({ state }) => stateOf(state),
} satisfies InviteOfferResolvers;

/** An encoder channel of a person. */
export const ChannelAccess = {
  encoderChannel: ({ encoderChannelId }) => ({ __typename: 'EncoderChannel', id: encoderChannelId }),
  isViewOnly: ({ viewOnly }) => viewOnly,
} satisfies ChannelAccessResolvers;
