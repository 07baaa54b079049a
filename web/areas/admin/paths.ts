export const adminPath = () => '/admin';
export const organizationsPath = () => '/admin/organizations';
