export const accountPath = () => '/settings/account';
export const usersPath = () => '/settings/users';
export const inviteUserPath = () => '/settings/users/invite';
export const inviteAgainPath = (email: string) => `${inviteUserPath()}?email=${encodeURIComponent(email)}`;
export const userPath = (id: string) => `/settings/users/${id}`;
export const editUserPath = (id: string) => `/settings/users/${id}/edit`;
