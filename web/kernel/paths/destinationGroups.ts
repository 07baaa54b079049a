export const groupsPath = () => '/settings/destination-groups';
export const groupPath = (id: string) => `/settings/destination-groups/${id}`;
export const editGroupPath = (id: string) => `/settings/destination-groups/${id}/edit`;
export const createGroupPath = () => '/settings/destination-groups/create';
