export const rtmpDestinationsPath = () => '/settings/rtmp-destinations';
export const rtmpDestinationPath = (id: string) => `/settings/rtmp-destinations/${id}`;
export const editRtmpDestinationPath = (id: string) => `/settings/rtmp-destinations/${id}/edit`;
export const createRtmpDestinationPath = () => '/settings/rtmp-destinations/create';
