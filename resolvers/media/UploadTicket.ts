import type { UploadTicketResolvers } from '../__generated__/types.ts';

/** An upload that was begun. */
export const UploadTicket = {
  mediaItem: ({ mediaItemId }, _args, { loaders }) => loaders.mediaItem.load(mediaItemId),
} satisfies UploadTicketResolvers;
