/** Placeholder of a hidden stream key. It does not reveal the length (RTM-08). */
export const COVERED = '••••••••';
