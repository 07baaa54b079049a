import type { TestPlatform } from '../../support/platform.ts';
import type { MediaItemRow } from '../../../fixtures/platform/media/mediaItems.ts';
import { mediaItem } from '../../../fixtures/platform/media/mediaItems.ts';
import { uploadQueueOf } from '../../../fixtures/platform/uploads/queue.ts';
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload.ts';

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
  const queue = uploadQueueOf(platform.services);
  // A queue that a test put in the place of the platform's own does not hear of it.
  queue?.kick();
  await queue?.idle();
  return { ...begun, item: await mediaItem(platform.services.db, begun.mediaId) };
}
