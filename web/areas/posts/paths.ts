/** A post to Facebook or YouTube. */
export const postPath = (id: string) => `/schedule/post/${id}`;
