import { read, type Check } from './check.ts';

/** Addresses of a registry in a lock file; they would bind an install to one machine's registry. */
export function lockFileProblems(text: string): string[] {
  const lines = text.split('\n').filter((line) => /"resolved":\s*"https?:/.test(line));
  return lines.length
    ? [`package-lock.json names registry addresses ${lines.length} times: ${lines[0]!.trim()}`]
    : [];
}

/** The lock file names packages and versions, no addresses. */
export const lockFile: Check = {
  name: 'lock file',
  run: () => Promise.resolve(lockFileProblems(read('package-lock.json'))),
};
