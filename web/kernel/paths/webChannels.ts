export const webChannelsPath = () => '/settings/web-channels';
export const webChannelPath = (id: string) => `/settings/web-channels/${id}`;
export const editWebChannelPath = (id: string) => `/settings/web-channels/${id}/edit`;
export const createWebChannelPath = () => '/settings/web-channels/create';
