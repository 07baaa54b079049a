import type { GraphContext } from '../../graph/upstream/context.ts';
import { gone, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createVenue,
  deleteVenue,
  releaseDecoder,
  updateVenue,
  type VenueFields,
} from '../../graph/upstream/rest/venues/venues.ts';
import { venueChangesSchema, venuePasswordSchema, venueSchema } from '../../schema/rules/venues.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { licenseWord } from './Venue.ts';

/** Writes to venues. Only the service knows whether a user name is taken (VEN-05) and a license left (VEN-16). */
export const venueMutations = {
  createVenue: (_root, { input: { customerId, licenseType, ...input } }, context) =>
    checked(venueSchema, { ...input, licenseType: licenseWord(licenseType) }, (valid) =>
      userErrors(async () => ({
        venue: await createVenue(context.rest, customerId ?? requireCaller(context).customerId, valid),
      })),
    ),
  updateVenue: (_root, { input: { id, licenseType, encoderChannelIds } }, context) =>
    checked(
      venueChangesSchema,
      given({ licenseType: licenseWord(licenseType), encoderChannelIds }),
      (valid) => changed(id, given(valid), context),
    ),
  changeVenuePassword: (_root, { input: { id, password } }, context) =>
    checked(venuePasswordSchema, { password }, (valid) => changed(id, valid, context)),
  deleteVenue: async (_root, { input: { id } }, { rest, loaders }) => {
    // A person's own login is none (VEN-09).
    const venue = await loaders.venue.load(id);
    if (!venue) return { userErrors: [gone()] };
    return userErrors(async () => {
      await deleteVenue(rest, id);
      loaders.venue.forget(venue.customerId);
      return { deletedId: id };
    });
  },
  releaseDecoder: (_root, { input: { serial } }, { rest }) =>
    userErrors(async () => {
      await releaseDecoder(rest, serial);
      return { releasedSerial: serial };
    }),
} satisfies MutationResolvers;

function changed(id: string, fields: VenueFields, { rest, loaders }: GraphContext) {
  return userErrors(async () => {
    const venue = await updateVenue(rest, id, fields);
    loaders.venue.replace(venue);
    return { venue };
  });
}
