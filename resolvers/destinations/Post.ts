import { isReason } from '../../schema/reasons/english.ts';
import type { PostResolvers } from '../__generated__/types.ts';

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
  failureReason: ({ problemReason }) => (problemReason && isReason(problemReason) ? problemReason : null),
  failureParameters: ({ problemParameters }) =>
    Object.entries(problemParameters).map(([name, value]) => ({ name, value })),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies PostResolvers;

const PRIVACY = { private: 'PRIVATE', org: 'ORG', public: 'PUBLIC' } as const;
