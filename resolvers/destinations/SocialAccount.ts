import {
  checkSocialLive,
  listCrosspostDestinations,
  listSocialDestinations,
  listSocialSchedules,
  readFacebookInfo,
} from '../../graph/upstream/rest/destinations/socialAccounts.ts';
import type {
  FacebookInfoResolvers,
  SocialAccountResolvers,
  SocialLiveCheckResolvers,
  SocialScheduleResolvers,
} from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { isUnderWay } from './words.ts';
import { loadUses } from '../shared/loadUses.ts';

/** A social media account: fields that differ from its record, and what its network tells at the moment. */
export const SocialAccount = {
  __resolveReference: ({ id }, { loaders }) => loaders.socialAccount.load(id),
  id: ({ uuid }) => uuid,
  defaultDestination: ({ defaultDestinationId: id, defaultDestinationName: name }) =>
    id === null ? null : { id, name: name ?? id },
  destinations: async ({ uuid }, _args, { rest }) => atMost(await listSocialDestinations(rest, uuid)),
  crosspostDestinations: async ({ uuid }, { destinationId }, { rest }) =>
    atMost(await listCrosspostDestinations(rest, uuid, destinationId ?? undefined)),
  facebookInfo: ({ uuid, kind }, _args, { rest }) =>
    kind === 'FACEBOOK' ? readFacebookInfo(rest, uuid) : null,
  liveCheck: ({ uuid }, _args, { rest }) => checkSocialLive(rest, uuid),
  schedules: async ({ uuid }, _args, { rest }) => atMost(await listSocialSchedules(rest, uuid)),
  liveDestinations: async ({ uuid, customerId }, _args, { loaders }) =>
    atMost(
      (await loaders.contentDestination.list(customerId)).filter(
        (row) => row.accountId === uuid && isUnderWay(row),
      ),
    ),
  uses: ({ uuid, customerId }, _args, context) =>
    loadUses('SocialAccount', { id: uuid, customerId }, context),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies SocialAccountResolvers;

/** Fields of FacebookInfo, with limited lists. */
export const FacebookInfo = {
  pages: ({ pages }) => atMost(pages),
  groups: ({ groups }) => atMost(groups),
  accessExpiresAt: ({ expiry }) => expiry,
} satisfies FacebookInfoResolvers;

/** True if it can go live, in the graph's words. */
export const SocialLiveCheck = {
  isLiveEnabled: ({ liveEnabled }) => liveEnabled,
  obstacle: ({ reason }) => reason,
} satisfies SocialLiveCheckResolvers;

/** An event with a destination that goes to an account. */
export const SocialSchedule = {
  id: ({ uuid }) => uuid,
  startsAt: ({ occurrences }, _args, { clock }) => {
    const now = clock.now().toISOString();
    const next = occurrences.find(({ endDay }) => endDay > now) ?? occurrences.at(-1);
    return next?.startDay ?? null;
  },
} satisfies SocialScheduleResolvers;
