import type { MutationResolvers, QueryResolvers } from '../__generated__/types.ts';
import { type UserErrorRecord, userErrors, refused, toUserErrors } from '../../graph/kernel/userErrors.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import {
  readUploaderRegistration,
  registerUploader,
  unregisterUploader,
} from '../../graph/upstream/rest/encoders/uploaders.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { CUSTOMER_MESSAGES } from '../../schema/rules/customerWords.ts';
import { registerUploaderSchema, unregisterUploaderSchema } from '../../schema/rules/uploaders.ts';
import { checked } from '../shared/checked.ts';
import { renamed } from '../shared/renamed.ts';

/** The error does not say which of the two is wrong (SES-05). */
const WRONG = refused('INVALID', null, CUSTOMER_MESSAGES.wrongCredentials);

/** Registering and unregistering software encoders; nobody needs to be signed in, and nobody is afterwards (REG-04). */
export const uploaderMutations = {
  registerUploader: async (_root, { input }, { rest }) => ({
    uploaderId: null,
    encoderId: null,
    customerName: null,
    ...(await checked(registerUploaderSchema, input, (valid) =>
      admitted(async () => {
        const { uploaderId, encoderId, customerId, customerName } = await registerUploader(rest, valid);
        // Whoever watches the organization's encoders sees the new one soon.
        encodersPoller.quicken(customerId);
        return { uploaderId, encoderId, customerName };
      }),
    )),
  }),
  unregisterUploader: async (_root, { input }, { rest }) => ({
    isUnregistered: false,
    ...(await checked(unregisterUploaderSchema, input, (valid) =>
      admitted(async () => {
        await unregisterUploader(rest, valid);
        return { isUnregistered: true };
      }),
    )),
  }),
} satisfies MutationResolvers;

/** Names of registration that differ from its record, and older ones. */
export const uploaderTypes = {
  UploaderRegistration: renamed({ isRegistered: 'registered' }),
  UnregisterUploaderPayload: renamed({ unregistered: 'isUnregistered' }),
};

export const uploaderQueries = {
  uploaderRegistration: async (_root, { deviceId }, { rest }) => ({
    ...(await readUploaderRegistration(rest, deviceId)),
    deviceId,
  }),
} satisfies QueryResolvers;

/** Like `userErrors`; a wrong password and a missing role are the input's faults too, for no session is at stake. */
async function admitted<P extends object>(
  write: () => Promise<P>,
): Promise<(P | Record<never, never>) & { userErrors: UserErrorRecord[] }> {
  try {
    return await userErrors(write);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (error.status === 401) return { userErrors: [WRONG] };
    if (error.status !== 403) throw error;
    return { userErrors: toUserErrors(error) };
  }
}
