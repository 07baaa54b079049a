import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { read, run, type Check } from './check.ts';

const API = 'schema/api.graphql';
const REASONS = 'schema/breaks.json';

/**
 * Changes between two API schemas that break clients and carry no written reason. `reasons` has the place of a
 * change (`Type.field`) as key and says why the break is intended.
 */
export async function unexplainedBreaks(
  before: string,
  after: string,
  reasons: Readonly<Record<string, string>>,
): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(
      ({ criticality, path }) => criticality.level === CriticalityLevel.Breaking && !reasons[path ?? ''],
    )
    .map(({ message, path }) => `${path}: ${message} (deprecate it, or give a reason in ${REASONS})`);
}

/** The API schema clients had last: of the released main, else of the last commit that differs from the work tree. */
async function lastApi(now: string): Promise<string | null> {
  for (const commit of ['origin/main', 'HEAD', 'HEAD^']) {
    const { code, output } = await run('git', ['show', `${commit}:${API}`]);
    if (code === 0 && output !== now) return output;
  }
  return null;
}

/** Nothing that clients use disappears without a written reason. */
export const breakingChanges: Check = {
  name: 'breaking changes',
  run: async () => {
    const now = read(API);
    const before = await lastApi(now);
    const reasons = JSON.parse(read(REASONS) || '{}') as Record<string, string>;
    return before === null ? [] : unexplainedBreaks(before, now, reasons);
  },
};
