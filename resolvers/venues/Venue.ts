import type { GraphContext } from '../../graph/upstream/context.ts';
import type { VenueRecord } from '../../graph/upstream/rest/venues/venues.ts';
import { licensesLeft, type VenueLicenseTypeWord } from '../../schema/rules/venues.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';
import type {
  VenueLicenseResolvers,
  VenueLicenseType,
  VenueMode,
  VenueResolvers,
} from '../__generated__/types.ts';
import { findDecoder, listRefusedDecoders } from './decoders.ts';

const LICENSE_TYPES: Record<VenueLicenseTypeWord, VenueLicenseType> = {
  cloud: 'CLOUD',
  enterprise: 'ENTERPRISE',
  'non-prod': 'NON_PROD',
  pro: 'PRO',
};
const MODES: Record<VenueRecord['mode'], VenueMode> = { Cloud: 'CLOUD', Lan: 'LAN' };
/** Decoders that are named as refused at most. */
const MOST_REFUSED = 100;

/** A license type as the service calls it (VEN-06). */
export function licenseWord(type: VenueLicenseType | null | undefined): VenueLicenseTypeWord | undefined {
  const words = Object.keys(LICENSE_TYPES) as VenueLicenseTypeWord[];
  return words.find((word) => LICENSE_TYPES[word] === type);
}

/**
 * Decoders that monitoring reports under a venue's user name, loaded once per operation for all venues of an
 * organization.
 */
async function monitoredOf(venue: VenueRecord, { loaders }: GraphContext) {
  if (venue.monitored) return venue.monitored;
  return (await loaders.monitoredDecoders.load(venue.customerId)).get(venue.userName) ?? [];
}

/** A venue: fields that differ from its record. */
export const Venue = {
  __resolveReference: ({ id }, { loaders }) => loaders.venue.load(id),
  id: (venue) => venue.uuid,
  ...renamed({ hasWatermark: 'watermark', isLoginFree: 'loginFree' }),
  licenseType: (venue) => (venue.licenseType ? LICENSE_TYPES[venue.licenseType] : null),
  mode: ({ mode }) => MODES[mode],
  encoderChannels: ({ encoderChannelIds }) =>
    atMost(encoderChannelIds).map((id) => ({ __typename: 'EncoderChannel', id })),
  decoder: async (venue, _args, context) => findDecoder(venue, await monitoredOf(venue, context)),
  decoders: async (venue, _args, { loaders }) =>
    atMost(await loaders.decodersOfVenue.load(venue.uuid)).map((decoder) => ({ ...decoder, venue })),
  refusedDecoders: async (venue, _args, context) =>
    atMost(listRefusedDecoders(venue, await monitoredOf(venue, context)), MOST_REFUSED),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies VenueResolvers;

/** Licences of one type: fields that differ from their record. */
export const VenueLicense = {
  ...renamed({ totalCount: 'total', usedCount: 'inUse' }),
  licenseType: ({ licenseType }) => LICENSE_TYPES[licenseType],
  availableCount: (use) => licensesLeft(use),
} satisfies VenueLicenseResolvers;
