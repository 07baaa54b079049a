import type { RestClient } from '../../client/client.ts';
import type { PostRecord } from './destinations.ts';

/** Editable fields of a post. */
export interface PostFields {
  title?: string | undefined;
  description?: string | undefined;
  privacy?: string | undefined;
  publishAt?: string | null | undefined;
  notifies?: boolean | undefined;
}

/** C-149: posts of a window, by their time. */
export function listPosts(
  rest: RestClient,
  customerId: string,
  { from, to }: { from: string; to: string },
): Promise<PostRecord[]> {
  return rest.get('/api/v3/customers/{id}/posts', {
    params: { id: customerId },
    query: { start: from, end: to },
  });
}

/** C-150: posts a saved video, at once or at a time. 400 names the field, 409 says what the network refused. */
export function createPost(
  rest: RestClient,
  customerId: string,
  body: PostFields & { mediaId: string; accountId: string; destinationId: string },
): Promise<PostRecord> {
  return rest.post('/api/v3/customers/{id}/posts', { params: { id: customerId }, body });
}

/** C-151: one post. */
export function readPost(rest: RestClient, uuid: string): Promise<PostRecord> {
  return rest.get('/api/v3/posts/{uuid}', { params: { uuid } });
}

/** C-152: changes a post until ten minutes before it goes live. 409 with code STATE after that. */
export function updatePost(rest: RestClient, uuid: string, body: PostFields): Promise<PostRecord> {
  return rest.patch('/api/v3/posts/{uuid}', { params: { uuid }, body });
}

/** C-153: removes a post. 409 with code STATE for one that is about to be posted. */
export async function deletePost(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/posts/{uuid}', { params: { uuid } });
}
