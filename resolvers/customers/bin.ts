import type { BinKind, CustomerResolvers, MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { listDeleted, restoreDeleted, type BinKindName } from '../../graph/upstream/rest/customers/bin.ts';

const KINDS: Record<BinKind, BinKindName> = {
  MEDIA: 'media',
  PLAYLIST: 'playlist',
  ENCODER_CHANNEL: 'encoderChannel',
  ENCODER_PRESET: 'encoderPreset',
  PLAYER_PROFILE: 'playerProfile',
  CUE: 'cue',
};

/** What an organisation has deleted and can restore. */
export const binOfCustomer = {
  bin: async ({ uuid }, { kind }, { rest }) => {
    const entries = await listDeleted(rest, KINDS[kind], uuid);
    return entries.map((entry) => ({ ...entry, kind }));
  },
} satisfies CustomerResolvers;

export const binMutations = {
  restoreDeleted: (_root, { input: { kind, id } }, { rest }) =>
    userErrors(async () => {
      await restoreDeleted(rest, KINDS[kind], id);
      return { restoredId: id };
    }),
} satisfies MutationResolvers;
