/** A post to Facebook or YouTube. */
export const postPath = (id: string) => `/schedule/post/${id}`;

/** Page for posting a saved video, which is chosen first if missing (S-026). */
export const postClipPath = (mediaId?: string) =>
  mediaId === undefined ? '/media/clip-post-social' : `/media/clip-post-social/${mediaId}`;
