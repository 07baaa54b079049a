export const mediaHubPath = () => '/media';
export const libraryPath = (tag?: string) =>
  tag ? `/media/library?tag=${encodeURIComponent(tag)}` : '/media/library';
export const mediaPath = (id: string) => `/media/library/${id}`;
export const playlistsPath = () => '/media/playlists';
export const playlistPath = (id: string) => `/media/playlists/${id}`;
export const editPlaylistPath = (id: string) => `/media/playlists/${id}?edit=1`;

/** Library picker for a playlist that holds so many videos (S-037). */
export const addVideosPath = (id: string, count: number | ':count') => `/media/playlists/add/${id}/${count}`;

/** Videos to begin with, in order. */
export const addPlaylistPath = (mediaIds: readonly string[] = []) =>
  mediaIds.length > 0 ? `/media/playlists/add?media=${mediaIds.join(',')}` : '/media/playlists/add';
