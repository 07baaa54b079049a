/** What stands for a stream key that nobody has asked for; it says nothing of its length (RTM-08). */
export const COVERED = '••••••••';
