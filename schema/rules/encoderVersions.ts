/** Negative, zero or positive as `a` is older than, equal to or newer than `b`; numbers between dots count. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The versions that may be offered, newest first: none under the minimum (ENC-27). */
export function versionsFrom(minimum: string, versions: readonly string[]): string[] {
  return versions
    .filter((version) => compareVersions(version, minimum) >= 0)
    .sort((a, b) => compareVersions(b, a));
}
