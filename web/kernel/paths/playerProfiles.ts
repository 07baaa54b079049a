export const profilesPath = () => '/settings/player-profiles';
export const profilePath = (id: string) => `/settings/player-profiles/${id}`;
export const editProfilePath = (id: string) => `/settings/player-profiles/${id}/edit`;
export const createProfilePath = () => '/settings/player-profiles/create';
