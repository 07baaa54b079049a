export const organizationPath = () => '/settings/organization';
export const bandwidthPath = () => '/settings/organization/bandwidth-usage';
export const bandwidthDayPath = (day?: string) =>
  `/settings/organization/bandwidth-usage/day${day ? `?day=${day}` : ''}`;
export const plansPath = () => '/signup/plans';
export const shopPath = () => '/shop';
