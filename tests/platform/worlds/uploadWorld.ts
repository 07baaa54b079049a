import type { TestPlatform } from '../../support/platform.ts';
import type { MediaItemRow } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import type { JobRow } from '../../../fixtures/platform/jobs/jobKind.ts';
import { performJob } from '../../../fixtures/platform/jobs/perform.ts';
import { mediaItem } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { uploadProcessing } from '../../../fixtures/platform/domains/media/uploads/processing.ts';
import { completeUpload, findUpload } from '../../../fixtures/platform/domains/media/uploads/uploads.ts';
import type { Workshop } from '../../../fixtures/platform/domains/media/uploads/workshop.ts';
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload.ts';
import { sameThread } from '../../support/workshop.ts';

/** An upload that was begun, as C-235 answers it. */
export interface Begun {
  uploadId: string;
  mediaId: string;
  partSize: number;
  offset: number;
}

export const UPLOADS = '/media-metadata/api/v1/uploads';

/** Begins an upload; answers refusals too. */
export function begin(platform: TestPlatform, customerId: string, token: string, body: object = {}) {
  return platform.call<
    Begun & { code?: string; message?: string; errors?: { code: string; message: string }[] }
  >('POST', `/media-metadata/api/v1/customers/${customerId}/uploads`, {
    token,
    body: { fileName: 'talk.mp4', sizeBytes: 1000, title: 'Talk', ...body },
  });
}

/** One request of the tus protocol: a HEAD, or a PATCH with bytes. */
export async function tus(
  url: string,
  uploadId: string,
  token: string,
  bytes: { offset: number; body: Uint8Array } | null,
): Promise<{ status: number; offset: number; text: string }> {
  const response = await fetch(`${url}${UPLOADS}/${uploadId}`, {
    method: bytes ? 'PATCH' : 'HEAD',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      ...(bytes
        ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(bytes.offset) }
        : {}),
    },
    ...(bytes ? { body: new Uint8Array(bytes.body) } : {}),
  });
  return {
    status: response.status,
    offset: Number(response.headers.get('upload-offset')),
    text: await response.text(),
  };
}

/** Sends a whole file and finishes it, whatever is in it: the check of the browser is left out. */
export async function sendFile(
  platform: TestPlatform,
  { customerId, token, file }: { customerId: string; token: string; file: Buffer },
): Promise<Begun> {
  const { body } = await begin(platform, customerId, token, { sizeBytes: file.length });
  for (let offset = 0; offset < file.length; offset += UPLOAD_PART_BYTES) {
    await tus(platform.url, body.uploadId, token, {
      offset,
      body: file.subarray(offset, offset + UPLOAD_PART_BYTES),
    });
  }
  return body;
}

/** Sends a file and waits until its processing has come to an end. */
export async function processFile(
  platform: TestPlatform,
  order: { customerId: string; token: string; file: Buffer },
): Promise<Begun & { item: MediaItemRow }> {
  const begun = await sendFile(platform, order);
  await platform.call('POST', `${UPLOADS}/${begun.uploadId}/complete`, { token: order.token });
  platform.jobs.kick();
  await platform.jobs.idle();
  return { ...begun, item: await mediaItem(platform.services.db, begun.mediaId) };
}

/** An upload's job that a test has taken itself, while the platform's own workers rest. */
export interface HeldUpload {
  id: string;
  mediaId: string;
  job: JobRow;
}

/** Takes the upload whose turn it is; null when none is due. */
export async function takeUpload(platform: TestPlatform): Promise<HeldUpload | null> {
  const job = await takeJob(platform.services, uploadProcessing(sameThread));
  if (job === null) return null;
  const { id, mediaId } = await findUpload(platform.services.db, job.subject);
  return { id, mediaId, job };
}

/** Sends a whole file, finishes it and takes its job. */
export async function holdUpload(
  platform: TestPlatform,
  order: { customerId: string; token: string; file: Buffer },
): Promise<HeldUpload> {
  const { uploadId } = await sendFile(platform, order);
  await completeUpload(platform.services, await findUpload(platform.services.db, uploadId));
  const held = await takeUpload(platform);
  if (held?.id !== uploadId) throw new Error('Another upload was taken.');
  return held;
}

/** Works on an upload that was taken; answers what went wrong meanwhile. */
export async function workOnUpload(
  platform: TestPlatform,
  { job }: HeldUpload,
  workshop: Workshop = sameThread,
  stop = new AbortController().signal,
): Promise<unknown[]> {
  const problems: unknown[] = [];
  const onError = (error: unknown) => void problems.push(error);
  await performJob(platform.services, uploadProcessing(workshop), job, { stop, onError });
  return problems;
}
