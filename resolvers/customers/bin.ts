import type { BinKind, CustomerResolvers, MutationResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import type { RestClient } from '../../graph/upstream/client/client.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { ENCODER_PAGE_MAX } from '../../schema/rules/encoderTimes.ts';
import { listDeleted, restoreDeleted, type BinKindName } from '../../graph/upstream/rest/customers/bin.ts';

const KINDS: Record<BinKind, BinKindName> = {
  MEDIA: 'media',
  PLAYLIST: 'playlist',
  ENCODER_CHANNEL: 'encoderChannel',
  ENCODER_PRESET: 'encoderPreset',
  PLAYER_PROFILE: 'playerProfile',
  WEB_PRESET: 'webPreset',
  WEB_CHANNEL: 'webChannel',
  RTMP_DESTINATION: 'rtmpDestination',
  DESTINATION_GROUP: 'destinationGroup',
  VENUE: 'venue',
  CONTENT_DESTINATION: 'contentDestination',
  QR_OVERLAY: 'qrOverlay',
  EVENT: 'schedule',
  CUE: 'cue',
  CONTACT: 'contact',
  POST: 'post',
};

async function entriesOf(rest: RestClient, kind: BinKind, customerId: string) {
  const entries = await listDeleted(rest, KINDS[kind], customerId);
  return entries.map((entry) => ({ ...entry, kind, expiresAt: entry.keptUntil }));
}

/** Recycle bin of an organization. */
export const binOfCustomer = {
  binEntries: async ({ uuid }, { kind, ...page }, { rest }) =>
    connectionFromArray(await entriesOf(rest, kind, uuid), page, ENCODER_PAGE_MAX),
  bin: ({ uuid }, { kind }, { rest }) => entriesOf(rest, kind, uuid),
} satisfies CustomerResolvers;

export const binMutations = {
  restoreDeleted: (_root, { input: { kind, id } }, { rest }) =>
    userErrors(async () => {
      await restoreDeleted(rest, KINDS[kind], id);
      return { restoredId: id };
    }),
} satisfies MutationResolvers;
