export const analyticsPath = () => '/analytics';
