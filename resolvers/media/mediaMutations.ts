import type { MutationResolvers } from '../__generated__/types.ts';
import type { MediaChanges } from '../../graph/upstream/rest/media/edits.ts';
import type { UserErrorRecord } from '../../graph/kernel/errors.ts';
import { userErrors } from '../../graph/kernel/errors.ts';
import {
  createLibraryEmbed,
  deleteMedia,
  openDownload,
  setThumbnail,
  updateLibrarySettings,
  updateMedia,
} from '../../graph/upstream/rest/media/edits.ts';
import {
  downloadRangeSchema,
  librarySettingsSchema,
  thumbnailProblem,
  updateMediaSchema,
} from '../../schema/rules/mediaEdits.ts';
import { embedCodes, embedSubjectProblem } from '../../schema/rules/embeds.ts';
import { callerOf } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';

/** Writes to saved videos and to the library's settings. */
export const mediaMutations = {
  updateMedia: (_root, { input }, { rest, loaders }) => {
    const { id, revision, airedAt, publishState } = input;
    const given = { title: input.title, description: input.description, tags: input.tags };
    const rules = { ...withoutNull(given), publishState: publishState?.toLowerCase() };
    return checked(updateMediaSchema, rules, (valid) =>
      userErrors(async () => {
        const mediaItem = await updateMedia(rest, id, {
          title: valid.title,
          description: input.description === null ? null : valid.description,
          tags: valid.tags,
          publishState: valid.publishState as MediaChanges['publishState'],
          start_time: airedAt ?? undefined,
          revision: revision ?? undefined,
        });
        loaders.mediaItem.replace(mediaItem);
        return { mediaItem };
      }),
    );
  },
  setMediaThumbnail: async (_root, { input: { id, file } }, { rest, loaders }) => {
    const problem = thumbnailProblem(Buffer.from(file, 'base64'));
    if (problem !== null) return { userErrors: [refusal('file', problem)] };
    return userErrors(async () => {
      const mediaItem = await setThumbnail(rest, id, file);
      loaders.mediaItem.replace(mediaItem);
      return { mediaItem };
    });
  },
  deleteMedia: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      await deleteMedia(rest, id);
      loaders.mediaItem.clear(id);
      return { deletedId: id };
    }),
  downloadMedia: (_root, { input: { id, ...range } }, { rest }) =>
    checked(downloadRangeSchema, range, ({ start, end }) =>
      userErrors(async () => ({
        download: await openDownload(rest, id, { start: start ?? null, end: end ?? null }),
      })),
    ),
  createLibraryEmbed: async (_root, { input }, { rest, loaders }) => {
    const { mediaItemId = null, playlistId = null, playerProfileId = null } = input;
    const problem = embedSubjectProblem(mediaItemId, playlistId);
    if (problem !== null) return { userErrors: [refusal('mediaItemId', problem)] };
    return userErrors(async () => {
      const [{ embedId, url }, title] = await Promise.all([
        createLibraryEmbed(rest, { mediaId: mediaItemId, playlistId, profileId: playerProfileId }),
        mediaItemId
          ? loaders.mediaItem.load(mediaItemId).then((media) => media?.title)
          : loaders.playlist.load(playlistId ?? '').then((playlist) => playlist?.name),
      ]);
      return { embed: { id: embedId, url, codes: embedCodes(url, title ?? '') } };
    });
  },
  updateLibrarySettings: (_root, { input }, context) =>
    checked(librarySettingsSchema, input, (settings) =>
      userErrors(async () => ({
        librarySettings: await updateLibrarySettings(
          context.rest,
          input.customerId ?? callerOf(context).customerId,
          settings,
        ),
      })),
    ),
} satisfies MutationResolvers;

const refusal = (field: string, message: string): UserErrorRecord => ({
  code: 'INVALID',
  field: [field],
  message,
});

function withoutNull(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}
