import { codedError } from '../../graph/kernel/errors.ts';
import { gone, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createDestinationGroup,
  deleteDestinationGroup,
  updateDestinationGroup,
} from '../../graph/upstream/rest/destinations/destinationGroups.ts';
import { english } from '../../schema/reasons/english.ts';
import { destinationGroupSchema, GROUP_MESSAGES } from '../../schema/rules/destinationGroups.ts';
import { mayByRole } from '../../schema/rules/rights.ts';
import type { GroupDestinationInput, MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { toPostInput } from '../shared/toPostInput.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** The service's fields by the names that the input has for them. */
const NAMES = { webEventProfileId: 'webChannelId', eventProfileId: 'encoderChannelId' };

/** Writes to destination groups. Only the service knows whether a name is taken (GRP-07). */
export const groupMutations = {
  createDestinationGroup: (_root, { input: { customerId, ...input } }, context) => {
    const caller = requireCaller(context);
    if (!mayByRole(caller.roles, 'CREATE_DESTINATION_GROUP')) {
      throw codedError('FORBIDDEN', english(GROUP_MESSAGES.adminNeeded), {
        status: 403,
        reason: GROUP_MESSAGES.adminNeeded,
      });
    }
    return checked(destinationGroupSchema, fieldsOf(input), (valid) =>
      userErrors(async () => {
        const owner = customerId ?? caller.customerId;
        return { destinationGroup: await createDestinationGroup(context.rest, owner, valid) };
      }, NAMES),
    );
  },
  updateDestinationGroup: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.destinationGroup.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = fieldsOf(input);
    return checked(destinationGroupSchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const destinationGroup = await updateDestinationGroup(rest, present, body);
        loaders.destinationGroup.replace(destinationGroup);
        return { destinationGroup };
      }, NAMES),
    );
  },
  deleteDestinationGroup: async (_root, { input: { id } }, { rest, loaders }) => {
    const present = await loaders.destinationGroup.load(id);
    if (!present) return { userErrors: [gone()] };
    return userErrors(async () => {
      await deleteDestinationGroup(rest, present);
      return { deletedId: id };
    });
  },
} satisfies MutationResolvers;

interface Fields {
  name?: string | null | undefined;
  webChannelId?: string | null | undefined;
  encoderChannelId?: string | null | undefined;
  isOfferedBySoftwareEncoders?: boolean | null | undefined;
  destinations?: readonly GroupDestinationInput[] | null | undefined;
}

/** The fields of an input as the service calls them; null clears the two channels. */
function fieldsOf({
  webChannelId,
  encoderChannelId,
  isOfferedBySoftwareEncoders,
  destinations,
  name,
}: Fields) {
  return given(
    {
      name,
      webEventProfileId: webChannelId,
      eventProfileId: encoderChannelId,
      softwareEncoderEnabled: isOfferedBySoftwareEncoders,
      destinations: destinations?.map(toPostInput),
    },
    ['webEventProfileId', 'eventProfileId'],
  );
}
