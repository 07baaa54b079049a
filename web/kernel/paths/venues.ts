export const venuesPath = () => '/settings/venues';
export const decodersPath = () => '/settings/venues/decoders';
export const createVenuePath = () => '/settings/venues/create';
export const venuePath = (id: string) => `/settings/venues/${id}`;
export const editVenuePath = (id: string) => `/settings/venues/${id}/edit`;
