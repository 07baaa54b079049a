import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors, refused, isStale } from '../../graph/kernel/userErrors.ts';
import type { MediaChanges } from '../../graph/upstream/rest/media/edits.ts';
import {
  createLibraryEmbed,
  deleteMedia,
  openDownload,
  setThumbnail,
  updateLibrarySettings,
  updateMedia,
} from '../../graph/upstream/rest/media/edits.ts';
import { makeRenditions, stopRenditions } from '../../graph/upstream/rest/media/renditions.ts';
import {
  downloadRangeSchema,
  librarySettingsSchema,
  MEDIA_EDIT_MESSAGES,
  thumbnailProblem,
  thumbnailTimeProblem,
  updateMediaSchema,
} from '../../schema/rules/mediaEdits.ts';
import { embedCodes, embedSubjectProblem } from '../../schema/rules/embeds.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

/** The input's names of what the service calls otherwise. */
const EMBED_NAMES = { mediaId: 'mediaItemId', profileId: 'playerProfileId' } as const;
const MEDIA_NAMES = { start_time: 'airedAt' } as const;

/** Writes to saved videos and to the library's settings. */
export const mediaMutations = {
  updateMedia: (_root, { input }, { rest, loaders }) => {
    const { id, revision, airedAt, publishState } = input;
    const { title, description, tags } = input;
    const rules = { ...given({ title, description, tags }), publishState: publishState?.toLowerCase() };
    return checked(updateMediaSchema, rules, async (valid) => {
      const payload = await userErrors(async () => {
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
      }, MEDIA_NAMES);
      if (!isStale(payload)) return payload;
      loaders.mediaItem.clear(id);
      return { ...payload, mediaItem: await loaders.mediaItem.load(id) };
    });
  },
  setMediaThumbnail: async (_root, { input: { id, file, time } }, { rest, loaders }) => {
    if (file != null && time != null)
      return { userErrors: [refused('INVALID', 'time', MEDIA_EDIT_MESSAGES.thumbnailOne)] };
    const problem =
      time == null
        ? thumbnailProblem(Buffer.from(file ?? '', 'base64'))
        : thumbnailTimeProblem(time, (await loaders.mediaItem.load(id))?.length ?? null);
    if (problem !== null)
      return { userErrors: [refused('INVALID', time == null ? 'file' : 'time', problem)] };
    return userErrors(async () => {
      const mediaItem = await setThumbnail(rest, id, time == null ? { file: file ?? '' } : { time });
      loaders.mediaItem.replace(mediaItem);
      return { mediaItem };
    });
  },
  makeRenditions: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      await makeRenditions(rest, id);
      loaders.mediaItem.clear(id);
      return { mediaItem: await loaders.mediaItem.load(id) };
    }),
  stopRenditions: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      await stopRenditions(rest, id);
      loaders.mediaItem.clear(id);
      return { mediaItem: await loaders.mediaItem.load(id) };
    }),
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
    if (problem !== null) return { userErrors: [refused('INVALID', 'mediaItemId', problem)] };
    return userErrors(async () => {
      const [{ embedId, url }, title] = await Promise.all([
        createLibraryEmbed(rest, { mediaId: mediaItemId, playlistId, profileId: playerProfileId }),
        mediaItemId
          ? loaders.mediaItem.load(mediaItemId).then((media) => media?.title)
          : loaders.playlist.load(playlistId ?? '').then((playlist) => playlist?.name),
      ]);
      return { embed: { id: embedId, url, codes: embedCodes(url, title ?? '') } };
    }, EMBED_NAMES);
  },
  updateLibrarySettings: (_root, { input: { customerId, ...input } }, context) =>
    checked(librarySettingsSchema.partial(), given(input), (settings) =>
      userErrors(async () => ({
        librarySettings: await updateLibrarySettings(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          settings,
        ),
      })),
    ),
} satisfies MutationResolvers;
