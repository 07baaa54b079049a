import type { MutationResolvers, UploadErrorKind } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { beginUpload, cancelUpload, completeUpload } from '../../graph/upstream/rest/media/uploads.ts';
import { UPLOAD_ERROR_KINDS } from '../../schema/rules/media.ts';
import { beginUploadSchema } from '../../schema/rules/upload.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';

/** Beginning, finishing and canceling uploads. Their bytes go past the graph's operations. */
export const uploadMutations = {
  beginUpload: async (_root, { input }, context) => {
    const { customerId, measured, ...given } = input;
    const answer = await checked(beginUploadSchema, { ...given, measured: withNulls(measured) }, (valid) =>
      withErrorKind(async () => {
        const { uploadId, mediaId, partSize, offset } = await beginUpload(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          {
            fileName: valid.fileName,
            sizeBytes: valid.sizeBytes,
            title: valid.title,
            description: valid.description ?? null,
            tags: valid.tags ?? [],
            measured: valid.measured,
          },
        );
        return { upload: { id: uploadId, mediaItemId: mediaId, partSize, offset } };
      }),
    );
    return 'errorKind' in answer ? answer : { ...answer, errorKind: kindOfFields(answer.userErrors) };
  },
  completeUpload: (_root, { input: { id } }, { rest, loaders }) =>
    withErrorKind(async () => {
      const mediaItem = await completeUpload(rest, id);
      loaders.mediaItem.replace(mediaItem);
      return { mediaItem };
    }),
  cancelUpload: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await cancelUpload(rest, id);
      return { cancelledId: id };
    }),
} satisfies MutationResolvers;

const MEASURED = [
  'container',
  'lengthMs',
  'videoCodec',
  'width',
  'height',
  'frameRate',
  'frameRateMin',
  'frameRateMax',
  'keyframeMin',
  'keyframeMax',
  'videoBitrate',
  'audioCodec',
  'audioSampleRate',
  'audioChannels',
  'audioBitrate',
] as const;

/** Omitted measurements were not measured. */
function withNulls<M extends object>(measured: M | null | undefined) {
  if (!measured) return null;
  return { ...Object.fromEntries(MEASURED.map((name) => [name, null])), ...measured };
}

/** Like `userErrors`, with the kind of the refusal, which the service tells as its code (UPL-17). */
async function withErrorKind<P extends object>(write: () => Promise<P>) {
  let errorKind: UploadErrorKind | null = null;
  const payload = await userErrors(async () => {
    try {
      return await write();
    } catch (error) {
      if (error instanceof RestError)
        errorKind = UPLOAD_ERROR_KINDS.find((kind) => kind === error.code) ?? null;
      throw error;
    }
  });
  return { ...payload, errorKind };
}

/** The kind of what the rules refuse before the service is asked (UPL-01, UPL-10, UPL-12). */
function kindOfFields(errors: readonly { field: string[] | null }[]): UploadErrorKind | null {
  const fields = new Set(errors.map(({ field }) => field?.[0]));
  if (fields.has('fileName')) return 'NO_FILE';
  return fields.has('sizeBytes') ? 'FILE_SIZE' : null;
}
