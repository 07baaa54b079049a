import type { ApolloClient } from '@apollo/client';
import type { MediaStateName } from '../../../../schema/rules/media.ts';
import { brings4k, type UploadErrorKindName } from '../../../../schema/rules/upload.ts';
import type { MeasuredVideo } from '../../../../schema/files/measuredVideo.ts';
import { loadReasons, problemText, type Problem } from '../../../kernel/reasons.ts';
import { SetMediaThumbnailDocument, UpdateMediaDocument } from '../media/public/MediaEdits.generated.ts';
import { toBase64 } from '../../../ui/thumbnail/picture.ts';
import {
  BeginUploadDocument,
  CancelUploadDocument,
  CompleteUploadDocument,
  UploadedMediaDocument,
  UploadRightsDocument,
} from './Upload.generated.ts';
import type { UploadDetails, UploadEntry } from './uploadEntry.ts';

/** Message of a refusal. */
export interface Refusal {
  refused: string;
  errorKind: UploadErrorKindName | null;
}

/** Upload operations of the graph. */
export interface UploadPort {
  customerId: string;
  allows4k(): Promise<boolean>;
  begin(file: File, details: UploadDetails, measured: MeasuredVideo): Promise<BegunUpload | Refusal>;
  complete(uploadId: string): Promise<UploadProgress | Refusal>;
  cancel(uploadId: string): Promise<void>;
  /** One video, read on its own while it is processed (LIB-09); null once it is gone. */
  read(mediaItemId: string): Promise<UploadProgress | null>;
  /** Answers what the service says against the details; null when it took them. */
  saveDetails(mediaItemId: string, changes: Partial<UploadDetails>): Promise<string | null>;
  /** Answers what the service says against the picture; null when it took it. */
  setThumbnail(mediaItemId: string, picture: Blob): Promise<string | null>;
}

/** An upload that was begun. */
export interface BegunUpload {
  uploadId: string;
  mediaItemId: string;
  partSize: number;
}

/** Progress of the processing. */
export interface UploadProgress {
  mediaItemId: string;
  processing: NonNullable<UploadEntry['processing']>;
  errorKind: UploadErrorKindName | null;
  /** Problem with the file in the user's language. */
  problem: string | null;
}

interface Payload {
  errorKind: UploadErrorKindName | null;
  userErrors: readonly Problem[];
}

const refusalOf = async ({ userErrors, errorKind }: Payload): Promise<Refusal> => ({
  refused: await wordsOf(userErrors),
  errorKind,
});

/** Messages of the service in the user's language. */
async function wordsOf(problems: readonly Problem[]): Promise<string> {
  if (problems.length > 0) await loadReasons();
  return problems.map(problemText).join(' ');
}

/** The port over the graph, for one organization. */
export function createUploadPort(apollo: ApolloClient, customerId: string): UploadPort {
  return {
    customerId,
    async allows4k() {
      const { data } = await apollo.query({ query: UploadRightsDocument, variables: { customerId } });
      return brings4k(data?.customer?.webPlanName);
    },
    async begin(file, details, measured) {
      const { __typename: _typename, ...figures } = measured as MeasuredVideo & { __typename?: string };
      const input = { ...details, customerId, fileName: file.name, sizeBytes: file.size, measured: figures };
      const { data } = await apollo.mutate({ mutation: BeginUploadDocument, variables: { input } });
      const payload = data!.beginUpload!;
      if (!payload.upload) return refusalOf(payload);
      const { id, mediaItemId, partSize } = payload.upload;
      return { uploadId: id, mediaItemId, partSize };
    },
    async complete(uploadId) {
      const variables = { input: { id: uploadId } };
      const { data } = await apollo.mutate({ mutation: CompleteUploadDocument, variables });
      const payload = data!.completeUpload!;
      return payload.mediaItem ? progressOf(payload.mediaItem) : refusalOf(payload);
    },
    async cancel(uploadId) {
      // A refusal means that there is nothing left to cancel.
      await apollo.mutate({ mutation: CancelUploadDocument, variables: { input: { id: uploadId } } });
    },
    async read(mediaItemId) {
      const { data } = await apollo.query({
        query: UploadedMediaDocument,
        variables: { id: mediaItemId },
        fetchPolicy: 'network-only',
      });
      return data?.mediaItem ? progressOf(data.mediaItem) : null;
    },
    async saveDetails(mediaItemId, changes) {
      const { data } = await apollo.mutate({
        mutation: UpdateMediaDocument,
        variables: { input: { id: mediaItemId, ...changes } },
      });
      return (await wordsOf(data?.updateMedia?.userErrors ?? [])) || null;
    },
    async setThumbnail(mediaItemId, picture) {
      const { data } = await apollo.mutate({
        mutation: SetMediaThumbnailDocument,
        variables: { input: { id: mediaItemId, file: await toBase64(picture) } },
        context: { withFile: true },
      });
      return (await wordsOf(data?.setMediaThumbnail?.userErrors ?? [])) || null;
    },
  };
}

async function progressOf(media: {
  id: string;
  state: string;
  upload: { failures: readonly Problem[] } | null;
  processing: {
    state: UploadProgress['processing']['state'];
    percent: number;
    errorKind: UploadErrorKindName | null;
  };
}): Promise<UploadProgress> {
  const { state, percent, errorKind } = media.processing;
  return {
    mediaItemId: media.id,
    processing: { state, percent, library: media.state.toLowerCase() as MediaStateName },
    errorKind,
    problem: (await wordsOf(media.upload?.failures ?? [])) || null,
  };
}
