/** A post to Facebook or YouTube. */
export const postPath = (id: string) => `/schedule/post/${id}`;

/** Where a saved video is posted from; without one, it is chosen first (S-026). */
export const postClipPath = (mediaId?: string) =>
  mediaId === undefined ? '/media/clip-post-social' : `/media/clip-post-social/${mediaId}`;
