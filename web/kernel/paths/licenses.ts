export const licensesPath = () => '/opensource';
