import { decoderOf, type VenueRecord } from '../../graph/upstream/rest/venues/venues.ts';
import { atMost } from '../shared/lists.ts';
import type { VenueLicenseType, VenueResolvers } from '../__generated__/types.ts';

const LICENSE_TYPES: Record<NonNullable<VenueRecord['licenseType']>, VenueLicenseType> = {
  cloud: 'CLOUD',
  enterprise: 'ENTERPRISE',
  'non-prod': 'NON_PROD',
  pro: 'PRO',
};

/** A venue: fields that differ from its record. */
export const Venue = {
  __resolveReference: ({ id }, { loaders }) => loaders.venue.load(id),
  id: (venue) => venue.uuid,
  licenseType: (venue) => (venue.licenseType ? LICENSE_TYPES[venue.licenseType] : null),
  encoderChannels: ({ encoderChannelIds }) =>
    atMost(encoderChannelIds).map((id) => ({ __typename: 'EncoderChannel', id })),
  decoder: async (venue, _args, { loaders }) => {
    if (venue.monitored) return decoderOf(venue, venue.monitored);
    const monitored = await loaders.monitoredDecoders.load(venue.customerId);
    return decoderOf(venue, monitored.get(venue.userName) ?? []);
  },
} satisfies VenueResolvers;
