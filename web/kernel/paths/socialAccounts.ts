export const socialAccountsPath = () => '/settings/social-media';
export const socialAccountPath = (id: string) => `/settings/social-media/${id}`;
export const editSocialAccountPath = (id: string) => `/settings/social-media/${id}/edit`;
export const linkSocialAccountPath = () => '/settings/social-media/create';
/** Page that networks return to (SOC-05). */
export const socialReturnPath = () => '/settings/social-media/fb-redirect';
