export const settingsPath = () => '/settings';
