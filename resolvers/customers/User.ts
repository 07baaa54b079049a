import type { UserResolvers } from '../__generated__/types.ts';

/** A user: fields that differ from the record. */
export const User = {
  __resolveReference: ({ id }, { loaders }) => loaders.user.load(id),
  id: (user) => user.userId,
} satisfies UserResolvers;
