export const apiClientsPath = () => '/settings/api-access';
export const createApiClientPath = () => '/settings/api-access/create';
export const apiClientPath = (id: string) => `/settings/api-access/${id}`;
export const editApiClientPath = (id: string) => `/settings/api-access/${id}/edit`;
