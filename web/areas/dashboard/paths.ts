export const dashboardPath = () => '/';
