import type {
  EncoderChannelResolvers,
  EncoderChannelUserResolvers,
  IngestResolvers,
  ChannelFindingsResolvers,
  CustomerResolvers,
} from '../__generated__/types.ts';
import { listLiveFindings, readIngest } from '../../graph/upstream/rest/encoders/ingest.ts';
import { listLiveOutputs } from '../../graph/upstream/rest/encoders/liveOutputs.ts';
import { listEncoderChannelUsers } from '../../graph/upstream/rest/encoders/settings.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';
import type { Extending } from '../shared/parents.ts';
import { loadUses } from '../shared/loadUses.ts';

/** An encoder channel: fields that differ from its record. */
export const EncoderChannel = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoderChannel.load(id),
  id: (channel) => channel.uuid,
  ...renamed({ isProvisioned: 'provisioned', isLanOnly: 'lanOnly', isViewOnly: 'viewOnly' }),
  region: (channel) => (channel.regionId ? { __typename: 'Region', id: channel.regionId } : null),
  userCount: ({ users }) => users.length,
  users: ({ uuid }, _args, { rest }) => listEncoderChannelUsers(rest, uuid),
  ingest: ({ uuid }, _args, { rest }) => readIngest(rest, uuid),
  outputs: ({ uuid }, _args, { rest }) => listLiveOutputs(rest, uuid),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
  uses: ({ uuid, customerId }, _args, context) =>
    loadUses('EncoderChannel', { id: uuid, customerId }, context),
} satisfies EncoderChannelResolvers;

/** A user or venue of a channel: fields that differ from its record. */
export const EncoderChannelUser = {
  ...renamed({ isViewOnly: 'viewOnly' }),
  isVenue: ({ userType }) => userType === 'SITE',
  user: ({ userId, userType }) => (userType === 'SITE' ? null : { __typename: 'User', id: userId }),
  venue: ({ userId, userType }) => (userType === 'SITE' ? { __typename: 'Venue', id: userId } : null),
} satisfies EncoderChannelUserResolvers;

/** Fields of Ingest that differ from the record. */
export const Ingest = {
  encoderVideoId: ({ eventId }) => eventId,
} satisfies IngestResolvers;

/** Problems with the incoming streams of an organization. */
export const liveFindingsOfCustomer = {
  liveFindings: async ({ id }, _args, { rest }) => atMost(await listLiveFindings(rest, id)),
} satisfies Extending<CustomerResolvers>;

/** Fields of ChannelFindings that differ from the record. */
export const ChannelFindings = {
  encoderChannel: ({ encoderChannelId }) => ({ __typename: 'EncoderChannel', id: encoderChannelId }),
} satisfies ChannelFindingsResolvers;
