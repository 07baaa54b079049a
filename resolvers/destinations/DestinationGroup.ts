import type { DestinationGroupResolvers, GroupDestinationResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';

/** A destination group: fields that differ from its record. */
export const DestinationGroup = {
  __resolveReference: ({ id }, { loaders }) => loaders.destinationGroup.load(id),
  id: ({ uuid }) => uuid,
  ...renamed({ isOfferedBySoftwareEncoders: 'softwareEncoderEnabled' }),
  webChannel: ({ customerId, webEventProfileId }, _args, { loaders }) =>
    webEventProfileId ? loaders.webChannel.loadOf(customerId, webEventProfileId) : null,
  encoderChannel: ({ eventProfileId: id }) => (id ? { __typename: 'EncoderChannel', id } : null),
  destinationCount: ({ destinations, webEventProfileId }) =>
    destinations.length + (webEventProfileId ? 1 : 0),
  uses: ({ uuid, customerId }, _args, context) =>
    loadUses('DestinationGroup', { id: uuid, customerId }, context),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies DestinationGroupResolvers;

const PRIVACY = { private: 'PRIVATE', org: 'ORG', public: 'PUBLIC' } as const;
const PUBLISH_STATUS = {
  published: 'PUBLISHED',
  scheduled_published: 'SCHEDULED_PUBLISHED',
  unpublished: 'UNPUBLISHED',
} as const;

/** One destination of a group: fields that differ from its record. */
export const GroupDestination = {
  ...renamed({ isCrossposted: 'crosspost' }),
  destination: ({ kind, destinationId: id }) => {
    if (kind === 'RTMP') return { __typename: 'RtmpDestination', id };
    return kind === 'EMBED' ? { __typename: 'WebChannel', id } : null;
  },
  privacy: ({ privacy }) => privacy && PRIVACY[privacy],
  publishStatus: ({ publishStatus }) => publishStatus && PUBLISH_STATUS[publishStatus],
} satisfies GroupDestinationResolvers;
