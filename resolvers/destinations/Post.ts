import type { PostResolvers } from '../__generated__/types.ts';
import { knownReason, reasonParameters } from '../shared/reasons.ts';

/** A post: fields that differ from its record. */
export const Post = {
  __resolveReference: ({ id }, { loaders }) => loaders.post.load(id),
  id: ({ uuid }) => uuid,
  socialAccount: ({ accountId, customerId }, _args, { loaders }) =>
    accountId === null ? null : loaders.socialAccount.loadOf(customerId, accountId),
  destination: ({ destinationId: id, destinationName: name }) => ({ id, name }),
  mediaItem: ({ mediaId }) => (mediaId === null ? null : { __typename: 'MediaItem', id: mediaId }),
  privacy: ({ privacy }) => PRIVACY[privacy],
  hasNotification: ({ notifies }) => notifies,
  eventStartsAt: ({ eventStartAt }) => eventStartAt,
  event: ({ scheduleId: id }) => (id ? { __typename: 'Event', id } : null),
  isOfEvent: ({ occurrenceId }) => occurrenceId !== null,
  failureReason: ({ problemReason }) => knownReason(problemReason),
  failureParameters: ({ problemParameters }) => reasonParameters(problemParameters),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies PostResolvers;

const PRIVACY = { private: 'PRIVATE', org: 'ORG', public: 'PUBLIC' } as const;
