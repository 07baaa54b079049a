import type { SocialFiguresResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** Fields of SocialFigures that differ from the record. */
export const SocialFigures = {
  ...renamed({ contentDestinationId: 'destinationId', socialAccountId: 'socialId', kind: 'destinationType' }),
  event: ({ eventId: id }) => (id === null ? null : { __typename: 'Event', id }),
  contentDestination: ({ destinationId, customerId }, _args, { loaders }) =>
    loaders.contentDestination.loadOf(customerId, destinationId),
  isFromStandIn: ({ apiSource }) => (apiSource === null ? null : apiSource === 'STAND_IN'),
} satisfies SocialFiguresResolvers;
