import { gone, isStale, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createApiClient,
  deleteApiClient,
  readApiClient,
  regenerateApiClientSecret,
  updateApiClient,
} from '../../graph/upstream/rest/customers/apiClients.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { clientEditSchema, clientSchema } from '../../schema/rules/clients.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** Writes to API clients. */
export const apiClientMutations = {
  createApiClient: (_root, { input: { customerId, ...input } }, context) =>
    checked(clientSchema, input, (valid) =>
      userErrors(() => createApiClient(context.rest, customerId ?? requireCaller(context).customerId, valid)),
    ),
  updateApiClient: async (_root, { input: { id, ...input } }, { rest, loaders, session }) => {
    const present = await loaders.apiClient.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input);
    const { name, roles } = present;
    return checked(clientEditSchema, { name, roles, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([field]) => field in changes));
        const apiClient = await updateApiClient(rest, id, body);
        loaders.apiClient.replace(apiClient);
        await session?.rightsChanged(id);
        return { apiClient };
      }).then(async (answer) =>
        // Whoever came second sees what the first has made of it.
        isStale(answer) ? { ...answer, apiClient: await orNull(readApiClient(rest, id)) } : answer,
      ),
    );
  },
  deleteApiClient: (_root, { input: { id } }, { rest, session }) =>
    userErrors(async () => {
      await deleteApiClient(rest, id);
      await session?.rightsChanged(id);
      return { deletedId: id };
    }),
  regenerateApiClientSecret: (_root, { input: { id } }, { rest, loaders, session }) =>
    userErrors(async () => {
      const answer = await regenerateApiClientSecret(rest, id);
      loaders.apiClient.replace(answer.apiClient);
      await session?.rightsChanged(id);
      return answer;
    }),
} satisfies MutationResolvers;
